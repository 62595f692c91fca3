// CodinGame, Connect Four: in which columns, numbered from 0, would player 1 complete four in a row now, and in which
// player 2? A line for each of them: the columns in order, or NONE.
// SPDX-License-Identifier: MIT
#pragma once

#include <noughts/boards.hpp>
#include <noughts/writer.hpp>

namespace noughts::contest {

inline std::string columns_of(Cells cells, int width) {
    std::string text;
    for (int x = 0; x < width; ++x) {
        bool holds_one = false;
        for (int c = x; c < max_cells; c += width) holds_one |= contains(cells, cell(c));
        if (holds_one) text += (text.empty() ? "" : " ") + std::to_string(x);
    }
    return text.empty() ? "NONE" : text;
}

inline void codingame_connect4(Reader& in, Writer& out) {
    constexpr Grid grid{.width = 7, .height = 6, .length = 4, .gravity = true};
    const Position board = read_board(in, grid.width, grid.height, {.x = '1', .o = '2', .empty = '.'});
    in.finish();
    for (const Side side : {Side::x, Side::o})
        out.put(columns_of(winning_moves(make_rules(grid), board, side), grid.width) + '\n');
}

}  // namespace noughts::contest
