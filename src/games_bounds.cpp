// SPDX-License-Identifier: MIT
#include "games_bounds.hpp"

#include <map>

#include "worth.hpp"

namespace noughts {
namespace {

using Count = GamesBounds::Count;

// The positions after so many plies, by the marks of X and of O, and in how many ways play comes to each.
using Ways = std::map<std::pair<Cells, Cells>, Wide>;

constexpr std::size_t few_positions = 20'000;

// Whether all orders to fill so many cells are a number that `Wide` holds.
bool orders_fit(const Rules& r, int cells) { return cells <= (r.marks == Marks::either ? 27 : 33); }

Wide orders(const Rules& r, int cells) {
    Wide ways = 1;
    for (int n = 2; n <= cells; ++n) ways *= Wide(n);
    return r.marks == Marks::either ? ways << cells : ways;
}

void add(Count& sum, const Rules& r, const Position& p, Wide ways) {
    const auto one = Games<Wide>::ended(payoff(r, p));
    sum.x += one.x * ways;
    sum.o += one.o * ways;
    sum.draw += one.draw * ways;
}

// Takes the games that have ended out of `here` and adds them up.
void count_ended(const Rules& r, Side turn, Ways& here, Count& sum) {
    std::erase_if(here, [&](const auto& entry) {
        const Position p{.x = entry.first.first, .o = entry.first.second, .turn = turn};
        const bool ended = !moves(r, p);
        if (ended) add(sum, r, p, entry.second);
        return ended;
    });
}

Ways one_ply_on(const Rules& r, Side turn, const Ways& here) {
    Ways next;
    for (const auto& entry : here) {
        const Position p{.x = entry.first.first, .o = entry.first.second, .turn = turn};
        for_each_move(r, p, [&](int c, Side mark) {
            const Position after = play(p, c, mark);
            next[{after.x, after.o}] += entry.second;
        });
    }
    return next;
}

}  // namespace

GamesBounds games_at_a_glance(const Rules& r, const Position& p) {
    GamesBounds known;
    Ways here{{{p.x, p.o}, 1}};
    Side turn = p.turn;
    int left = size(fillable(r, p.filled()));
    const bool all_fit = orders_fit(r, left);
    const int least = all_fit ? 0 : left - 30;  // so many plies lead in few ways enough to be counted
    count_ended(r, turn, here, known.low);
    for (; here.size() * std::size_t(left) <= few_positions && !here.empty() && left > least; --left) {
        here = one_ply_on(r, turn, here);
        turn = !turn;
        count_ended(r, turn, here, known.low);
    }
    if (!all_fit && !here.empty()) return known;
    Wide ways = 0;
    for (const auto& entry : here) ways += entry.second;
    ways *= orders(r, left);
    const Bounds value = bounds_by_lines(r, p);
    const int low = value.low_value(), high = value.high_value();
    known.high = {.x = known.low.x + (high > 0 ? ways : 0),
                  .o = known.low.o + (low < 0 ? ways : 0),
                  .draw = known.low.draw + (low <= 0 && high >= 0 ? ways : 0)};
    return known;
}

}  // namespace noughts
