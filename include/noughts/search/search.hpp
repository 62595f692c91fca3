// Search: is a position worth so much? One question with yes or no, asked again and again with another threshold, gives the
// value and the distance of positions of any size. All answers are those of Distance, seen from the side to move.
// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <memory>
#include <optional>

#include "crowd.hpp"
#include "race.hpp"
#include "recall.hpp"

namespace noughts {

class Search {
public:
    using Answer = Distance::Answer;

    // `symmetries` are those of the game, as far as they are to be used.
    explicit Search(const Rules& r, std::uint64_t bytes, std::vector<Symmetry> symmetries = {})
        : r_(r), known_(std::make_shared<Recall>(bytes, std::move(symmetries))) {
        if (Race::is_one(r)) race_.emplace(r);
    }

    // Another one for the same questions, which may be asked at the same time: of the position that this one has been asked
    // about last. All share what they find out, of so many positions.
    Search companion(std::uint64_t positions) {
        known_->share(positions);
        if (!crowd_) crowd_ = std::make_shared<Crowd>();
        return *this;
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
    void begin(const Position& p) {
        if (root_ == p) return;
        root_ = p;
        // A symmetry says nothing of cells that play never fills.
        known_->begin(p, contains(fillable(r_, 0), p.filled()));
        if (race_) race_->begin(p);
    }

    // What is seen of a position.
    struct Sight {
        Outlook outlook;
        Threats threats;
    };

    // A move that is worth a try, and where it leads to.
    struct Try {
        Position after;
        Sight sight;
        int score;
        std::int8_t cell, hint;  // a cell to try first after it
    };

    // A child is worth c to the other side, and so -c, one ply on, to this one: at least `least` where c < below(least).
    static constexpr Answer below(Answer least) { return static_cast<Answer>(1 - (least + (least > 0) - (least < 0))); }

    Sight look(const Position& p) const {
        if (!race_) return {.outlook = glance(p), .threats = {}};
        const Threats threats = race_->threats(p);
        return {.outlook = race_->outlook(p, threats), .threats = threats};
    }
    Sight look_after(const Position& p, const Threats& before) const {
        if (!race_) return {.outlook = glance(p), .threats = {}};
        const Threats threats = race_->threats_after(p, before);
        return {.outlook = race_->outlook(p, threats), .threats = threats};
    }

    // Whether bounds tell, and what.
    template <class Bounds>
    static std::optional<bool> told(const Bounds& bounds, Answer least) {
        if (bounds.low >= least) return true;
        if (bounds.high < least) return false;
        return std::nullopt;
    }

    template <class Stop>
    bool holds(const Position& p, Answer least, Stop& stop) {
        const Sight sight = look(p);
        if (const auto answer = told(sight.outlook, least)) return *answer;
        const auto entry = known_->find(p);
        if (entry)
            if (const auto answer = told(*entry, least)) return *answer;
        return search(p, sight, entry ? entry->best : -1, least, stop);
    }

    // Where neither the sight of it nor the table tells.
    template <class Stop>
    bool search(const Position& p, const Sight& sight, int hint, Answer least, Stop& stop) {
        if ((++nodes_ & 1023) == 0 && stop()) stopped_ = true;
        if (stopped_) return false;
        if (race_)
            if (const auto answer = race_->by_pairing(p, least)) return keep(p, least, *answer, 1, hint);
        Try tries[2 * max_cells];
        int count = 0;
        const Answer limit = below(least);
        if (const int good = look_at_moves(p, sight, hint, limit, tries, count); good >= 0)
            return keep(p, least, true, 1, good);
        const std::uint64_t before = nodes_;
        const Following following(crowd_.get(), p);
        for (Try *next = tries, *const end = tries + count; next != end; ++next) {
            if (crowd_) prefer_what_nobody_follows(next, end);
            const auto entry = known_->find(next->after);
            const auto known = entry ? told(*entry, limit) : std::nullopt;
            const bool good = !(known ? *known : search(next->after, next->sight, next->hint, limit, stop));
            if (stopped_) return false;
            if (good) return keep(p, least, true, nodes_ - before, next->cell);
        }
        return keep(p, least, false, nodes_ - before, hint);
    }

    // Says that a position is being followed as long as it lives.
    struct Following {
        Crowd* crowd;
        const Position& p;

        Following(Crowd* others, const Position& followed) : crowd(others), p(followed) {
            if (crowd) crowd->enter(p);
        }
        ~Following() {
            if (crowd) crowd->leave(p);
        }
        Following(const Following&) = delete;
        Following& operator=(const Following&) = delete;
    };

    void prefer_what_nobody_follows(Try* next, Try* end) const {
        Try* const free = std::find_if(next, end, [this](const Try& t) { return !crowd_->follows(t.after); });
        if (free != end) std::rotate(next, free, free + 1);
    }

    // The moves after which neither sight nor the table tell whether the other side has `limit`, the most promising
    // first; or the cell of one after which it does not.
    int look_at_moves(const Position& p, const Sight& sight, int hint, Answer limit, Try* tries, int& count) {
        for (Cells left = sight.outlook.tries; left; left &= left - 1)
            for (const Side mark : {Side::x, Side::o}) {
                if (!r_.may_place(p.turn, mark)) continue;
                const int c = first_of(left);
                Try& next = tries[count];
                next.after = play(p, c, mark);
                known_->prefetch(next.after);
                next.sight = look_after(next.after, sight.threats);
                if (const auto answer = told(next.sight.outlook, limit)) {
                    if (!*answer) return c;
                    continue;
                }
                next.cell = static_cast<std::int8_t>(c);
                next.score = c == hint ? max_score : race_ ? race_->score(p, c, next.sight.threats.theirs) : 0;
                ++count;
            }
        int kept = 0;
        for (int i = 0; i < count; ++i) {
            Try next = tries[i];
            next.hint = -1;
            if (const auto entry = known_->find(next.after)) {
                next.hint = entry->best;
                if (const auto answer = told(*entry, limit)) {
                    if (!*answer) return next.cell;
                    continue;
                }
            }
            int at = kept++;
            for (; at > 0 && tries[at - 1].score < next.score; --at) tries[at] = tries[at - 1];
            tries[at] = next;
        }
        count = kept;
        return -1;
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
        known_->put(p, entry);
        return good;
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
    std::shared_ptr<Recall> known_;
    std::shared_ptr<Crowd> crowd_;  // none: it searches alone
    std::optional<Position> root_;
    std::uint64_t nodes_ = 0;
    bool stopped_ = false;
};

}  // namespace noughts
