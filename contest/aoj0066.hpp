// AOJ 0066: which mark holds a line, o or x? d where neither does. A word a board, s for an empty cell, up to the end.
// SPDX-License-Identifier: MIT
#pragma once

#include <noughts/boards.hpp>
#include <noughts/writer.hpp>

namespace noughts::contest {

inline void aoj0066(Reader& in, Writer& out) {
    const Rules rules = make_rules(tic_tac_toe);
    while (!in.peek_word().empty()) {
        const int paid = payoff(rules, read_board(in, 9, 1, {.x = 'x', .o = 'o', .empty = 's'}));
        out.put(paid > 0 ? "x\n" : paid < 0 ? "o\n" : "d\n");
    }
    in.finish();
}

}  // namespace noughts::contest
