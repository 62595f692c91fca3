// Which positions can play reach? The walk itself is the definition: a shortcut by counting marks and lines is right on
// 3x3 and wrong beyond (on 4x4 with three in a row, XXX./OO.O/OO../XXX. passes it and cannot occur).
// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <vector>

#include "blocks.hpp"
#include "unmake.hpp"

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
        const Facts facts(r);
        spread(r, facts.x_lines.data(), facts.o_lines.data(), facts.open.data(), reached_.data());
    }
    bool operator()(const Position& p) const { return at(number_of(p), p.turn); }
    bool at(std::uint32_t number, Side turn) const { return reached_[number] >> int(turn) & 1; }

private:
    std::vector<std::uint8_t> reached_;
};

// Hands each line that has ended the game to `use(line)`.
template <class Use>
constexpr void for_each_ending_line(const Rules& r, const Position& p, Use use) {
    for (const Side side : {Side::x, Side::o})
        if (r.ending == Ending::first_line) for_each_line_held(r, p, side, use);
}

// Where no mark needs another, the marks can be made in any order: only lines can stand in the way. Those that end the
// game have to be complete by the last mark, so that one is in all of them and is of the side that has moved last.
constexpr bool reachable_in_any_order(const Rules& r, const Position& p) {
    Cells last = r.marks == Marks::own ? p.of(!p.turn) : p.filled();
    for_each_ending_line(r, p, [&](Cells line) { last &= line; });
    return last || !p.filled();
}

// Whether play can reach this one position with p.turn to move; nothing where going through the orders of its marks
// takes too much, see Unmaking.
inline std::optional<bool> trace(const Rules& r, const Position& p) {
    const int marks = size(p.filled());
    const Side first = marks % 2 == 0 ? p.turn : !p.turn;
    if (!(starters(r) >> int(first) & 1) || (r.marks == Marks::both && p.o)) return false;
    if (r.marks == Marks::own && size(p.of(first)) != (marks + 1) / 2) return false;
    if (!(r.needy & p.filled())) return reachable_in_any_order(r, p);
    std::vector<Cells> lines;
    for_each_ending_line(r, p, [&](Cells line) { lines.push_back(line); });
    return Unmaking(r, p, std::move(lines))();
}

// The same for a position that is known to take less, as all of up to 20 marks do.
inline bool reachable(const Rules& r, const Position& p) { return trace(r, p).value(); }

}  // namespace noughts
