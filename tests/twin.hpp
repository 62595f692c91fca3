// SPDX-License-Identifier: MIT
// One game in two worlds: what the library makes of the naive twin's rules and boards, and pictures of boards.
#pragma once
#include <ostream>
#include <string>
#include <vector>

#include "noughts/position.hpp"
#include "tests/reference.hpp"

namespace noughts::tests {

using reference::Board;

Cells cells_of(const std::vector<int>& numbers);

Rules rules_of(const reference::Game& game, Start start = Start::x);

Position position_of(const Board& board, char mover);

Board board_of(const Position& p, int cells);

// The board as rows, for the reader of a failure.
std::string picture(const Board& board, int width, char mover);

// All boards of so many cells.
std::vector<Board> all_boards(int cells);

}  // namespace noughts::tests
