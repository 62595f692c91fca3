// Codeforces gym 102697, 053: is there an empty cell with which this mark completes a line? The board is read line by
// line, as a space is an empty cell and spaces at the end of a row may be lost. A line that is there already says
// nothing.
// SPDX-License-Identifier: MIT
#pragma once

#include <noughts/boards.hpp>
#include <noughts/writer.hpp>

namespace noughts::contest {

inline void winning_move(Reader& in, Writer& out) {
    constexpr Alphabet letters{.x = 'X', .o = 'O', .empty = ' '};
    const Side side = read_side(in, letters);
    Position board;
    for (int y = 0; y < 3; ++y) read_ragged_row(in, board, 3 * y, 3, letters);
    if (in.peek() != Reader::end) in.finish();  // the end of the last line may be lost as well
    out.put(winning_moves(make_rules(tic_tac_toe), board, side) ? "Yes you can.\n" : "No you can't.\n");
}

}  // namespace noughts::contest
