// A question that looks ahead, answered by walking all positions that follow: by a table of all boards where many of a
// small one are asked about, by one of what follows from a position, or layer by layer; where that does not fit into the
// budget, not at all.
// SPDX-License-Identifier: MIT
#pragma once

#include <new>
#include <noughts/play_table.hpp>
#include <noughts/solve.hpp>
#include <noughts/sweep.hpp>
#include <optional>

#include "share.hpp"

namespace noughts {

// Whether an answer is wanted only where it is there at once.
enum class Quick : std::uint8_t { no, yes };

// Answers one question about positions of one game.
template <Question Q>
class LookAhead {
public:
    // `budget` must live as long as this.
    LookAhead(const Rules& rules, const Budget& budget) : rules_(rules), budget_(budget) {}

    // The answers for a position and its moves; nothing where they do not come within the budget.
    std::optional<Solution<Q>> operator()(const Position& p, Quick quick = Quick::no) {
        why_missing_ = beyond_answers(rules_);
        if (!why_missing_.empty()) return std::nullopt;
        if (!moves(rules_, p)) return Solution<Q>{.answer = Q::ended(payoff(rules_, p)), .moves = {}};
        if (table_ || make_table()) return from(p, [this](const Position& q) { return &(*table_)(q); });
        const auto kept = [this](const Position& q) { return kept_->find(q); };
        if (kept_ && kept_->find(p)) return from(p, kept);
        if (quick == Quick::yes && size(fillable(rules_, p.filled())) > few_cells) return std::nullopt;
        const Extent extent = extent_of(rules_, p, budget_);
        why_missing_ = obstacle(rules_, p, extent.bytes(sizeof(typename Q::Answer)), budget_);
        return why_missing_.empty() ? by_layers(p, extent) : std::nullopt;
    }

    // Why the last answer that was asked for is not known.
    const std::string& why_missing() const { return why_missing_; }

private:
    // A table pays once more positions have been asked about than one board's line of play has.
    static constexpr std::uint64_t patience = 20;
    static constexpr double max_table_bytes = 1e8, bytes_in_a_second = 5e7;
    static constexpr int few_cells = 9;
    // All that follows is kept where that takes little memory: it is likely to be asked about next.
    static constexpr double max_kept_bytes = 5e8;

    std::optional<Solution<Q>> by_layers(const Position& p, const Extent& extent) {
        std::optional<Solution<Q>> solution;
        kept_.reset();
        try {
            Shared share(budget_);
            const double all = extent.tables + extent.all * sizeof(typename Q::Answer);
            if (all > std::min(max_kept_bytes, double(budget_.memory)))
                solution = solve_unless<Q>(rules_, p, share);
            else if ((kept_ = PlayTable<Q>::make(rules_, p, share)))
                solution = from(p, [this](const Position& q) { return kept_->find(q); });
            if (!solution) why_missing_ = why_stopped(budget_);
        } catch (const std::bad_alloc&) {
            why_missing_ = out_of_memory(extent.bytes(sizeof(typename Q::Answer)));
        }
        budget_.done();
        return solution;
    }

    // Makes the table if it is time for it and there is the memory.
    bool make_table() {
        if (++asked_ <= patience || rules_.cells > max_swept_cells || rules_.marks == Marks::both) return false;
        asked_ = 0;
        const double bytes = 2.0 * sizeof(typename Q::Answer) * position_count(rules_.cells);
        const double in_time = bytes_in_a_second * std::chrono::duration<double>(budget_.time).count();
        if (bytes > std::min({max_table_bytes, double(budget_.memory), in_time})) return false;
        try {
            table_.emplace(rules_);
        } catch (const std::bad_alloc&) {
            return false;
        }
        return true;
    }

    // `answer` finds the answers for `p` and for what its moves lead to.
    template <class Find>
    Solution<Q> from(const Position& p, Find answer) const {
        Solution<Q> solution{.answer = *answer(p), .moves = {}};
        for_each_move(rules_, p, [&](int c, Side mark) {
            solution.moves.push_back({.cell = c, .mark = mark, .answer = *answer(play(p, c, mark))});
        });
        return solution;
    }

    Rules rules_;
    const Budget& budget_;
    std::uint64_t asked_ = 0;
    std::optional<Table<Q>> table_;
    std::optional<PlayTable<Q>> kept_;
    std::string why_missing_;
};

}  // namespace noughts
