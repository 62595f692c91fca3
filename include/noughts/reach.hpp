// Which positions can play reach? The walk itself is the definition: a shortcut by counting marks and lines is right on
// 3x3 and wrong beyond (on 4x4 with three in a row, XXX./OO.O/OO../XXX. passes it and cannot occur).
// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

#include "blocks.hpp"

namespace noughts {

// The sides that may make the first mark, as bits: 1 X, 2 O.
constexpr std::uint8_t starters(const Rules& r) { return r.start == Start::x ? 1 : r.start == Start::o ? 2 : 3; }

// Marks reached[number] for all that play can reach from the empty board: bit 0 with X to move, bit 1 with O to move.
// An ended game counts as reached with the side to move that would be next.
constexpr void spread(const Rules& r, const std::int8_t* x_lines, const std::int8_t* o_lines, const Set* open,
                      std::uint8_t* reached) {
    const Blocks blocks(r);
    const bool line_ends = r.ending == Ending::first_line;
    reached[0] = starters(r);
    for (std::uint32_t b = 0; b < blocks.count; ++b) {
        const Position top = blocks.top(b, r.cells);
        for (std::uint32_t l = 0; l < blocks.size; ++l) {
            std::uint8_t* const here = reached + b * blocks.size + l;
            const Cells x = top.x | blocks.lows[l].x, o = top.o | blocks.lows[l].o;
            if (!*here || (line_ends && (x_lines[x] | o_lines[o]))) continue;
            for (Set left = open[x | o]; left; left &= left - 1) {
                const std::uint32_t mark = blocks.power[std::countr_zero(left)];
                const std::uint8_t by_x = *here << 1 & 2, by_o = *here >> 1;  // the turns after moves of X and of O
                here[mark] |= r.marks == Marks::own ? by_x : by_x | by_o;
                if (r.marks != Marks::both) here[2 * mark] |= r.marks == Marks::own ? by_o : by_x | by_o;
            }
        }
    }
}

// All positions of a board of up to 16 cells that play can reach.
class Reach {
public:
    explicit Reach(const Rules& r) : reached_(position_count(r.cells)) {
        assert(r.cells <= max_swept_cells);
        const Facts facts(r, {});
        spread(r, facts.x_lines.data(), facts.o_lines.data(), facts.open.data(), reached_.data());
    }
    bool operator()(const Position& p) const { return at(number_of(p), p.turn); }
    bool at(std::uint32_t number, Side turn) const { return reached_[number] >> int(turn) & 1; }

private:
    std::vector<std::uint8_t> reached_;
};

inline constexpr int max_marks_traced = 24;

// Whether play can reach this one position with p.turn to move: the same walk, over the sets of its marks only. A set
// says which of the marks have been made; whose they are, `p` tells. For boards of any size with at most 24 marks.
inline bool reachable(const Rules& r, const Position& p) {
    const Cells marks = p.filled();
    assert(size(marks) <= max_marks_traced);
    const Side first = size(marks) % 2 == 0 ? p.turn : !p.turn;
    if (!(starters(r) >> int(first) & 1) || (r.marks == Marks::both && p.o)) return false;
    std::vector<bool> reached(std::size_t{1} << size(marks));
    reached[0] = true;
    Cells made = 0;
    for (std::size_t set = 0; set + 1 < reached.size(); ++set, made = next_subset(made, marks)) {
        if (!reached[set]) continue;
        const Side turn = size(made) % 2 == 0 ? first : !first;
        const Cells open = moves(r, {.x = p.x & made, .o = p.o & made, .turn = turn});
        const Cells allowed = r.marks == Marks::own ? p.of(turn) : marks;
        std::size_t bit = 1;
        for (Cells left = marks; left; left &= left - 1, bit <<= 1)
            if (open & allowed & left & -left) reached[set | bit] = true;
    }
    return reached.back();
}

}  // namespace noughts
