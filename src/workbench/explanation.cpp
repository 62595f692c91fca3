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

// The search has taken too long.
struct OutOfPatience {};

class Explaining {
public:
    Explaining(Asking& ask, const Outcome& failed)
        : ask_(ask),
          failed_(failed),
          ordered_(failed.asked),
          by_difference_(failed.verdict == Verdict::wrong_answer && failed.found.certain && !only_the_end_differs()) {
        std::ranges::sort(ordered_);
    }

    Failure operator()() {
        if (failed_.asked.size() == 1) return failure_of(failed_, true, fails(ask_(failed_.asked)));
        try {
            if (const auto alone = smallest_alone()) return failure_of(*alone, true, true);
            if (const auto few = together()) {
                const Outcome again = ask_(few->asked);
                if (failed_.verdict != Verdict::time_limit) return failure_of(*few, false, fails(again));
                if (fails(again)) return failure_of(again, false, true);
            }
        } catch (const OutOfPatience&) {
        }
        Failure all = failure_of(failed_, false, fails(ask_(failed_.asked)));
        all.whole = !by_difference_;
        return all;
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
    std::size_t cases_before(std::size_t number) const {
        return std::size_t(std::ranges::lower_bound(ordered_, number) - ordered_.begin());
    }

    std::optional<Outcome> asked_alone(std::size_t number) {
        Outcome alone = ask_({number});
        return fails(alone) ? std::optional(std::move(alone)) : std::nullopt;
    }

    // A part of the cases; not for long where it is a part that does not end that is looked for. What fails in less time
    // than is allowed is a hint, and has to fail once more.
    Outcome ask_part(const Indices& cases, std::size_t from, std::size_t end) {
        const auto begin = cases.begin();
        const Indices part(begin + std::ptrdiff_t(from), begin + std::ptrdiff_t(end));
        const bool hurry = failed_.verdict == Verdict::time_limit;
        Outcome done = hurry ? ask_.hurried(part, failed_.asked.size()) : ask_(part);
        spent_ += done.run.time;
        if (spent_ > (hurry ? 2 : 10) * (ask_.limits().time + Milliseconds(2000))) throw OutOfPatience{};
        return done;
    }

    // The smallest case that fails by itself: the first one that differs, unless a smaller one was right by chance.
    std::optional<Outcome> smallest_alone() {
        auto differing = by_difference_ ? asked_alone(smallest()) : std::nullopt;
        auto smaller = first_alone(differing ? cases_before(smallest()) : ordered_.size());
        return smaller ? std::move(smaller) : std::move(differing);
    }

    // The first of these cases that fails by itself, as it then fails in any input: looked for in a few of the first
    // ones, in more of the next ones, and by halving where some fail.
    std::optional<Outcome> first_alone(std::size_t count) {
        const bool some_fail = count == ordered_.size() || (count > 0 && fails(ask_part(ordered_, 0, count)));
        if (!some_fail) return std::nullopt;
        std::size_t good = 0, bad = count;
        for (std::size_t step = 1; good + step < bad; step *= 8)
            (fails(ask_part(ordered_, good, good + step)) ? bad : good) = good + step;
        while (bad - good > 1) {
            const std::size_t middle = good + (bad - good) / 2;
            (fails(ask_part(ordered_, good, middle)) ? bad : good) = middle;
        }
        return asked_alone(ordered_[good]);
    }

    // Few cases that fail together, where none does alone: the smallest ones; or those before the smallest that differs.
    std::optional<Outcome> together() {
        const std::size_t end = by_difference_ ? cases_before(smallest()) : ordered_.size();
        if (const std::size_t count = shortest_beginning(ordered_, end)) return shortest_before(ordered_, count - 1);
        if (by_difference_)
            if (auto found = shortest_before(failed_.asked, place_of_failure(failed_))) return found;
        const std::size_t count = shortest_beginning(failed_.asked, failed_.asked.size());
        return count ? shortest_before(failed_.asked, count - 1) : std::nullopt;
    }

    // How many cases from the start of an order fail together, of no more than `end`; 0 where these do not.
    std::size_t shortest_beginning(const Indices& order, std::size_t end) {
        std::size_t good = 1, bad = 0;
        while (!bad && good < end) {
            const std::size_t count = std::min(2 * good, end);
            (fails(ask_part(order, 0, count)) ? bad : good) = count;
        }
        while (bad && bad - good > 1) {
            const std::size_t middle = good + (bad - good) / 2;
            (fails(ask_part(order, 0, middle)) ? bad : good) = middle;
        }
        return bad;
    }

    // The case at this place of an order fails after some of those before it, or makes them fail: how few? The first of
    // the fewest is needed, and often nothing else.
    std::optional<Outcome> shortest_before(const Indices& order, std::size_t place) {
        std::optional<Outcome> found;
        std::size_t good = 0, bad = place + 1;
        const auto keep_if_bad = [&](Outcome done) {
            const bool is_bad =
                fails(done) && (&order == &ordered_ || !by_difference_ || !done.is_right(done.asked.size() - 1));
            if (is_bad) found = std::move(done);
            return is_bad;
        };
        const auto ask_after = [&](std::size_t before) {
            (keep_if_bad(ask_part(order, place - before, place + 1)) ? bad : good) = before;
        };
        while (!found && good < place) ask_after(std::min(place, 2 * good + 1));
        while (found && bad - good > 1) ask_after(good + (bad - good) / 2);
        if (found && bad > 1) keep_if_bad(ask_({order[place - bad], order[place]}));
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
        if (done.verdict == Verdict::output_limit) failure.found = done.run.output;
        if (!done.found.extra.empty()) failure.found += (failure.found.empty() ? "" : " ") + done.found.extra;
        return failure;
    }

    Asking& ask_;
    const Outcome& failed_;
    Indices ordered_;       // what was asked, by size
    Milliseconds spent_{};  // on parts
    bool by_difference_;    // it is certain which cases fail
};

}  // namespace

Failure explain(Asking& ask, const Outcome& failed) {
    if (!failed.asked.empty()) return Explaining(ask, failed)();
    return {.asked = {},
            .expected = failed.right_text,
            .found = failed.run.output,
            .input = failed.input,
            .right = failed.right_text,
            .cases = failed.right.of.size(),
            .whole = true,
            .again = ask.text(failed.input).verdict == failed.verdict,
            .run = failed.run};
}

}  // namespace noughts::workbench
