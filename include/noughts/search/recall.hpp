// What a search recalls of positions: a table of them, in which positions near the root that a symmetry of the game turns
// into each other are one.
// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <utility>

#include "../symmetry.hpp"
#include "transpositions.hpp"

namespace noughts {

class Recall {
public:
    using Entry = Transpositions::Entry;

    Recall(std::uint64_t bytes, std::vector<Symmetry> symmetries) : table_(bytes), symmetries_(std::move(symmetries)) {}

    // Entries do not tell who is to move: after so many marks it is always the same side. With `turned` positions near
    // the root may be turned.
    void begin(const Position& root, bool turned) {
        const bool x_is_even = (root.turn == Side::x) == (size(root.filled()) % 2 == 0);
        if (x_is_even_ != x_is_even) table_.clear();
        x_is_even_ = x_is_even;
        const int near = symmetries_.size() <= 8 ? 8 : 4;
        most_turned_ = turned && symmetries_.size() > 1 ? size(root.filled()) + near : -1;
    }

    void prefetch(const Position& p) const { table_.prefetch(p.x, p.o); }

    // Nothing where nothing is known.
    std::optional<Entry> find(const Position& p) const {
        const Symmetry* const turned = turn(p);
        auto entry = turned ? table_.find(image(*turned, p.x), image(*turned, p.o)) : table_.find(p.x, p.o);
        if (entry && turned && entry->best >= 0)
            entry->best = static_cast<std::int8_t>(std::ranges::find(*turned, entry->best) - turned->begin());
        return entry;
    }

    // Keeps what is known of `p`.
    void put(const Position& p, Entry entry) {
        const Symmetry* const turned = turn(p);
        entry.x = turned ? image(*turned, p.x) : p.x;
        entry.o = turned ? image(*turned, p.o) : p.o;
        if (turned && entry.best >= 0) entry.best = (*turned)[std::size_t(entry.best)];
        table_.put(entry);
    }

private:
    // The symmetry that makes a position the first one of its kind; nothing further off.
    const Symmetry* turn(const Position& p) const {
        if (size(p.filled()) > most_turned_) return nullptr;
        const Symmetry* best = nullptr;
        std::pair<Cells, Cells> first;
        for (const Symmetry& one : symmetries_)
            if (const std::pair turned{image(one, p.x), image(one, p.o)}; !best || turned < first) {
                best = &one;
                first = turned;
            }
        return best;
    }

    Transpositions table_;
    std::vector<Symmetry> symmetries_;
    int most_turned_ = -1;  // marks of positions that are turned
    bool x_is_even_ = true;
};

}  // namespace noughts
