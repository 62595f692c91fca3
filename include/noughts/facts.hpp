// Facts about sets of cells, worked out once so that the walks over positions only look them up: how many
// lines a set of the cells that are to be filled completes with marks of one side, and which cells are open once a set
// is filled.
// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <cassert>
#include <cstddef>
#include <vector>

#include "position.hpp"

namespace noughts {

// Sets are numbered over the cells that are to be filled only: bit j stands for the j-th of them, and 32 bits hold a set.
using Set = std::uint32_t;

// Work on many sets asks now and then, `stop()`, whether it is to end before it is done; once true, the answer stays so,
// and what has been filled in is of no use. This one never does.
struct Never {
    constexpr bool operator()() const { return false; }
};
inline constexpr Set sets_between_looks = 1 << 16;

// The cells of `part` that are in `whole`, numbered over these.
constexpr Set numbered(Cells part, Cells whole) {
    Set set = 0, bit = 1;
    for (; whole; whole &= whole - 1, bit <<= 1)
        if (part & whole & -whole) set |= bit;
    return set;
}

// Fills in, for every set s of `cells`, which are empty in `p`, how many lines of `side` are complete when s is of its
// marks besides those in `p`. The lines of s are those of s without its lowest cell, and those that this lowest cell
// begins; where they are not counted, one is as good as many.
template <class Stop = Never>
constexpr void count_lines(const Rules& r, const Position& p, Side side, Cells cells, std::int8_t* lines,
                           Stop stop = {}) {
    const int n = size(cells);
    Set lacking[max_lines]{};
    int begins[max_cells + 1]{},
        count = 0;  // lacking[begins[j]] to lacking[begins[j + 1] - 1]: lines whose lowest cell is j
    for (int j = 0; j < n; ++j) {
        for (int i = 0; i < r.line_count; ++i) {
            const bool lost = !contains(p.of(side) | cells, r.lines[i]) || !r.counts(i, side);
            const Set lacks = lost ? 0 : numbered(r.lines[i], cells);
            if (lacks && std::countr_zero(lacks) == j) lacking[count++] = lacks;
        }
        begins[j + 1] = count;
    }
    assert(r.prize != Prize::most_lines || r.line_count <= max_counted_lines);
    const int most = r.prize == Prize::most_lines ? max_counted_lines : 1;
    lines[0] = static_cast<std::int8_t>(std::min(lines_held(r, p, side), most));
    for (Set s = 1; s < Set{1} << n; ++s) {
        if (s % sets_between_looks == 0 && stop()) return;
        const int low = std::countr_zero(s);
        int complete = lines[s & (s - 1)];
        for (int i = begins[low]; i < begins[low + 1]; ++i) complete += (s & lacking[i]) == lacking[i];
        lines[s] = static_cast<std::int8_t>(std::min(complete, most));
    }
}

// What cells to be filled need of each other, numbered over these.
struct Needs {
    Set all = 0, needy = 0;  // the cells, and those that need anything
    Set needs[max_cells]{};

    constexpr Needs(const Rules& r, Cells cells) : needy(numbered(r.needy, cells)) {
        int n = 0;
        for (Cells left = cells; left; left &= left - 1) needs[n++] = numbered(r.needs[first_of(left)], cells);
        all = static_cast<Set>(first_cells(n));
    }
    // The cells that may be played once these are filled.
    constexpr Set open(Set filled) const {
        Set free = all & ~filled;
        for (Set left = free & needy; left; left &= left - 1) {
            const Set need = needs[std::countr_zero(left)];
            if ((filled & need) != need) free &= ~(left & -left);
        }
        return free;
    }
};

// Fills in, for every set s of `cells`, which of the others may be played once s is filled.
constexpr void find_open(const Rules& r, Cells cells, Set* open) {
    const Needs needs(r, cells);
    for (Set s = 0; s < Set{1} << size(cells); ++s) open[s] = needs.open(s);
}

// The facts at run time: of one position about lines, and of the empty board about all its cells.
struct LineFacts {
    bool line_ends = false;
    std::vector<std::int8_t> x_lines, o_lines;

    template <class Stop = Never>
    LineFacts(const Rules& r, const Position& p, Cells cells, Stop stop = {})
        : line_ends(r.ending == Ending::first_line),
          x_lines(std::size_t{1} << std::min(size(cells), 31)),
          o_lines(x_lines.size()) {
        count_lines(r, p, Side::x, cells, x_lines.data(), stop);
        count_lines(r, p, Side::o, cells, o_lines.data(), stop);
    }
};

struct Facts : LineFacts {
    std::vector<Set> open;

    explicit Facts(const Rules& r) : LineFacts(r, {}, first_cells(r.cells)), open(x_lines.size()) {
        find_open(r, first_cells(r.cells), open.data());
    }
};

}  // namespace noughts
