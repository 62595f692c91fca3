// The verdict on a program in a line.
// SPDX-License-Identifier: MIT
#pragma once

#include "telling.hpp"

namespace noughts::workbench {

std::string_view name_of(Verdict verdict);

// How many cases differ, which limit was passed, or how the program has ended.
std::string detail(const Telling& telling, const Findings& findings);

// How far an examination came that was broken off, and what it had found.
std::string stopped_in_words(const Findings& findings);

}  // namespace noughts::workbench
