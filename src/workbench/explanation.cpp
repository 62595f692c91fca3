// SPDX-License-Identifier: MIT
#include "explanation.hpp"

#include <algorithm>

namespace noughts::workbench {
namespace {

// The first case in size whose answer differs, or the last of the input where none does.
std::size_t place_of_failure(const Outcome& done) {
    std::size_t place = done.asked.size();
    for (std::size_t i = 0; i < done.asked.size(); ++i)
        if (!done.is_right(i) && (place == done.asked.size() || done.asked[i] < done.asked[place])) place = i;
    return std::min(place, done.asked.size() - 1);
}

class Explaining {
public:
    Explaining(Asking& ask, const Outcome& failed)
        : ask_(ask),
          failed_(failed),
          by_difference_(failed.verdict == Verdict::wrong_answer && failed.found.certain && !only_the_end_differs()) {}

    Failure operator()() {
        if (failed_.asked.size() == 1) return failure_of(failed_, true, fails(ask_(failed_.asked)));
        if (const auto alone = by_difference_ ? asked_alone(smallest()) : found_by_halving())
            return failure_of(*alone, true, true);
        if (const auto together = by_difference_ ? shortest_before(place_of_failure(failed_)) : shortest_beginning())
            return failure_of(*together, false, fails(ask_(together->asked)));
        return failure_of(failed_, false, fails(ask_(failed_.asked)));
    }

private:
    // Whether the program fails in the same way; an answer may be wrong in any way.
    bool fails(const Outcome& done) const {
        return failed_.verdict == Verdict::wrong_answer ? done.verdict != Verdict::accepted
                                                        : done.verdict == failed_.verdict;
    }

    // As it may where the end of the output is what is wrong.
    bool only_the_end_differs() const { return place_of_failure(failed_) + 1 == failed_.asked.size(); }

    std::size_t smallest() const { return failed_.asked[place_of_failure(failed_)]; }

    std::optional<Outcome> asked_alone(std::size_t number) {
        Outcome alone = ask_({number});
        return fails(alone) ? std::optional(std::move(alone)) : std::nullopt;
    }

    // A part of the cases; not for long where it is a part that does not end that is looked for.
    Outcome ask_part(const Indices& cases, std::size_t from, std::size_t end) {
        const auto begin = cases.begin();
        const Indices part(begin + std::ptrdiff_t(from), begin + std::ptrdiff_t(end));
        return failed_.verdict == Verdict::time_limit ? ask_.hurried(part, failed_.asked.size()) : ask_(part);
    }

    // The first case that fails by itself, as it then fails in any input: looked for in a few of the first cases, in more
    // of the next ones, and by halving where some fail.
    std::optional<Outcome> found_by_halving() {
        Indices cases = failed_.asked;
        std::ranges::sort(cases);
        std::size_t good = 0, bad = cases.size();
        for (std::size_t step = 1; good + step < bad; step *= 8)
            (fails(ask_part(cases, good, good + step)) ? bad : good) = good + step;
        while (bad - good > 1) {
            const std::size_t middle = good + (bad - good) / 2;
            (fails(ask_part(cases, good, middle)) ? bad : good) = middle;
        }
        return asked_alone(cases[good]);
    }

    // The case at this place fails after some of those before it: after how few? The first of the fewest is needed, and
    // often nothing else.
    std::optional<Outcome> shortest_before(std::size_t place) {
        std::optional<Outcome> found;
        std::size_t good = 0, bad = place + 1;
        const auto keep_if_bad = [&](Outcome done) {
            const bool is_bad = fails(done) && !done.is_right(done.asked.size() - 1);
            if (is_bad) found = std::move(done);
            return is_bad;
        };
        const auto ask_after = [&](std::size_t before) {
            (keep_if_bad(ask_part(failed_.asked, place - before, place + 1)) ? bad : good) = before;
        };
        while (!found && good < place) ask_after(std::min(place, 2 * good + 1));
        while (found && bad - good > 1) ask_after(good + (bad - good) / 2);
        if (found && bad > 1) keep_if_bad(ask_({failed_.asked[place - bad], failed_.asked[place]}));
        return found;
    }

    // The fewest cases from the start of the input that fail together.
    std::optional<Outcome> shortest_beginning() {
        std::size_t good = 0, bad = failed_.asked.size();
        std::optional<Outcome> found;
        while (bad - good > 1) {
            const std::size_t middle = good + (bad - good) / 2;
            Outcome done = ask_part(failed_.asked, 0, middle);
            const bool is_bad = fails(done);
            (is_bad ? bad : good) = middle;
            if (is_bad) found = std::move(done);
        }
        return found;
    }

    Failure failure_of(const Outcome& done, bool alone, bool again) const {
        const std::size_t place = place_of_failure(done), number = done.asked[place];
        Failure failure{.number = number,
                        .asked = ask_.cases()[number],
                        .expected = done.right.of[place],
                        .found = done.found.of[place],
                        .input = done.input,
                        .right = done.right_text,
                        .cases = done.asked.size(),
                        .place = place,
                        .alone = alone,
                        .again = again,
                        .run = done.run};
        if (!done.found.extra.empty()) failure.found += (failure.found.empty() ? "" : " ") + done.found.extra;
        return failure;
    }

    Asking& ask_;
    const Outcome& failed_;
    bool by_difference_;  // it is certain which cases fail
};

}  // namespace

Failure explain(Asking& ask, const Outcome& failed) { return Explaining(ask, failed)(); }

}  // namespace noughts::workbench
