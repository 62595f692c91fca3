// How much time, memory and processors looking ahead may take, and what it then says.
// SPDX-License-Identifier: MIT
#pragma once

#include <chrono>
#include <noughts/position.hpp>
#include <string>

#include "command.hpp"
#include "interrupt.hpp"
#include "progress.hpp"

namespace noughts {

struct Budget {
    using Clock = std::chrono::steady_clock;

    Clock::duration time = Clock::duration::max();  // for each board
    std::uint64_t memory = 8'000'000'000;           // bytes
    int jobs = 1;
    Clock::time_point deadline = Clock::time_point::max();
    Progress* progress = nullptr;
    bool is_watched = false;  // somebody may stop it

    // Starts the time for another board.
    void begin() { deadline = time == Clock::duration::max() ? Clock::time_point::max() : Clock::now() + time; }
    bool is_over() const { return is_interrupted() || Clock::now() >= deadline; }

    // The work is over, or stopped: what was said of it goes.
    void done() const {
        if (progress) progress->clear();
    }

    // Told how much is done of how much; true: stop.
    bool watch(std::uint64_t done, std::uint64_t of) const {
        if (progress) (*progress)(done, of);
        return is_over();
    }
};

// A budget whose work is told on a terminal where somebody watches.
struct WatchedBudget : Budget {
    WatchedBudget(const Budget& given, const Session& session)
        : Budget(given),
          on_terminal(
              session.watched ? session.complain : [](std::string_view) {}, "positions") {
        progress = &on_terminal;
        is_watched = session.watched;
    }
    WatchedBudget(const WatchedBudget&) = delete;
    WatchedBudget& operator=(const WatchedBudget&) = delete;

    Progress on_terminal;
};

// Adds --time, --memory and --jobs. `budget` must live until they have been read.
void add_budget_options(Arguments& arguments, Budget& budget);

// The positions that follow from one, and those of two layers next to each other, which have to be held at a time.
struct Extent {
    double tables = 0;  // bytes, of what is looked up
    double all = 0, two_layers = 0;

    // What looking ahead takes with answers of this size.
    double bytes(std::size_t answer) const { return tables + two_layers * double(answer); }
};

Extent extent_of(const Rules& r, const Position& p, const Budget& budget);  // of no use once that is over

// Why work that was begun within the budget did not come to its end.
std::string why_stopped(const Budget& budget);

// Why answers do not hold what games may come to: a sentence, or nothing.
std::string beyond_answers(const Rules& r);

// What stands in the way of looking ahead from a position with answers of this size, for which `needed` bytes are
// needed: a sentence, or nothing.
std::string obstacle(const Rules& r, const Position& p, double needed, const Budget& budget);
std::string beyond_memory(double needed, const Budget& budget);     // of these, what --memory says
std::string memory_of(const Rules& r, Cells cells, double needed);  // to look ahead over these cells
std::string out_of_memory(double needed);                           // as it turned out

// Whether no number of games that go on from a position needs more bits.
bool games_fit_64_bits(const Rules& r, const Position& p);

}  // namespace noughts
