// A position: who has marked which cells, and who is to move. What can be said of it without looking ahead.
// SPDX-License-Identifier: MIT
#pragma once

#include <optional>

#include "rules.hpp"

namespace noughts {

enum class Side : std::uint8_t { x, o };

constexpr Side operator!(Side side) { return side == Side::x ? Side::o : Side::x; }

struct Position {
    Cells x = 0, o = 0;
    Side turn = Side::x;

    constexpr Cells of(Side side) const { return side == Side::x ? x : o; }
    constexpr Cells filled() const { return x | o; }
    friend constexpr bool operator==(const Position&, const Position&) = default;
};

// The position after the side to move has marked cell `c`, which must be empty.
constexpr Position play(Position p, int c) {
    assert(!contains(p.filled(), cell(c)));
    (p.turn == Side::x ? p.x : p.o) |= cell(c);
    p.turn = !p.turn;
    return p;
}

constexpr int lines_in(const Rules& r, Cells marks) {
    int n = 0;
    for (int i = 0; i < r.line_count; ++i) n += contains(marks, r.lines[i]);
    return n;
}

// The empty cells whose needs are met, whether or not the game is over.
constexpr Cells playable(const Rules& r, Cells filled) {
    Cells open = first_cells(r.cells) & ~filled;
    for (Cells left = open & r.needy; left; left &= left - 1)
        if (!contains(filled, r.needs[first_of(left)])) open &= ~(left & -left);
    return open;
}

// The cells that the side to move may mark: none once a line has ended the game.
constexpr Cells moves(const Rules& r, const Position& p) {
    const bool ended = r.ending == Ending::first_line && (lines_in(r, p.x) || lines_in(r, p.o));
    return ended ? 0 : playable(r, p.filled());
}

// What a side's lines are worth to it when the game has ended: 0 without a line, then 1, or -1 in misere, or their
// number. An ended game pays X what its lines are worth less what O's are, and O the opposite.
constexpr int worth(const Rules& r, int lines) {
    if (r.prize == Prize::most_lines) return lines;
    return lines == 0 ? 0 : r.prize == Prize::line_wins ? 1 : -1;
}

constexpr int payoff(const Rules& r, const Position& p) {
    return worth(r, lines_in(r, p.x)) - worth(r, lines_in(r, p.o));
}

// The empty playable cells that complete a line for `side`. Looks at the board alone: whoever is to move, over or not.
constexpr Cells winning_moves(const Rules& r, const Position& p, Side side) {
    Cells found = 0;
    const Cells open = playable(r, p.filled());
    for (int i = 0; i < r.line_count; ++i) {
        const Cells missing = r.lines[i] & ~p.of(side);
        if (size(missing) == 1 && contains(open, missing)) found |= missing;
    }
    return found;
}

// The side to move as far as the counts of marks tell; nothing where they fit no order of play, or two.
constexpr std::optional<Side> mover_by_counts(const Rules& r, const Position& p) {
    const int ahead = size(p.x) - size(p.o);
    const bool x_next = (ahead == 0 && r.start != Start::o) || (ahead == -1 && r.start != Start::x);
    const bool o_next = (ahead == 0 && r.start != Start::x) || (ahead == 1 && r.start != Start::o);
    if (x_next == o_next) return std::nullopt;
    return x_next ? Side::x : Side::o;
}

}  // namespace noughts
