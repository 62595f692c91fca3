// Positions of a small board as numbers, and how the numbers fall into blocks.
//
// A position's number is its cells as base-3 digits (0 empty, 1 X, 2 O), cell 0 lowest.
//
//     number = block * 81 + low      the lowest four cells make a block of 81 positions, next to each other:
//     high . . . . . | . . . . low   a mark on a high cell leads from a whole block to a whole block
// SPDX-License-Identifier: MIT
#pragma once

#include "facts.hpp"

namespace noughts {

inline constexpr int max_swept_cells = 16;
inline constexpr int block_cells = 4;

// 3^cells, the number of positions for either mover.
constexpr std::uint32_t position_count(int cells) { return cells ? 3 * position_count(cells - 1) : 1; }

// The position with this number among those of `cells` cells; X is to move.
constexpr Position position_of(std::uint32_t number, int cells) {
    Position p;
    for (int c = 0; c < cells; ++c, number /= 3) {
        p.x |= Cells{number % 3 == 1} << c;
        p.o |= Cells{number % 3 == 2} << c;
    }
    return p;
}

constexpr std::uint32_t number_of(const Position& p) {
    std::uint32_t number = 0;
    for (int c = int(std::bit_width(p.filled())); c-- > 0;)
        number = 3 * number + std::uint32_t((p.x >> c & 1) + 2 * (p.o >> c & 1));
    return number;
}

// How the positions of a board fall into blocks, and what is the same in every block.
struct Blocks {
    int low = 0;                                   // cells of a block, the lowest ones
    std::uint32_t size = 0, count = 0;             // positions of a block, blocks
    std::uint32_t power[max_swept_cells]{};        // 3^c, what X's mark on cell c adds to a number
    Position lows[position_count(block_cells)]{};  // the low cells of each position
    Set single = 0;  // cells whose moves are taken one position at a time: the low ones, and those that need a low one

    constexpr explicit Blocks(const Rules& r) : low(r.cells < block_cells ? r.cells : block_cells) {
        size = position_count(low);
        count = position_count(r.cells - low);
        for (int c = 0; c < r.cells; ++c) power[c] = position_count(c);
        for (std::uint32_t l = 0; l < size; ++l) lows[l] = position_of(l, low);
        single = static_cast<Set>(first_cells(low));
        for (int c = low; c < r.cells; ++c)
            if (r.needs[c] & first_cells(low)) single |= Set{1} << c;
    }
    // The high cells of a block.
    constexpr Position top(std::uint32_t block, int cells) const {
        const Position p = position_of(block, cells - low);
        return {.x = p.x << low, .o = p.o << low};
    }
};

}  // namespace noughts
