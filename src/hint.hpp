// What a player would like to know of a position: the moves to make, and only as much of them as is known.
// SPDX-License-Identifier: MIT
#pragma once

#include "report.hpp"

namespace noughts {

// All best moves and what they come to, those that win soonest or lose latest first: "5 (X wins in 3 plies), 7 9 (X
// wins in 5 plies)". Where the report does not tell, the moves that win at once, or else those that are threatened. The
// game must go on, and its mover be known.
std::string hint_words(const Game& game, const Report& report);

}  // namespace noughts
