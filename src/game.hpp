// The game that a question is about, as the options of the command line tell it.
// SPDX-License-Identifier: MIT
#pragma once

#include <noughts/alphabet.hpp>
#include <optional>
#include <utility>
#include <vector>

#include "arguments.hpp"

namespace noughts {

// A line besides those of the grid. Where it does not say for whom it counts, it is as the grid's lines are.
struct OwnLine {
    Cells cells;
    std::optional<LinesFor> side;
};

struct Game {
    Grid grid;
    std::vector<OwnLine> lines;
    std::vector<std::pair<int, int>> needs;  // the needed cell and the cell that needs it, from 0
    Rules rules;                             // of the grid, the lines and the needs
    Alphabet letters;
    std::optional<Side> to_move;  // taken as true, whatever the counts say
    std::string name;
    bool own = false;  // read from a file
};

// The letters that name a mark in a move, such as 5x: x and o, unless --alphabet has others. Blanks and digits are not
// understood there.
Alphabet mark_letters(const Alphabet& board);

// Adds the options that describe a game, and those that tell how its positions are written and whose move it is there.
// `game` must live until they have been read.
enum class With : std::uint8_t { rules, positions };
void add_game_options(Arguments& arguments, Game& game, With with);

// The rules that the parts of a game make. Refuses those that no game can have; the sentence begins with the part's name.
Rules rules_of(const Game& game);

// Makes the rules, once all options have been read.
void complete(Game& game);

}  // namespace noughts
