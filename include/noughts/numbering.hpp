// The positions that play can come to from one position on, in layers and perfectly numbered.
//
// After m plies m of the n cells that can be filled are, by sets that the needs allow, and as many of them with X as the
// turns say. Those positions make a layer:
//
//     place in layer m = rank(filled set among those of m cells) * ways(m) + rank(X's cells within the filled ones)
//
// where the rank of a set is its place among all sets of its size in increasing order; for X's cells see colours.hpp.
// 4x4 has 10,165,779 positions in all, of 43,046,721 boards.
// SPDX-License-Identifier: MIT
#pragma once

#include <optional>

#include "colours.hpp"

namespace noughts {

class Numbering {
public:
    // `r` and `p` are read here only. At most 24 cells may be `fillable` from `p` on. See Never for `stop`.
    template <class Stop = Never>
    Numbering(const Rules& r, const Position& p, Stop stop = {})
        : cells_(fillable(r, p.filled())),
          facts_(r, p, cells_, stop),
          needs_(r, cells_),
          turn_(p.turn),
          filled_(plies(), filled_sets(needs_, stop), stop),
          colours_(plies(), r.marks, p.turn, stop),
          is_whole_(!stop()) {
        assert(plies() <= max_layered_cells);
    }

    // Whether it was not stopped before it was done. Otherwise nothing but this may be asked.
    bool is_whole() const { return is_whole_; }

    // The cells that can be filled; all sets are numbered over these.
    Cells cells() const { return cells_; }
    const LineFacts& lines() const { return facts_; }
    const Needs& needs() const { return needs_; }
    int plies() const { return noughts::size(cells_); }
    Side mover(int m) const { return m % 2 == 0 ? turn_ : !turn_; }

    const std::vector<Set>& filled(int m) const { return filled_.sets[std::size_t(m)]; }
    Set rank_of_filled(Set filled) const { return filled_.rank[filled]; }

    // In how many ways a filled set of m cells can be coloured, and those ways: X's cells within it.
    Set ways(int m) const { return colours_.ways(m); }
    const Set* colours(int m) const { return colours_.of(m); }
    Set rank_of_colour(Set colour) const { return colours_.rank(colour); }

    std::uint64_t size(int m) const { return m > plies() ? 0 : filled(m).size() * std::uint64_t{ways(m)}; }

    std::uint64_t positions() const {
        std::uint64_t sum = 0;
        for (int m = 0; m <= plies(); ++m) sum += size(m);
        return sum;
    }

    // Calls `visit(place, x, o)` for each position of layer m in order, with the sets of the cells that X and O have
    // marked since.
    template <class Visit>
    void for_each(int m, Visit visit) const {
        std::uint64_t place = 0;
        for (const Set marked : filled(m)) {
            const Places places(marked);
            for (Set i = 0; i < ways(m); ++i) {
                const Set x = places(colours(m)[i]);
                visit(place++, x, marked & ~x);
            }
        }
    }

    // Whether play can fill this set of cells.
    bool is_numbered(Set filled) const { return filled_.has(filled); }

    // Where the position with these marks since stands in its layer; nothing where it is in none.
    std::optional<std::uint64_t> place(Set x, Set o) const {
        const Set filled = x | o;
        const int m = std::popcount(filled);
        if (!filled_.has(filled) || !colours_.has(x, o)) return std::nullopt;
        Set colour = 0, bit = 1;
        for (Set left = filled; left; left &= left - 1, bit <<= 1)
            if (x & left & -left) colour |= bit;
        return std::uint64_t{rank_of_filled(filled)} * ways(m) + rank_of_colour(colour);
    }

private:
    Cells cells_;
    LineFacts facts_;
    Needs needs_;
    Side turn_;
    Ranks filled_;
    Colours colours_;
    bool is_whole_;
};

}  // namespace noughts
