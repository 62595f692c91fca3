// Codeforces 3C: X, the first player, starts. Whose turn is it on this board, or how has the game ended, or can it not
// have come to this? O is written as the digit zero.
// SPDX-License-Identifier: MIT
#pragma once

#include <noughts/boards.hpp>
#include <noughts/status.hpp>
#include <noughts/writer.hpp>

namespace noughts::contest {

inline void cf3c(Reader& in, Writer& out) {
    const Position board = read_board(in, 3, 3, {.x = 'X', .o = '0', .empty = '.'});
    in.finish();
    const Standing standing = judge(make_rules(tic_tac_toe), board, std::nullopt);
    switch (standing.status) {
        case Status::ongoing:
            return out.put(standing.to_move == Side::x ? "first\n" : "second\n");
        case Status::x_won:
            return out.put("the first player won\n");
        case Status::o_won:
            return out.put("the second player won\n");
        case Status::draw:
            return out.put("draw\n");
        case Status::unreachable:
            return out.put("illegal\n");
    }
}

}  // namespace noughts::contest
