// The one place that decides how it is found out what a position is worth: by a table or layers where these are quick, by
// a search where that is likely to be quicker or where nothing else fits into the budget.
// SPDX-License-Identifier: MIT
#pragma once

#include <memory>
#include <optional>
#include <string>

#include "budget.hpp"
#include "game.hpp"
#include "worth.hpp"

namespace noughts {

// What is asked about: the position alone, or each of its moves, too.
enum class Of : std::uint8_t { position, moves };

class Appraiser {
public:
    // `budget` must live as long as this.
    Appraiser(const Game& game, const Budget& budget);
    ~Appraiser();

    // As much as there is within the budget of what is asked for.
    Worth operator()(const Position& p, Goal goal, Of of);

    // How play goes on that is best for both sides, at the lowest cell where there are several moves, from a position that
    // is worth `answer`. Nothing where it is not known within the budget.
    std::optional<std::vector<Step>> best_line(const Position& p, int answer);

    // Why something that was asked for is not known.
    std::string why_missing() const;

private:
    struct Ways;

    std::unique_ptr<Ways> ways_;
};

}  // namespace noughts
