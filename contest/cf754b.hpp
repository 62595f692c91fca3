// Codeforces 754B: on a 4x4 board three in a row win. It is x's turn and the game goes on: can x win with this move?
// SPDX-License-Identifier: MIT
#pragma once

#include <noughts/boards.hpp>
#include <noughts/writer.hpp>

namespace noughts::contest {

inline void cf754b(Reader& in, Writer& out) {
    const Position board = read_board(in, 4, 4, {.x = 'x', .o = 'o', .empty = '.'});
    in.finish();
    const Rules rules = make_rules({.width = 4, .height = 4, .length = 3});
    out.put(winning_moves(rules, board, Side::x) ? "YES\n" : "NO\n");
}

}  // namespace noughts::contest
