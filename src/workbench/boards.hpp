// Boards to ask about, as the spaces of problems are built from them.
// SPDX-License-Identifier: MIT
#pragma once

#include <noughts/alphabet.hpp>
#include <noughts/blocks.hpp>

#include "space.hpp"

namespace noughts::workbench {

// Calls `use` for all positions of a board of up to 16 cells, by number, with X to move.
template <class Use>
void each_board(int cells, Use use) {
    for (std::uint32_t number = 0; number < position_count(cells); ++number) use(position_of(number, cells));
}

inline int marks(const Position& p) { return size(p.filled()); }

// The same name, which lasts as long as the program.
std::string_view lasting(std::string name);

// What a board of tic-tac-toe tries.
std::string_view kind_of_board(const Position& p, Start start = Start::x);

// Its cells, as a file may be named.
std::string_view name_of_line(Cells line);

// What a board tries where it is asked whether `side` can complete a line now: a move and its line, where it is the
// only one.
std::string_view kind_of_move(const Rules& rules, const Position& p, Side side);

// Rows that are a line each.
inline std::string rows_of(const Position& board, const Grid& grid, const Alphabet& letters) {
    return to_text(board, grid.width * grid.height, grid.width, letters, "\n") + '\n';
}

}  // namespace noughts::workbench
