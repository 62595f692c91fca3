// The game that a question is about, as the options of the command line tell it.
// SPDX-License-Identifier: MIT
#pragma once

#include <noughts/alphabet.hpp>
#include <optional>
#include <utility>
#include <vector>

#include "arguments.hpp"

namespace noughts {

struct Game {
    Grid grid;
    std::vector<std::pair<int, int>> needs;  // the needed cell and the cell that needs it, from 0
    Rules rules;                             // of the grid and the needs
    Alphabet letters;
    std::optional<Side> to_move;  // taken as true, whatever the counts say
};

// Adds the options that describe a game. `game` must live until they have been read.
void add_game_options(Arguments& arguments, Game& game);

// Makes the rules, once all options have been read.
void complete(Game& game);

}  // namespace noughts
