// The table of contest problems without their code, which takes long to compile.
// SPDX-License-Identifier: MIT
#pragma once

#include <contest/problem.hpp>
#include <span>

namespace noughts {

std::span<const contest::Problem> contest_problems();

}  // namespace noughts
