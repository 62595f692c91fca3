// Search: is a position worth so much? One question with yes or no, asked again and again with another threshold, gives the
// value and the distance of positions of any size. All answers are those of Distance, seen from the side to move.
// SPDX-License-Identifier: MIT
#pragma once

#include <optional>

#include "race.hpp"
#include "transpositions.hpp"

namespace noughts {

class Search {
public:
    using Answer = Distance::Answer;

    Search(const Rules& r, std::uint64_t bytes) : r_(r), known_(bytes) {
        if (Race::is_one(r)) race_.emplace(r);
    }

    // Whether `p` is worth at least `least` to the side to move. `stop()` is asked now and then; true ends the search and
    // gives nothing.
    template <class Stop>
    std::optional<bool> at_least(const Position& p, Answer least, Stop stop) {
        if (!moves(r_, p)) return glance(p).low >= least;
        begin(p);
        stopped_ = false;
        const bool answer = holds(p, least, stop);
        return stopped_ ? std::nullopt : std::optional(answer);
    }

    std::uint64_t nodes() const { return nodes_; }

private:
    struct Move {
        int score;
        std::int8_t cell;
        Side mark;
        std::int8_t first = -1;
        Cells tries = 0;
    };

    // Entries do not tell who is to move: after so many marks it is always the same side.
    void begin(const Position& p) {
        const bool x_is_even = (p.turn == Side::x) == (size(p.filled()) % 2 == 0);
        if (x_is_even_ != x_is_even) known_.clear();
        x_is_even_ = x_is_even;
        if (race_) race_->begin(p);
    }

    // A child is worth c to the other side, and so -c, one ply on, to this one: at least `least` where c < below(least).
    static constexpr Answer below(Answer least) { return static_cast<Answer>(1 - (least + (least > 0) - (least < 0))); }

    // Whether it is so without searching on; nothing where that is not known.
    std::optional<bool> at_once(const Position& p, Answer least, const Outlook& outlook, int& first) const {
        if (outlook.low >= least) return true;
        if (outlook.high < least) return false;
        const Transpositions::Entry* const entry = known_.find(p.x, p.o);
        if (!entry) return std::nullopt;
        first = entry->best;
        if (entry->low >= least) return true;
        if (entry->high < least) return false;
        return std::nullopt;
    }

    Outlook look(const Position& p) const { return race_ ? race_->outlook(p) : glance(p); }

    template <class Stop>
    bool holds(const Position& p, Answer least, Stop& stop) {
        const Outlook outlook = look(p);
        int first = -1;
        if (const auto told = at_once(p, least, outlook, first)) return *told;
        return holds(p, least, outlook.tries, first, stop);
    }

    // Where it is not known at once.
    template <class Stop>
    bool holds(const Position& p, Answer least, Cells tries, int first, Stop& stop) {
        if ((++nodes_ & 1023) == 0 && stop()) stopped_ = true;
        if (stopped_) return false;
        if (race_)
            if (const auto told = race_->by_pairing(p, least)) return keep(p, least, *told, 1, first);
        Move moves[2 * max_cells];
        int count = order(p, tries, first, moves);
        const Answer next = below(least);
        int left = 0;
        for (int i = 0; i < count; ++i) {
            Move move = moves[i];
            const Position child = play(p, move.cell, move.mark);
            known_.prefetch(child.x, child.o);
            const Outlook outlook = look(child);
            move.tries = outlook.tries;
            if (outlook.low >= next) continue;
            if (outlook.high < next) return keep(p, least, true, 1, move.cell);
            moves[left++] = move;
        }
        count = left;
        for (int i = 0; i < count; ++i) {
            const Position child = play(p, moves[i].cell, moves[i].mark);
            moves[i].first = -1;
            const Transpositions::Entry* const entry = known_.find(child.x, child.o);
            if (!entry) continue;
            if (entry->high < next) return keep(p, least, true, 1, moves[i].cell);
            if (entry->low >= next) moves[i].cell = -1;
            moves[i].first = entry->best;
        }
        const std::uint64_t before = nodes_;
        for (int i = 0; i < count; ++i) {
            if (moves[i].cell < 0) continue;
            const Position child = play(p, moves[i].cell, moves[i].mark);
            bool good = false;
            int hint = moves[i].first;
            const Transpositions::Entry* const entry = i ? known_.find(child.x, child.o) : nullptr;
            if (entry && entry->high < next) good = true;
            else if (entry && entry->low >= next) good = false;
            else good = !holds(child, next, moves[i].tries, hint, stop);
            if (stopped_) return false;
            if (good) return keep(p, least, true, nodes_ - before, moves[i].cell);
        }
        return keep(p, least, false, nodes_ - before, first);
    }

    // What is known now of a position: returns `good`.
    bool keep(const Position& p, Answer least, bool good, std::uint64_t work, int best) {
        Transpositions::Entry entry{.x = p.x, .o = p.o};
        (good ? entry.low : entry.high) = static_cast<Answer>(good ? least : least - 1);
        entry.work = static_cast<std::uint16_t>(std::min<std::uint64_t>(std::bit_width(work) + 1, 64));
        entry.best = static_cast<std::int8_t>(best);
        known_.put(entry);
        return good;
    }

    // The moves that are tried, the most promising first.
    int order(const Position& p, Cells tries, int first, Move* moves) const {
        int count = 0;
        for (Cells left = tries; left; left &= left - 1)
            for (const Side mark : {Side::x, Side::o}) {
                if (!r_.may_place(p.turn, mark)) continue;
                const int c = first_of(left);
                const Move move{
                    .score = c == first ? max_score : score(p, c, mark), .cell = std::int8_t(c), .mark = mark};
                int i = count++;
                for (; i > 0 && moves[i - 1].score < move.score; --i) moves[i] = moves[i - 1];
                moves[i] = move;
            }
        return count;
    }

    // First those that end the game well, last those that end it badly.
    int score(const Position& p, int c, Side mark) const {
        if (race_) return race_->score(p, c);
        const Position next = play(p, c, mark);
        if (moves(r_, next)) return 0;
        return payoff(r_, next) * (p.turn == Side::x ? 1 : -1);
    }

    // What is known of a position of any game: its worth once it is over, and which cells may be played.
    Outlook glance(const Position& p) const {
        const Cells open = moves(r_, p);
        if (!open) {
            const auto paid = static_cast<Answer>(Distance::ended(payoff(r_, p)) * (p.turn == Side::x ? 1 : -1));
            return {.low = paid, .high = paid, .tries = 0};
        }
        const auto most = static_cast<Answer>(Distance::unit * (r_.prize == Prize::most_lines ? max_counted_lines : 1));
        return {.low = static_cast<Answer>(-most), .high = most, .tries = open};
    }

    static constexpr int max_score = std::numeric_limits<int>::max();

    const Rules r_;
    std::optional<Race> race_;
    Transpositions known_;
    std::uint64_t nodes_ = 0;
    bool x_is_even_ = true, stopped_ = false;
};

// The answer for `p`, by halving what it lies between; nothing where it was stopped.
template <class Stop>
std::optional<Distance::Answer> find_distance(Search& search, const Position& p, Stop stop) {
    int low = -max_counted_lines * Distance::unit, high = max_counted_lines * Distance::unit;  // from the mover's view
    while (low < high) {
        const int middle = high - (high - low) / 2;
        const auto enough = search.at_least(p, static_cast<Distance::Answer>(middle), stop);
        if (!enough) return std::nullopt;
        (*enough ? low : high) = *enough ? middle : middle - 1;
    }
    return static_cast<Distance::Answer>(p.turn == Side::x ? low : -low);
}

}  // namespace noughts
