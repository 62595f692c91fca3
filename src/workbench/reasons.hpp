// Why an answer is right, in the words of the game: one function for each kind of question. Marks are called X and O
// and cells by their numbers from 1, whatever letters a problem writes. Each returns whole lines.
// SPDX-License-Identifier: MIT
#pragma once

#include "space.hpp"

namespace noughts::workbench {

// Why this board can or cannot occur, and how it has ended.
std::string why_status(const Rules& rules, const Case& asked);

// A line of best play to the end, and what it comes to there.
std::string why_value(const Rules& rules, const Case& asked);

// The first cell that wins by force, and a line of best play after it.
std::string why_first_win(const Rules& rules, const Case& asked);

// What each move is worth. Where all lose they are equals, and the first empty cell is taken.
std::string why_best_move(const Rules& rules, const Case& asked);

// A line of best play where the winner scores 1, and 1 for each empty cell.
std::string why_score_of_empties(const Rules& rules, const Case& asked);

// The same where lines are counted for O.
std::string why_score(const Rules& rules, const Case& asked);

// How the games of each move add up; or why there are none.
std::string why_games(const Rules& rules, const Case& asked);

// Best play under constraints, and what the constraints close.
std::string why_constraints(const Rules& rules, const Case& asked);

// The moves that complete a line for the side to move; or what is in the way of each line that lacks one mark.
std::string why_winning_move(const Rules& rules, const Case& asked);

// The lines that each side holds.
std::string why_lines(const Rules& rules, const Case& asked);

}  // namespace noughts::workbench
