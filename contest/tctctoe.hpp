// CodeChef TCTCTOE: X starts. Can a game come to this board, and is it over (1) or does it go on (2), or can it not (3)?
// SPDX-License-Identifier: MIT
#pragma once

#include "verdicts.hpp"

namespace noughts::contest {

inline void tctctoe(Reader& in, Writer& out) {
    Verdicts verdict({"2\n", "1\n", "1\n", "1\n", "3\n"});
    for_each_case(in, 19'683, [&] { out.put(verdict(read_board(in, 3, 3, {.x = 'X', .o = 'O', .empty = '_'}))); });
}

}  // namespace noughts::contest
