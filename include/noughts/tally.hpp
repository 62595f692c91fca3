// What a census counts.
// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <numeric>
#include <vector>

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
    std::uint64_t positions = 0, symmetric_positions = 0;  // that play can reach, and of those that a symmetry leaves
    ByValue<std::uint64_t> values, ended;                  // of these by value, and those that have ended by result
    ByValue<std::uint64_t> symmetric_values, symmetric_ended;  // the same, of those that a symmetry leaves
    ByValue<Wide> games;                                       // that end here, by result

    PlyCensus& operator+=(const PlyCensus& other) {
        positions += other.positions;
        symmetric_positions += other.symmetric_positions;
        values += other.values;
        ended += other.ended;
        symmetric_values += other.symmetric_values;
        symmetric_ended += other.symmetric_ended;
        games += other.games;
        return *this;
    }
};

// The plies that were counted. Those of a whole census are all of them; without values it is not known either how many
// positions have which.
struct Census {
    std::vector<PlyCensus> plies;
    bool is_whole = false, has_values = false;
};

}  // namespace noughts
