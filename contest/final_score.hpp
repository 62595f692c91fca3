// A score that two problems share: whoever wins gets one point, and one more for each cell that is still empty then. So
// the winner hurries and the loser delays.
// SPDX-License-Identifier: MIT
#pragma once

#include <noughts/sweep.hpp>

namespace noughts::contest {

class FinalScores {
public:
    // What X gets under best play, from any 3x3 board on.
    int operator()(const Position& p) const {
        const auto answer = distance_(p);
        const int empty_then = rules.cells - size(p.filled()) - Distance::plies(answer);
        return Distance::value(answer) * (empty_then + 1);
    }

private:
    static constexpr Rules rules = make_rules(tic_tac_toe);
    Table<Distance> distance_{rules};
};

}  // namespace noughts::contest
