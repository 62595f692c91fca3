// How many positions play can reach and how many games there are, by ply, by result and by value, and the positions up
// to symmetry as well.
//
// Two walks over the layers of the whole game. Forwards each position gathers in how many ways play comes to it, from
// the positions that lack one of its marks. Backwards it gets its value.
// SPDX-License-Identifier: MIT
#pragma once

#include <memory>
#include <mutex>

#include "arrivals.hpp"
#include "fixed_positions.hpp"
#include "layers.hpp"
#include "tally.hpp"

namespace noughts {

// `Count` holds numbers of games.
template <class Count>
class CensusTaker {
public:
    // At most 24 cells that can be filled; `rules` and `symmetries` are those of one game, and `first` makes the first
    // mark. See Never for `stop`.
    template <class Stop = Never>
    CensusTaker(const Rules& rules, const std::vector<Symmetry>& symmetries, Side first, Stop stop = {})
        : r_(rules),
          numbering_(rules, {.x = 0, .o = 0, .turn = first}, stop),
          fixed_(numbering_, symmetries, stop),
          reached_(std::size_t(numbering_.plies()) + 1),
          is_ready_(!stop()) {}

    // As far as it came where `share` was stopped, as in layers.hpp.
    template <class Share>
    Census operator()(Share& share) {
        if (!is_ready_) return {};
        share.begin(2 * numbering_.positions());
        const bool is_whole = forwards(share);
        const bool has_values = is_whole && backwards(share);
        return {.plies = std::move(plies_), .is_whole = is_whole, .has_values = has_values};
    }

private:
    // The result of a game that ends here; nothing where it goes on, as it can where some cell is `open`.
    std::optional<int> result(int m, Set x, Set o, Set open) const {
        const LineFacts& lines = numbering_.lines();
        const int x_lines = lines.x_lines[x], o_lines = lines.o_lines[o];
        if (open && !(lines.line_ends && (x_lines | o_lines))) return std::nullopt;
        return payoff(r_, numbering_.mover(m), x_lines, o_lines);
    }

    // One filled set, forwards: the ways to its positions, and what they end.
    void arrive(int m, std::size_t set, const Count* before, Count* here, PlyCensus& sum) {
        const std::uint64_t first = set * std::uint64_t{numbering_.ways(m)};
        const Set filled = numbering_.filled(m)[set], open = numbering_.needs().open(filled);
        gather_arrivals(r_, numbering_, m, filled, before, [&](Set i, Set x, Set o, Count ways) {
            const auto ended = ways ? result(m, x, o, open) : std::nullopt;
            here[first + i] = ended ? 0 : ways;
            reached_[std::size_t(m)][first + i] = ways != 0;
            sum.positions += ways != 0;
            if (!ended) return;
            ++sum.ended[*ended];
            sum.games[*ended] += ways;
        });
    }

    template <class Share>
    bool forwards(Share& share) {
        std::unique_ptr<Count[]> here, before;
        std::mutex adding;
        for (int m = 0; m <= numbering_.plies(); ++m) {
            PlyCensus ply;
            auto& reached = reached_[std::size_t(m)];
            before = std::move(here);
            here = std::make_unique_for_overwrite<Count[]>(numbering_.size(m));
            reached.resize(numbering_.size(m));
            const auto count = [&](std::size_t from, std::size_t to) {
                PlyCensus sum;
                for (std::size_t i = from; i < to; ++i) arrive(m, i, before.get(), here.get(), sum);
                const std::lock_guard lock(adding);
                ply += sum;
            };
            if (!share_out(share, numbering_.filled(m).size(), numbering_.size(m), count)) return false;
            for (const auto& [place, x, o] : fixed_.layer(m)) {
                if (!reached[place]) continue;
                ++ply.symmetric_positions;
                if (const auto ended = result(m, x, o, numbering_.needs().open(x | o))) ++ply.symmetric_ended[*ended];
            }
            plies_.push_back(ply);
        }
        plies_.resize(reached_.size());
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
            for (std::size_t place = 0; place < reached.size(); ++place) ply.values[here[place]] += reached[place];
            for (const auto& [place, x, o] : fixed_.layer(m)) ply.symmetric_values[here[place]] += reached[place];
        }
        return true;
    }

    const Rules r_;
    Numbering numbering_;
    FixedPositions fixed_;
    std::vector<PlyCensus> plies_;
    std::vector<std::vector<std::uint8_t>> reached_;  // by layer
    bool is_ready_;
};

}  // namespace noughts
