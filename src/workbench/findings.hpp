// What an examination of a program has found.
// SPDX-License-Identifier: MIT
#pragma once

#include <optional>

#include "run.hpp"
#include "space.hpp"

namespace noughts::workbench {

enum class Verdict : std::uint8_t { accepted, wrong_answer, runtime_error, time_limit, memory_limit, output_limit };

// The smallest failing case, and an input that shows it; or an input as a whole, where no case of it is to blame.
struct Failure {
    std::size_t number = 0;  // of the case, from 0 and the smallest on
    Case asked;
    std::string expected, found;          // answers to the case, in this input
    std::string input, right;             // the whole input, and the right output
    std::size_t cases = 1;                // in the input
    std::size_t place = 0;                // of the failing one, from 0
    bool alone = true;                    // whether it fails in an input of its own
    bool whole = false;                   // nothing less than this input was found to fail; it is no case then
    bool again = true;                    // whether it failed once more when it was asked once more
    Verdict verdict = Verdict::accepted;  // how it failed, once more if it did so: not always as a larger input did
    Run run;                              // of the program on the input
};

// An input that was not answered rightly.
struct FailedInput {
    Verdict verdict = Verdict::accepted;
    std::size_t cases = 0;
};

struct Findings {
    Verdict verdict = Verdict::accepted;
    std::size_t cases = 0;   // of the problem
    std::size_t chosen = 0;  // of them: those that are to be tried
    std::size_t tried = 0;
    std::size_t failed = 0;        // of those that were tried: known to fail
    bool counted = true;           // otherwise more of them may fail, as a run of many cases has ended badly
    bool smaller_untried = false;  // there are smaller cases than the smallest that is known to fail
    bool stopped = false;          // at the smallest failing case, as the cases were tried in order
    bool certain = true;           // otherwise `failed` is a guess: answers are missing, or there are too many
    std::size_t shifted = 0;       // if it is: so many answers seem to be missing, and as many too many elsewhere
    std::size_t answers = 0;       // where it is not certain, in that input
    std::size_t due = 0;           // and cases in it
    // Cases of an input that fails where all in the usual inputs are right; `failed`, `shifted`, `answers` are its own.
    std::size_t apart = 0;
    bool published = false;            // that input is the published sample
    std::optional<FailedInput> first;  // the first one to fail
    std::optional<Failure> failure;
    Run run;  // of the program on the input that failed, without its output; `failure` may be another one
    // Of known programs that have the same smallest failing case, and the same answers to all cases of the signature.
    std::vector<std::string_view> mistakes;
    std::string signature;     // of all answers, or of those to a spread sample; empty: mistakes were not looked for
    std::size_t compared = 0;  // answers that it is made of
    Milliseconds time{};       // of the longest run

    bool sampled() const { return chosen < cases; }  // only a spread sample was to be tried
};

}  // namespace noughts::workbench
