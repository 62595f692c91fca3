// AtCoder PAST202012 A: a row of five cells, all of them marked. Does o have three in a row, or x, or is it a draw?
// SPDX-License-Identifier: MIT
#pragma once

#include <noughts/boards.hpp>
#include <noughts/writer.hpp>

namespace noughts::contest {

inline void past202012a(Reader& in, Writer& out) {
    const Position row = read_board(in, 5, 1, {.x = 'x', .o = 'o', .empty = Alphabet::none});
    in.finish();
    const int paid = payoff(make_rules({.width = 5, .height = 1, .length = 3}), row);
    out.put(paid > 0 ? "x\n" : paid < 0 ? "o\n" : "draw\n");
}

}  // namespace noughts::contest
