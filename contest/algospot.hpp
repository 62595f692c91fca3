// AlgoSpot TICTACTOE: x starts, and the counts tell whose turn it is. Who wins under best play, or is it a TIE?
// SPDX-License-Identifier: MIT
#pragma once

#include <noughts/sweep.hpp>

#include "each_case.hpp"

namespace noughts::contest {

inline void algospot(Reader& in, Writer& out) {
    const Rules rules = make_rules(tic_tac_toe);
    const Table<Value> value(rules);
    for_each_case(in, 50, [&] {
        Position board = read_board(in, 3, 3, {.x = 'x', .o = 'o', .empty = '.'});
        board.turn = mover_by_counts(rules, board).value_or(Side::x);
        out.put(value(board) > 0 ? "x\n" : value(board) < 0 ? "o\n" : "TIE\n");
    });
}

}  // namespace noughts::contest
