// SPDX-License-Identifier: MIT
#include "verdict_words.hpp"

#include <cstring>

#include "src/numbers.hpp"

namespace noughts::workbench {
namespace {

std::string number_of_cases(std::size_t n) { return counted(n, "case"); }

std::string sample_in_words(const Findings& f) { return "a spread sample of " + with_commas(f.chosen); }

std::string cases_in_words(const Space& space, const Findings& f) {
    const std::string all = number_of_cases(f.cases);
    if (f.sampled()) return sample_in_words(f) + " of " + all;
    if (space.scope == some_of_them) return "all " + all + "; there are more legal inputs than these";
    return "all " + all + ", " + std::string(space.scope);
}

std::string answers_in_words(const Findings& f) {
    return counted(f.answers, "answer") + " to " + number_of_cases(f.due);
}

std::string shift_in_words(const Findings& f) {
    if (f.shifted == 0) return "";
    return ", as if " + counted(f.shifted, "answer") + (f.shifted == 1 ? " was" : " were") +
           " missing and as many too many elsewhere";
}

// An input that is not answered rightly where all cases in the usual ones are.
std::string apart_in_words(const Findings& f) {
    const std::string all = f.sampled() ? sample_in_words(f) + " of " + number_of_cases(f.cases) + " is right, but "
                                        : "all " + number_of_cases(f.cases) + " are right, but ";
    const std::string input = f.published ? "the published sample" : "an input of " + with_commas(f.apart);
    if (!f.certain) return all + "in " + input + " there are " + answers_in_words(f);
    if (f.apart == 1) return all + (f.published ? "not " : "not in ") + input;
    return all + with_commas(f.failed) + " of " + input + (f.failed == 1 ? " is not" : " are not") + shift_in_words(f);
}

std::string tried_in_words(const Findings& f) {
    if (f.sampled() && f.tried == f.chosen) return sample_in_words(f) + (f.tried == 1 ? " case" : " cases");
    return number_of_cases(f.tried) + (f.tried == f.cases ? "" : " tried");
}

std::string count_in_words(const Findings& f) {
    if (f.apart) return apart_in_words(f);
    if (!f.certain) return answers_in_words(f);
    std::string text = f.counted ? "" : "at least ";
    text += with_commas(f.failed) + " of " + tried_in_words(f) + (f.failed == 1 ? " differs" : " differ");
    text += shift_in_words(f);
    if (f.sampled() && f.tried != f.chosen) text += ", of " + sample_in_words(f);
    if (f.smaller_untried) return text + "; a smaller case may fail, too";
    return f.stopped ? text + ", which is enough to know the smallest" : text;
}

std::string seconds(Milliseconds time) {
    std::string text = std::to_string(double(time.count()) / 1000);
    text.resize(text.find('.') + 3);
    return text + " s";
}

constexpr std::string_view verdicts[] = {"accepted",   "wrong answer", "runtime error",
                                         "time limit", "memory limit", "output limit"};

std::string megabytes(std::uint64_t bytes) { return std::to_string(bytes >> 20) + " MB"; }

}  // namespace

std::string_view name_of(Verdict verdict) { return verdicts[static_cast<std::size_t>(verdict)]; }

std::string detail(const Telling& telling, const Findings& f) {
    switch (f.verdict) {
        case Verdict::accepted:
            return cases_in_words(telling.space, f);
        case Verdict::wrong_answer:
            return count_in_words(f);
        case Verdict::time_limit:
            return "no end within " + seconds(telling.limits.time);
        case Verdict::memory_limit:
            return "more than " + megabytes(telling.limits.memory);
        case Verdict::output_limit:
            return "more than " + megabytes(telling.limits.output);
        case Verdict::runtime_error:
            break;
    }
    if (f.run.ending == Ending::killed) return "signal " + std::to_string(f.run.code) + ", " + strsignal(f.run.code);
    return "exit status " + std::to_string(f.run.code);
}

std::string stopped_in_words(const Findings& f) {
    std::string text = "stopped after " + with_commas(f.tried) + " of " + number_of_cases(f.cases);
    if (!f.first && f.tried == 0) return text;
    if (!f.first)
        return text + ", none of which failed" +
               (f.tried < f.cases ? "" : "; not all inputs of other sizes were tried");
    const bool known = f.failed > 0 && f.certain && !f.apart;
    if (known) text += std::string(f.counted ? ", " : ", at least ") + with_commas(f.failed) + " of which failed";
    if (known && f.counted) return text;
    const std::string article = f.first->verdict == Verdict::output_limit ? "an " : "a ";
    return text + "; an input of " + number_of_cases(f.first->cases) + " ended with " + article +
           std::string(name_of(f.first->verdict));
}

}  // namespace noughts::workbench
