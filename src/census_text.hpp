// A census told: as JSON, or as tables of the same numbers.
// SPDX-License-Identifier: MIT
#pragma once

#include <noughts/rules.hpp>
#include <noughts/tally.hpp>
#include <string>

namespace noughts {

// The census of a game, and how many symmetries it has.
struct Counted : Census {
    std::size_t symmetries = 1;
};

// With what is counted of all plies, unless there are more. One line.
std::string in_json(const Rules& r, const Counted& counted);

std::string in_words(const Rules& r, const Counted& counted);

}  // namespace noughts
