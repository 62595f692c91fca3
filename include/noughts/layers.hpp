// The answers for all positions that follow from one, layer by layer from the end of the game on.
//
// A move fills cell c, the r-th of the new filled set: it puts one bit in at place r of the colouring, see numbering.hpp.
// The answers of a layer need those of the next one only, so two layers are held at a time: on 4x4 the largest has
// 2,018,016 positions.
// SPDX-License-Identifier: MIT
#pragma once

#include <memory>
#include <span>

#include "numbering.hpp"
#include "question.hpp"

namespace noughts {

// How the work on a layer is done: here piece by piece, one after the other. Others may share it out among processors,
// tell how far it has come, or stop it.
struct InOrder {
    bool is_over() const { return false; }  // true: stop what comes before the layers
    void begin(std::uint64_t) {}            // so many positions in all
    // Calls `work(i)` for each of so many pieces, which hold so many positions together. False: it was stopped.
    template <class Work>
    bool operator()(std::size_t pieces, std::uint64_t, Work work) {
        for (std::size_t i = 0; i < pieces; ++i) work(i);
        return true;
    }
};

// Shares `sets` filled sets out, a few at a time, which hold so many positions together: `work(from, to)` does those from
// `from` on before `to`.
template <class Share, class Work>
bool share_out(Share& share, std::size_t sets, std::uint64_t positions, Work work) {
    constexpr std::size_t in_piece = 16;
    return share((sets + in_piece - 1) / in_piece, positions,
                 [&](std::size_t piece) { work(piece * in_piece, std::min(sets, (piece + 1) * in_piece)); });
}

// Fills layers in.
template <Question Q>
class Layers {
public:
    using Answer = typename Q::Answer;
    using Layer = std::unique_ptr<Answer[]>;

    Layers(const Rules& r, const Numbering& numbering) : r_(r), numbering_(numbering) {}

    // The answers of layer m, given those of layer m + 1; nothing where it was stopped.
    template <class Share>
    Layer layer(int m, const Answer* next, Share& share) const {
        const auto& sets = numbering_.filled(m);
        auto here = std::make_unique_for_overwrite<Answer[]>(numbering_.size(m));
        const auto fill = [&](std::size_t from, std::size_t to) {
            for (std::size_t i = from; i < to; ++i) fill_in(m, sets[i], next, here.get() + i * numbering_.ways(m));
        };
        const bool done = share_out(share, sets.size(), numbering_.size(m), fill);
        return done ? std::move(here) : nullptr;
    }

private:
    // Where the positions after one move begin in the next layer, the bit of the cell, and the mark there.
    struct Branch {
        const Answer* from;
        Set bit;
        Set mark;  // the bit for X, nothing for O
    };

    // The answers for all colourings of one filled set.
    void fill_in(int m, Set filled, const Answer* next, Answer* here) const {
        const Side turn = numbering_.mover(m);
        std::array<Branch, 2 * max_layered_cells> branches;
        std::size_t count = 0;
        for (Set left = numbering_.needs().open(filled); left; left &= left - 1) {
            const Set c = left & -left, bit = Set{1} << std::popcount(filled & (c - 1));
            const Answer* const from =
                next + std::uint64_t{numbering_.rank_of_filled(filled | c)} * numbering_.ways(m + 1);
            if (r_.may_place(turn, Side::x)) branches[count++] = {.from = from, .bit = bit, .mark = bit};
            if (r_.may_place(turn, Side::o)) branches[count++] = {.from = from, .bit = bit, .mark = 0};
        }
        colour(m, filled, {branches.data(), count}, here);
    }

    void colour(int m, Set filled, std::span<const Branch> branches, Answer* here) const {
        const Places places(filled);
        const Side turn = numbering_.mover(m);
        const LineFacts& lines = numbering_.lines();
        const Set* const colours = numbering_.colours(m);
        for (Set i = 0; i < numbering_.ways(m); ++i) {
            const Set colour = colours[i], x = places(colour), o = filled & ~x;
            const int x_lines = lines.x_lines[x], o_lines = lines.o_lines[o];
            if (branches.empty() || (lines.line_ends && (x_lines | o_lines))) {
                here[i] = Q::ended(payoff(r_, turn, x_lines, o_lines));
                continue;
            }
            auto sum = Q::none(turn);
            for (const Branch& b : branches)
                Q::gather(turn, sum, b.from[numbering_.rank_of_colour(Colours::raised(colour, b.bit) | b.mark)]);
            here[i] = sum;
        }
    }

    const Rules& r_;
    const Numbering& numbering_;
};

}  // namespace noughts
