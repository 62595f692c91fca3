// Asks a program cases of a contest problem: makes the inputs, runs it and compares its answers with the right ones.
// SPDX-License-Identifier: MIT
#pragma once

#include <contest/problem.hpp>
#include <map>

#include "answers.hpp"
#include "findings.hpp"
#include "runner.hpp"

namespace noughts::workbench {

using Indices = std::vector<std::size_t>;  // of cases, the smallest first

// How the program did on one input.
struct Outcome {
    Verdict verdict = Verdict::accepted;
    Indices asked;  // none: the input is made of other cases
    std::string input, right_text;
    Answers right, found;
    Run run;

    bool is_right(std::size_t place) const { return found.of[place] == right.of[place]; }
    std::size_t wrong_ones() const {
        std::size_t n = 0;
        for (std::size_t place = 0; place < right.of.size(); ++place) n += !is_right(place);
        return n;
    }
};

class Asking {
public:
    Asking(const Space& space, const contest::Problem& problem, std::vector<std::string> command, int jobs,
           const Limits& limits, Match match);

    const Space& space() const { return space_; }
    const Limits& limits() const { return limits_; }
    const std::vector<Case>& cases() const { return cases_; }  // ordered

    // One input; within the limits, or in less time where that is likely to be enough for so few of `of` cases.
    Outcome operator()(const Indices& asked);
    Outcome hurried(const Indices& asked, std::size_t of);

    // An input that need not be made of these cases: where it is not, nothing is said to be asked.
    Outcome text(const std::string& input);

    // One input after another, as long as `go_on(place)` for the next one; hands each outcome to `use(place, outcome)`.
    template <class GoOn, class Use>
    void each(const std::vector<Indices>& inputs, GoOn go_on, Use use);

private:
    std::string input_of(const Indices& asked) const;
    Outcome outcome(const Indices& asked, std::string input, Run run) const;
    Outcome ask(const Indices& asked, Milliseconds time);
    Milliseconds time_for(std::size_t cases, std::size_t of) const;

    const Space& space_;
    const contest::Problem& problem_;
    Limits limits_;
    Match match_;
    Runner runner_;
    std::vector<Case> cases_;
    std::size_t good_cases_ = 0;  // of the largest input that has ended well when asked by itself
    Milliseconds good_time_{};    // and how long such runs took at most
};

template <class GoOn, class Use>
void Asking::each(const std::vector<Indices>& inputs, GoOn go_on, Use use) {
    std::map<std::size_t, std::string> running;
    std::size_t next = 0;
    runner_(
        limits_,
        [&]() -> std::optional<std::string> {
            if (next == inputs.size() || !go_on(next)) return std::nullopt;
            const std::string& input = running[next] = input_of(inputs[next]);
            ++next;
            return input;
        },
        [&](std::size_t place, Run run) {
            const auto input = running.extract(place);
            use(place, outcome(inputs[place], input.mapped(), std::move(run)));
        });
}

}  // namespace noughts::workbench
