// The rules of a game, as data. Every question in this library reads only this; nothing else knows a board's shape.
// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cassert>

#include "cells.hpp"

namespace noughts {

// What ends a game, besides having no cell left to play.
enum class Ending : std::uint8_t { first_line, full_board };

// What a line is worth: its maker wins, its maker loses (misere), or the side with more lines is ahead by the
// difference.
enum class Prize : std::uint8_t { line_wins, line_loses, most_lines };

// Who makes the first mark.
enum class Start : std::uint8_t { x, o, either };

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
    int line_count = 0;
    std::array<Cells, max_lines> lines{};
    std::array<Cells, max_cells> needs{};
    Cells needy = 0;  // the cells that need anything

    // Adds a line, a set of one or more of the game's cells; one that is there already changes nothing.
    constexpr void add_line(Cells line) {
        assert(line != 0 && contains(first_cells(cells), line));
        for (int i = 0; i < line_count; ++i)
            if (lines[i] == line) return;
        assert(line_count < max_lines);
        lines[line_count++] = line;
    }

    // From now on `target` may be played only after `needed` has been filled (cells from 0).
    constexpr void add_need(int target, int needed) {
        assert(target >= 0 && target < cells && needed >= 0 && needed < cells);
        needs[target] |= cell(needed);
        needy |= cell(target);
    }

    friend constexpr bool operator==(const Rules&, const Rules&) = default;
};

// A board of width x height cells on which `length` in a row, a column or a diagonal make a line (an m,n,k-game).
struct Grid {
    int width = 3, height = 3, length = 3;
    Ending ending = Ending::first_line;
    Prize prize = Prize::line_wins;
    Start start = Start::x;
    bool gravity = false;  // a cell needs the cell below it, as in Connect Four

    friend constexpr bool operator==(const Grid&, const Grid&) = default;
};

// The `length` cells from (x, y) on in steps of (step_x, step_y), or no cells where they leave the board.
constexpr Cells run_of_cells(const Grid& g, int x, int y, int step_x, int step_y) {
    const int end_x = x + step_x * (g.length - 1), end_y = y + step_y * (g.length - 1);
    if (end_x < 0 || end_x >= g.width || end_y >= g.height) return 0;
    Cells run = 0;
    for (int i = 0; i < g.length; ++i) run |= cell((y + step_y * i) * g.width + x + step_x * i);
    return run;
}

// Cell (x, y) is number y * width + x, and y = 0 is the top row. A length that does not fit the board gives no lines.
constexpr Rules make_rules(const Grid& g) {
    assert(g.width > 0 && g.height > 0 && g.length > 0 && g.width * g.height <= max_cells && g.length <= max_cells);
    Rules r{.cells = g.width * g.height, .ending = g.ending, .prize = g.prize, .start = g.start};
    constexpr int steps[4][2] = {{1, 0}, {0, 1}, {1, 1}, {-1, 1}};
    for (int y = 0; y < g.height; ++y)
        for (int x = 0; x < g.width; ++x)
            for (const auto& step : steps)
                if (const Cells run = run_of_cells(g, x, y, step[0], step[1])) r.add_line(run);
    for (int c = 0; g.gravity && c + g.width < r.cells; ++c) r.add_need(c, c + g.width);
    return r;
}

inline constexpr Grid tic_tac_toe{};
inline constexpr Grid misere{.prize = Prize::line_loses};
inline constexpr Grid situation{.ending = Ending::full_board, .prize = Prize::most_lines, .start = Start::o};

}  // namespace noughts
