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

// The verdict on the first line, then the smallest failing case and why the right answer is right.
std::string in_words(const Telling& telling, const Findings& findings);

// One JSON object on a line.
std::string in_json(const Telling& telling, const Findings& findings);

}  // namespace noughts::workbench
