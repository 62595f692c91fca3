// An own game from a file: a JSON object, as docs/rules.md tells.
// SPDX-License-Identifier: MIT
#pragma once

#include <string>

#include "game.hpp"

namespace noughts {

// The game that a file describes. What is wrong with it is refused with the file and the place.
Game game_in_file(const std::string& path);

// The same for what the file holds.
Game game_in_text(const std::string& text);

}  // namespace noughts
