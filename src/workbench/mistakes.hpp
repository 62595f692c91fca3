// The dictionary of mistakes: known wrong programs, those of tests/solutions, by what they answer.
// SPDX-License-Identifier: MIT
#pragma once

#include <span>
#include <string_view>

namespace noughts::workbench {

struct Mistake {
    std::string_view problem, signature;
    std::size_t smallest;  // number of the smallest failing case
    std::string_view name;
};

std::span<const Mistake> known_mistakes();

}  // namespace noughts::workbench
