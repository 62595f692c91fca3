// How a game stands: going on and who is to move, won, drawn, or a position that cannot occur; and why, in words.
// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>

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

inline Standing ended(const Rules& r, const Position& p) {
    const int paid = payoff(r, p);
    return {paid > 0 ? Status::x_won : paid < 0 ? Status::o_won : Status::draw, {}, why_ended(r, p)};
}

// Why the counts of marks fit no game; nothing where they fit one, or do not tell.
inline std::string_view misfit_of_counts(const Rules& r, const Position& p) {
    const int ahead = size(p.x) - size(p.o);
    if (r.marks != Marks::own || (ahead <= (r.start != Start::o) && -ahead <= (r.start != Start::x))) return {};
    if (r.start == Start::either || ahead > 1 || ahead < -1) return "but they take turns";
    return r.start == Start::x ? "but X starts" : "but O starts";
}

// Judges the board of `p`; its turn is not read. `mover` is who is said to be to move, where anybody is said to be.
// Nothing where that cannot be told: see trace(); and where the game has ended by whose turn it was, and both fit.
inline std::optional<Standing> judge_if_known(const Rules& r, Position p, std::optional<Side> mover) {
    const auto counted = mover_by_counts(r, p);
    const std::string marks = "X has " + std::to_string(size(p.x)) + " and O " + std::to_string(size(p.o)) + " marks, ";
    if (const std::string_view misfit = misfit_of_counts(r, p); !misfit.empty())
        return Standing{Status::unreachable, {}, marks + std::string(misfit)};
    if (mover && counted && *mover != *counted)
        return Standing{Status::unreachable, {}, marks + "so " + name(*counted) + " is to move, not " + name(*mover)};
    if (!mover) mover = counted;
    std::optional<Side> found;
    bool both = false;
    for (const Side turn : {Side::x, Side::o}) {
        p.turn = turn;
        const auto reached = mover && *mover != turn ? false : trace(r, p);
        if (!reached) return std::nullopt;
        if (!*reached) continue;
        both = found.has_value();
        found = turn;
    }
    if (!found)
        return Standing{Status::unreachable, {}, why_unreachable(r, p, mover ? std::optional(!*mover) : std::nullopt)};
    p.turn = *found;
    const bool over = !moves(r, p);
    if (over && both && payoff(r, p) != payoff(r, {.x = p.x, .o = p.o, .turn = !p.turn})) return std::nullopt;
    if (over) return ended(r, p);
    if (both) return Standing{Status::ongoing, {}, "either side may be to move"};
    return Standing{Status::ongoing, found, std::string(name(*found)) + " is to move"};
}

// The same where it can be told.
inline Standing judge(const Rules& r, const Position& p, std::optional<Side> mover) {
    return judge_if_known(r, p, mover).value();
}

}  // namespace noughts
