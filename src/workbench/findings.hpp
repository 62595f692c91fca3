// What an examination of a program has found.
// SPDX-License-Identifier: MIT
#pragma once

#include <optional>

#include "run.hpp"
#include "space.hpp"

namespace noughts::workbench {

enum class Verdict : std::uint8_t { accepted, wrong_answer, runtime_error, time_limit, memory_limit, output_limit };

// The smallest failing case, and an input that shows it.
struct Failure {
    std::size_t number = 0;  // of the case, from 0 and the smallest on
    Case asked;
    std::string expected, found;  // answers to the case, in this input
    std::string input, right;     // the whole input, and the right output
    std::size_t cases = 1;        // in the input; the failing one is the last
    bool alone = true;            // whether it fails in an input, or a run, of its own
    Run run;                      // of the program on the input
};

struct Findings {
    Verdict verdict = Verdict::accepted;
    std::size_t cases = 0;    // of the problem
    std::size_t tried = 0;    // of them
    std::size_t failed = 0;   // of those that were tried
    bool sampled = false;     // only a spread sample was to be tried
    std::size_t largest = 0;  // cases of the largest input, where it alone failed
    bool stopped = false;     // at the smallest failing case, as the cases were tried in order
    bool certain = true;      // otherwise `failed` is a guess: answers are missing, or there are too many
    std::optional<Failure> failure;
    std::vector<std::string_view> mistakes;  // of known programs that answer all that was tried in the same way
    std::string signature;                   // of all that was answered; empty: mistakes were not looked for
    Milliseconds time{};                     // of the longest run
};

}  // namespace noughts::workbench
