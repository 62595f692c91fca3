// How a game stands: going on and who is to move, won, drawn, or a position that cannot occur; and why, in words.
// SPDX-License-Identifier: MIT
#pragma once

#include <string>

#include "reach.hpp"
#include "reasons.hpp"

namespace noughts {

enum class Status : std::uint8_t { ongoing, x_won, o_won, draw, unreachable };

struct Standing {
    Status status;
    std::optional<Side> to_move;  // nobody where the game is over or cannot have come here
    std::string reason;
};

inline Standing ended(const Rules& r, const Position& p) {
    const int paid = payoff(r, p);
    return {paid > 0 ? Status::x_won : paid < 0 ? Status::o_won : Status::draw, {}, why_ended(r, p)};
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
