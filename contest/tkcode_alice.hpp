// tkcode, Alice and Bob: Alice has X and is to move, whatever the counts say. Who wins under best play, Alice or Bob, or
// is it a Tie?
// SPDX-License-Identifier: MIT
#pragma once

#include <noughts/boards.hpp>
#include <noughts/solve.hpp>
#include <noughts/writer.hpp>

namespace noughts::contest {

inline void tkcode_alice(Reader& in, Writer& out) {
    const Position board = read_board(in, 3, 3, {});
    in.finish();
    const int value = solve<Value>(make_rules(tic_tac_toe), board).answer;
    out.put(value > 0 ? "Alice\n" : value < 0 ? "Bob\n" : "Tie\n");
}

}  // namespace noughts::contest
