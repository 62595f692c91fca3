// Boards on which so many cells in a row make a line: m,n,k-games and their variants, and games with names.
// SPDX-License-Identifier: MIT
#pragma once

#include "rules.hpp"

namespace noughts {

// A board of width x height cells on which `length` in a row, a column or a diagonal make a line. With more than one
// layer it is a stack of such boards, and lines go in all directions through it.
struct Grid {
    int width = 3, height = 3, length = 3;
    Ending ending = Ending::first_line;
    Prize prize = Prize::line_wins;
    Start start = Start::x;
    bool gravity = false;  // a cell needs the cell below it, as in Connect Four
    Marks marks = Marks::own;
    LinesFor lines_for = LinesFor::both;
    Stuck stuck = Stuck::draw;
    bool torus = false;  // lines go on over the edges, at the other side
    int layers = 1;

    constexpr int rows() const { return height * layers; }
    constexpr int cells() const { return width * rows(); }
    friend constexpr bool operator==(const Grid&, const Grid&) = default;
};

// The coordinate `i`, or where it comes in again on a torus; -1 outside of the board.
constexpr int within(int i, int size, bool torus) {
    const int around = (i % size + size) % size;
    return i == around || torus ? around : -1;
}

// The `length` cells from (x, y, z) on in steps of (step_x, step_y, step_z), or no cells where they leave the board or
// meet themselves.
constexpr Cells run_of_cells(const Grid& g, int x, int y, int z, int step_x, int step_y, int step_z) {
    Cells run = 0;
    for (int i = 0; i < g.length; ++i) {
        const int column = within(x + step_x * i, g.width, g.torus), row = within(y + step_y * i, g.height, g.torus),
                  layer = within(z + step_z * i, g.layers, g.torus && g.layers > 1);
        if (column < 0 || row < 0 || layer < 0) return 0;
        run |= cell((layer * g.height + row) * g.width + column);
    }
    return size(run) == g.length ? run : 0;
}

// Hands each run of cells that makes a line to `use(run)`. On small tori some come more than once.
template <class Use>
constexpr void for_each_run(const Grid& g, Use use) {
    constexpr int steps[13][3] = {{1, 0, 0}, {0, 1, 0},  {1, 1, 0}, {-1, 1, 0}, {0, 0, 1},  {1, 0, 1},  {-1, 0, 1},
                                  {0, 1, 1}, {0, -1, 1}, {1, 1, 1}, {-1, 1, 1}, {1, -1, 1}, {-1, -1, 1}};
    const int directions = g.layers > 1 ? 13 : 4;
    for (int c = 0; c < g.cells(); ++c)
        for (int d = 0; d < directions; ++d) {
            const int x = c % g.width, y = c / g.width % g.height, z = c / g.width / g.height;
            if (const Cells run = run_of_cells(g, x, y, z, steps[d][0], steps[d][1], steps[d][2])) use(run);
        }
}

// Cell (x, y) of layer z is number (z * height + y) * width + x, and y = 0 is the top row. A length that does not fit
// the board gives no lines. The grid must not have more than max_lines lines, as some small tori in layers do.
constexpr Rules make_rules(const Grid& g) {
    assert(g.width > 0 && g.height > 0 && g.layers > 0 && g.length > 0 && g.cells() <= max_cells);
    Rules r{
        .cells = g.cells(), .ending = g.ending, .prize = g.prize, .start = g.start, .marks = g.marks, .stuck = g.stuck};
    for_each_run(g, [&](Cells run) { r.add_line(run, g.lines_for); });
    for (int c = 0; g.gravity && c < r.cells; ++c)
        if (c / g.width % g.height + 1 < g.height) r.add_need(c, c + g.width);
    return r;
}

inline constexpr Grid tic_tac_toe{};
inline constexpr Grid misere{.prize = Prize::line_loses};
inline constexpr Grid situation{.ending = Ending::full_board, .prize = Prize::most_lines, .start = Start::o};
inline constexpr Grid connect_four{.width = 7, .height = 6, .length = 4, .gravity = true};
inline constexpr Grid qubic{.width = 4, .height = 4, .length = 4, .layers = 4};
inline constexpr Grid gomoku{.width = 6, .height = 6, .length = 5};
inline constexpr Grid wild{.marks = Marks::either};
inline constexpr Grid notakto{.prize = Prize::line_loses, .marks = Marks::both};
// X is Order and wins by any line; O is Chaos and wins where there is none.
inline constexpr Grid order_and_chaos{
    .width = 6, .height = 6, .length = 5, .prize = Prize::x_wins, .marks = Marks::either, .stuck = Stuck::o_wins};
// X is Maker and O is Breaker, who wins where X has no line.
inline constexpr Grid maker_breaker{.lines_for = LinesFor::x, .stuck = Stuck::o_wins};
// O is Avoider, who loses with a line and wins without one; X is Enforcer.
inline constexpr Grid avoider_enforcer{.prize = Prize::line_loses, .lines_for = LinesFor::o, .stuck = Stuck::o_wins};

}  // namespace noughts
