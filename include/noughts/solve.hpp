// The answer for one position, and for each of its moves, by layers.
// SPDX-License-Identifier: MIT
#pragma once

#include <optional>

#include "layers.hpp"

namespace noughts {

// The answer for `p`, and for each of its moves; nothing where `share`, see InOrder, was stopped. The position may
// have at most 24 cells that can be filled; it need not be one that play can reach.
template <Question Q, class Share>
std::optional<Solution<Q>> solve_unless(const Rules& r, const Position& p, Share& share) {
    assert(r.prize != Prize::most_lines || r.line_count <= max_counted_lines);
    if (!moves(r, p)) return Solution<Q>{.answer = Q::ended(payoff(r, p)), .moves = {}};
    const Numbering numbering(r, p, [&share] { return share.is_over(); });
    if (!numbering.is_whole()) return std::nullopt;
    const Layers<Q> layers(r, numbering);
    share.begin(numbering.positions());
    typename Layers<Q>::Layer here, next;
    for (int m = numbering.plies(); m >= 0; --m) {
        next = std::move(here);
        here = layers.layer(m, next.get(), share);
        if (!here) return std::nullopt;
    }
    Solution<Q> solution{.answer = here[0], .moves = {}};
    for_each_move(r, p, [&](int c, Side mark) {
        const Set rank = numbering.rank_of_filled(numbered(cell(c), numbering.cells()));
        const Set colour = numbering.rank_of_colour(mark == Side::x ? 1 : 0);
        solution.moves.push_back({.cell = c, .mark = mark, .answer = next[rank * numbering.ways(1) + colour]});
    });
    return solution;
}

template <Question Q>
Solution<Q> solve(const Rules& r, const Position& p) {
    InOrder share;
    return *solve_unless<Q>(r, p, share);
}

}  // namespace noughts
