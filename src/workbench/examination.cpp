// SPDX-License-Identifier: MIT
#include "examination.hpp"

#include <algorithm>
#include <map>

#include "mistakes.hpp"
#include "sampling.hpp"
#include "src/signature.hpp"
#include "test_set.hpp"

namespace noughts::workbench {
namespace {

constexpr std::size_t spread_cases = 128;  // that are tried after the first failure, to tell mistakes apart

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

bool same(const Answers& a, const Answers& b) { return a.of == b.of && a.extra == b.extra; }

}  // namespace

Examination::Examination(const Space& space, const contest::Problem& problem, std::vector<std::string> command,
                         Plan plan)
    : space_(space),
      problem_(problem),
      plan_(std::move(plan)),
      runner_(std::move(command), plan_.jobs),
      cases_(ordered_cases(space)),
      answers_(cases_.size()),
      tried_(cases_.size()),
      failed_(cases_.size()) {}

Findings Examination::operator()() {
    findings_.cases = cases_.size();
    findings_.sampled = plan_.sample > 0 && plan_.sample < cases_.size();
    Indices chosen = spread_sample(cases_.size(), findings_.sampled ? plan_.sample : cases_.size());
    std::ranges::sort(chosen);
    if (space_.layout.most > 1)
        examine_batches(chosen);
    else
        examine_runs(chosen);
    return findings_;
}

// Inputs of many cases.

void Examination::examine_batches(const Indices& chosen) {
    const Indices order = shuffled(chosen, plan_.seed);
    std::vector<Indices> batches;
    for (std::size_t at = 0; at < order.size(); at += space_.layout.most) {
        const auto begin = order.begin() + std::ptrdiff_t(at);
        batches.emplace_back(begin, begin + std::ptrdiff_t(std::min(space_.layout.most, order.size() - at)));
    }
    std::map<std::size_t, Outcome> bad;
    std::map<std::size_t, std::string> inputs;
    std::size_t next = 0;
    runner_(
        plan_.limits,
        [&]() -> std::optional<std::string> {
            if (next == batches.size() || (plan_.first && !bad.empty())) return std::nullopt;
            plan_.progress(findings_.tried, order.size());
            const std::string& input = inputs[next] = input_of(batches[next]);
            ++next;
            return input;
        },
        [&](std::size_t number, Run run) {
            const auto input = inputs.extract(number);
            Outcome done = outcome(batches[number], input.mapped(), std::move(run));
            take_in(batches[number], done);
            if (done.verdict != Verdict::accepted) bad.emplace(number, std::move(done));
        });
    if (bad.empty()) return examine_largest(order);
    plan_.progress(0, 0);
    for (const auto& [number, done] : bad)
        if (done.verdict != Verdict::wrong_answer) return explain_ending(batches[number], done);
    findings_.verdict = Verdict::wrong_answer;
    const auto smallest = static_cast<std::size_t>(std::ranges::find(failed_, true) - failed_.begin());
    for (const auto& [number, done] : bad)
        if (smallest == cases_.size() || std::ranges::count(batches[number], smallest)) {
            explain_difference(batches[number], done, smallest);
            break;
        }
    if (!plan_.first) name_mistakes(chosen);
}

// The cases again and again, as many as the statement allows: is there room for them?
void Examination::examine_largest(const Indices& order) {
    if (findings_.sampled || space_.layout.most <= order.size()) return;
    Indices many;
    while (many.size() < space_.layout.most) many.push_back(order[many.size() % order.size()]);
    const Outcome done = ask(many, plan_.limits.time);
    findings_.time = std::max(findings_.time, done.run.time);
    if (done.verdict == Verdict::accepted) return;
    findings_.verdict = done.verdict;
    findings_.largest = many.size();
    if (!explain_together(many, cases_.size(), done.verdict)) explain(many, done, false);
}

void Examination::take_in(const Indices& asked, const Outcome& done) {
    findings_.tried += asked.size();
    findings_.time = std::max(findings_.time, done.run.time);
    findings_.certain = findings_.certain && done.found.certain;
    for (std::size_t i = 0; i < asked.size(); ++i) {
        tried_[asked[i]] = true;
        answers_[asked[i]] = done.found.of[i];
        failed_[asked[i]] =
            done.found.of[i] != done.right.of[i] || (asked.size() == 1 && done.verdict != Verdict::accepted);
        findings_.failed += failed_[asked[i]];
    }
}

// Whether the program fails in this way; an answer may be wrong in any way.
bool Examination::fails(const Outcome& done, Verdict verdict) {
    return verdict == Verdict::wrong_answer ? done.verdict != Verdict::accepted : done.verdict == verdict;
}

// The program ended badly on a batch: which case does it?
void Examination::explain_ending(const Indices& batch, const Outcome& whole) {
    findings_.verdict = whole.verdict;
    if (explain_by_halving(batch, whole.verdict)) return;
    if (!explain_together(batch, batch.size(), whole.verdict)) explain(batch, whole, false);
}

void Examination::explain_difference(const Indices& batch, const Outcome& whole, std::size_t smallest) {
    if (smallest < cases_.size()) {
        const Outcome alone = ask({smallest}, plan_.limits.time);
        if (alone.verdict != Verdict::accepted && whole.found.certain) return explain({smallest}, alone, true);
    }
    if (!whole.found.certain && explain_by_halving(batch, Verdict::wrong_answer)) return;
    if (!explain_together(batch, smallest, Verdict::wrong_answer)) explain(batch, whole, false);
}

// Looks for the first case that fails by itself, as it then fails in any input: in a few of the first cases, in more of
// the next ones, and by halving where some fail.
bool Examination::explain_by_halving(Indices batch, Verdict verdict) {
    std::ranges::sort(batch);
    std::size_t good = 0, bad = batch.size();
    const auto part_fails = [&](std::size_t end) {
        const Indices part(batch.begin() + std::ptrdiff_t(good), batch.begin() + std::ptrdiff_t(end));
        return fails(ask(part, time_for(part.size(), batch.size())), verdict);
    };
    for (std::size_t step = 1; good + step < bad; step *= 8) {
        if (part_fails(good + step))
            bad = good + step;
        else
            good += step;
    }
    while (bad - good > 1) {
        const std::size_t middle = good + (bad - good) / 2;
        (part_fails(middle) ? bad : good) = middle;
    }
    const Outcome alone = ask({batch[good]}, time_for(1, batch.size()));
    if (fails(alone, verdict)) explain({batch[good]}, alone, true);
    return fails(alone, verdict);
}

// No case fails by itself: looks for the fewest cases from the start of the batch that fail together.
std::optional<Examination::Outcome> Examination::explain_together(const Indices& batch, std::size_t smallest,
                                                                  Verdict verdict) {
    if (const auto at = std::ranges::find(batch, smallest); at != batch.end() && at != batch.begin()) {
        const Indices pair(at - 1, at + 1);
        if (Outcome done = ask(pair, plan_.limits.time);
            fails(done, verdict) && done.found.of.back() != done.right.of.back()) {
            explain(pair, done, false);
            return done;
        }
    }
    std::size_t good = 0, bad = batch.size();
    std::optional<Outcome> found;
    while (bad - good > 1) {
        const std::size_t middle = good + (bad - good) / 2;
        const Indices part(batch.begin(), batch.begin() + std::ptrdiff_t(middle));
        Outcome done = ask(part, time_for(middle, batch.size()));
        if (fails(done, verdict)) {
            bad = middle;
            found = std::move(done);
        } else {
            good = middle;
        }
    }
    if (found) explain({batch.begin(), batch.begin() + std::ptrdiff_t(bad)}, *found, false);
    return found;
}

// A case a run.

// Runs these cases, as long as `go_on(place)` for the next one, and hands each outcome to `use(place, outcome)`.
template <class GoOn, class Use>
void Examination::run_each(const Indices& chosen, GoOn go_on, Use use) {
    std::map<std::size_t, std::string> inputs;
    std::size_t next = 0;
    runner_(
        plan_.limits,
        [&]() -> std::optional<std::string> {
            if (next == chosen.size() || !go_on(next)) return std::nullopt;
            plan_.progress(findings_.tried, chosen.size());
            const std::string& input = inputs[next] = input_of({chosen[next]});
            ++next;
            return input;
        },
        [&](std::size_t place, Run run) {
            const auto input = inputs.extract(place);
            Outcome done = outcome({chosen[place]}, input.mapped(), std::move(run));
            take_in({chosen[place]}, done);
            use(place, std::move(done));
        });
}

void Examination::examine_runs(const Indices& chosen) {
    std::size_t smallest = chosen.size();
    std::optional<Outcome> failure;
    run_each(
        chosen, [&](std::size_t place) { return place < smallest; },
        [&](std::size_t place, Outcome done) {
            if (done.verdict == Verdict::accepted || place > smallest) return;
            smallest = place;
            failure = std::move(done);
        });
    if (!failure) return;
    findings_.stopped = true;
    findings_.verdict = failure->verdict;
    const Outcome again = ask({chosen[smallest]}, plan_.limits.time);
    explain({chosen[smallest]}, *failure, again.verdict != Verdict::accepted);
    if (failure->verdict == Verdict::wrong_answer && !plan_.first) spread_out();
}

// Tries more cases, spread over all of them, to tell how many fail and which mistake does that; but waits for no more
// than one time limit.
void Examination::spread_out() {
    const Indices sample = spread_sample(cases_.size(), spread_cases);
    Indices fresh = sample;
    std::erase_if(fresh, [&](std::size_t i) { return tried_[i]; });
    bool hangs = false;
    run_each(
        fresh, [&](std::size_t) { return !hangs; },
        [&](std::size_t, const Outcome& done) { hangs = hangs || done.verdict == Verdict::time_limit; });
    if (!hangs && (!findings_.sampled || plan_.sample <= spread_cases)) name_mistakes(sample);
}

// One input.

std::string Examination::input_of(const Indices& asked) const {
    std::vector<const Case*> cases;
    for (const std::size_t i : asked) cases.push_back(&cases_[i]);
    while (cases.size() < space_.layout.least) cases.push_back(cases.back());
    return workbench::input_of(space_.layout, cases);
}

Examination::Outcome Examination::outcome(const Indices& asked, std::string input, Run run) const {
    Outcome done;
    done.right_text = right_output(problem_, input);
    done.right = right_answers(space_.layout, done.right_text, plan_.match);
    done.found = found_answers(space_.layout, run.output, done.right, plan_.match);
    done.verdict = verdict_of(run);
    if (done.verdict == Verdict::accepted && !same(done.right, done.found)) done.verdict = Verdict::wrong_answer;
    done.right.of.resize(std::max(asked.size(), std::size_t{1}));
    done.found.of.resize(done.right.of.size());
    done.input = std::move(input);
    done.run = std::move(run);
    return done;
}

Examination::Outcome Examination::ask(const Indices& asked, Milliseconds time) {
    Limits limits = plan_.limits;
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
Milliseconds Examination::time_for(std::size_t cases, std::size_t of) const {
    constexpr std::int64_t patience = 5;
    constexpr Milliseconds least(200);
    Milliseconds time =
        std::max(Milliseconds(plan_.limits.time.count() * std::int64_t(cases) / std::int64_t(of)), 5 * least);
    if (good_cases_) {
        const auto times = static_cast<std::int64_t>(1 + cases / good_cases_);
        time = std::min(time, std::max(patience * times * good_time_, least));
    }
    return std::min(plan_.limits.time, time);
}

void Examination::explain(const Indices& asked, const Outcome& done, bool alone) {
    findings_.failure = Failure{.number = asked.back(),
                                .asked = cases_[asked.back()],
                                .expected = done.right.of.back(),
                                .found = done.found.of.back(),
                                .input = done.input,
                                .right = done.right_text,
                                .cases = asked.size(),
                                .alone = alone,
                                .run = done.run};
    Failure& failure = *findings_.failure;
    if (!done.found.extra.empty()) failure.found += (failure.found.empty() ? "" : " ") + done.found.extra;
}

// Where all cases before the smallest failing one were tried, a known program has to fail there first as well: then it has
// answered those before it in the same way.
void Examination::name_mistakes(const Indices& answered) {
    Signature signature;
    for (const std::size_t i : answered) signature.add(std::to_string(i) + ' ' + answers_[i] + '\n');
    findings_.signature = signature.text();
    const std::size_t smallest = findings_.failure->number;
    for (const Mistake& mistake : known_mistakes())
        if (mistake.problem == space_.id && mistake.signature == findings_.signature &&
            (findings_.sampled || mistake.smallest == smallest))
            findings_.mistakes.push_back(mistake.name);
}

}  // namespace noughts::workbench
