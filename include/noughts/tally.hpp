// What a census counts.
// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <numeric>

#include "question.hpp"

namespace noughts {

// Counts by value or result, from -128 to 127: X's view, or lines ahead.
template <class Count>
struct ByValue {
    std::array<Count, 256> counts{};

    Count& operator[](int value) { return counts[place(value)]; }
    const Count& operator[](int value) const { return counts[place(value)]; }
    static std::size_t place(int value) {
        value += 128;
        return static_cast<std::size_t>(value);
    }
    Count sum() const { return std::accumulate(counts.begin(), counts.end(), Count{0}); }
    ByValue& operator+=(const ByValue& other) {
        for (std::size_t i = 0; i < counts.size(); ++i) counts[i] += other.counts[i];
        return *this;
    }
};

// After so many plies. `symmetric` counts hold the sum over all symmetries but the one that moves nothing.
struct PlyCensus {
    ByValue<std::uint64_t> positions, ended;                      // that play can reach: by value, ended by result
    ByValue<std::uint64_t> symmetric_positions, symmetric_ended;  // the same, of those that a symmetry leaves
    ByValue<Wide> games;                                          // that end here, by result
};

}  // namespace noughts
