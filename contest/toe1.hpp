// SPOJ TOE1, UVa 10363, POJ 2361: X starts. Can a game come to this board? Empty lines stand between the boards.
// SPDX-License-Identifier: MIT
#pragma once

#include <utility>

#include "verdicts.hpp"

namespace noughts::contest {

inline void toe1(Reader& in, Writer& out) {
    Verdicts verdict({"yes\n", "yes\n", "yes\n", "yes\n", "no\n"});
    bool first = true;
    for_each_case(in, 100'000, [&] {
        if (!std::exchange(first, false)) read_empty_line(in);
        out.put(verdict(read_board(in, 3, 3, {})));
    });
}

}  // namespace noughts::contest
