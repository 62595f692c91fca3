// What is known of a value without looking ahead.
// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <noughts/question.hpp>
#include <optional>

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
};

// Lines that can still be complete of these marks when the game is over.
inline int live_lines(const Rules& r, const Position& p, Side mark) {
    int n = 0;
    for (int i = 0; i < r.line_count; ++i) n += r.counts(i, mark) && !(r.lines[i] & p.of(!mark));
    return n;
}

// Bounds by the lines that can still be complete, and by the moves that end the game at once.
inline Bounds bounds_at_a_glance(const Rules& r, const Position& p) {
    if (!moves(r, p)) return {.low = payoff(r, p), .high = payoff(r, p), .plies = 0};
    if (r.prize == Prize::most_lines && r.line_is_its_makers()) {
        const int most = live_lines(r, p, Side::x) + live_lines(r, p, Side::o);
        return {.low = -most, .high = most};
    }
    if (r.prize == Prize::most_lines)
        return {.low = lines_held(r, p, Side::x) - live_lines(r, p, Side::o),
                .high = live_lines(r, p, Side::x) - lines_held(r, p, Side::o)};
    bool can[3] = {};  // the game can end with -1, 0, 1
    for (const Side turn : {Side::x, Side::o})
        for (const int x : {0, 1})
            for (const int o : {0, 1}) {
                const bool possible = (!x || live_lines(r, p, Side::x)) && (!o || live_lines(r, p, Side::o));
                if (possible && !(x && o && r.ending == Ending::first_line)) can[1 + payoff(r, turn, x, o)] = true;
            }
    Bounds bounds{.low = can[0] ? -1 : can[1] ? 0 : 1, .high = can[2] ? 1 : can[1] ? 0 : -1};
    const int best = p.turn == Side::x ? bounds.high : bounds.low;
    for_each_move(r, p, [&](int c, Side mark) {
        const Position next = play(p, c, mark);
        if (payoff(r, next) == best && !moves(r, next)) bounds = {.low = best, .high = best, .plies = 1};
    });
    return bounds;
}

}  // namespace noughts
