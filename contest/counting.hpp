// ICPC NAC 2022 J, Kattis tictactoecounting, Luogu P16050: can play, X first, reach this board, and in how many of the
// games that go on from it does each side win? An ended game counts itself; -1 -1 where play cannot come to the board.
// SPDX-License-Identifier: MIT
#pragma once

#include <noughts/reach.hpp>
#include <noughts/reader.hpp>
#include <noughts/writer.hpp>

namespace noughts::contest {

inline void counting(Reader& in, Writer& out) {
    constexpr CaseShape shape{.rows = 1, .width = 9};
    constexpr Rules rules = make_rules(tic_tac_toe);
    const Table<Games<std::uint32_t>> games(rules);
    const Reach reach(rules);
    const auto text = [&](std::uint32_t n) {
        const Side turn = reach.at(n, Side::x) ? Side::x : Side::o;
        if (!reach.at(n, turn)) return Phrase("-1 -1\n");
        const auto& count = games.at(n, turn);
        return Phrase(std::to_string(count.x) + ' ' + std::to_string(count.o) + '\n');
    };
    std::vector<Phrase> answers(position_count(9));
    for (std::uint64_t left = in.count("the number of boards", 1, 100'000); left > 0;) {
        const auto numbers = in.cases(shape, left, {});
        left -= numbers.size();
        for (const std::uint16_t n : numbers) {
            if (!answers[n].size) answers[n] = text(n);
            out.put(answers[n]);
        }
    }
    in.finish();
}

}  // namespace noughts::contest
