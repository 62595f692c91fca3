// What is seen of a position of any game without searching on.
// SPDX-License-Identifier: MIT
#pragma once

#include <optional>

#include "race.hpp"

namespace noughts {

struct Sight {
    Outlook outlook;
    Threats threats;
};

class View {
public:
    using Answer = Distance::Answer;

    explicit View(const Rules& r) : r_(r) {
        if (Race::is_one(r)) race_.emplace(r);
    }

    // What is said from now on is about positions that follow from this one.
    void begin(const Position& p) {
        if (race_) race_->begin(p);
    }

    Sight look(const Position& p) const {
        if (!race_) return {.outlook = glance(r_, p), .threats = {}};
        const Threats threats = race_->threats(p);
        return {.outlook = race_->outlook(p, threats), .threats = threats};
    }

    // After a move, which has led to `p`.
    Sight look_after(const Position& p, const Threats& before) const {
        if (!race_) return {.outlook = glance(r_, p), .threats = {}};
        const Threats threats = race_->threats_after(p, before);
        return {.outlook = race_->outlook(p, threats), .threats = threats};
    }

    // Whether `p` is worth so much, where a pairing tells.
    std::optional<bool> by_pairing(const Position& p, Answer least) {
        return race_ ? race_->by_pairing(p, least) : std::nullopt;
    }

    // The more the sooner should a move be tried; `made` is what it threatens.
    int score(const Position& p, int c, Cells made) const { return race_ ? race_->score(p, c, made) : 0; }

    // What is known of a position of any game: its worth once it is over, and which cells may be played.
    static Outlook glance(const Rules& r, const Position& p) {
        const Cells open = moves(r, p);
        if (!open) {
            const auto paid = static_cast<Answer>(Distance::ended(payoff(r, p)) * (p.turn == Side::x ? 1 : -1));
            return {.low = paid, .high = paid, .tries = 0};
        }
        const auto most = static_cast<Answer>(Distance::unit * (r.prize == Prize::most_lines ? max_counted_lines : 1));
        return {.low = static_cast<Answer>(-most), .high = most, .tries = open};
    }

private:
    Rules r_;
    std::optional<Race> race_;
};

}  // namespace noughts
