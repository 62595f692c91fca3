// A position: who has marked which cells, and who is to move. What can be said of it without looking ahead.
// SPDX-License-Identifier: MIT
#pragma once

#include <optional>

#include "grid.hpp"

namespace noughts {

struct Position {
    Cells x = 0, o = 0;
    Side turn = Side::x;

    constexpr Cells of(Side side) const { return side == Side::x ? x : o; }
    constexpr Cells filled() const { return x | o; }
    friend constexpr bool operator==(const Position&, const Position&) = default;
};

// The position after the side to move has put this mark on cell `c`, which must be empty.
constexpr Position play(Position p, int c, Side mark) {
    assert(!contains(p.filled(), cell(c)));
    (mark == Side::x ? p.x : p.o) |= cell(c);
    p.turn = !p.turn;
    return p;
}

// The same with its own mark.
constexpr Position play(const Position& p, int c) { return play(p, c, p.turn); }

// The lines among these marks that count for their side.
constexpr int lines_in(const Rules& r, Cells marks, Side side) {
    int n = 0;
    for (int i = 0; i < r.line_count; ++i) n += contains(marks, r.lines[i]) && r.counts(i, side);
    return n;
}

constexpr int lines_held(const Rules& r, const Position& p, Side side) { return lines_in(r, p.of(side), side); }

// Hands each of them to `use(line)`.
template <class Use>
constexpr void for_each_line_held(const Rules& r, const Position& p, Side side, Use use) {
    for (int i = 0; i < r.line_count; ++i)
        if (contains(p.of(side), r.lines[i]) && r.counts(i, side)) use(r.lines[i]);
}

// The empty cells whose needs are met, whether or not the game is over.
constexpr Cells playable(const Rules& r, Cells filled) {
    Cells open = first_cells(r.cells) & ~filled;
    for (Cells left = open & r.needy; left; left &= left - 1)
        if (!contains(filled, r.needs[first_of(left)])) open &= ~(left & -left);
    return open;
}

// The empty cells that can be filled in the course of play if no line ends it. The others are blocked, or wait for cells
// that are, or for each other.
constexpr Cells fillable(const Rules& r, Cells filled) {
    Cells reached = filled;
    while (const Cells open = playable(r, reached)) reached |= open;
    return reached & ~filled;
}

// The cells that the side to move may mark: none once a line has ended the game.
constexpr Cells moves(const Rules& r, const Position& p) {
    const bool ended = r.ending == Ending::first_line && (lines_held(r, p, Side::x) || lines_held(r, p, Side::o));
    return ended ? 0 : playable(r, p.filled());
}

// Hands each move of the side to move, a cell and the mark put there, to `use(cell, mark)`, by cell.
template <class Use>
constexpr void for_each_move(const Rules& r, const Position& p, Use use) {
    for (Cells left = moves(r, p); left; left &= left - 1)
        for (const Side mark : {Side::x, Side::o})
            if (r.may_place(p.turn, mark)) use(first_of(left), mark);
}

// What a game that ends with so many lines of X's and of O's marks pays X, and O the opposite. It ends when `turn` would
// be next, so a line that is its maker's is that of the other side.
constexpr int payoff(const Rules& r, Side turn, int x_lines, int o_lines) {
    if (r.prize == Prize::most_lines) {
        if (!r.line_is_its_makers()) return x_lines - o_lines;
        return turn == Side::o ? x_lines + o_lines : -x_lines - o_lines;
    }
    if (x_lines == 0 && o_lines == 0)
        return r.stuck == Stuck::draw ? 0 : r.stuck == Stuck::o_wins || turn == Side::x ? -1 : 1;
    if (r.prize == Prize::x_wins) return 1;
    const int maker = r.line_is_its_makers() ? (turn == Side::o ? 1 : -1) : (x_lines > 0) - (o_lines > 0);
    return r.prize == Prize::line_wins ? maker : -maker;
}

constexpr int payoff(const Rules& r, const Position& p) {
    return payoff(r, p.turn, lines_held(r, p, Side::x), lines_held(r, p, Side::o));
}

// The empty playable cells that complete a line of these marks. Looks at the board alone: whoever is to move, over or
// not.
constexpr Cells winning_moves(const Rules& r, const Position& p, Side mark) {
    Cells found = 0;
    const Cells open = playable(r, p.filled());
    for (int i = 0; i < r.line_count; ++i) {
        const Cells missing = r.counts(i, mark) ? r.lines[i] & ~p.of(mark) : 0;
        if (size(missing) == 1 && contains(open, missing)) found |= missing;
    }
    return found;
}

// The side to move as far as the counts of marks tell; nothing where they fit no order of play, or two. Where marks do
// not tell who has made them, their number does if it is known who starts.
constexpr std::optional<Side> mover_by_counts(const Rules& r, const Position& p) {
    const bool own = r.marks == Marks::own;
    const int ahead = own ? size(p.x) - size(p.o) : size(p.filled()) % 2 * (r.start == Start::o ? -1 : 1);
    const bool x_next = (ahead == 0 && r.start != Start::o) || (ahead == -1 && r.start != Start::x);
    const bool o_next = (ahead == 0 && r.start != Start::x) || (ahead == 1 && r.start != Start::o);
    if (x_next == o_next || (!own && r.start == Start::either)) return std::nullopt;
    return x_next ? Side::x : Side::o;
}

}  // namespace noughts
