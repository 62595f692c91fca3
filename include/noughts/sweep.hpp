// The answers for every position of a small board and for either side to move, each worked out once.
//
// A move only adds a mark, 3^c or 2 * 3^c, so it leads to a position of a higher number: going down the numbers meets
// every outcome of a move before the position the move is made in, and going up meets every position after those it can
// come from. What marks on high cells bring is gathered block by block in loops that compilers turn into vector code, and
// only the low cells are taken one position at a time. Plain loops over plain arrays: they also run inside the compiler.
// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

#include "blocks.hpp"
#include "question.hpp"

namespace noughts {

// Gathers the answers of a block of moves into a block of positions, which do not overlap.
template <Question Q>
constexpr void gather_block(Side turn, typename Q::Answer* __restrict sums, const typename Q::Answer* __restrict nexts,
                            std::uint32_t block) {
    constexpr std::uint32_t full = position_count(block_cells);
    if (block == full)
        for (std::uint32_t l = 0; l < full; ++l) Q::gather(turn, sums[l], nexts[l]);
    else
        for (std::uint32_t l = 0; l < block; ++l) Q::gather(turn, sums[l], nexts[l]);
}

// Takes the moves of one position that `cells` names. Its answers lie at `x_here` and `o_here`, those after an X on cell
// c 3^c further on, and those after an O twice as far.
template <Question Q>
constexpr void settle(const Blocks& blocks, Marks marks, Set cells, typename Q::Answer* x_here,
                      typename Q::Answer* o_here) {
    auto x_best = *x_here, o_best = *o_here;
    for (; cells; cells &= cells - 1) {
        const std::uint32_t mark = blocks.power[std::countr_zero(cells)];
        Q::gather(Side::x, x_best, o_here[mark]);
        if (marks != Marks::both) Q::gather(Side::o, o_best, x_here[2 * mark]);
        if (marks == Marks::either) Q::gather(Side::x, x_best, o_here[2 * mark]);
        if (marks != Marks::own) Q::gather(Side::o, o_best, x_here[mark]);
    }
    *x_here = x_best;
    *o_here = o_best;
}

// Takes the moves on one cell from every position of a block.
template <Question Q>
constexpr void gather_moves(const Blocks& blocks, Marks marks, int cell, typename Q::Answer* x_here,
                            typename Q::Answer* o_here) {
    const std::uint32_t mark = blocks.power[cell];
    gather_block<Q>(Side::x, x_here, o_here + mark, blocks.size);
    if (marks != Marks::both) gather_block<Q>(Side::o, o_here, x_here + 2 * mark, blocks.size);
    if (marks == Marks::either) gather_block<Q>(Side::x, x_here, o_here + 2 * mark, blocks.size);
    if (marks != Marks::own) gather_block<Q>(Side::o, o_here, x_here + mark, blocks.size);
}

// Fills in x_turn[number] and o_turn[number]. `x_lines[set]`, `o_lines[set]` and `open[set]` are the facts of the empty
// board.
template <Question Q>
constexpr void sweep(const Rules& r, const std::int8_t* x_lines, const std::int8_t* o_lines, const Set* open,
                     typename Q::Answer* x_turn, typename Q::Answer* o_turn) {
    const Blocks blocks(r);
    const bool line_ends = r.ending == Ending::first_line;
    const Set needy = blocks.single & static_cast<Set>(r.needy), easy = blocks.single & ~needy;
    for (std::uint32_t b = blocks.count; b-- > 0;) {
        const Position top = blocks.top(b, r.cells);
        typename Q::Answer* const x_here = x_turn + b * blocks.size;
        typename Q::Answer* const o_here = o_turn + b * blocks.size;
        for (std::uint32_t l = 0; l < blocks.size; ++l) x_here[l] = Q::none(Side::x);
        for (std::uint32_t l = 0; l < blocks.size; ++l) o_here[l] = Q::none(Side::o);
        for (Set left = open[top.filled()] & ~blocks.single; left; left &= left - 1)
            gather_moves<Q>(blocks, r.marks, std::countr_zero(left), x_here, o_here);
        for (std::uint32_t l = blocks.size; l-- > 0;) {
            const Cells x = top.x | blocks.lows[l].x, o = top.o | blocks.lows[l].o;
            const bool lines = x_lines[x] | o_lines[o];
            const Set free = line_ends && lines ? 0 : open[x | o];
            // Cells that need nothing are taken even if the game is over: so they are the same for this l in every
            // block, which the processor learns.
            const Set taken = (free & needy) | (easy & ~static_cast<Set>(x | o));
            settle<Q>(blocks, r.marks, taken, x_here + l, o_here + l);
            if (free) continue;
            x_here[l] = Q::ended(payoff(r, Side::x, x_lines[x], o_lines[o]));
            o_here[l] = Q::ended(payoff(r, Side::o, x_lines[x], o_lines[o]));
        }
    }
}

// The table of one question for any rules of up to 16 cells, at run time: 2 * 3^cells answers.
template <Question Q>
class Table {
public:
    explicit Table(const Rules& r) : x_turn_(position_count(r.cells)), o_turn_(x_turn_.size()) {
        assert(r.cells <= max_swept_cells);
        const Facts facts(r);
        sweep<Q>(r, facts.x_lines.data(), facts.o_lines.data(), facts.open.data(), x_turn_.data(), o_turn_.data());
    }
    const auto& operator()(const Position& p) const { return at(number_of(p), p.turn); }
    const auto& at(std::uint32_t number, Side turn) const { return (turn == Side::x ? x_turn_ : o_turn_)[number]; }

private:
    std::vector<typename Q::Answer> x_turn_, o_turn_;
};

// The same, worked out by the compiler.
template <Question Q, int cells>
struct ConstantTable {
    typename Q::Answer x_turn[position_count(cells)]{}, o_turn[position_count(cells)]{};

    consteval explicit ConstantTable(const Rules& r) {
        std::int8_t x_lines[1 << cells]{}, o_lines[1 << cells]{};
        Set open[1 << cells]{};
        count_lines(r, {}, Side::x, first_cells(cells), x_lines);
        count_lines(r, {}, Side::o, first_cells(cells), o_lines);
        find_open(r, first_cells(cells), open);
        sweep<Q>(r, x_lines, o_lines, open, x_turn, o_turn);
    }
};

}  // namespace noughts
