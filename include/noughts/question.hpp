// Questions that look ahead, each a fold over the game: what an ended game answers, and how a position gathers the
// answers of its moves. Every answer is seen from X's side. To ask something new, write one more struct like these.
// SPDX-License-Identifier: MIT
#pragma once

#include <concepts>
#include <limits>
#include <vector>

#include "position.hpp"

namespace noughts {

// `ended(paid)` answers a game that is over and pays `paid`; `none(turn)` is where gathering starts; `gather(turn, sum,
// next)` adds to `sum` the answer `next` of one move of the side `turn`.
template <class Q>
concept Question = requires(Side turn, int paid, typename Q::Answer answer) {
    { Q::ended(paid) } -> std::same_as<typename Q::Answer>;
    { Q::none(turn) } -> std::same_as<typename Q::Answer>;
    Q::gather(turn, answer, answer);
};

// The answer for one position, and for each of its moves.
template <Question Q>
struct Solution {
    struct Move {
        int cell;  // from 0
        Side mark;
        typename Q::Answer answer;
    };
    typename Q::Answer answer;
    std::vector<Move> moves;  // by cell, X before O; none where the game is over
};

// Keeps the better of two answers for the side to move: X wants more.
template <class Number>
constexpr void keep_better(Side turn, Number& best, Number next) {
    best = (turn == Side::x ? next > best : next < best) ? next : best;
}

template <class Number>
constexpr Number worst_for(Side turn) {
    return turn == Side::x ? std::numeric_limits<Number>::min() : std::numeric_limits<Number>::max();
}

// What does X get if both sides play perfectly? 1, 0 or -1; or lines ahead.
struct Value {
    using Answer = std::int8_t;
    static constexpr Answer ended(int paid) { return static_cast<Answer>(paid); }
    static constexpr Answer none(Side turn) { return worst_for<Answer>(turn); }
    static constexpr void gather(Side turn, Answer& best, Answer next) { keep_better(turn, best, next); }
};

// The value, and the plies to the end when the side that is ahead hurries and the other delays. Value counts first.
// A game worth v that ends in p plies is 256 v, moved p towards 0: so the sooner a side wins the better for it, and a
// loss is the better the later. A draw is 0 at any length: it has no distance.
struct Distance {
    using Answer = std::int16_t;
    static constexpr int unit = 256;
    static constexpr Answer ended(int paid) { return static_cast<Answer>(unit * paid); }
    static constexpr Answer none(Side turn) { return worst_for<Answer>(turn); }
    static constexpr void gather(Side turn, Answer& best, Answer next) {
        keep_better(turn, best, static_cast<Answer>(one_ply_on(next)));
    }

    static constexpr int one_ply_on(int a) { return a - (a > 0) + (a < 0); }
    static constexpr int one_ply_later(int a) { return a + (a > 0) - (a < 0); }  // undoes that
    static constexpr int value(int a) { return (a + unit / 2) >> 8; }
    static constexpr int plies(int a) { return a > 0 ? unit * value(a) - a : a - unit * value(a); }
};

// A number of 128 bits.
__extension__ using Wide = unsigned __int128;

// How many games go on from here that X wins, that O wins, and that nobody wins? An ended game is one game. 32 bits
// hold the counts of boards with up to 12 empty cells, 64 bits 20 and `Wide` 33; 9, 16 and 27 where either mark may be
// placed.
template <class Count = std::uint64_t>
struct Games {
    struct Answer {
        Count x = 0, o = 0, draw = 0;
        friend constexpr bool operator==(const Answer&, const Answer&) = default;
    };
    static constexpr Answer ended(int paid) { return {Count(paid > 0), Count(paid < 0), Count(paid == 0)}; }
    static constexpr Answer none(Side) { return {}; }
    static constexpr void gather(Side, Answer& sum, const Answer& next) {
        sum.x += next.x;
        sum.o += next.o;
        sum.draw += next.draw;
    }
};

}  // namespace noughts
