// Games in which each side marks its own and the first line wins: what can be said of a position without searching on, and
// which moves are worth a try.
// SPDX-License-Identifier: MIT
#pragma once

#include <array>

#include "columns.hpp"
#include "pairing.hpp"

namespace noughts {

class Race {
public:
    using Answer = Distance::Answer;

    static bool is_one(const Rules& r) {
        return r.marks == Marks::own && r.ending == Ending::first_line && r.prize == Prize::line_wins;
    }

    explicit Race(const Rules& r) : r_(r), runs_{Runs(r, Side::x), Runs(r, Side::o)} {
        for (int c = 0; c < r.cells; ++c)
            for (Cells left = r.needs[std::size_t(c)]; left; left &= left - 1)
                opened_by_[std::size_t(first_of(left))] |= cell(c);
        for (int i = 0; i < r.line_count; ++i)
            for (Cells left = r.lines[std::size_t(i)]; left; left &= left - 1)
                through_[std::size_t(first_of(left))].push_back(i);
    }

    // What is said from now on is about positions that follow from this one.
    void begin(const Position& p) {
        usable_ = p.filled() | fillable(r_, p.filled());
        is_free_ = !(r_.needy & usable_ & ~p.filled());
        columns_ = Columns(r_, opened_by_, usable_ & ~p.filled());
    }

    Threats threats(const Position& p) const {
        const Cells empty = usable_ & ~p.filled();
        return {.mine = of(p.turn).completing(p.of(p.turn)) & empty,
                .theirs = of(!p.turn).completing(p.of(!p.turn)) & empty};
    }

    // After a move, which has led to `p`.
    Threats threats_after(const Position& p, const Threats& before) const {
        const Cells empty = usable_ & ~p.filled();
        return {.mine = before.theirs & empty, .theirs = of(!p.turn).completing(p.of(!p.turn)) & empty};
    }

    Outlook outlook(const Position& p, const Threats& threats) const {
        const Cells empty = usable_ & ~p.filled(), open = is_free_ ? empty : playable(r_, p.filled());
        if (!open) return exactly(stuck(p));
        if (threats.mine & open) return exactly(Distance::unit - 1);
        const Cells forced = threats.theirs & open;
        if (forced & (forced - 1)) return exactly(2 - Distance::unit);
        const Answer end = stuck(p);
        Outlook outlook{.low = std::min<Answer>(4 - Distance::unit, end),
                        .high = std::max<Answer>(Distance::unit - 3, end),
                        .tries = forced ? forced : open};
        if (!is_free_) outlook.tries = safe(p.filled(), threats.theirs, outlook.tries);
        if (!outlook.tries) return exactly(2 - Distance::unit);
        if (is_free_)
            weigh(p, end, forced != 0, outlook);
        else
            follow(p, end, open, threats, outlook);
        return outlook;
    }

    // Whether `p` is worth so much, where a pairing tells.
    std::optional<bool> by_pairing(const Position& p, Answer least) {
        if (!is_free_) return std::nullopt;
        const bool enough = stuck(p) >= least;  // where nobody makes a line
        const Side attacker = enough ? !p.turn : p.turn;
        if (!pairing_.stops(of(attacker), p.of(attacker), p.of(!attacker) | ~usable_, enough)) return std::nullopt;
        return enough;
    }

    // The more the sooner should a move be tried; `made` is what it threatens.
    int score(const Position& p, int c, Cells made) const {
        if (!is_free_) return 64 * size(made) + int(through_[std::size_t(c)].size());
        const Cells mine = p.of(p.turn), theirs = p.of(!p.turn);
        int sum = 0;
        for (const int i : through_[std::size_t(c)]) {
            const Cells line = r_.lines[std::size_t(i)];
            if (!(line & theirs)) sum += 4 << 2 * std::min(size(line & mine), 10);
            if (!(line & mine)) sum += 3 << 2 * std::min(size(line & theirs), 10);
        }
        return sum;
    }

private:
    const Runs& of(Side side) const { return runs_[std::size_t(side)]; }
    static Outlook exactly(Answer answer) { return {.low = answer, .high = answer, .tries = 0}; }

    // What the game is worth where no line is made any more: it ends when all that can be is filled.
    Answer stuck(const Position& p) const {
        const int plies = size(usable_ & ~p.filled());
        const int paid = payoff(r_, plies % 2 == 0 ? p.turn : !p.turn, 0, 0) * (p.turn == Side::x ? 1 : -1);
        return static_cast<Answer>(paid * (Distance::unit - plies));
    }

    // The moves after which the other side cannot complete a line where one of its threats has been opened.
    Cells safe(Cells filled, Cells threats, Cells tries) const {
        Cells safe = tries;
        for (Cells left = tries; left; left &= left - 1)
            for (Cells more = opened_by_[std::size_t(first_of(left))] & threats; more; more &= more - 1)
                if (contains(filled | (left & -left), r_.needs[std::size_t(first_of(more))])) safe &= ~(left & -left);
        return safe;
    }

    // Where cells are free to be played in any order: the sums of live lines, by Erdos and Selfridge; and a mark outside
    // of them is never better than one inside.
    void weigh(const Position& p, Answer end, bool is_forced, Outlook& outlook) const {
        const Cells dead = ~usable_, mine = p.of(p.turn), theirs = p.of(!p.turn);
        const Live me = of(p.turn).live(mine, theirs | dead), other = of(!p.turn).live(theirs, mine | dead);
        if (me.weight < Runs::one / 2) outlook.high = std::min(outlook.high, end);
        if (other.weight < Runs::one) outlook.low = std::max(outlook.low, end);
        if (!is_forced) outlook.tries &= me.cells | other.cells;
    }

    // Where cells open others: lines that can still be complete, and answers in the same column.
    void follow(const Position& p, Answer end, Cells open, const Threats& threats, Outlook& outlook) const {
        const Cells empty = usable_ & ~p.filled();
        const Attack me{.runs = of(p.turn), .own = p.of(p.turn)}, other{.runs = of(!p.turn), .own = p.of(!p.turn)};
        if (!me.completes(empty)) outlook.high = std::min(outlook.high, end);
        if (!other.completes(empty)) outlook.low = std::max(outlook.low, end);
        if (columns_.are_all()) columns_.follow(me, other, {.open = open, .empty = empty}, threats, end, outlook);
    }

    Rules r_;
    std::array<Runs, 2> runs_;
    Pairing pairing_;
    std::array<Cells, max_cells> opened_by_{};         // the cells that need this one
    std::array<std::vector<int>, max_cells> through_;  // the lines through it
    Columns columns_;
    Cells usable_ = 0;  // filled, or will be if nothing ends the game
    bool is_free_ = false;
};

}  // namespace noughts
