// Moves as a script: cells, columns where there is gravity, `u` to take a move back and `r` to make it again.
// SPDX-License-Identifier: MIT
#pragma once

#include <string_view>

#include "game.hpp"

namespace noughts {

// The position after the moves of `script` have been made from `p` on. The first move that cannot be made is refused
// with its place in the script and the reason.
Position replay(const Game& game, const Position& p, std::string_view script);

}  // namespace noughts
