// The cases of the four main problems.
// SPDX-License-Identifier: MIT
#pragma once

#include "space.hpp"

namespace noughts::workbench {

// All 2 * 3^9 boards and turns.
std::vector<Case> cases_of_situation();

// All 3^9 boards.
std::vector<Case> cases_of_counting();

// The sets of up to two constraints, all patterns of dead cells, the sets of four that O wins with, random ones, and
// some of them repeated on up to 100,000 lines.
std::vector<Case> cases_of_advanced();

// All 2 * 3^9 marks and boards, over which all combinations of the forms that the statement allows are spread.
std::vector<Case> cases_of_winning_move();

}  // namespace noughts::workbench
