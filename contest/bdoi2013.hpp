// BdOI 2013, the Bangladesh olympiad, problem 2: can X win with its next move? The answers are numbered from 1.
// SPDX-License-Identifier: MIT
#pragma once

#include "each_case.hpp"

namespace noughts::contest {

inline void bdoi2013(Reader& in, Writer& out) {
    const Rules rules = make_rules(tic_tac_toe);
    std::uint64_t number = 0;
    for_each_case(in, 2499, [&] {
        const bool wins = winning_moves(rules, read_board(in, 3, 3, {}), Side::x) != 0;
        out.put("Case " + std::to_string(++number) + (wins ? ": YES\n" : ": NO\n"));
    });
}

}  // namespace noughts::contest
