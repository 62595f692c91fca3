// Examines a program that is to solve a contest problem: runs it on every case, and finds the smallest one it fails on.
//
// Cases that share an input are shuffled, so that what a program keeps from one case shows in the next. What fails there
// is looked for by halving: the smaller half first, as cases are ordered by size. A case that has an input of its own is
// run in that order, several at a time, and the first failure ends it.
// SPDX-License-Identifier: MIT
#pragma once

#include <contest/problems.hpp>

#include "answers.hpp"
#include "findings.hpp"
#include "runner.hpp"

namespace noughts::workbench {

struct Plan {
    Limits limits = {};
    int jobs = 1;
    std::uint32_t seed = 1;
    std::size_t sample = 0;  // so many cases, spread over all of them; 0: all
    bool first = false;      // stop at the first failing input, smallest or not
    Match match = Match::words;
    // Told how many cases are done, of how many; 0 of 0 while the smallest failing one is looked for.
    std::function<void(std::size_t done, std::size_t of)> progress = [](std::size_t, std::size_t) {};
};

class Examination {
public:
    Examination(const Space& space, const contest::Problem& problem, std::vector<std::string> command, Plan plan);

    // Throws CannotRun and Interrupted.
    Findings operator()();
    const Findings& so_far() const { return findings_; }

private:
    using Indices = std::vector<std::size_t>;  // of cases

    // How the program did on one input.
    struct Outcome {
        Verdict verdict = Verdict::accepted;
        std::string input, right_text;
        Answers right, found;
        Run run;
    };

    void examine_batches(const Indices& chosen);
    void examine_largest(const Indices& order);
    void examine_runs(const Indices& chosen);
    template <class GoOn, class Use>
    void run_each(const Indices& chosen, GoOn go_on, Use use);
    void spread_out();
    void name_mistakes(const Indices& answered);

    std::string input_of(const Indices& asked) const;
    Outcome outcome(const Indices& asked, std::string input, Run run) const;
    Outcome ask(const Indices& asked, Milliseconds time);
    void take_in(const Indices& asked, const Outcome& outcome);
    Milliseconds time_for(std::size_t cases, std::size_t of) const;

    static bool fails(const Outcome& outcome, Verdict verdict);
    void explain_ending(const Indices& batch, const Outcome& whole);
    void explain_difference(const Indices& batch, const Outcome& whole, std::size_t smallest);
    std::optional<Outcome> explain_together(const Indices& batch, std::size_t smallest, Verdict verdict);
    bool explain_by_halving(Indices batch, Verdict verdict);
    void explain(const Indices& asked, const Outcome& outcome, bool alone);

    const Space& space_;
    const contest::Problem& problem_;
    Plan plan_;
    Runner runner_;
    std::vector<Case> cases_;
    std::vector<std::string> answers_;  // found, a case each
    std::vector<bool> tried_, failed_;
    std::size_t good_cases_ = 0;  // of the largest part of the cases that has ended well when asked by itself
    Milliseconds good_time_{};    // and how long such runs took at most
    Findings findings_;
};

}  // namespace noughts::workbench
