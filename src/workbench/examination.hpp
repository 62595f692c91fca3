// Examines a program that is to solve a contest problem: runs it on every case, and finds the smallest one it fails on.
//
// Where one input holds all cases they are shuffled, so that what a program keeps from one case shows in the next. Where
// it takes several inputs these go by size, several at a time, so that the first failure ends it; if there is none the
// cases are asked once more, shuffled over all inputs. A program that has passed all this is asked inputs of other sizes
// as well, and the published sample.
// SPDX-License-Identifier: MIT
#pragma once

#include "asking.hpp"

namespace noughts::workbench {

struct Plan {
    Limits limits = {};
    int jobs = 1;
    std::uint32_t seed = 1;
    std::size_t sample = 0;  // so many cases, spread over all of them; 0: all
    bool first = false;      // stop at the first failure, and look for no mistakes
    Match match = Match::words;
    std::string published = {};  // the sample of the statement; empty: none
    // Told how many cases are done, of how many: all while inputs of other sizes are tried, and 0 of 0 while the smallest
    // failing one is looked for.
    std::function<void(std::size_t done, std::size_t of)> progress = [](std::size_t, std::size_t) {};
};

class Examination {
public:
    Examination(const Space& space, const contest::Problem& problem, std::vector<std::string> command, Plan plan);

    // Throws CannotRun and Interrupted.
    Findings operator()();
    const Findings& so_far() const { return findings_; }

private:
    std::optional<Outcome> first_failure(const std::vector<Indices>& inputs);
    std::optional<Outcome> failure_apart();
    std::optional<Outcome> failure_of_published();
    void count_apart(const Outcome& failed);
    void report(const Outcome& failed, bool at_once);
    void note(const Outcome& done);
    void take_in(const Outcome& done);
    void spread_out();
    void name_mistakes(const Indices& answered);

    Plan plan_;
    Asking ask_;
    Indices chosen_;                    // cases, in order
    std::vector<std::string> answers_;  // found, a case each
    std::vector<bool> tried_;
    Findings findings_;
};

}  // namespace noughts::workbench
