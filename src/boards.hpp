// The boards that a command is asked about: read, with the moves made on them, and who is to move.
// SPDX-License-Identifier: MIT
#pragma once

#include <functional>
#include <string>

#include "budget.hpp"
#include "command.hpp"
#include "record.hpp"

namespace noughts {

struct BoardOptions {
    Game game;
    std::vector<std::string> boards;  // none: the start position; `-`: one a line from standard input
    std::string moves;                // made on each board first
    Budget budget;                    // for looking ahead
    bool strict = false, json = false;
};

void add_board_options(Arguments& arguments, BoardOptions& options);

// Of these, the game and --moves.
void add_start_options(Arguments& arguments, BoardOptions& options);

struct Board {
    Position position;          // its turn is the mover, where known
    std::optional<Side> mover;  // as told, or as the counts tell
};

// Refuses a board whose mover is not known.
void need_mover(const Board& board);

// The game of the first board, or of the start, with its --moves made. Refuses a board whose mover is not known.
Record record_of(const BoardOptions& options);

using BoardAction = std::function<void(const Board&)>;

// Calls `answer` for each board that is asked about, in order. What is refused is refused with its place.
void for_each_board(const BoardOptions& options, Session& session, const BoardAction& answer);

}  // namespace noughts
