// Sets of cells by size, and where each stands among those of its size.
// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <array>
#include <utility>
#include <vector>

#include "facts.hpp"

namespace noughts {

inline constexpr int max_layered_cells = 24;

// A set of m cells to choose from, numbered by their places: where the bits of a number stand on the board.
class Places {
public:
    explicit Places(Set cells) {
        const int m = std::popcount(cells), half = m / 2;
        low_[0] = high_[0] = 0;
        for (Set i = 1, left = cells; left; i <<= 1, left &= left - 1)
            (i >> half ? high_[i >> half] : low_[i]) = left & -left;
        shift_ = half;
        for (Set i = 1; i < Set{1} << half; ++i) low_[i] = low_[i & (i - 1)] | low_[i & -i];
        for (Set i = 1; i < Set{1} << (m - half); ++i) high_[i] = high_[i & (i - 1)] | high_[i & -i];
    }
    Set operator()(Set numbers) const { return low_[numbers & ((Set{1} << shift_) - 1)] | high_[numbers >> shift_]; }

private:
    static constexpr std::size_t entries = std::size_t{1} << (max_layered_cells + 1) / 2;
    std::array<Set, entries> low_, high_;  // filled in as far as they are used
    int shift_ = 0;
};

using SetsBySize = std::vector<std::vector<Set>>;

// The sets of n cells by size, in increasing order: all of them. See Never for `stop`.
template <class Stop = Never>
SetsBySize all_sets(int n, Stop stop = {}) {
    SetsBySize sets(std::size_t(n) + 1);
    for (Set s = 0; s < Set{1} << n; ++s) {
        if (s % sets_between_looks == 0 && stop()) break;
        sets[std::size_t(std::popcount(s))].push_back(s);
    }
    return sets;
}

// The same: those that moves can fill. A move leads to a set of a higher number, so that going up meets each of them
// after those it can come from; 64 of them are marked in a word.
template <class Stop = Never>
SetsBySize filled_sets(const Needs& needs, Stop stop = {}) {
    const int n = std::popcount(needs.all);
    if (!needs.needy) return all_sets(n, stop);
    SetsBySize sets(std::size_t(n) + 1);
    std::vector<std::uint64_t> found((std::size_t{1} << n) / 64 + 1);
    found[0] = 1;
    for (std::size_t word = 0; word < found.size(); ++word) {
        if (word % (sets_between_looks / 64) == 0 && stop()) break;
        std::uint64_t left = found[word];
        while (left) {
            const auto s = static_cast<Set>(64 * word + std::size_t(std::countr_zero(left)));
            sets[std::size_t(std::popcount(s))].push_back(s);
            for (Set open = needs.open(s); open; open &= open - 1) {
                const Set next = s | (open & -open);
                found[next / 64] |= std::uint64_t{1} << next % 64;
            }
            left = found[word] & ~(left ^ (left - 1));  // those above s, also new ones
        }
    }
    return sets;
}

// The place of each set of n cells among those of its size.
struct Ranks {
    SetsBySize sets;
    std::vector<Set> rank;  // by set

    template <class Stop = Never>
    Ranks(int n, SetsBySize by_size, Stop stop = {}) : sets(std::move(by_size)) {
        if (stop()) return;
        rank.resize(std::size_t{1} << n);
        for (const auto& same_size : sets)
            for (std::size_t i = 0; i < same_size.size(); ++i) {
                if (i % sets_between_looks == 0 && stop()) return;
                rank[same_size[i]] = static_cast<Set>(i);
            }
    }
    bool has(Set set) const {
        const auto& same_size = sets[std::size_t(std::popcount(set))];
        return !same_size.empty() && same_size[rank[set]] == set;
    }
};

}  // namespace noughts
