// The moves of a position that are worth following: those of which neither what is seen nor what is known tells enough, the
// most promising first.
// SPDX-License-Identifier: MIT
#pragma once

#include <limits>
#include <optional>
#include <span>

#include "recall.hpp"
#include "view.hpp"

namespace noughts {

// Whether bounds tell that an answer is at least so much, and what.
template <class Bounds>
constexpr std::optional<bool> told(const Bounds& bounds, Distance::Answer least) {
    if (bounds.low >= least) return true;
    if (bounds.high < least) return false;
    return std::nullopt;
}

class Tries {
public:
    // A move, and where it leads to.
    struct Try {
        Position after;
        Sight sight;
        int score;
        std::int8_t cell, hint;  // a cell to try first after it
    };

    // A move is good enough if the other side does not have `limit` after it.
    Tries(const Rules& r, const View& view, const Recall& known, Distance::Answer limit)
        : r_(r), view_(view), known_(known), limit_(limit) {}

    // Takes the moves of `p` in, `hint` first; or returns the cell of one that is good enough.
    std::optional<int> look_at_moves(const Position& p, const Sight& sight, int hint) {
        for (Cells left = sight.outlook.tries; left; left &= left - 1)
            for (const Side mark : {Side::x, Side::o}) {
                if (!r_.may_place(p.turn, mark)) continue;
                const int c = first_of(left);
                Try& next = tries_[count_];
                next.after = play(p, c, mark);
                known_.prefetch(next.after);
                next.sight = view_.look_after(next.after, sight.threats);
                const auto answer = told(next.sight.outlook, limit_);
                if (answer == false) return c;
                if (answer) continue;
                next.cell = static_cast<std::int8_t>(c);
                next.score = c == hint ? std::numeric_limits<int>::max() : view_.score(p, c, next.sight.threats.theirs);
                ++count_;
            }
        return look_up();
    }

    std::span<const Try> left() const { return {tries_, std::size_t(count_)}; }

private:
    // Leaves out what the table tells, and puts the others in order.
    std::optional<int> look_up() {
        int kept = 0;
        for (int i = 0; i < count_; ++i) {
            Try next = tries_[i];
            const auto entry = known_.find(next.after);
            const auto answer = entry ? told(*entry, limit_) : std::nullopt;
            if (answer == false) return next.cell;
            if (answer) continue;
            next.hint = entry ? entry->best : static_cast<std::int8_t>(-1);
            int at = kept++;
            for (; at > 0 && tries_[at - 1].score < next.score; --at) tries_[at] = tries_[at - 1];
            tries_[at] = next;
        }
        count_ = kept;
        return std::nullopt;
    }

    const Rules& r_;
    const View& view_;
    const Recall& known_;
    Distance::Answer limit_;
    Try tries_[2 * max_cells];
    int count_ = 0;
};

}  // namespace noughts
