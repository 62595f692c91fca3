// SPOJ GOV05: either mark may start. A letter for each board: X or O has won, D for a draw, C where the game goes on, I
// for a board that cannot occur. An empty line stands before and after every board.
// SPDX-License-Identifier: MIT
#pragma once

#include <utility>

#include "verdicts.hpp"

namespace noughts::contest {

inline void gov05(Reader& in, Writer& out) {
    Verdicts verdict({"C", "X", "O", "D", "I"}, Start::either);
    bool first = true;
    for_each_case(in, 100'000, [&] {
        if (std::exchange(first, false)) read_empty_line(in);
        out.put(verdict(read_board(in, 3, 3, {})));
        read_empty_line(in);
    });
    out.put("\n");
}

}  // namespace noughts::contest
