// What the wrong programs of tests/solutions answer, and what is wrong with them. Made by tests/solutions.py --write.
// SPDX-License-Identifier: MIT
#pragma once

#include <array>

#include "mistakes.hpp"

namespace noughts::workbench {

inline constexpr std::array<Mistake, 0> known{};

}  // namespace noughts::workbench
