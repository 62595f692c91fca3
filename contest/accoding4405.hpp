// BUAA accoding 4405: the score of CCF CSP 201803-4 for any board and either mover, who stands in the input: 1 for X, 2
// for O. Cases up to the end of the input, and an empty line between the answers.
// SPDX-License-Identifier: MIT
#pragma once

#include <noughts/boards.hpp>
#include <noughts/writer.hpp>

#include "final_score.hpp"

namespace noughts::contest {

inline void accoding4405(Reader& in, Writer& out) {
    const FinalScores score;
    std::string_view between = "";
    while (!in.peek_word().empty()) {
        const Side turn = in.number("a turn", 1, 2) == 1 ? Side::x : Side::o;
        Position board = read_board(in, 3, 3, {.x = '1', .o = '2', .empty = '0'}, read_row_of_words);
        board.turn = turn;
        out.put(between);
        out.put(std::to_string(score(board)) + '\n');
        between = "\n";
    }
    in.finish();
}

}  // namespace noughts::contest
