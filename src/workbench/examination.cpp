// SPDX-License-Identifier: MIT
#include "examination.hpp"

#include <algorithm>

#include "explanation.hpp"
#include "mistakes.hpp"
#include "sampling.hpp"
#include "src/signature.hpp"

namespace noughts::workbench {
namespace {

constexpr std::size_t spread_cases = 128;  // that are tried after the first failure, to tell mistakes apart

}  // namespace

Examination::Examination(const Space& space, const contest::Problem& problem, std::vector<std::string> command,
                         Plan plan)
    : plan_(std::move(plan)),
      ask_(space, problem, std::move(command), plan_.jobs, plan_.limits, plan_.match),
      answers_(ask_.cases().size()),
      tried_(answers_.size()) {
    findings_.cases = answers_.size();
    findings_.sampled = plan_.sample > 0 && plan_.sample < answers_.size();
    chosen_ = spread_sample(answers_.size(), findings_.sampled ? plan_.sample : answers_.size());
    std::ranges::sort(chosen_);
}

Findings Examination::operator()() {
    const Layout& layout = ask_.space().layout;
    const Indices shuffled_cases = shuffled(chosen_, plan_.seed);
    const bool at_once = chosen_.size() <= layout.most;
    std::optional<Outcome> failed = first_failure(inputs_of(at_once ? shuffled_cases : chosen_));
    if (!failed && !at_once && layout.most > 1) failed = first_failure(inputs_of(shuffled_cases));
    if (!failed) failed = failure_of_largest();
    if (!failed) return findings_;
    plan_.progress(0, 0);
    findings_.verdict = failed->verdict;
    findings_.stopped = findings_.tried < chosen_.size();
    findings_.failure = explain(ask_, *failed);
    if (failed->verdict != Verdict::wrong_answer || plan_.first || findings_.largest) return findings_;
    if (at_once)
        name_mistakes(chosen_);
    else
        spread_out();
    return findings_;
}

// As many cases to an input as the statement allows; each input shuffled.
std::vector<Indices> Examination::inputs_of(const Indices& order) const {
    const std::size_t most = ask_.space().layout.most;
    std::vector<Indices> inputs;
    for (std::size_t at = 0; at < order.size(); at += most) {
        const auto begin = order.begin() + std::ptrdiff_t(at);
        const Indices part(begin, begin + std::ptrdiff_t(std::min(most, order.size() - at)));
        inputs.push_back(std::ranges::is_sorted(part) ? shuffled(part, plan_.seed) : part);
    }
    return inputs;
}

// Asks until an input is not answered rightly, and those before it are.
std::optional<Outcome> Examination::first_failure(const std::vector<Indices>& inputs) {
    std::size_t first = inputs.size();
    std::optional<Outcome> failed;
    ask_.each(
        inputs,
        [&](std::size_t place) {
            plan_.progress(findings_.tried, chosen_.size());
            return place < first;
        },
        [&](std::size_t place, Outcome done) {
            take_in(done);
            if (done.verdict == Verdict::accepted || place > first) return;
            first = place;
            failed = std::move(done);
        });
    return failed;
}

// The cases again and again, as many as the statement allows: is there room for them?
std::optional<Outcome> Examination::failure_of_largest() {
    const std::size_t most = ask_.space().layout.most;
    if (findings_.sampled || most <= chosen_.size()) return std::nullopt;
    Indices many = shuffled(chosen_, plan_.seed);
    for (std::size_t i = 0; many.size() < most; ++i) many.push_back(many[i]);
    Outcome done = ask_(many);
    findings_.time = std::max(findings_.time, done.run.time);
    if (done.verdict == Verdict::accepted) return std::nullopt;
    findings_.largest = many.size();
    return done;
}

void Examination::take_in(const Outcome& done) {
    findings_.time = std::max(findings_.time, done.run.time);
    for (std::size_t place = 0; place < done.asked.size(); ++place) {
        const std::size_t number = done.asked[place];
        if (tried_[number]) continue;
        tried_[number] = true;
        ++findings_.tried;
        answers_[number] = done.found.of[place];
        findings_.failed += !done.is_right(place) || (done.asked.size() == 1 && done.verdict != Verdict::accepted);
    }
    if (!done.found.certain) {
        findings_.certain = false;
        findings_.answers = done.found.count;
        findings_.due = done.asked.size();
    }
}

// Tries more cases, spread over all of them, to tell how many fail and which mistake does that; but waits for no more
// than one time limit.
void Examination::spread_out() {
    const std::size_t allowed = findings_.sampled ? plan_.sample : answers_.size();
    const Indices sample = spread_sample(answers_.size(), std::min(allowed, spread_cases));
    std::vector<Indices> fresh;
    for (const std::size_t i : sample)
        if (!tried_[i]) fresh.push_back({i});
    bool hangs = false;
    ask_.each(
        fresh, [&](std::size_t) { return !hangs; },
        [&](std::size_t, const Outcome& done) {
            take_in(done);
            hangs = hangs || done.verdict == Verdict::time_limit;
        });
    if (!hangs && (!findings_.sampled || allowed <= spread_cases)) name_mistakes(sample);
}

// A known program has to fail first at the same case as well, unless that one is not known for a sample: where all before
// it were tried, it has then answered those in the same way.
void Examination::name_mistakes(const Indices& answered) {
    Signature signature;
    for (const std::size_t i : answered) signature.add(std::to_string(i) + ' ' + answers_[i] + '\n');
    findings_.signature = signature.text();
    const std::size_t smallest = findings_.failure->number;
    for (const Mistake& mistake : known_mistakes())
        if (mistake.problem == ask_.space().id && mistake.signature == findings_.signature &&
            (findings_.sampled || mistake.smallest == smallest))
            findings_.mistakes.push_back(mistake.name);
}

}  // namespace noughts::workbench
