// Codeforces gym 105321 A, Torneo Argentino 2024 A: some cells may be used only after others are filled. Who wins from
// the empty board, X, O or nobody (E)? A = B, repeats and cycles are legal; where no cell can be used the game is
// drawn.
// SPDX-License-Identifier: MIT
#pragma once

#include <noughts/reader.hpp>
#include <noughts/solve.hpp>
#include <noughts/writer.hpp>

namespace noughts::contest {

inline void advanced(Reader& in, Writer& out) {
    Rules rules = make_rules(tic_tac_toe);
    for (std::uint64_t left = in.count("the number of constraints", 0, 100'000); left > 0; --left) {
        const auto needed = in.number("a cell", 1, 9), target = in.number("a cell", 1, 9, Reader::Gap::space);
        rules.add_need(int(target) - 1, int(needed) - 1);
    }
    in.finish();
    const int value = solve<Value>(rules, {}).answer;
    out.put(value > 0 ? "X\n" : value < 0 ? "O\n" : "E\n");
}

}  // namespace noughts::contest
