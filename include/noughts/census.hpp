// How many positions play can reach and how many games there are, by ply, by result and by value, and the positions up
// to symmetry as well.
//
// Two walks over the layers of the whole game. Forwards each position gathers in how many ways play comes to it, from
// the positions that lack one of its marks. Backwards it gets its value. Up to symmetry positions are counted by the
// lemma that is not Burnside's: as many as positions that a symmetry leaves as they are, on average over the symmetries.
// SPDX-License-Identifier: MIT
#pragma once

#include <memory>
#include <mutex>
#include <numeric>

#include "layers.hpp"
#include "symmetry.hpp"

namespace noughts {

// Counts by value or result, from -128 to 127: X's view, or lines ahead.
template <class Count>
struct ByValue {
    std::array<Count, 256> counts{};

    Count& operator[](int value) { return counts[std::size_t(value + 128)]; }
    const Count& operator[](int value) const { return counts[std::size_t(value + 128)]; }
    Count sum() const { return std::accumulate(counts.begin(), counts.end(), Count{0}); }
    ByValue& operator+=(const ByValue& other) {
        for (std::size_t i = 0; i < counts.size(); ++i) counts[i] += other.counts[i];
        return *this;
    }
};

// After so many plies. `symmetric` counts hold the sum over all symmetries but the one that moves nothing.
struct PlyCensus {
    ByValue<std::uint64_t> positions, ended;                      // that play can reach: by value, ended by result
    ByValue<std::uint64_t> symmetric_positions, symmetric_ended;  // the same, of those that a symmetry leaves
    ByValue<Wide> games;                                          // that end here, by result
};

// `Count` holds numbers of games.
template <class Count>
class CensusTaker {
public:
    // At most 24 cells; `rules` and `symmetries` are those of one game, and `first` makes the first mark.
    CensusTaker(const Rules& rules, const std::vector<Symmetry>& symmetries, Side first)
        : r_(rules), numbering_(rules, {.x = 0, .o = 0, .turn = first}), plies_(std::size_t(rules.cells) + 1) {
        fixed_.resize(plies_.size());
        reached_.resize(plies_.size());
        for (const Symmetry& symmetry : symmetries)
            if (!std::is_sorted(symmetry.begin(), symmetry.begin() + r_.cells)) note_fixed(symmetry);
    }

    // Nothing where `share` was stopped, as in layers.hpp.
    template <class Share>
    std::optional<std::vector<PlyCensus>> operator()(Share& share) {
        share.begin(2 * numbering_.positions());
        return forwards(share) && backwards(share) ? std::optional(plies_) : std::nullopt;
    }

private:
    struct Fixed {
        std::uint64_t place;
        Set x, o;
    };
    static constexpr std::size_t in_piece = 16;  // filled sets

    void note_fixed(const Symmetry& symmetry) {
        for_each_fixed(symmetry, r_.cells, [&](Cells x, Cells o) {
            const auto m = static_cast<std::size_t>(size(x | o));
            if (const auto place = numbering_.place(static_cast<Set>(x), static_cast<Set>(o)))
                fixed_[m].push_back({.place = *place, .x = static_cast<Set>(x), .o = static_cast<Set>(o)});
        });
    }

    // The result of a game that ends here; nothing where it goes on.
    std::optional<int> result(int m, Set x, Set o) const {
        const Facts& facts = numbering_.facts();
        const int x_lines = facts.x_lines[x], o_lines = facts.o_lines[o];
        if (facts.open[x | o] && !(facts.line_ends && (x_lines | o_lines))) return std::nullopt;
        return payoff(r_, numbering_.mover(m), x_lines, o_lines);
    }

    // In how many ways play comes from layer m - 1 to the positions of one filled set, which go on from there.
    void gather(int m, Set filled, const Count* before, Count* here, std::uint8_t* reached, PlyCensus& sum) const {
        struct Branch {
            const Count* from;
            Set bit;
        };
        std::array<Branch, max_layered_cells> branches;
        std::size_t count = 0;
        for (Set left = filled; left; left &= left - 1) {
            const Set c = left & -left, others = filled & ~c;
            if (!(numbering_.facts().open[others] & c) || !numbering_.is_numbered(others)) continue;
            branches[count++] = {
                .from = before + std::uint64_t{numbering_.rank_of_filled(others)} * numbering_.ways(m - 1),
                .bit = Set{1} << std::popcount(filled & (c - 1))};
        }
        const Places places(filled);
        const Side last = !numbering_.mover(m);
        for (Set i = 0; i < numbering_.ways(m); ++i) {
            const Set colour = numbering_.colours(m)[i], x = places(colour), o = filled & ~x;
            Count ways = m == 0;
            for (std::size_t b = 0; b < count; ++b) {
                const Set bit = branches[b].bit;
                if (r_.may_place(last, colour & bit ? Side::x : Side::o))
                    ways += branches[b].from[numbering_.rank_of_colour(Numbering::lowered(colour, bit))];
            }
            const auto ended = ways ? result(m, x, o) : std::nullopt;
            here[i] = ended ? 0 : ways;
            if (!ways) continue;
            reached[i] = 1;
            if (!ended) continue;
            ++sum.ended[*ended];
            sum.games[*ended] += ways;
        }
    }

    template <class Share>
    bool forwards(Share& share) {
        std::unique_ptr<Count[]> here, before;
        std::mutex adding;
        for (int m = 0; m <= numbering_.plies(); ++m) {
            PlyCensus& ply = plies_[std::size_t(m)];
            auto& reached = reached_[std::size_t(m)];
            const auto& sets = numbering_.filled(m);
            const Set ways = numbering_.ways(m);
            before = std::move(here);
            here = std::make_unique_for_overwrite<Count[]>(numbering_.size(m));
            reached.resize(numbering_.size(m));
            const auto piece = [&](std::size_t number) {
                PlyCensus sum;
                for (std::size_t i = number * in_piece; i < std::min(sets.size(), (number + 1) * in_piece); ++i)
                    gather(m, sets[i], before.get(), &here[i * ways], &reached[i * ways], sum);
                const std::lock_guard lock(adding);
                ply.ended += sum.ended;
                ply.games += sum.games;
            };
            if (!share((sets.size() + in_piece - 1) / in_piece, numbering_.size(m), piece)) return false;
            for (const Fixed& fixed : fixed_[std::size_t(m)])
                if (const auto ended = reached[fixed.place] ? result(m, fixed.x, fixed.o) : std::nullopt)
                    ++ply.symmetric_ended[*ended];
        }
        return true;
    }

    template <class Share>
    bool backwards(Share& share) {
        const Layers<Value> layers(r_, numbering_);
        typename Layers<Value>::Layer here;
        for (int m = numbering_.plies(); m >= 0; --m) {
            PlyCensus& ply = plies_[std::size_t(m)];
            const auto& reached = reached_[std::size_t(m)];
            here = layers.layer(m, here.get(), share);
            if (!here) return false;
            for (std::size_t place = 0; place < reached.size(); ++place) ply.positions[here[place]] += reached[place];
            for (const Fixed& fixed : fixed_[std::size_t(m)])
                ply.symmetric_positions[here[fixed.place]] += reached[fixed.place];
        }
        return true;
    }

    const Rules r_;
    Numbering numbering_;
    std::vector<PlyCensus> plies_;
    std::vector<std::vector<Fixed>> fixed_;  // by layer
    std::vector<std::vector<std::uint8_t>> reached_;
};

}  // namespace noughts
