// A report for people: the board, what each move is worth, and the rest in words.
// SPDX-License-Identifier: MIT
#pragma once

#include <string>

#include "report.hpp"

namespace noughts {

enum class Colour : std::uint8_t { no, yes };

std::string picture(const Game& game, const Report& report, Colour colour);

// The board alone.
std::string board_picture(const Game& game, const Position& p, Colour colour);

// The report in words, a line each.
std::string in_words(const Game& game, const Report& report);

}  // namespace noughts
