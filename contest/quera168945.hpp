// Quera 168945: X starts. Has X or O won on this board, is it a Draw, Unfinished or Invalid? ? is an empty cell.
// SPDX-License-Identifier: MIT
#pragma once

#include "verdicts.hpp"

namespace noughts::contest {

inline void quera168945(Reader& in, Writer& out) {
    const Position board = read_board(in, 3, 3, {.x = 'X', .o = 'O', .empty = '?'});
    in.finish();
    Verdicts verdict({"Unfinished\n", "X\n", "O\n", "Draw\n", "Invalid\n"});
    out.put(verdict(board));
}

}  // namespace noughts::contest
