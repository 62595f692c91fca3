// SPDX-License-Identifier: MIT
#include "asking.hpp"

#include <algorithm>

#include "test_set.hpp"

namespace noughts::workbench {
namespace {

Verdict verdict_of(const Run& run) {
    switch (run.ending) {
        case Ending::out_of_time:
            return Verdict::time_limit;
        case Ending::out_of_memory:
            return Verdict::memory_limit;
        case Ending::too_much_output:
            return Verdict::output_limit;
        case Ending::killed:
            return Verdict::runtime_error;
        case Ending::exited:
            break;
    }
    return run.code == 0 ? Verdict::accepted : Verdict::runtime_error;
}

// What of an output is searched for answers: of a flood, the beginning.
std::string_view searched(const Run& run) {
    return std::string_view(run.output).substr(0, run.ending == Ending::too_much_output ? 4096 : run.output.size());
}

bool same(const Answers& a, const Answers& b) { return a.of == b.of && a.extra == b.extra; }

}  // namespace

Asking::Asking(const Space& space, const contest::Problem& problem, std::vector<std::string> command, int jobs,
               const Limits& limits, Match match)
    : space_(space),
      problem_(problem),
      limits_(limits),
      match_(match),
      runner_(std::move(command), jobs),
      cases_(ordered_cases(space)) {}

Outcome Asking::operator()(const Indices& asked) { return ask(asked, limits_.time); }

Outcome Asking::hurried(const Indices& asked, std::size_t of) { return ask(asked, time_for(asked.size(), of)); }

Outcome Asking::text(const std::string& input) {
    const Run run = runner_.once(limits_, input);
    Outcome done = outcome({}, input, run);
    if (done.verdict == Verdict::accepted) return done;
    return outcome(cases_in(space_.layout, cases_, input), input, run);
}

std::string Asking::input_of(const Indices& asked) const {
    std::vector<const Case*> cases;
    for (const std::size_t i : asked) cases.push_back(&cases_[i]);
    while (cases.size() < space_.layout.least) cases.push_back(cases.back());
    return workbench::input_of(space_.layout, cases);
}

Outcome Asking::outcome(const Indices& asked, std::string input, Run run) const {
    Outcome done;
    done.asked = asked;
    done.right_text = right_output(problem_, input);
    done.right = right_answers(space_.layout, done.right_text, match_);
    done.found = found_answers(space_.layout, searched(run), done.right, match_);
    done.verdict = verdict_of(run);
    if (done.verdict == Verdict::accepted && !same(done.right, done.found)) done.verdict = Verdict::wrong_answer;
    if (!asked.empty()) {  // what fills an input is not asked
        done.right.of.resize(asked.size());
        done.found.of.resize(asked.size());
    }
    done.input = std::move(input);
    done.run = std::move(run);
    return done;
}

Outcome Asking::ask(const Indices& asked, Milliseconds time) {
    Limits limits = limits_;
    limits.time = time;
    std::string input = input_of(asked);
    Run run = runner_.once(limits, input);
    if (run.ended_well() && asked.size() >= good_cases_) {
        good_cases_ = asked.size();
        good_time_ = std::max(good_time_, run.time);
    }
    return outcome(asked, std::move(input), std::move(run));
}

// Fewer cases may take less time: their share, or much more than as many have taken that ended well; but not less than a
// program needs to start and end.
Milliseconds Asking::time_for(std::size_t cases, std::size_t of) const {
    constexpr std::int64_t patience = 3;
    constexpr Milliseconds least(200);
    Milliseconds time =
        std::max(Milliseconds(limits_.time.count() * std::int64_t(cases) / std::int64_t(of)), 5 * least);
    if (good_cases_) {
        const auto most = static_cast<std::int64_t>(std::max(cases, good_cases_));
        time = std::min(time, least + patience * most * good_time_ / std::int64_t(good_cases_));
    }
    return std::min(limits_.time, time);
}

}  // namespace noughts::workbench
