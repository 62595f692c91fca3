// DWITE, January 2008, problem 2 (DMOJ dwite08c4p2): which mark holds a line, X or O? A period where neither does. Five
// boards.
// SPDX-License-Identifier: MIT
#pragma once

#include <noughts/boards.hpp>
#include <noughts/writer.hpp>

namespace noughts::contest {

inline void dwite08c4p2(Reader& in, Writer& out) {
    const Rules rules = make_rules(tic_tac_toe);
    for (int board = 0; board < 5; ++board) {
        const int paid = payoff(rules, read_board(in, 3, 3, {}));
        out.put(paid > 0 ? "X\n" : paid < 0 ? "O\n" : ".\n");
    }
    in.finish();
}

}  // namespace noughts::contest
