// What a game is about.
// SPDX-License-Identifier: MIT
#pragma once

#include <string>

#include "game.hpp"

namespace noughts {

// In a sentence, such as "Who first makes a line of 3 wins."
std::string goal_words(const Game& game);

}  // namespace noughts
