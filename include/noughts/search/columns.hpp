// Cells in columns, each of which opens the next: a side that always answers in the column where the other has moved is
// sure of every second cell, and of more where the other one does not want to open a threat.
// SPDX-License-Identifier: MIT
#pragma once

#include <array>

#include "outlook.hpp"
#include "runs.hpp"

namespace noughts {

// A side's lines, and its marks.
struct Attack {
    const Runs& runs;
    Cells own;

    bool completes(Cells more) const { return runs.complete(own | more); }
};

class Columns {
public:
    struct Board {
        Cells open, empty;
    };

    Columns() = default;

    // Every empty cell has to need at most one of the others, and to open at most one.
    Columns(const Rules& r, const std::array<Cells, max_cells>& opened_by, Cells empty) : are_all_(true) {
        const auto opened = [&](Cells one) { return opened_by[std::size_t(first_of(one))] & empty; };
        for (Cells left = empty; left; left &= left - 1) {
            const Cells needed = r.needs[std::size_t(first_of(left))] & empty;
            are_all_ = are_all_ && size(needed) <= 1 && size(opened(left)) <= 1;
        }
        for (Cells left = are_all_ ? empty : 0; left; left &= left - 1) {
            int behind = 0;
            Cells from_here = left & -left;
            for (Cells next = opened(left); next; next = opened(next)) {
                ++behind;
                from_here |= next;
            }
            from_[std::size_t(first_of(left))] = from_here;
            if (behind % 2 == 0) seconds_ |= left & -left;
        }
    }

    bool are_all() const { return are_all_; }

    // Narrows what `me`, who is to move, can expect. `end` is what the game is worth without another line.
    void follow(const Attack& me, const Attack& other, const Board& board, const Threats& threats, Distance::Answer end,
                Outlook& outlook) const {
        const Cells odd = board.open & seconds_, firsts = board.empty & ~seconds_;
        if (size(odd) > most_paired) return;
        const Cells seconds = board.empty & seconds_ & ~odd;
        const auto line_at_last = static_cast<Distance::Answer>(Distance::unit - size(board.empty));
        if (size(odd) % 2 == 0) {
            if (stops(me, firsts, odd)) lower(outlook, other.completes(seconds) ? -line_at_last : end);
            return;
        }
        for (Cells left = odd; left; left &= left - 1) {
            const Cells one = left & -left, others = odd & ~one;
            if (waits(me, board, threats.theirs & firsts, one, others)) lower(outlook, -line_at_last);
            if (outlook.low < end && stops(other, firsts, others))
                raise(outlook, me.completes(seconds | one) ? line_at_last : end);
        }
    }

private:
    static void lower(Outlook& outlook, int high) {
        outlook.high = std::min(outlook.high, static_cast<Distance::Answer>(high));
    }
    static void raise(Outlook& outlook, int low) {
        outlook.low = std::max(outlook.low, static_cast<Distance::Answer>(low));
    }

    // Whether the attack completes no line with `sure` cells and one of each two of the `odd` ones, the lowest cells of
    // odd columns: of two of them the defender gets the other one, if they are paired well.
    static bool stops(const Attack& attack, Cells sure, Cells odd) {
        if (!odd) return !attack.completes(sure);
        if (attack.completes(sure)) return false;
        if (!attack.completes(sure | odd)) return true;
        const Cells first = odd & -odd, rest = odd & ~first;
        for (Cells left = rest; left; left &= left - 1) {
            const Cells mate = left & -left, others = rest & ~mate;
            if (stops(attack, sure | first, others) && stops(attack, sure | mate, others)) return true;
        }
        return false;
    }

    // Whether the other side, which has a threat at one of `cuts` in the column of `one`, can wait until `me` has to open
    // it: it answers everywhere else, and below the threat as if the column ended there.
    bool waits(const Attack& me, const Board& board, Cells cuts, Cells one, Cells others) const {
        const Cells column = from_[std::size_t(first_of(one))] & board.empty, cut = cuts & column;
        if (!cut) return false;
        const Cells below = column & ~from_[std::size_t(first_of(cut))];
        return stops(me, (board.empty & ~seconds_ & ~column) | (below & seconds_), others);
    }

    static constexpr int most_paired = 9;  // in 105 ways, one being left over; 17 of them would be in millions

    std::array<Cells, max_cells> from_{};  // what opens from this cell on
    Cells seconds_ = 0;                    // every second cell, counted from the last one
    bool are_all_ = false;
};

}  // namespace noughts
