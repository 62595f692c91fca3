// POJ 1568, ZOJ 1703, UVa 10111: on a 4x4 board four in a row win and x is to move. Which is the first cell, row by row,
// whose marking wins by force, however long it takes? Boards that go on; a question mark before each, a dollar sign at
// the end.
// SPDX-License-Identifier: MIT
#pragma once

#include <noughts/boards.hpp>
#include <noughts/solve.hpp>
#include <noughts/writer.hpp>

namespace noughts::contest {

// "(row,column)" of the first move that wins for X.
inline std::string first_forced_win(const Rules& rules, const Position& board) {
    for (const auto& move : solve<Value>(rules, board).moves)
        if (move.answer > 0) return '(' + std::to_string(move.cell / 4) + ',' + std::to_string(move.cell % 4) + ')';
    return "#####";
}

inline void poj1568(Reader& in, Writer& out) {
    const Rules rules = make_rules({.width = 4, .height = 4, .length = 4});
    for (;;) {
        const std::string_view word = in.peek_word();
        const bool more = word == "?";
        if (!more && word != "$") in.refuse("? or $");
        in.take(word);
        if (!more) return in.finish();
        out.put(first_forced_win(rules, read_board(in, 4, 4, {.x = 'x', .o = 'o', .empty = '.'})) + '\n');
    }
}

}  // namespace noughts::contest
