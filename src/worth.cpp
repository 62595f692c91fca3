// SPDX-License-Identifier: MIT
#include "worth.hpp"

#include <algorithm>

namespace noughts {
namespace {

// Lines that can still be complete of these marks when the game is over.
int live_lines(const Rules& r, const Position& p, Side mark) {
    const Cells can_be = p.of(mark) | fillable(r, p.filled());
    int n = 0;
    for (int i = 0; i < r.line_count; ++i) n += r.counts(i, mark) && contains(can_be, r.lines[i]);
    return n;
}

// The values that games can end with in which no more lines than these are made.
Bounds of_lines(const Rules& r, int x_lines, int o_lines) {
    bool can[3] = {};  // -1, 0, 1
    for (const Side turn : {Side::x, Side::o})
        for (const int x : {0, 1})
            for (const int o : {0, 1}) {
                const bool possible = x <= x_lines && o <= o_lines;
                if (possible && !(x && o && r.ending == Ending::first_line)) can[1 + payoff(r, turn, x, o)] = true;
            }
    return Bounds::of_values(can[0] ? -1 : can[1] ? 0 : 1, can[2] ? 1 : can[1] ? 0 : -1);
}

Bounds both(const Bounds& one, const Bounds& other) {
    return {.low = std::max(one.low, other.low), .high = std::min(one.high, other.high)};
}

}  // namespace

bool Worth::reaches(Goal goal) const {
    return std::ranges::all_of(moves, [goal](const MoveWorth& move) { return move.worth.reaches(goal); });
}

Bounds bounds_by_lines(const Rules& r, const Position& p) {
    if (!moves(r, p)) return Bounds::exactly(Distance::unit * payoff(r, p));
    const int x_lines = live_lines(r, p, Side::x), o_lines = live_lines(r, p, Side::o);
    if (r.prize != Prize::most_lines) return of_lines(r, x_lines, o_lines);
    if (r.line_is_its_makers()) return Bounds::of_values(-x_lines - o_lines, x_lines + o_lines);
    return Bounds::of_values(lines_held(r, p, Side::x) - o_lines, x_lines - lines_held(r, p, Side::o));
}

void gather(Side mover, Worth& worth) {
    if (worth.moves.empty()) return;
    Bounds sum{.low = worst_for<int>(mover), .high = worst_for<int>(mover)};
    for (const MoveWorth& move : worth.moves) {
        keep_better(mover, sum.low, move.worth.low);
        keep_better(mover, sum.high, move.worth.high);
    }
    worth.position = both(worth.position, sum);
    for (MoveWorth& move : worth.moves)
        if (mover == Side::x)
            move.worth.high = std::min(move.worth.high, worth.position.high);
        else
            move.worth.low = std::max(move.worth.low, worth.position.low);
}

Worth at_a_glance(const Rules& r, const Position& p) {
    Worth worth{.position = bounds_by_lines(r, p), .moves = {}};
    for_each_move(r, p, [&](int c, Side mark) {
        const Bounds after = bounds_by_lines(r, play(p, c, mark));
        worth.moves.push_back({.step = {.cell = c, .mark = mark}, .worth = after.one_ply_on()});
    });
    gather(p.turn, worth);
    return worth;
}

Bounds bounds_for_either(const Rules& r, Position p) {
    const Bounds one = at_a_glance(r, p).position;
    p.turn = !p.turn;
    const Bounds other = at_a_glance(r, p).position;
    return {.low = std::min(one.low, other.low), .high = std::max(one.high, other.high)};
}

std::vector<MoveWorth> best_first(const Worth& worth, Side mover) {
    auto moves = worth.moves;
    std::ranges::stable_sort(moves, [mover](const MoveWorth& one, const MoveWorth& other) {
        const Bounds a = mover == Side::x ? one.worth : one.worth.turned();
        const Bounds b = mover == Side::x ? other.worth : other.worth.turned();
        return a.low != b.low ? a.low > b.low : a.high > b.high;
    });
    return moves;
}

std::optional<std::vector<Step>> best_moves(const Worth& worth, Fast fast) {
    const Goal goal = fast == Fast::yes ? Goal::distance : Goal::value;
    if (!worth.position.reaches(goal)) return std::nullopt;
    std::vector<Step> steps;
    for (const auto& [step, bounds] : worth.moves) {
        const Bounds& best = worth.position;
        const bool can_be = goal == Goal::value
                                ? bounds.low_value() <= best.low_value() && best.low_value() <= bounds.high_value()
                                : bounds.low <= best.low && best.low <= bounds.high;
        if (can_be && !bounds.reaches(goal)) return std::nullopt;
        if (can_be) steps.push_back(step);
    }
    return steps;
}

}  // namespace noughts
