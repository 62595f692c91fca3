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

// What a board of tic-tac-toe with X first tries.
std::string_view kind_of_board(const Position& p);

// Rows that are a line each.
inline std::string rows_of(const Position& board, const Grid& grid, const Alphabet& letters) {
    return to_text(board, grid.width * grid.height, grid.width, letters, "\n") + '\n';
}

}  // namespace noughts::workbench
