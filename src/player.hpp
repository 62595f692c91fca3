// The program as a player of any game: perfect where it can look ahead, and as often as it is told to be.
// SPDX-License-Identifier: MIT
#pragma once

#include "chance.hpp"
#include "report.hpp"

namespace noughts {

class Player {
public:
    // Makes the perfect move in `level` of a hundred cases and any move in the others.
    Player(const Rules& rules, int level, std::uint32_t seed) : rules_(rules), level_(level), chance_(seed) {}

    // Where the move was to be the best one, and the reporter does not know which that is, `why_blind` says why.
    struct Choice {
        Step step;
        std::string why_blind;
    };

    // A move from a position that has one. Among equals chance decides.
    Choice operator()(const Position& p, Reporter& reporter);

private:
    Step any_of(const std::vector<Step>& steps) { return steps[std::size_t(chance_.below(int(steps.size())))]; }

    Rules rules_;
    int level_;
    Chance chance_;
};

// Of these moves those that look best to who sees no further than the reply: those that win at once, else those after
// which the other side has the fewest moves that do.
std::vector<Step> careful_moves(const Rules& rules, const Position& p, const std::vector<Step>& steps);

}  // namespace noughts
