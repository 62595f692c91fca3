// In how many ways play comes to a position: gathered from the positions that lack one of its marks.
// SPDX-License-Identifier: MIT
#pragma once

#include "numbering.hpp"

namespace noughts {

// Goes through the positions of layer m with this filled set and calls `visit(i, x, o, ways)` for each: its number among
// them, the sets that X and O have marked, and the ways to come to it. `before` holds those of layer m - 1, or 0 where
// the game has ended.
template <class Count, class Visit>
void gather_arrivals(const Rules& r, const Numbering& numbering, int m, Set filled, const Count* before, Visit visit) {
    struct Branch {
        const Count* from;
        Set bit;
    };
    std::array<Branch, max_layered_cells> branches;
    std::size_t count = 0;
    for (Set left = filled; left; left &= left - 1) {
        const Set c = left & -left, others = filled & ~c;
        if (!(numbering.needs().open(others) & c) || !numbering.is_numbered(others)) continue;
        branches[count++] = {.from = before + std::uint64_t{numbering.rank_of_filled(others)} * numbering.ways(m - 1),
                             .bit = Set{1} << std::popcount(filled & (c - 1))};
    }
    const Places places(filled);
    const Side last = !numbering.mover(m);
    for (Set i = 0; i < numbering.ways(m); ++i) {
        const Set colour = numbering.colours(m)[i], x = places(colour);
        Count ways = m == 0;
        for (std::size_t b = 0; b < count; ++b) {
            const Set bit = branches[b].bit;
            if (r.may_place(last, colour & bit ? Side::x : Side::o))
                ways += branches[b].from[numbering.rank_of_colour(Colours::lowered(colour, bit))];
        }
        visit(i, x, filled & ~x, ways);
    }
}

}  // namespace noughts
