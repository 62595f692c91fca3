// ICPC NAC 2022 J, Kattis tictactoecounting, Luogu P16050: can play, X first, reach this board, and in how many of the
// games that go on from it does each side win? An ended game counts itself; -1 -1 where play cannot come to the board.
// SPDX-License-Identifier: MIT
#pragma once

#include <noughts/reach.hpp>
#include <noughts/sweep.hpp>

#include "cases.hpp"

namespace noughts::contest {

inline void counting(Reader& in, Writer& out) {
    constexpr Rules rules = make_rules(tic_tac_toe);
    const Table<Games<std::uint32_t>> games(rules);
    const Reach reach(rules);
    answer_cases(in, out, {.rows = 1, .width = 9}, 100'000, [&](std::uint32_t number) -> std::string {
        for (const Side turn : {Side::x, Side::o})
            if (reach.at(number, turn)) {
                const auto& count = games.at(number, turn);
                return std::to_string(count.x) + ' ' + std::to_string(count.o) + '\n';
            }
        return "-1 -1\n";
    });
}

}  // namespace noughts::contest
