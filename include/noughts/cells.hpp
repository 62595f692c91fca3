// A set of cells in one machine word: bit i stands for cell i. Nothing here knows the shape of a board.
// SPDX-License-Identifier: MIT
#pragma once

#include <bit>
#include <cstdint>

namespace noughts {

using Cells = std::uint64_t;

inline constexpr int max_cells = 64;

// The set that holds cell `i` alone, 0 <= i < 64.
constexpr Cells cell(int i) { return Cells{1} << i; }

// The cells 0 to n - 1, 0 <= n <= 64.
constexpr Cells first_cells(int n) { return n == max_cells ? ~Cells{0} : cell(n) - 1; }

constexpr int size(Cells set) { return std::popcount(set); }

constexpr bool contains(Cells set, Cells part) { return (set & part) == part; }

// The lowest cell of a set that is not empty, as a number.
constexpr int first_of(Cells set) { return std::countr_zero(set); }

// The subset of `whole` that follows `set` when all are taken in increasing order; after the last comes the empty set.
constexpr Cells next_subset(Cells set, Cells whole) { return (set - whole) & whole; }

}  // namespace noughts
