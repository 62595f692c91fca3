// The positions that play can come to from one position on, in layers and perfectly numbered.
//
// After m plies m of the n empty cells are filled, by sets that the needs allow, and as many of them with X as the turns
// say. Those positions make a layer:
//
//     place in layer m = rank(filled set among those of m cells) * ways(m) + rank(X's cells within the filled ones)
//
// where the rank of a set is its place among all sets of its size in increasing order, and X's cells are numbered within
// the filled set (bit i is its i-th cell). Where a side may place either mark, X's cells are any of the filled ones;
// where both share one mark, all of them. 4x4 has 10,165,779 positions in all, of 43,046,721 boards.
// SPDX-License-Identifier: MIT
#pragma once

#include <numeric>
#include <optional>

#include "ranks.hpp"

namespace noughts {

class Numbering {
public:
    // `r` and `p` are read here only. At most 24 cells of `p` may be empty.
    Numbering(const Rules& r, const Position& p)
        : facts_(r, p), needs_(r, p), turn_(p.turn), marks_(r.marks), filled_(facts_.n, filled_sets(needs_)) {
        assert(facts_.n <= max_layered_cells);
        const std::size_t sets = std::size_t{1} << facts_.n;
        if (marks_ == Marks::own) {
            Ranks all(facts_.n, all_sets(facts_.n));
            colours_ = std::move(all.sets);
            rank_ = std::move(all.rank);
            return;
        }
        colours_.emplace_back(sets);
        std::iota(colours_[0].begin(), colours_[0].end(), Set{0});
        rank_ = marks_ == Marks::either ? colours_[0] : std::vector<Set>(sets);
    }

    const LineFacts& lines() const { return facts_; }
    const Needs& needs() const { return needs_; }
    int plies() const { return facts_.n; }
    Side mover(int m) const { return m % 2 == 0 ? turn_ : !turn_; }
    Marks marks() const { return marks_; }

    const std::vector<Set>& filled(int m) const { return filled_.sets[std::size_t(m)]; }
    Set rank_of_filled(Set filled) const { return filled_.rank[filled]; }

    // In how many ways a filled set of m cells can be coloured, and those ways: X's cells within it.
    Set ways(int m) const {
        if (marks_ != Marks::own) return marks_ == Marks::either ? Set{1} << m : 1;
        return static_cast<Set>(m > facts_.n ? 0 : choose(m, x_marks(m)));
    }
    const Set* colours(int m) const {
        if (marks_ == Marks::own) return colours_[std::size_t(x_marks(m))].data();
        return colours_[0].data() + (marks_ == Marks::both ? (Set{1} << m) - 1 : 0);
    }
    Set rank_of_colour(Set colour) const { return rank_[colour]; }

    std::uint64_t size(int m) const { return m > facts_.n ? 0 : filled(m).size() * std::uint64_t{ways(m)}; }

    std::uint64_t positions() const {
        std::uint64_t sum = 0;
        for (int m = 0; m <= facts_.n; ++m) sum += size(m);
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
        if (!filled_.has(filled) || (marks_ == Marks::own && std::popcount(x) != x_marks(m)) ||
            (marks_ == Marks::both && o))
            return std::nullopt;
        Set colour = 0, bit = 1;
        for (Set left = filled; left; left &= left - 1, bit <<= 1)
            if (x & left & -left) colour |= bit;
        return std::uint64_t{rank_of_filled(filled)} * ways(m) + rank_of_colour(colour);
    }

    // A colouring after one more cell has been marked; it is the one that `bit` stands for in the new filled set.
    static Set raised(Set colour, Set bit) { return colour + (colour & ~(bit - 1)); }

    // And before: the inverse.
    static Set lowered(Set colour, Set bit) { return (colour & (bit - 1)) | (colour >> 1 & ~(bit - 1)); }

    static constexpr std::uint64_t choose(int n, int k) {
        std::uint64_t ways = 1;
        for (int i = 0; i < k; ++i) ways = ways * std::uint64_t(n - i) / std::uint64_t(i + 1);
        return ways;
    }

private:
    int x_marks(int m) const { return (turn_ == Side::x ? m + 1 : m) / 2; }

    LineFacts facts_;
    Needs needs_;
    Side turn_;
    Marks marks_;
    Ranks filled_;
    SetsBySize colours_;     // by the number of X's marks, or all together
    std::vector<Set> rank_;  // of a colouring
};

}  // namespace noughts
