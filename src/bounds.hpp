// What is known of a value without looking ahead.
// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <noughts/solve.hpp>
#include <optional>
#include <tuple>
#include <vector>

namespace noughts {

// The value, or score, is not below `low` and not above `high`.
struct Bounds {
    int low = -1, high = 1;
    // To the end, where the game is over or a move ends it at once as well as it can end.
    std::optional<int> plies = std::nullopt;

    bool is_exact() const { return low == high; }
    // The value with its distance, where both follow.
    std::optional<Distance::Answer> answer() const {
        if (!is_exact() || (low != 0 && !plies)) return std::nullopt;
        return plies == 1 ? Distance::one_ply_on(Distance::ended(low)) : Distance::ended(low);
    }
    friend bool operator==(const Bounds&, const Bounds&) = default;
};

// A move, and bounds of the position after it.
struct MoveBounds {
    int cell;
    Side mark;
    Bounds after;
};

// Bounds by the lines that can still be complete.
Bounds bounds_by_lines(const Rules& r, const Position& p);

// The same for each move, what is surely best for the mover first; equals by cell.
std::vector<MoveBounds> moves_at_a_glance(const Rules& r, const Position& p);

// Bounds by these moves.
Bounds bounds_at_a_glance(const Rules& r, const Position& p);

// The same whoever is to move.
Bounds bounds_for_either(const Rules& r, Position p);

// The answer to a question where the bounds give it.
template <Question Q>
std::optional<typename Q::Answer> settled(const Bounds& bounds) {
    if constexpr (std::is_same_v<Q, Distance>) return bounds.answer();
    return bounds.is_exact() ? std::optional(static_cast<typename Q::Answer>(bounds.low)) : std::nullopt;
}

// The answers for a position and its moves where the bounds give all of them.
template <Question Q>
std::optional<Solution<Q>> settled_moves(const Rules& r, const Position& p) {
    Solution<Q> solution{.answer = Q::none(p.turn), .moves = {}};
    bool all = true;
    for_each_move(r, p, [&](int c, Side mark) {
        const auto answer = settled<Q>(bounds_by_lines(r, play(p, c, mark)));
        all = all && answer;
        if (!all) return;
        Q::gather(p.turn, solution.answer, *answer);
        solution.moves.push_back({.cell = c, .mark = mark, .answer = *answer});
    });
    return all ? std::optional(solution) : std::nullopt;
}

}  // namespace noughts
