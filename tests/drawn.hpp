// SPDX-License-Identifier: MIT
// Games and positions drawn at random for the laws, and how a law is held against many of them.
#pragma once
#include <rapidcheck.h>

#include <functional>
#include <ostream>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "tests/twin.hpp"

namespace noughts::tests {

// Holds a law against `cases` draws. They are the same every time; RC_PARAMS="seed=1" draws others.
void expect_law(int cases, const std::function<void()>& law);

struct Drawn {
    int width = 1;
    reference::Game game;
    Start start = Start::x;
    Board board;
    char mover = 'X';

    Rules rules() const { return rules_of(game, start); }
    Position position() const { return position_of(board, mover); }
};

std::ostream& operator<<(std::ostream& out, const std::set<reference::Line>& lines);
std::ostream& operator<<(std::ostream& out, const Drawn& drawn);

// A number from 0 to limit - 1, as likely as any other.
int below(int limit);

// A board with marks at random and at most `most_empty` empty cells, fewer where either mark may be placed: cells in a
// row make the lines, or sets of cells of no shape, or both; perhaps with gravity, needs of any kind, lines over the
// edges or for one side alone; any ending, prize and start, any marks, and any worth of a game without a line.
rc::Gen<Drawn> drawn(int most_cells, int most_side, int most_empty);

}  // namespace noughts::tests
