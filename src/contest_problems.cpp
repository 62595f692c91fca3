// SPDX-License-Identifier: MIT
#include "contest_problems.hpp"

#include <contest/problems.hpp>

namespace noughts {

std::span<const contest::Problem> contest_problems() { return contest::problems; }

}  // namespace noughts
