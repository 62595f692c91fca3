// What is known of an answer of Distance, whole or in part: between what it lies. More lines may be counted here than an
// answer can hold.
// SPDX-License-Identifier: MIT
#pragma once

#include <optional>

#include "question.hpp"

namespace noughts {

// What is to be known: the value, or the plies as well.
enum class Goal : std::uint8_t { value, distance };

struct Bounds {
    int low, high;

    static constexpr Bounds exactly(int answer) { return {.low = answer, .high = answer}; }
    // Of games that are worth from `low` to `high`, after any number of plies.
    static constexpr Bounds of_values(int low, int high) { return {.low = least(low), .high = most(high)}; }

    // The least and the most of those that mean this value.
    static constexpr int least(int value) { return Distance::unit * value - (value > 0 ? max_cells : 0); }
    static constexpr int most(int value) { return Distance::unit * value + (value < 0 ? max_cells : 0); }

    constexpr int low_value() const { return Distance::value(low); }
    constexpr int high_value() const { return Distance::value(high); }

    // Nothing where they are not known.
    constexpr std::optional<int> value() const {
        return low_value() == high_value() ? std::optional(low_value()) : std::nullopt;
    }
    constexpr std::optional<int> answer() const { return low == high ? std::optional(low) : std::nullopt; }
    constexpr bool reaches(Goal goal) const { return goal == Goal::value ? low_value() == high_value() : low == high; }

    // The same seen from the other side, and one ply before.
    constexpr Bounds turned() const { return {.low = -high, .high = -low}; }
    constexpr Bounds one_ply_on() const {
        return {.low = Distance::one_ply_on(low), .high = Distance::one_ply_on(high)};
    }
    friend constexpr bool operator==(const Bounds&, const Bounds&) = default;
};

}  // namespace noughts
