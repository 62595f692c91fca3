// Games in which each side marks its own and the first line wins: what can be said of a position without searching on, and
// which moves are worth a try.
// SPDX-License-Identifier: MIT
#pragma once

#include <array>

#include "pairing.hpp"
#include "question.hpp"

namespace noughts {

// What is seen of a position without searching on, by the side to move: between what the answer lies, and where a best
// move is found.
struct Outlook {
    Distance::Answer low, high;
    Cells tries;
};

// The empty cells with which the side to move, and the other one, would complete a line, open or not.
struct Threats {
    Cells mine, theirs;
};

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
        usable_ = p.filled();
        for (Cells more; (more = playable(r_, usable_)); usable_ |= more) {
        }
        is_free_ = !(r_.needy & usable_ & ~p.filled());
        find_chains(usable_ & ~p.filled());
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

    // Where each cell opens one more at most, as in columns: what the side that answers each move can be sure of.
    void follow(const Position& p, Answer end, Cells open, const Threats& threats, Outlook& outlook) const {
        const Cells mine = p.of(p.turn), theirs = p.of(!p.turn), empty = usable_ & ~p.filled();
        const auto last = static_cast<Answer>(Distance::unit - size(empty));
        if (!of(p.turn).complete(mine | empty)) outlook.high = std::min(outlook.high, end);
        if (!of(!p.turn).complete(theirs | empty)) outlook.low = std::max(outlook.low, end);
        if (!are_chains_) return;
        const Cells odd = open & follows_, leads = empty & ~follows_, follows = empty & follows_ & ~odd;
        if (size(odd) % 2 == 0) {
            if (stops(of(p.turn), mine | leads, odd))
                outlook.high = std::min<Answer>(outlook.high, of(!p.turn).complete(theirs | follows) ? -last : end);
            return;
        }
        for (Cells left = odd; left; left &= left - 1) {
            const Cells first = left & -left;
            const Cells column = columns_[std::size_t(first_of(first))] & empty;
            if (const Cells cut = threats.theirs & leads & column) {
                const Cells below = column & ~columns_[std::size_t(first_of(cut))];
                if (stops(of(p.turn), mine | (leads & ~column) | (below & follows_), odd & ~first)) {
                    outlook.high = std::min<Answer>(outlook.high, -last);
                    break;
                }
            }
            if (outlook.low < end && stops(of(!p.turn), theirs | leads, odd & ~first))
                outlook.low =
                    std::max<Answer>(outlook.low, of(p.turn).complete(mine | follows | first) ? last : end);
        }
    }

    // Whether this side cannot complete a line with `own` marks and one of each two of `odd`, if these are paired well.
    static bool stops(const Runs& attack, Cells own, Cells odd) {
        if (!odd) return !attack.complete(own);
        if (attack.complete(own)) return false;
        if (!attack.complete(own | odd)) return true;
        const Cells first = odd & -odd, rest = odd & ~first;
        for (Cells left = rest; left; left &= left - 1) {
            const Cells mate = left & -left, others = rest & ~mate;
            if (stops(attack, own | first, others) && stops(attack, own | mate, others)) return true;
        }
        return false;
    }

    // In chains every empty cell needs at most one of the others and opens at most one; every second one, counted from the
    // last, is the follower's.
    void find_chains(Cells empty) {
        const auto opened = [&](Cells one) { return opened_by_[std::size_t(first_of(one))] & empty; };
        follows_ = 0;
        are_chains_ = true;
        for (Cells left = empty; left; left &= left - 1) {
            const Cells needed = r_.needs[std::size_t(first_of(left))] & empty;
            are_chains_ = are_chains_ && size(needed) <= 1 && size(opened(left)) <= 1;
        }
        for (Cells left = are_chains_ ? empty : 0; left; left &= left - 1) {
            int behind = 0;
            Cells column = left & -left;
            for (Cells next = opened(left); next; next = opened(next)) ++behind, column |= next;
            columns_[std::size_t(first_of(left))] = column;
            if (behind % 2 == 0) follows_ |= left & -left;
        }
    }

    Rules r_;
    std::array<Runs, 2> runs_;
    Pairing pairing_;
    std::array<Cells, max_cells> opened_by_{};         // the cells that need this one
    std::array<std::vector<int>, max_cells> through_;  // the lines through it
    std::array<Cells, max_cells> columns_{};           // in chains, what opens from this cell on
    Cells usable_ = 0;                                 // filled, or will be if nothing ends the game
    bool is_free_ = false, are_chains_ = false;
    Cells follows_ = 0;
};

}  // namespace noughts
