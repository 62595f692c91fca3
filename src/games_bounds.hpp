// What is known of numbers of games without looking ahead.
// SPDX-License-Identifier: MIT
#pragma once

#include <noughts/question.hpp>
#include <optional>

namespace noughts {

struct GamesBounds {
    using Count = Games<Wide>::Answer;

    Count low;                  // at least so many
    std::optional<Count> high;  // and at most; nothing where that may be more than is counted

    bool is_exact() const { return high == low; }
};

// Counts the games that end within few plies. Those that go on are at most as many as there are orders to fill the rest.
GamesBounds games_at_a_glance(const Rules& r, const Position& p);

}  // namespace noughts
