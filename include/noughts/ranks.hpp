// Sets of cells by size, and where each stands among those of its size.
// SPDX-License-Identifier: MIT
#pragma once

#include <array>
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

// Sets of n cells by size, in increasing order, and the place of each in that order: all of them, or those that `keep`
// wants.
struct Ranks {
    std::vector<std::vector<Set>> sets;  // by size
    std::vector<Set> rank;               // by set

    template <class Keep>
    Ranks(int n, Keep keep) : sets(std::size_t(n) + 1), rank(std::size_t{1} << n) {
        for (Set s = 0; s < rank.size(); ++s) {
            if (!keep(s)) continue;
            auto& same_size = sets[std::size_t(std::popcount(s))];
            rank[s] = static_cast<Set>(same_size.size());
            same_size.push_back(s);
        }
    }
    explicit Ranks(int n) : Ranks(n, [](Set) { return true; }) {}
};

}  // namespace noughts
