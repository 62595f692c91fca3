// The cases of problems on boards of which there are too many to try all.
// SPDX-License-Identifier: MIT
#pragma once

#include "space.hpp"

namespace noughts::workbench {

inline constexpr Grid three_of_four{.width = 4, .height = 4, .length = 3},
    four_by_four{.width = 4, .height = 4, .length = 4},
    connect_four{.width = 7, .height = 6, .length = 4, .gravity = true};

// Boards on which x may win by two marks and one more: all of up to four marks, those of the statement, and random ones
// of up to 14.
std::vector<Case> cases_of_cf754b();

// Boards on which the game goes on: the empty one and some of two and of four marks, as these take long; those of the
// statement, and random ones of up to 14 marks.
std::vector<Case> cases_of_poj1568();

// For each line, each of its cells that can be the last one and each player: a position of a game in which that player
// can complete it there, and no other line. Then positions of random games, before somebody wins: of any length, and some
// in which the board is full but for a few cells. The board of the statement is one.
std::vector<Case> cases_of_connect_four();

}  // namespace noughts::workbench
