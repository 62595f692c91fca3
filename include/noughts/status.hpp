// How a game stands: going on and who is to move, won, drawn, or a position that cannot occur; and why, in words.
// SPDX-License-Identifier: MIT
#pragma once

#include <string>

#include "reach.hpp"

namespace noughts {

enum class Status : std::uint8_t { ongoing, x_won, o_won, draw, unreachable };

struct Standing {
    Status status;
    std::optional<Side> to_move;  // nobody where the game is over or cannot have come here
    std::string reason;
};

constexpr const char* name(Side side) { return side == Side::x ? "X" : "O"; }

// Cells as people number them, from 1: "1 2 3".
inline std::string cell_names(Cells cells) {
    std::string text;
    for (; cells; cells &= cells - 1) {
        if (!text.empty()) text += ' ';
        text += std::to_string(first_of(cells) + 1);
    }
    return text;
}

// A line that `side` holds; no cells where it holds none.
constexpr Cells line_of(const Rules& r, const Position& p, Side side) {
    for (int i = 0; i < r.line_count; ++i)
        if (contains(p.of(side), r.lines[i])) return r.lines[i];
    return 0;
}

// Why a position that the counts allow cannot occur, in the plainest words that are true of it.
inline std::string why_unreachable(const Rules& r, const Position& p) {
    for (Cells left = p.filled() & r.needy; left; left &= left - 1)
        if (const Cells lacking = r.needs[first_of(left)] & ~(p.filled() & ~(left & -left)))
            return "cell " + std::to_string(first_of(left) + 1) + " is filled, but not cell " +
                   std::to_string(first_of(lacking) + 1) + " that it needs";
    const Cells x_line = line_of(r, p, Side::x), o_line = line_of(r, p, Side::o);
    const bool line_ends = r.ending == Ending::first_line;
    if (line_ends && x_line && o_line)
        return "X holds " + cell_names(x_line) + " and O holds " + cell_names(o_line) +
               ", but the first line ends the game";
    const Side last = !p.turn;
    if (line_ends && (p.turn == Side::x ? x_line : o_line))
        return std::string(name(last)) + " made the last mark, after " + name(p.turn) + " had completed " +
               cell_names(line_of(r, p, p.turn));
    Cells common = ~Cells{0};
    for (int i = 0; i < r.line_count; ++i)
        if (contains(p.of(last), r.lines[i])) common &= r.lines[i];
    if (line_ends && !common)
        return std::string("no one mark of ") + name(last) +
               " is in all its lines, so one was complete before the last mark";
    return "no order of moves leads to it";
}

// Judges the board of `p`; its turn is not read. `mover` is who is said to be to move, where anybody is said to be.
// For boards with at most 24 marks.
inline Standing judge(const Rules& r, Position p, std::optional<Side> mover) {
    const auto counted = mover_by_counts(r, p);
    const std::string marks = "X has " + std::to_string(size(p.x)) + " and O " + std::to_string(size(p.o));
    const int ahead = size(p.x) - size(p.o);
    if (ahead > (r.start != Start::o) || -ahead > (r.start != Start::x)) {
        const char* const starts = r.start == Start::x   ? "X starts"
                                   : r.start == Start::o ? "O starts"
                                                         : "they take turns";
        return {Status::unreachable, {}, marks + " marks, but " + starts};
    }
    if (mover && counted && *mover != *counted)
        return {Status::unreachable, {}, marks + " marks, so " + name(*counted) + " is to move, not " + name(*mover)};
    if (!mover) mover = counted;
    bool found = false;
    for (const Side turn : {Side::x, Side::o}) {
        if (found || (mover && *mover != turn)) continue;
        p.turn = turn;
        found = reachable(r, p);
    }
    if (!found) return {Status::unreachable, {}, why_unreachable(r, p)};
    if (moves(r, p)) {
        const std::string reason = mover ? std::string(name(*mover)) + " is to move" : "either side may be to move";
        return {Status::ongoing, mover, reason};
    }
    const int paid = payoff(r, p);
    const Status status = paid > 0 ? Status::x_won : paid < 0 ? Status::o_won : Status::draw;
    if (r.prize == Prize::most_lines)
        return {status,
                {},
                "X has " + std::to_string(lines_in(r, p.x)) + " lines and O " + std::to_string(lines_in(r, p.o))};
    for (const Side side : {Side::x, Side::o})
        if (const Cells line = paid ? line_of(r, p, side) : 0)
            return {status, {}, std::string(name(side)) + " has completed " + cell_names(line)};
    const bool full = p.filled() == first_cells(r.cells);
    return {status, {}, full ? "the board is full and nobody has won" : "no empty cell may be played"};
}

}  // namespace noughts
