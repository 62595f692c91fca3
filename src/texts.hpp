// Moves, values and states as the program prints them and reads them again.
// SPDX-License-Identifier: MIT
#pragma once

#include <noughts/status.hpp>
#include <string>
#include <string_view>
#include <vector>

#include "report.hpp"

namespace noughts {

inline std::string side_text(Side side) { return side == Side::x ? "x" : "o"; }

// `x`, `o` or `draw`, or X's lines less O's where lines are counted.
std::string value_text(const Rules& rules, int value);

// A move as --moves reads it: its cell from 1, and the mark where the mover does not tell, such as `5x`.
std::string mark_text(const Game& game, Side mark);
std::string step_text(const Game& game, const Step& step);
std::string steps_text(const Game& game, const std::vector<Step>& steps);  // with blanks between them

std::string_view status_text(Status status);

}  // namespace noughts
