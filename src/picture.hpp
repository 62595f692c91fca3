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

// How a game stands and why: "X has won: X has completed 1 2 3".
std::string status_words(const Standing& standing);

// What a position that is worth `answer` comes to: "X wins in 5 plies".
std::string value_words(const Rules& rules, int answer);

// The same of what is known of it.
std::string value_words(const Rules& rules, const Bounds& worth);

// Whether what moves are worth is drawn, as something is known of it.
bool shows_moves(const Report& report);

// The report in words, a line each.
std::string in_words(const Game& game, const Report& report);

}  // namespace noughts
