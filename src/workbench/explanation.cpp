// SPDX-License-Identifier: MIT
#include "explanation.hpp"

#include <algorithm>
#include <array>

#include "blame.hpp"

namespace noughts::workbench {
namespace {

// The search has taken too long, or would.
struct OutOfPatience {};

class Explaining {
public:
    Explaining(Asking& ask, const Outcome& failed)
        : ask_(ask),
          failed_(failed),
          ordered_(failed.asked),
          by_difference_(failed.verdict == Verdict::wrong_answer && failed.found.certain && failed.found.shifted == 0 &&
                         !only_the_end_differs()) {
        std::ranges::sort(ordered_);
    }

    Failure operator()() {
        if (failed_.asked.size() == 1) return blame(failed_, ask_(failed_.asked));
        std::optional<Outcome> few;
        try {
            if (const auto alone = smallest_alone()) return blame(*alone, *alone);
            few = together();
            if (few) leave_out_what_is_not_needed(*few);
        } catch (const OutOfPatience&) {
        }
        if (few) {
            const Outcome again = ask_(few->asked);
            if (!is_hurried()) return blame(*few, again);
            if (fails(again)) return blame(again, again);
        }
        const Outcome again = ask_(failed_.asked);
        return by_difference_ ? blame(failed_, again) : whole_of(failed_, again.verdict);
    }

private:
    // In whatever way: what fails otherwise in fewer cases fails.
    static bool fails(const Outcome& done) { return done.verdict != Verdict::accepted; }

    // What does not end is looked for in less time than is allowed. What fails so is a hint, and has to fail once more.
    bool is_hurried() const { return failed_.verdict == Verdict::time_limit; }

