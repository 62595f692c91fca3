// SPDX-License-Identifier: MIT
#include "blame.hpp"

#include <algorithm>

namespace noughts::workbench {
namespace {

Verdict failed_as(const Outcome& done, Verdict again) { return again != Verdict::accepted ? again : done.verdict; }

}  // namespace

std::size_t place_of_failure(const Outcome& done) {
    std::size_t place = done.asked.size();
    for (std::size_t i = 0; i < done.asked.size(); ++i)
        if (!done.is_right(i) && (place == done.asked.size() || done.asked[i] < done.asked[place])) place = i;
    return std::min(place, done.asked.size() - 1);
}

Failure failure_of(const std::vector<Case>& cases, const Outcome& done, Verdict again) {
    const bool by_answer = done.verdict == Verdict::wrong_answer;
    if (!by_answer && done.asked.size() > 2) return whole_of(done, again);
    const bool alone = done.asked.size() == 1;
    const std::size_t place = by_answer ? place_of_failure(done) : done.asked.size() - 1, number = done.asked[place];
    Failure failure{.number = number,
                    .asked = cases[number],
                    .expected = done.right.of[place],
                    .found = done.found.of[place],
                    .input = done.input,
                    .right = done.right_text,
                    .cases = done.asked.size(),
                    .place = place,
                    .alone = alone,
                    .again = again != Verdict::accepted,
                    .verdict = failed_as(done, again),
                    .run = done.run};
    if (done.verdict == Verdict::output_limit && alone) failure.found = done.run.output;
    if (!done.found.extra.empty()) failure.found += (failure.found.empty() ? "" : " ") + done.found.extra;
    return failure;
}

Failure whole_of(const Outcome& done, Verdict again) {
    return {.number = done.asked.empty() ? 0 : done.asked[place_of_failure(done)],
            .asked = {},
            .expected = done.right_text,
            .found = done.run.output,
            .input = done.input,
            .right = done.right_text,
            .cases = done.right.count,
            .alone = done.right.count == 1,
            .whole = true,
            .again = again != Verdict::accepted,
            .verdict = failed_as(done, again),
            .run = done.run};
}

}  // namespace noughts::workbench
