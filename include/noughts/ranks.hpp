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

// The sets of n cells by size, in increasing order: all of them.
inline SetsBySize all_sets(int n) {
    SetsBySize sets(std::size_t(n) + 1);
    for (std::uint64_t s = 0; s < std::uint64_t{1} << n; ++s)
        sets[std::size_t(std::popcount(s))].push_back(static_cast<Set>(s));
    return sets;
}

// The same: those that moves can fill.
inline SetsBySize filled_sets(const Needs& needs) {
    const int n = std::popcount(needs.all);
    if (!needs.needy) return all_sets(n);
    SetsBySize sets(std::size_t(n) + 1);
    std::vector<bool> found(std::size_t{1} << n);
    sets[0] = {0};
    for (std::size_t m = 0; m < std::size_t(n); ++m) {
        for (const Set s : sets[m])
            for (Set left = needs.open(s); left; left &= left - 1) {
                const Set next = s | (left & -left);
                if (!found[next]) sets[m + 1].push_back(next);
                found[next] = true;
            }
        std::sort(sets[m + 1].begin(), sets[m + 1].end());
    }
    return sets;
}

// The place of each set of n cells among those of its size.
struct Ranks {
    SetsBySize sets;
    std::vector<Set> rank;  // by set

    Ranks(int n, SetsBySize by_size) : sets(std::move(by_size)), rank(std::size_t{1} << n) {
        for (const auto& same_size : sets)
            for (std::size_t i = 0; i < same_size.size(); ++i) rank[same_size[i]] = static_cast<Set>(i);
    }
    bool has(Set set) const {
        const auto& same_size = sets[std::size_t(std::popcount(set))];
        return !same_size.empty() && same_size[rank[set]] == set;
    }
};

}  // namespace noughts
