// Which case of an input is to blame for how a program has failed on it.
// SPDX-License-Identifier: MIT
#pragma once

#include "asking.hpp"

namespace noughts::workbench {

// The first case in size whose answer differs, or the last of the input where none does: its place there.
std::size_t place_of_failure(const Outcome& done);

// A program that ends badly does so at the last case, or at none where it takes many. `again`: how it did once more.
Failure failure_of(const std::vector<Case>& cases, const Outcome& done, Verdict again);

// No case is.
Failure whole_of(const Outcome& done, Verdict again);

}  // namespace noughts::workbench
