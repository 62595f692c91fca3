// The answer for a position, narrowed by asking a search one threshold after another.
// SPDX-License-Identifier: MIT
#pragma once

#include "search.hpp"

namespace noughts {

// Between what the answer of Distance lies.
struct Bounds {
    using Answer = Distance::Answer;
    Answer low, high;

    // Of games that are worth from `low` to `high`, after any number of plies.
    static constexpr Bounds of_values(int low, int high) { return {.low = least(low), .high = most(high)}; }

    // The answers that mean this value.
    static constexpr Answer least(int value) {
        return static_cast<Answer>(Distance::unit * value - (value > 0 ? Distance::unit / 2 - 1 : 0));
    }
    static constexpr Answer most(int value) {
        return static_cast<Answer>(Distance::unit * value + (value < 0 ? Distance::unit / 2 - 1 : 0));
    }

    std::optional<int> value() const {
        return Distance::value(low) == Distance::value(high) ? std::optional(Distance::value(low)) : std::nullopt;
    }
    std::optional<Answer> answer() const { return low == high ? std::optional(low) : std::nullopt; }

    // The same seen from the other side.
    Bounds turned() const { return {.low = static_cast<Answer>(-high), .high = static_cast<Answer>(-low)}; }
    friend bool operator==(const Bounds&, const Bounds&) = default;
};

// What is to be known: the value, or the plies as well.
enum class Goal : std::uint8_t { value, distance };

// Narrows bounds that hold for `p` until the goal is known. False where it was stopped; they hold all the same.
template <class Stop>
bool narrow(Search& search, const Position& p, Goal goal, Bounds& known, Stop stop) {
    Bounds mine = p.turn == Side::x ? known : known.turned();
    bool whole = true;
    while (whole && (goal == Goal::value ? !mine.value() : !mine.answer())) {
        // The value first, and of the answers with one value those in the middle.
        const int low = Distance::value(mine.low), high = Distance::value(mine.high), value = high - (high - low) / 2;
        const int answer = mine.high - (mine.high - mine.low) / 2;
        const auto least = low == high ? static_cast<Distance::Answer>(answer) : Bounds::least(value);
        const auto enough = search.at_least(p, least, stop);
        whole = enough.has_value();
        if (!whole) break;
        if (*enough)
            mine.low = least;
        else
            mine.high = low == high ? static_cast<Distance::Answer>(least - 1) : Bounds::most(value - 1);
    }
    known = p.turn == Side::x ? mine : mine.turned();
    return whole;
}

}  // namespace noughts
