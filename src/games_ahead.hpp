// How many games go on from a position that each side wins, in as many bits as they take.
// SPDX-License-Identifier: MIT
#pragma once

#include <memory>
#include <noughts/question.hpp>
#include <optional>
#include <string>

#include "budget.hpp"

namespace noughts {

class GamesAhead {
public:
    using Answer = Games<Wide>::Answer;

    // `budget` must live as long as this.
    GamesAhead(const Rules& rules, const Budget& budget);
    ~GamesAhead();

    // Of the position and after each of its moves; nothing where they do not come within the budget.
    std::optional<Solution<Games<Wide>>> operator()(const Position& p);

    // Why the last answer that was asked for is not known.
    const std::string& why_missing() const;

private:
    struct Counters;

    std::unique_ptr<Counters> counters_;
};

}  // namespace noughts
