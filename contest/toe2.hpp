// SPOJ TOE2, BOJ 7682: X starts. Can a game have ended with this board? A word a board, and `end` after the last.
// SPDX-License-Identifier: MIT
#pragma once

#include "verdicts.hpp"

namespace noughts::contest {

inline void toe2(Reader& in, Writer& out) {
    Verdicts verdict({"invalid\n", "valid\n", "valid\n", "valid\n", "invalid\n"});
    while (in.peek_word() != "end") {
        if (in.peek() == Reader::end) in.refuse("a board or the word end");
        out.put(verdict(read_board(in, 9, 1, {})));
    }
    in.take("end");
    in.finish();
}

}  // namespace noughts::contest
