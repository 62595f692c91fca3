// CCF CSP 201803-4: X, written 1, is to move. Whoever wins gets a point, and one for each cell still empty then. What
// does X get under best play, less what O gets? O is written 2, an empty cell 0, with spaces between the cells.
// SPDX-License-Identifier: MIT
#pragma once

#include "each_case.hpp"
#include "final_score.hpp"

namespace noughts::contest {

inline void ccf201803_4(Reader& in, Writer& out) {
    const FinalScores score;
    for_each_case(in, 5, [&] {
        const Position board = read_board(in, 3, 3, {.x = '1', .o = '2', .empty = '0'}, read_row_of_words);
        out.put(std::to_string(score(board)) + '\n');
    });
}

}  // namespace noughts::contest
