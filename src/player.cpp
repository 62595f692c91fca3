// SPDX-License-Identifier: MIT
#include "player.hpp"

namespace noughts {
namespace {

// The number of replies that win at once; less where the move itself wins, and more where it loses.
int danger(const Rules& rules, const Position& p, const Step& step) {
    const Position after = play(p, step.cell, step.mark);
    if (moves(rules, after)) return size(winning_now(rules, after));
    const int paid = payoff_for(p.turn, rules, after);
    return paid > 0 ? -1 : paid < 0 ? max_cells : 0;
}

std::vector<Step> all_steps(const Rules& rules, const Position& p) {
    std::vector<Step> steps;
    for_each_move(rules, p, [&](int c, Side mark) { steps.push_back({.cell = c, .mark = mark}); });
    return steps;
}

}  // namespace

std::vector<Step> careful_moves(const Rules& rules, const Position& p) {
    std::vector<Step> best;
    int least = max_cells + 1;
    for (const Step& step : all_steps(rules, p)) {
        const int found = danger(rules, p, step);
        if (found < least) best.clear();
        if (found <= least) best.push_back(step);
        least = std::min(least, found);
    }
    return best;
}

Player::Choice Player::operator()(const Position& p, Reporter& reporter) {
    if (chance_.below(100) >= level_) return {.step = any_of(all_steps(rules_, p)), .why_blind = {}};
    const Report report = reporter({.position = p, .mover = p.turn}, {.play = true});
    if (!report.play) return {.step = any_of(careful_moves(rules_, p)), .why_blind = report.why_missing};
    return {.step = any_of(best_moves(*report.play, Fast::yes)), .why_blind = {}};
}

}  // namespace noughts
