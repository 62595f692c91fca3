// Arguments in: from words to the action that they ask for, by CLI11, or to a help text.
// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <vector>

#include "command.hpp"

namespace noughts {

// What the arguments of the program ask for.
Action requested(const std::vector<std::string>& arguments);

}  // namespace noughts
