// Search: is a position worth so much? One question with yes or no, asked again and again with another threshold, gives the
// value and the distance of positions of any size. All answers are those of Distance, seen from the side to move.
// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <bit>
#include <optional>

#include "tries.hpp"

namespace noughts {

class Search {
public:
    using Answer = Distance::Answer;

    // `symmetries` are those of the game, as far as they are to be used.
    explicit Search(const Rules& r, std::uint64_t bytes, std::vector<Symmetry> symmetries = {})
        : r_(r), view_(r), known_(bytes, std::move(symmetries)) {}

    // A child is worth c to the other side, and so -c, one ply on, to this one: at least `least` where c < below(least).
    static constexpr Answer below(Answer least) { return static_cast<Answer>(1 - Distance::one_ply_later(least)); }

    // Whether `p` is worth at least `least` to the side to move. `stop()` is asked now and then; true ends the search and
    // gives nothing.
    template <class Stop>
    std::optional<bool> at_least(const Position& p, Answer least, Stop stop) {
        if (!moves(r_, p)) return View::glance(r_, p).low >= least;
        begin(p);
        stopped_ = false;
        const bool answer = holds(p, least, stop);
        return stopped_ ? std::nullopt : std::optional(answer);
    }

    std::uint64_t nodes() const { return nodes_; }

private:
    void begin(const Position& p) {
        if (root_ == p) return;
        root_ = p;
        // A symmetry says nothing of cells that play never fills.
        known_.begin(p, contains(fillable(r_, 0), p.filled()));
        view_.begin(p);
    }

    template <class Stop>
    bool holds(const Position& p, Answer least, Stop& stop) {
        const Sight sight = view_.look(p);
        if (const auto answer = told(sight.outlook, least)) return *answer;
        const auto entry = known_.find(p);
        if (entry)
            if (const auto answer = told(*entry, least)) return *answer;
        return search(p, sight, entry ? entry->best : -1, least, stop);
    }

    // Where neither the sight of it nor the table tells.
    template <class Stop>
    bool search(const Position& p, const Sight& sight, int hint, Answer least, Stop& stop) {
        if ((++nodes_ & looks_) == 0 && stop()) stopped_ = true;
        if (stopped_) return false;
        if (const auto answer = view_.by_pairing(p, least)) return keep(p, least, *answer, 1, hint);
        Tries tries(r_, view_, known_, below(least));
        if (const auto good = tries.look_at_moves(p, sight, hint)) return keep(p, least, true, 1, *good);
        const std::uint64_t before = nodes_;
        for (const Tries::Try& next : tries.left()) {
            const auto entry = known_.find(next.after);
            const auto known = entry ? told(*entry, below(least)) : std::nullopt;
            const bool good = !(known ? *known : search(next.after, next.sight, next.hint, below(least), stop));
            if (stopped_) return false;
            if (good) return keep(p, least, true, nodes_ - before, next.cell);
        }
        return keep(p, least, false, nodes_ - before, hint);
    }

    // What is known now of a position: returns `good`.
    bool keep(const Position& p, Answer least, bool good, std::uint64_t work, int best) {
        Recall::Entry entry{.x = p.x,
                            .o = p.o,
                            .low = Transpositions::lowest,
                            .high = Transpositions::highest,
                            .work = static_cast<std::uint16_t>(std::bit_width(work) + 1),
                            .best = static_cast<std::int8_t>(best)};
        (good ? entry.low : entry.high) = static_cast<Answer>(good ? least : least - 1);
        known_.put(p, entry);
        return good;
    }

    // `stop()` is asked where these bits of the number of nodes are 0: the more often the longer a node takes.
    static std::uint64_t bits_between_looks(const Rules& r) {
        const bool has_needs = r.needs != decltype(r.needs){};
        const auto work = std::uint64_t(r.cells) * std::uint64_t(r.line_count + 1) * (has_needs ? 8 : 1);
        return std::bit_floor(std::clamp<std::uint64_t>((1 << 20) / work, 1, 1024)) - 1;
    }

    const Rules r_;
    const std::uint64_t looks_ = bits_between_looks(r_);
    View view_;
    Recall known_;
    std::optional<Position> root_;
    std::uint64_t nodes_ = 0;
    bool stopped_ = false;
};

}  // namespace noughts
