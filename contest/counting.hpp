// ICPC NAC 2022 J, Kattis tictactoecounting, Luogu P16050: can play, X first, reach this board, and in how many of the
// games that go on from it does each side win? An ended game counts itself; -1 -1 where play cannot come to the board.
// SPDX-License-Identifier: MIT
#pragma once

#include <noughts/layers.hpp>
#include <noughts/reach.hpp>
#include <noughts/sweep.hpp>

#include "cases.hpp"

namespace noughts::contest {

// A few boards are answered one by one; who asks for more gets them from tables of all boards.
class GamesFrom {
public:
    using Count = Games<std::uint32_t>;

    // Nothing where play does not come to the board of this number.
    std::optional<Count::Answer> operator()(std::uint32_t number) {
        if (asked_++ == few) tables_.emplace();
        return tables_ ? tables_->answer(number) : alone(position_of(number, 9));
    }

private:
    static constexpr int few = 16;
    static constexpr Rules rules = make_rules(tic_tac_toe);

    struct Tables {
        Table<Count> games;
        Reach reach;

        Tables() : games(rules), reach(rules) {}
        std::optional<Count::Answer> answer(std::uint32_t number) const {
            for (const Side turn : {Side::x, Side::o})
                if (reach.at(number, turn)) return games.at(number, turn);
            return std::nullopt;
        }
    };

    static std::optional<Count::Answer> alone(Position board) {
        const auto mover = mover_by_counts(rules, board);
        board.turn = mover.value_or(Side::x);
        if (!mover || !reachable(rules, board)) return std::nullopt;
        return solve<Count>(rules, board).answer;
    }

    std::optional<Tables> tables_;
    int asked_ = 0;
};

inline void counting(Reader& in, Writer& out) {
    GamesFrom games;
    answer_cases(in, out, {.rows = 1, .width = 9}, 100'000, [&](std::uint32_t number) -> std::string {
        const auto count = games(number);
        return count ? std::to_string(count->x) + ' ' + std::to_string(count->o) + '\n' : "-1 -1\n";
    });
}

}  // namespace noughts::contest
