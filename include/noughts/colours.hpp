// In how many ways a filled set can be marked, and where each of them stands among these.
//
// X's cells are numbered within the filled set (bit i is its i-th cell): as many of them as the turns say, in increasing
// order. Where a side may place either mark, X's cells are any of the filled ones; where both share one mark, all of them.
// SPDX-License-Identifier: MIT
#pragma once

#include <numeric>

#include "ranks.hpp"

namespace noughts {

class Colours {
public:
    // Of up to n cells, the first of which `first` fills. See Never for `stop`.
    template <class Stop>
    Colours(int n, Marks marks, Side first, Stop stop) : n_(n), marks_(marks), first_(first) {
        if (stop()) return;
        const std::size_t sets = std::size_t{1} << n;
        if (marks_ == Marks::own) {
            Ranks all(n, all_sets(n, stop), stop);
            colours_ = std::move(all.sets);
            rank_ = std::move(all.rank);
            return;
        }
        colours_.emplace_back(sets);
        std::iota(colours_[0].begin(), colours_[0].end(), Set{0});
        rank_ = marks_ == Marks::either ? colours_[0] : std::vector<Set>(sets);
    }

    // How many ways there are for m filled cells, and those ways: X's cells within them.
    Set ways(int m) const {
        if (marks_ != Marks::own) return marks_ == Marks::either ? Set{1} << m : 1;
        return static_cast<Set>(m > n_ ? 0 : choose(m, x_marks(m)));
    }
    const Set* of(int m) const {
        if (marks_ == Marks::own) return colours_[std::size_t(x_marks(m))].data();
        return colours_[0].data() + (marks_ == Marks::both ? (Set{1} << m) - 1 : 0);
    }
    Set rank(Set colour) const { return rank_[colour]; }

    // Whether these marks are one of the ways.
    bool has(Set x, Set o) const {
        if (marks_ == Marks::own) return std::popcount(x) == x_marks(std::popcount(x | o));
        return marks_ == Marks::either || !o;
    }

    // A colouring after one more cell has been marked; it is the one that `bit` stands for in the new filled set.
    static Set raised(Set colour, Set bit) { return colour + (colour & ~(bit - 1)); }

    // And before: the inverse.
    static Set lowered(Set colour, Set bit) { return (colour & (bit - 1)) | (colour >> 1 & ~(bit - 1)); }

private:
    static constexpr std::uint64_t choose(int n, int k) {
        std::uint64_t ways = 1;
        for (int i = 0; i < k; ++i) ways = ways * std::uint64_t(n - i) / std::uint64_t(i + 1);
        return ways;
    }
    int x_marks(int m) const { return (first_ == Side::x ? m + 1 : m) / 2; }

    int n_;
    Marks marks_;
    Side first_;
    SetsBySize colours_;     // by the number of X's marks, or all together
    std::vector<Set> rank_;  // of a colouring
};

}  // namespace noughts
