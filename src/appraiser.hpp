// The one place that decides how it is found out what a position is worth: by a table or layers where these are quick, by
// a search where that is likely to be quicker or where nothing else fits into the budget.
// SPDX-License-Identifier: MIT
#pragma once

#include <noughts/search/narrow.hpp>
#include <optional>
#include <string>

#include "game.hpp"
#include "look_ahead.hpp"
#include "worth.hpp"

namespace noughts {

// What is asked about: the position alone, or each of its moves, too.
enum class Of : std::uint8_t { position, moves };

class Appraiser {
public:
    // `budget` must live as long as this.
    Appraiser(const Game& game, const Budget& budget);

    // As much as there is within the budget of what is asked for.
    Worth operator()(const Position& p, Goal goal, Of of);

    // How play goes on that is best for both sides, at the lowest cell where there are several moves, from a position that
    // is worth `answer`. Nothing where it is not known within the budget.
    std::optional<std::vector<Step>> best_line(Position p, int answer);

    // Why something that was asked for is not known.
    std::string why_missing() const {
        const std::string beyond = beyond_answers(rules_);
        return beyond.empty() ? why_stopped(budget_) : beyond;
    }

private:
    bool by_table(const Position& p, Goal goal, Quick quick, Worth& worth);
    bool by_search(const Position& p, Goal goal, Of of, double nodes, Worth& worth);
    template <class Stop>
    bool narrow_moves(const Position& p, Goal goal, Stop stop, Worth& worth);
    std::optional<Step> next_step(const Position& p, int answer);
    Search& search();

    Rules rules_;
    Grid grid_;
    Quick quick_;  // where only tables that are there at once are preferred to a search
    const Budget& budget_;
    LookAhead<Value> values_;
    LookAhead<Distance> distances_;
    std::optional<Search> search_;
};

}  // namespace noughts
