// The answer for a position, narrowed by asking a search one threshold after another.
// SPDX-License-Identifier: MIT
#pragma once

#include "../bounds.hpp"
#include "search.hpp"

namespace noughts {

// What to ask of bounds, seen from the side to move: whether the answer is at least so much. The value first, and of the
// answers with one value those in the middle.
constexpr Distance::Answer next_threshold(const Bounds& mine) {
    const int low = mine.low_value(), high = mine.high_value();
    const int least = low < high ? Bounds::least(high - (high - low) / 2) : mine.high - (mine.high - mine.low) / 2;
    return static_cast<Distance::Answer>(least);
}

// What is known once that has been answered.
constexpr Bounds narrowed(Bounds mine, Distance::Answer least, bool enough) {
    if (enough)
        mine.low = least;
    else
        mine.high = mine.value() ? least - 1 : Bounds::most(Distance::value(least) - 1);
    return mine;
}

// Narrows bounds that hold for `p` until the goal is known. False where it was stopped; they hold all the same.
template <class Stop>
bool narrow(Search& search, const Position& p, Goal goal, Bounds& known, Stop stop) {
    while (!known.reaches(goal)) {
        const Bounds mine = p.turn == Side::x ? known : known.turned();
        const auto least = next_threshold(mine);
        const auto enough = search.at_least(p, least, stop);
        if (!enough) return false;
        const Bounds more = narrowed(mine, least, *enough);
        known = p.turn == Side::x ? more : more.turned();
    }
    return true;
}

}  // namespace noughts
