// Contest cases that all look alike, so that many of them can be read at a time.
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>

namespace noughts {

// A case of a contest problem that is a board of X, O and `.`, perhaps after a line with a bit (whose turn it is).
// Its number is the board's number in base 3, cell 0 lowest, plus 3^cells times the bit; it must fit 16 bits.
struct CaseShape {
    bool has_bit = false;
    int rows = 1, width = 9;

    constexpr std::size_t numbers() const {
        std::size_t n = has_bit ? 2 : 1;
        for (int c = 0; c < rows * width; ++c) n *= 3;
        return n;
    }
    constexpr std::size_t line_ends() const { return std::size_t(rows) + has_bit; }
    constexpr std::size_t bytes() const { return std::size_t(rows) * std::size_t(width + 1) + 2 * has_bit; }
};

// Reads cases in which nothing is unusual, each line ended by '\n', from the start of `text`: as many as are whole
// there and fit `numbers`, and returns how many. It may always return 0, and then the ordinary reading goes on.
using Scan = std::size_t (*)(const CaseShape& shape, std::string_view text, std::span<std::uint16_t> numbers);

}  // namespace noughts
