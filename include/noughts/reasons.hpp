// How a position came to be as it is, or why it cannot have come to be, in words.
// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "position.hpp"

namespace noughts {

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

// A line that `side` holds and that counts for it; no cells where it holds none.
constexpr Cells line_of(const Rules& r, const Position& p, Side side) {
    for (int i = 0; i < r.line_count; ++i)
        if (contains(p.of(side), r.lines[i]) && r.counts(i, side)) return r.lines[i];
    return 0;
}

// The first cell that is filled while one that it needs is not; nothing where there is none.
inline std::string unmet_need(const Rules& r, Cells filled) {
    for (Cells left = filled & r.needy; left; left &= left - 1) {
        const Cells target = left & -left, lacking = r.needs[first_of(left)] & ~(filled & ~target);
        if (lacking & target) return "cell " + cell_names(target) + " is filled, but it needs itself";
        if (lacking)
            return "cell " + cell_names(target) + " is filled, but cell " + cell_names(lacking & -lacking) +
                   ", which it needs, is empty";
    }
    return {};
}

// Why a position that the counts allow cannot occur, in the plainest words that are true of it. `last` is who made the
// last mark, where only one side can have.
inline std::string why_unreachable(const Rules& r, const Position& p, std::optional<Side> last) {
    if (std::string need = unmet_need(r, p.filled()); !need.empty()) return need;
    if (r.marks == Marks::both && p.o) return "both sides place the same mark, X";
    const Cells x_line = line_of(r, p, Side::x), o_line = line_of(r, p, Side::o);
    if (r.ending == Ending::first_line && x_line && o_line)
        return "X holds " + cell_names(x_line) + " and O holds " + cell_names(o_line) +
               ", but the first line ends the game";
    if (r.ending == Ending::first_line && r.marks == Marks::own && last) {
        const Side other = !*last;
        if (const Cells line = line_of(r, p, other))
            return std::string(name(*last)) + " made the last mark, after " + name(other) + " had completed " +
                   cell_names(line);
        Cells common = p.of(*last);
        for_each_line_held(r, p, *last, [&](Cells line) { common &= line; });
        if (!common)
            return std::string("no one mark of ") + name(*last) +
                   " is in all its lines, so one was complete before the last mark";
    }
    return "no order of moves leads to it";
}

// How a game that has ended has come to its end.
inline std::string why_ended(const Rules& r, const Position& p) {
    if (r.prize == Prize::most_lines && !r.line_is_its_makers()) {
        const int x = lines_held(r, p, Side::x), o = lines_held(r, p, Side::o);
        return "X has " + std::to_string(x) + (x == 1 ? " line and O " : " lines and O ") + std::to_string(o);
    }
    for (const Side side : {Side::x, Side::o})
        if (const Cells line = line_of(r, p, side); line && payoff(r, p))
            return std::string(name(r.line_is_its_makers() ? !p.turn : side)) + " has completed " + cell_names(line);
    if (p.filled() != first_cells(r.cells)) return "no empty cell may be played";
    return payoff(r, p) ? "the board is full and there is no line" : "the board is full and nobody has won";
}

// Why the counts of marks fit no game; nothing where they fit one, or do not tell.
inline std::string_view misfit_of_counts(const Rules& r, const Position& p) {
    const int ahead = size(p.x) - size(p.o);
    if (r.marks != Marks::own || (ahead <= (r.start != Start::o) && -ahead <= (r.start != Start::x))) return {};
    if (r.start == Start::either || ahead > 1 || ahead < -1) return "but they take turns";
    return r.start == Start::x ? "but X starts" : "but O starts";
}

}  // namespace noughts
