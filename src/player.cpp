// SPDX-License-Identifier: MIT
#include "player.hpp"

#include <limits>

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

// The best and fastest moves, as far as it is known which they are.
std::vector<Step> surely_best(const Worth& worth) {
    if (const auto fastest = best_moves(worth, Fast::yes)) return *fastest;
    std::vector<Step> steps;
    for (const auto& [step, bounds] : worth.moves)
        if (worth.position.value() && bounds.value() == worth.position.value()) steps.push_back(step);
    return steps;
}

// The moves that may be best, by what is known.
std::vector<Step> hopeful(const Worth& worth, Side mover) {
    const auto hope = [mover](const MoveWorth& move) {
        return mover == Side::x ? move.worth.high_value() : -move.worth.low_value();
    };
    int most = std::numeric_limits<int>::min();
    for (const MoveWorth& move : worth.moves) most = std::max(most, hope(move));
    std::vector<Step> steps;
    for (const MoveWorth& move : worth.moves)
        if (hope(move) == most) steps.push_back(move.step);
    return steps;
}

}  // namespace

std::vector<Step> careful_moves(const Rules& rules, const Position& p, const std::vector<Step>& steps) {
    std::vector<Step> best;
    int least = max_cells + 1;
    for (const Step& step : steps) {
        const int found = danger(rules, p, step);
        if (found < least) best.clear();
        if (found <= least) best.push_back(step);
        least = std::min(least, found);
    }
    return best;
}

Player::Choice Player::operator()(const Position& p, Reporter& reporter) {
    if (chance_.below(100) >= level_) return {.step = any_of(all_steps(rules_, p)), .why_blind = {}};
    const Report report = reporter({.position = p, .mover = p.turn}, {.play = true, .moves = true});
    const auto best = surely_best(report.worth);
    if (best.empty())
        return {.step = any_of(careful_moves(rules_, p, hopeful(report.worth, p.turn))),
                .why_blind = report.why_missing};
    return {.step = any_of(best), .why_blind = {}};
}

}  // namespace noughts
