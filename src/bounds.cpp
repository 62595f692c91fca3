// SPDX-License-Identifier: MIT
#include "bounds.hpp"

namespace noughts {
namespace {

// Lines that can still be complete of these marks when the game is over.
int live_lines(const Rules& r, const Position& p, Side mark) {
    const Cells can_be = p.of(mark) | fillable(r, p.filled());
    int n = 0;
    for (int i = 0; i < r.line_count; ++i) n += r.counts(i, mark) && contains(can_be, r.lines[i]);
    return n;
}

// As the mover sees them: what is surely had, what can be had, and the end that is better near or far.
auto rank(Side mover, const Bounds& after) {
    const auto& [low, high, plies] = after;
    const int sure = mover == Side::x ? low : -high, hoped = mover == Side::x ? high : -low;
    return std::tuple(sure, hoped, plies.has_value() == (sure > 0));
}

}  // namespace

Bounds bounds_by_lines(const Rules& r, const Position& p) {
    if (!moves(r, p)) return {.low = payoff(r, p), .high = payoff(r, p), .plies = 0};
    const int x_lines = live_lines(r, p, Side::x), o_lines = live_lines(r, p, Side::o);
    if (r.prize == Prize::most_lines && r.line_is_its_makers())
        return {.low = -x_lines - o_lines, .high = x_lines + o_lines};
    if (r.prize == Prize::most_lines)
        return {.low = lines_held(r, p, Side::x) - o_lines, .high = x_lines - lines_held(r, p, Side::o)};
    bool can[3] = {};  // the game can end with -1, 0, 1
    for (const Side turn : {Side::x, Side::o})
        for (const int x : {0, 1})
            for (const int o : {0, 1}) {
                const bool possible = x <= x_lines && o <= o_lines;
                if (possible && !(x && o && r.ending == Ending::first_line)) can[1 + payoff(r, turn, x, o)] = true;
            }
    return {.low = can[0] ? -1 : can[1] ? 0 : 1, .high = can[2] ? 1 : can[1] ? 0 : -1};
}

std::vector<MoveBounds> moves_at_a_glance(const Rules& r, const Position& p) {
    std::vector<MoveBounds> found;
    for_each_move(r, p, [&](int c, Side mark) {
        found.push_back({.cell = c, .mark = mark, .after = bounds_by_lines(r, play(p, c, mark))});
    });
    std::ranges::stable_sort(
        found, [&](const MoveBounds& a, const MoveBounds& b) { return rank(p.turn, a.after) > rank(p.turn, b.after); });
    return found;
}

Bounds bounds_at_a_glance(const Rules& r, const Position& p) {
    const auto found = moves_at_a_glance(r, p);
    if (found.empty()) return bounds_by_lines(r, p);
    Bounds sum{.low = worst_for<int>(p.turn), .high = worst_for<int>(p.turn)};
    for (const MoveBounds& move : found) {
        keep_better(p.turn, sum.low, move.after.low);
        keep_better(p.turn, sum.high, move.after.high);
    }
    if (sum.is_exact() && found.front().after.plies == 0) sum.plies = 1;
    return sum;
}

Bounds bounds_for_either(const Rules& r, Position p) {
    const Bounds one = bounds_at_a_glance(r, p);
    p.turn = !p.turn;
    const Bounds other = bounds_at_a_glance(r, p);
    if (one == other) return one;
    return {.low = std::min(one.low, other.low), .high = std::max(one.high, other.high)};
}

}  // namespace noughts