    Milliseconds patience() const {
        const Milliseconds time = ask_.limits().time;
        return is_hurried() ? time + Milliseconds(15'000) : 10 * (time + Milliseconds(2000));
    }

    // As it may where the end of the output is what is wrong.
    bool only_the_end_differs() const { return place_of_failure(failed_) + 1 == failed_.asked.size(); }

    std::size_t smallest() const { return failed_.asked[place_of_failure(failed_)]; }

    // Where the answers come to an end, or go wrong: at a case that ended the program, unless its output was held back.
    std::size_t place_of_end() const {
        const bool written = failed_.verdict == Verdict::wrong_answer || failed_.verdict == Verdict::output_limit;
        std::size_t place = 0;
        while (place + 1 < failed_.asked.size() &&
               (written ? failed_.is_right(place) : !failed_.found.of[place].empty()))
            ++place;
        return place;
    }

    std::size_t cases_before(std::size_t number) const {
        return std::size_t(std::ranges::lower_bound(ordered_, number) - ordered_.begin());
    }

    std::optional<Outcome> asked_alone(std::size_t number) {
        Outcome alone = ask_({number});
        return fails(alone) ? std::optional(std::move(alone)) : std::nullopt;
    }

    Outcome ask_part(const Indices& part) {
        Outcome done = is_hurried() ? ask_.hurried(part, failed_.asked.size()) : ask_(part);
        spent_ += done.run.time;
        if (spent_ > patience()) throw OutOfPatience{};
        return done;
    }
    Outcome ask_part(const Indices& cases, std::size_t from, std::size_t end) {
        const auto begin = cases.begin();
        return ask_part(Indices(begin + std::ptrdiff_t(from), begin + std::ptrdiff_t(end)));
    }

    // The smallest case that fails by itself: the likely one, unless a smaller one does too, and was right by chance or
    // not come to.
    std::optional<Outcome> smallest_alone() {
        const std::size_t likely = by_difference_ ? smallest() : failed_.asked[place_of_end()];
        const bool is_it = fails(ask_part({likely}));
        auto smaller = first_alone(is_it ? cases_before(likely) : ordered_.size());
        return smaller || !is_it ? std::move(smaller) : asked_alone(likely);
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
    // What does not end costs time, and is first looked for before the end of the answers.
    std::optional<Outcome> together() {
        if (is_hurried() && fails(ask_part(failed_.asked, 0, place_of_end() + 1)))
            if (auto found = shortest_before(failed_.asked, place_of_end())) return found;
        const std::size_t end = by_difference_ ? cases_before(smallest()) : ordered_.size();
        if (const std::size_t count = shortest_beginning(ordered_, end)) return shortest_before(ordered_, count - 1);
        if (by_difference_)
            if (auto found = shortest_before(failed_.asked, place_of_failure(failed_))) return found;
        const std::size_t count = shortest_beginning(failed_.asked, failed_.asked.size());
        return count ? shortest_before(failed_.asked, count - 1) : std::nullopt;
    }

    // How many cases from the start of an order fail together, of no more than `end`; 0 where these do not. A program that
    // ends with some of them, but late, is slow: no case is to blame.
    std::size_t shortest_beginning(const Indices& order, std::size_t end) {
        std::size_t good = 1, bad = 0;
        const auto ask_first = [&](std::size_t count) {
            const Outcome done = ask_part(order, 0, count);
            (fails(done) ? bad : good) = count;
            if (is_hurried() && good == count && 2 * done.run.time > ask_.limits().time) throw OutOfPatience{};
        };
        while (!bad && good < std::min(end, many)) ask_first(std::min(2 * good, end));
        // A program that answers so many cases at most fails at the next one, in any order.
        const std::size_t answered = place_of_failure(failed_);
        for (const std::size_t count : {answered, answered + 1})
            if (!bad && good < count && count <= end) ask_first(count);
        while (!bad && good < end) ask_first(std::min(2 * good, end));
        while (bad && bad - good > 1) ask_first(good + (bad - good) / 2);
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
        while (!found && good < std::min(place, many)) ask_after(std::min(place, 2 * good + 1));
        if (!found && good + 1 < place) ask_after(place - 1);
        while (!found && good < place) ask_after(std::min(place, 2 * good + 1));
        while (found && bad - good > 1) ask_after(good + (bad - good) / 2);
        if (found && bad > 1) keep_if_bad(ask_part({order[place - bad], order[place]}));
        return found;
    }

    // Whether one of many cases can be left out: which ones matters less than how many there are.
    bool has_spare(const Outcome& few) {
        const std::size_t last = few.asked.size() - 1;
        return std::ranges::any_of(std::array{last / 3, last / 2, last - 1}, [&](std::size_t place) {
            Indices rest = few.asked;
            rest.erase(rest.begin() + std::ptrdiff_t(place));
            return fails(ask_part(rest));
        });
    }

    // Leaves out halves, quarters and so on down to single cases, as long as the rest fails; as long as few enough are
    // needed to be shown.
    void leave_out_what_is_not_needed(Outcome& few) {
        constexpr std::size_t most = 16;
        if (few.asked.size() > many && !has_spare(few)) return;
        const std::size_t blamed = few.asked[place_of_failure(few)];
        for (std::size_t size = few.asked.size() / 2; size > 0 && few.asked.size() > 2; size /= 2) {
            for (std::size_t at = 0; at < few.asked.size();) {
                Indices rest = few.asked;
                const auto from = rest.begin() + std::ptrdiff_t(at);
                rest.erase(from, from + std::ptrdiff_t(std::min(size, rest.size() - at)));
                Outcome done = rest.empty() ? Outcome{} : ask_part(rest);
                if (fails(done) && (!by_difference_ || done.asked[place_of_failure(done)] <= blamed))
                    few = std::move(done);
                else
                    at += size;
            }
            if (few.asked.size() > most * size) return;
        }
    }

    Failure blame(const Outcome& done, const Outcome& again) const {
        return failure_of(ask_.cases(), done, again.verdict);
    }

    static constexpr std::size_t many = 64;  // cases: so few are looked through first

    Asking& ask_;
    const Outcome& failed_;
    Indices ordered_;       // what was asked, by size
    Milliseconds spent_{};  // on parts
    bool by_difference_;    // it is certain which cases fail
};

}  // namespace

Failure explain(Asking& ask, const Outcome& failed) {
    if (!failed.asked.empty()) return Explaining(ask, failed)();
    return whole_of(failed, ask.text(failed.input).verdict);
}

}  // namespace noughts::workbench
