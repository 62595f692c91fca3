// SPDX-License-Identifier: MIT
#include "games_ahead.hpp"

#include "look_ahead.hpp"

namespace noughts {
namespace {

GamesAhead::Answer widened(const Games<>::Answer& games) { return {.x = games.x, .o = games.o, .draw = games.draw}; }

}  // namespace

struct GamesAhead::Counters {
    Rules rules;
    LookAhead<Games<>> narrow;
    LookAhead<Games<Wide>> wide;
    bool is_wide = false;
};

GamesAhead::GamesAhead(const Rules& rules, const Budget& budget)
    : counters_(new Counters{.rules = rules, .narrow = {rules, budget}, .wide = {rules, budget}}) {}

GamesAhead::~GamesAhead() = default;

std::optional<Solution<Games<Wide>>> GamesAhead::operator()(const Position& p) {
    counters_->is_wide = !games_fit_64_bits(counters_->rules, p);
    if (counters_->is_wide) return counters_->wide(p);
    const auto found = counters_->narrow(p);
    if (!found) return std::nullopt;
    Solution<Games<Wide>> solution{.answer = widened(found->answer), .moves = {}};
    for (const auto& move : found->moves)
        solution.moves.push_back({.cell = move.cell, .mark = move.mark, .answer = widened(move.answer)});
    return solution;
}

const std::string& GamesAhead::why_missing() const {
    return counters_->is_wide ? counters_->wide.why_missing() : counters_->narrow.why_missing();
}

}  // namespace noughts
