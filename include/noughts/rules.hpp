// The rules of a game, as data. Every question in this library reads only this; nothing else knows a board's shape.
// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cassert>

#include "cells.hpp"

namespace noughts {

enum class Side : std::uint8_t { x, o };

constexpr Side operator!(Side side) { return side == Side::x ? Side::o : Side::x; }

// What ends a game, besides having no cell left to play.
enum class Ending : std::uint8_t { first_line, full_board };

// What a line is worth: its maker wins, its maker loses (misere), the side with more lines is ahead by the difference,
// or X wins, whoever has made it (order and chaos).
enum class Prize : std::uint8_t { line_wins, line_loses, most_lines, x_wins };

// Who makes the first mark.
enum class Start : std::uint8_t { x, o, either };

// Which marks a side may place: its own, X or O as it likes (wild), or the one mark that both sides share, which is
// written X (notakto).
enum class Marks : std::uint8_t { own, either, both };

// What a game is worth that ends without a line: nothing, a win of O, or a loss of the side that cannot move.
enum class Stuck : std::uint8_t { draw, o_wins, mover_loses };

// For whom a line counts: a line of X's marks for X, one of O's for O, or each of these.
enum class LinesFor : std::uint8_t { both, x, o };

inline constexpr int max_lines = 512;

// Where lines are counted a game has at most this many: a score fits one byte.
inline constexpr int max_counted_lines = 127;

// A positional game of up to 64 cells. A line is a set of cells that counts for the side that holds all of it. A cell
// may be played once all its needs are filled, by whichever side; a cell that needs itself is blocked.
struct Rules {
    int cells = 0;
    Ending ending = Ending::first_line;
    Prize prize = Prize::line_wins;
    Start start = Start::x;
    Marks marks = Marks::own;
    Stuck stuck = Stuck::draw;
    int line_count = 0;
    std::array<Cells, max_lines> lines{};
    std::array<std::uint8_t, max_lines> lines_for{};  // LinesFor as bytes: g++ 12 loses stores of the enum at -O2
    std::array<Cells, max_cells> needs{};
    Cells needy = 0;  // the cells that need anything

    // Adds a line, a set of one or more of the game's cells. One that is there already changes nothing, but counts for
    // both sides where it is said to count for each.
    constexpr void add_line(Cells line, LinesFor side = LinesFor::both) {
        assert(line != 0 && contains(first_cells(cells), line));
        for (int i = 0; i < line_count; ++i) {
            if (lines[i] != line) continue;
            if (lines_for[i] != std::uint8_t(side)) lines_for[i] = std::uint8_t(LinesFor::both);
            return;
        }
        assert(line_count < max_lines);
        lines[line_count] = line;
        lines_for[line_count++] = std::uint8_t(side);
    }

    // Whether line i counts where it is of this side's marks.
    constexpr bool counts(int i, Side side) const {
        const auto whose = LinesFor(lines_for[i]);
        return whose == LinesFor::both || (whose == LinesFor::x) == (side == Side::x);
    }

    // From now on `target` may be played only after `needed` has been filled (cells from 0).
    constexpr void add_need(int target, int needed) {
        assert(target >= 0 && target < cells && needed >= 0 && needed < cells);
        needs[target] |= cell(needed);
        needy |= cell(target);
    }

    // Whether a line is its maker's, of whatever marks it is: so where marks do not tell who has made them, and a line
    // ends the game. Otherwise a line is the side's whose marks it is of.
    constexpr bool line_is_its_makers() const { return marks != Marks::own && ending == Ending::first_line; }

    // Whether this side, when it moves, may place this mark.
    constexpr bool may_place(Side turn, Side mark) const {
        return marks == Marks::either || mark == (marks == Marks::both ? Side::x : turn);
    }

    friend constexpr bool operator==(const Rules&, const Rules&) = default;
};

}  // namespace noughts
