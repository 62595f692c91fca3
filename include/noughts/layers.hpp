// The answer for one position, and for each of its moves, from the positions that play can come to from there on.
//
// After m plies m of the n empty cells are filled, and as many of them by X as the turns say. Those positions make a
// layer:
//
//     place in layer m = rank(filled set among sets of m) * ways + rank(X's cells within the filled ones)
//
// where the rank of a set is its place among all sets of its size in increasing order, and X's cells are numbered
// within the filled set (bit i is its i-th cell). A move fills cell c, the r-th of the new set: it puts one bit in at
// place r. The answers of a layer need those of the next one only, so two layers are held at a time. 4x4 has 10,165,779
// positions in all, five times fewer than its table, and its largest layer has 2,018,016.
// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <optional>
#include <span>
#include <utility>
#include <vector>

#include "question.hpp"
#include "ranks.hpp"

namespace noughts {

template <Question Q>
struct Solution {
    struct Move {
        int cell;  // from 0
        typename Q::Answer answer;
    };
    typename Q::Answer answer;
    std::vector<Move> moves;  // by cell; none where the game is over
};

// The facts and ranks of one position, from which its layers are filled.
template <Question Q>
class Layers {
public:
    using Answers = std::vector<typename Q::Answer>;

    Layers(const Rules& r, const Position& p) : turn_(p.turn), facts_(r, p), ranks_(facts_.n) {
        assert(facts_.n <= max_layered_cells);
    }

    // The answers of layer m, given those of layer m + 1.
    Answers layer(int m, const Answers& next) const {
        const Set ways = ways_to_colour(m), next_ways = m < facts_.n ? ways_to_colour(m + 1) : 0;
        const auto& sets = ranks_.sets[std::size_t(m)];
        Answers here;
        here.reserve(sets.size() * ways);
        for (const Set filled : sets) {
            std::array<Branch, max_layered_cells> branches;
            int count = 0;
            for (Set left = facts_.open[filled]; left; left &= left - 1) {
                const Set below = (left & -left) - 1;
                branches[std::size_t(count++)] = {
                    .from = next.data() + ranks_.rank[filled | (left & -left)] * next_ways,
                    .bit = Set{1} << std::popcount(filled & below)};
            }
            add_colourings(m, filled, {branches.data(), std::size_t(count)}, ways, here);
        }
        return here;
    }
    int plies() const { return facts_.n; }

private:
    // Where the positions after one move begin in the next layer, and the bit that the move puts in.
    struct Branch {
        const typename Q::Answer* from;
        Set bit;
    };

    Side mover(int m) const { return m % 2 == 0 ? turn_ : !turn_; }
    int x_marks(int m) const { return (turn_ == Side::x ? m + 1 : m) / 2; }
    Set ways_to_colour(int m) const {
        std::uint64_t ways = 1;
        for (int i = 0; i < x_marks(m); ++i) ways = ways * std::uint64_t(m - i) / std::uint64_t(i + 1);
        return static_cast<Set>(ways);
    }

    void add_colourings(int m, Set filled, std::span<const Branch> branches, Set ways, Answers& here) const {
        const Places places(filled);
        const Side turn = mover(m);
        const auto& colours = ranks_.sets[std::size_t(x_marks(m))];
        for (Set i = 0; i < ways; ++i) {
            const Set colour = colours[i], x = places(colour), o = filled & ~x;
            const int x_worth = facts_.x_worth[x], o_worth = facts_.o_worth[o];
            if (branches.empty() || (facts_.line_ends && (x_worth | o_worth))) {
                here.push_back(Q::ended(x_worth - o_worth));
                continue;
            }
            auto sum = Q::none(turn);
            for (const Branch& b : branches) {
                const Set raised = colour + (colour & ~(b.bit - 1));  // all from the new bit on moves up by one place
                Q::gather(turn, sum, b.from[ranks_.rank[turn == Side::x ? raised | b.bit : raised]]);
            }
            here.push_back(sum);
        }
    }

    Side turn_;
    Facts facts_;
    Ranks ranks_;
};

// The answer for `p`, and for each of its moves; nothing where `stop()`, which is asked before each layer, ends the
// work too soon. The position may have at most 16 empty cells; it need not be one that play can reach.
template <Question Q, class Stop>
std::optional<Solution<Q>> solve_unless(const Rules& r, const Position& p, Stop stop) {
    assert(r.prize != Prize::most_lines || r.line_count <= max_counted_lines);
    const Cells open = moves(r, p);
    if (!open) return Solution<Q>{.answer = Q::ended(payoff(r, p)), .moves = {}};
    const Layers<Q> layers(r, p);
    typename Layers<Q>::Answers here, next;
    for (int m = layers.plies(); m >= 1; --m) {
        if (stop()) return std::nullopt;
        here = layers.layer(m, next);
        std::swap(here, next);
    }
    Solution<Q> solution{.answer = layers.layer(0, next)[0], .moves = {}};
    std::size_t place = 0;  // a set of one cell has that cell's place among the empty ones as its rank
    for (Cells left = first_cells(r.cells) & ~p.filled(); left; left &= left - 1, ++place)
        if (open & left & -left) solution.moves.push_back({.cell = first_of(left), .answer = next[place]});
    return solution;
}

template <Question Q>
Solution<Q> solve(const Rules& r, const Position& p) {
    return *solve_unless<Q>(r, p, [] { return false; });
}

}  // namespace noughts
