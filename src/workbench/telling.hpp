// Findings as people and programs read them.
// SPDX-License-Identifier: MIT
#pragma once

#include "answers.hpp"
#include "findings.hpp"
#include "src/picture.hpp"

namespace noughts::workbench {

// What findings are told with.
struct Telling {
    const Space& space;
    Limits limits;
    Match match;
    std::uint32_t seed;
    Colour colour;
};

// What the program wrote to standard error where it failed: in the case that is told, or before.
const std::string& complaints(const Findings& findings);

// The verdict on the first line, then the smallest failing case and why the right answer is right.
std::string in_words(const Telling& telling, const Findings& findings);

// One JSON object on a line. `kept`: the files that hold the failing input and the right answer to it, if any do.
std::string in_json(const Telling& telling, const Findings& findings, const std::vector<std::string>& kept);

}  // namespace noughts::workbench
