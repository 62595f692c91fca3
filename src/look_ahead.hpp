// The one place that decides how a question that looks ahead is answered: by a table where many positions of a small
// board are asked about, else layer by layer; where neither fits into memory, not at all.
// SPDX-License-Identifier: MIT
#pragma once

#include <new>
#include <noughts/layers.hpp>
#include <noughts/sweep.hpp>
#include <optional>
#include <string>

#include "command.hpp"

namespace noughts {

inline Cells empty_cells(const Rules& r, const Position& p) { return first_cells(r.cells) & ~p.filled(); }

inline bool can_look_ahead(const Rules& r, const Position& p) {
    return size(empty_cells(r, p)) <= max_layered_cells || !moves(r, p);
}

// The sentence for a position from which looking ahead takes too much.
inline std::string why_not_known(const Rules& r, const Position& p) {
    return "not known within the memory given: " + std::to_string(size(empty_cells(r, p))) +
           " cells are empty, and looking ahead takes at most " + std::to_string(max_layered_cells);
}

// Answers one question about positions of one game.
template <Question Q>
class LookAhead {
public:
    explicit LookAhead(const Rules& rules) : rules_(rules) {}

    // The answers for a position and its moves; nothing where they are not known before `stop()`, or at all.
    template <class Stop>
    std::optional<Solution<Q>> unless(Stop stop, const Position& p) {
        if (table_ || make_table()) return from_table(p);
        if (!can_look_ahead(rules_, p)) return std::nullopt;
        return solve_unless<Q>(rules_, p, stop);
    }

    // The same in any time, or else the reason.
    Solution<Q> operator()(const Position& p) {
        if (auto solution = unless([] { return false; }, p)) return *std::move(solution);
        throw NotKnown(why_not_known(rules_, p));
    }

private:
    // A table pays once more positions have been asked about than one board's line of play has.
    static constexpr std::uint64_t patience = 20, max_table_bytes = 100'000'000;

    // Makes the table if it is time for it and there is the memory.
    bool make_table() {
        if (++asked_ <= patience || rules_.cells > max_swept_cells) return false;
        asked_ = 0;
        if (2 * sizeof(typename Q::Answer) * position_count(rules_.cells) > max_table_bytes) return false;
        try {
            table_.emplace(rules_);
        } catch (const std::bad_alloc&) {
            return false;
        }
        return true;
    }

    Solution<Q> from_table(const Position& p) const {
        Solution<Q> solution{.answer = (*table_)(p), .moves = {}};
        for (Cells left = moves(rules_, p); left; left &= left - 1) {
            const int c = first_of(left);
            solution.moves.push_back({.cell = c, .answer = (*table_)(play(p, c))});
        }
        return solution;
    }

    Rules rules_;
    std::uint64_t asked_ = 0;
    std::optional<Table<Q>> table_;
};

}  // namespace noughts
