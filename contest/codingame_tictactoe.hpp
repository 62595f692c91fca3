// CodinGame, TicTacToe: the board after a move with which O wins at once, the first such cell; false if there is none.
// SPDX-License-Identifier: MIT
#pragma once

#include <noughts/boards.hpp>
#include <noughts/writer.hpp>

namespace noughts::contest {

inline void codingame_tictactoe(Reader& in, Writer& out) {
    Position board = read_board(in, 3, 3, {});
    in.finish();
    const Cells wins = winning_moves(make_rules(tic_tac_toe), board, Side::o);
    board.o |= wins & -wins;
    out.put(wins ? to_text(board, 9, 3, {}, "\n") + '\n' : "false\n");
}

}  // namespace noughts::contest
