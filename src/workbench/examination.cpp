// SPDX-License-Identifier: MIT
#include "examination.hpp"

#include <algorithm>

#include "explanation.hpp"
#include "inputs.hpp"
#include "mistakes.hpp"
#include "sampling.hpp"
#include "src/signature.hpp"

namespace noughts::workbench {
namespace {

constexpr std::size_t flood = 1 << 20;     // bytes of output to one case that take too long, over and over
constexpr std::size_t spread_cases = 128;  // that are tried after the first failure, to tell mistakes apart

}  // namespace

Examination::Examination(const Space& space, const contest::Problem& problem, std::vector<std::string> command,
                         Plan plan)
    : plan_(std::move(plan)),
      ask_(space, problem, std::move(command), plan_.jobs, plan_.limits, plan_.match),
      answers_(ask_.cases().size()),
      tried_(answers_.size()) {
    findings_.cases = answers_.size();
    findings_.chosen = plan_.sample > 0 ? std::min(plan_.sample, answers_.size()) : answers_.size();
    chosen_ = spread_sample(answers_.size(), findings_.chosen);
    std::ranges::sort(chosen_);
}

Findings Examination::operator()() {
    const Layout& layout = ask_.space().layout;
    const Indices shuffled_cases = shuffled(chosen_, plan_.seed);
    const bool at_once = chosen_.size() <= layout.most;
    std::optional<Outcome> failed = first_failure(inputs_of(layout, at_once ? shuffled_cases : chosen_, plan_.seed));
    if (!failed && !at_once && layout.most > 1) failed = first_failure(inputs_of(layout, shuffled_cases, plan_.seed));
    if (!failed) failed = failure_apart();
    if (failed) report(*failed, at_once);
    return findings_;
}

void Examination::report(const Outcome& failed, bool at_once) {
    plan_.progress(0, 0);
    findings_.verdict = failed.verdict;
    findings_.run = failed.run;
    findings_.run.output.clear();
    findings_.stopped = findings_.tried < chosen_.size();
    findings_.failure = explain(ask_, failed);
    if (failed.verdict == Verdict::wrong_answer && !plan_.first && !findings_.apart) {
        if (at_once)
            name_mistakes(chosen_);
        else
            spread_out();
    }
    for (std::size_t i = 0; i < findings_.failure->number; ++i)
        findings_.smaller_untried = findings_.smaller_untried || !tried_[i];
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

// How a program that is right in the usual inputs fails in others.
std::optional<Outcome> Examination::failure_apart() {
    const Layout& layout = ask_.space().layout;
    std::optional<Outcome> failed;
    if (layout.most > 1) failed = first_failure(inputs_of_few(layout, chosen_));
    const bool has_room = !findings_.sampled() && layout.most > chosen_.size();
    if (!failed && has_room) failed = first_failure({largest_input(layout, chosen_, plan_.seed)});
    if (!failed) {
        failed = failure_of_published();
        findings_.published = failed.has_value();
    }
    if (failed) count_apart(*failed);
    return failed;
}

// Cases that are right in the usual inputs are counted where they fail in another.
void Examination::count_apart(const Outcome& failed) {
    const bool wrong = failed.verdict == Verdict::wrong_answer;
    findings_.apart = failed.right.of.size();
    findings_.failed = std::max<std::size_t>(wrong ? failed.wrong_ones() : 1, 1);
    findings_.counted = wrong || findings_.apart == 1;
    if (!wrong) return;
    findings_.shifted = failed.found.shifted;
    findings_.certain = failed.found.certain;
    findings_.answers = failed.found.count;
    findings_.due = findings_.apart;
}

std::optional<Outcome> Examination::failure_of_published() {
    if (plan_.published.empty()) return std::nullopt;
    Outcome done = ask_.text(plan_.published);
    note(done);
    return done.verdict != Verdict::accepted ? std::optional(std::move(done)) : std::nullopt;
}

void Examination::note(const Outcome& done) {
    findings_.time = std::max(findings_.time, done.run.time);
    if (done.verdict != Verdict::accepted && !findings_.first) findings_.first = {done.verdict, done.right.count};
}

void Examination::take_in(const Outcome& done) {
    note(done);
    const bool alone = done.asked.size() == 1;
    const bool answered = done.verdict == Verdict::accepted || done.verdict == Verdict::wrong_answer;
    bool fresh = false;
    for (std::size_t place = 0; place < done.asked.size(); ++place) {
        const std::size_t number = done.asked[place];
        if (tried_[number]) continue;
        fresh = tried_[number] = true;
        ++findings_.tried;
        answers_[number] = done.found.of[place];
        findings_.failed += alone ? done.verdict != Verdict::accepted : answered && !done.is_right(place);
    }
    findings_.counted = findings_.counted && (alone || answered || !fresh);
    if (fresh && answered) findings_.shifted += done.found.shifted;
    if (fresh && answered && !done.found.certain) {
        findings_.certain = false;
        findings_.answers = done.found.count;
        findings_.due = done.asked.size();
    }
}

// Tries more cases, spread over all of them, to tell how many fail and which mistake does that; but waits for no more
// than one time limit.
void Examination::spread_out() {
    const std::size_t allowed = findings_.sampled() ? plan_.sample : answers_.size();
    const Indices sample = spread_sample(answers_.size(), std::min(allowed, spread_cases));
    std::vector<Indices> fresh;
    for (const std::size_t i : sample)
        if (!tried_[i]) fresh.push_back({i});
    bool hangs = false;
    ask_.each(
        fresh, [&](std::size_t) { return !hangs; },
        [&](std::size_t, const Outcome& done) {
            take_in(done);
            hangs = hangs || done.verdict == Verdict::time_limit || done.run.output.size() > flood;
        });
    if (!hangs) name_mistakes(sample);
}

// A known program has to fail first at the same case as well, or at a smaller one that was not tried: of a sample. It has
// then answered those before it in the same way.
void Examination::name_mistakes(const Indices& answered) {
    Signature signature;
    for (const std::size_t i : answered) signature.add(std::to_string(i) + ' ' + answers_[i] + '\n');
    findings_.signature = signature.text();
    findings_.compared = answered.size();
    const std::size_t smallest = findings_.failure->number;
    for (const Mistake& mistake : known_mistakes())
        if (mistake.problem == ask_.space().id && mistake.signature == findings_.signature &&
            (mistake.smallest == smallest || (mistake.smallest < smallest && !tried_[mistake.smallest])))
            findings_.mistakes.push_back(mistake.name);
}

}  // namespace noughts::workbench
