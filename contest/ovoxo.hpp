// SPOJ OVOXO: X starts, the game goes on and the counts tell whose turn it is. Make that side's best move: the one that
// wins soonest, else one that draws, else any; of equals the first cell. Say WON if it wins by force, and show the board.
// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <limits>

#include <noughts/sweep.hpp>

#include "each_case.hpp"

namespace noughts::contest {

inline void ovoxo(Reader& in, Writer& out) {
    constexpr Alphabet letters{.x = 'X', .o = 'O', .empty = '_'};
    const Rules rules = make_rules(tic_tac_toe);
    const Table<Distance> distance(rules);
    for_each_case(in, 999, [&] {
        Position board = read_board(in, 3, 3, letters);
        read_empty_line(in);
        board.turn = mover_by_counts(rules, board).value_or(Side::x);
        Position best = board;
        int most = std::numeric_limits<int>::min();  // all lost moves are worth the same, -1
        for (Cells left = moves(rules, board); left; left &= left - 1) {
            const Position next = play(board, first_of(left));
            const int worth = std::max(board.turn == Side::x ? distance(next) : -distance(next), -1);
            if (worth > most) best = next;
            most = std::max(most, worth);
        }
        out.put((most > 0 ? "WON\n" : "CONTINUE\n") + to_text(best, rules.cells, 3, letters, "\n") + '\n');
    });
}

}  // namespace noughts::contest
