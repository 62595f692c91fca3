// Whether answers are wrong, or right in other places than their own.
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <string>
#include <vector>

namespace noughts::workbench {

// How many answers are missing, where that few of them, and as many that are too many, make so many differ of two lists
// of the same length; 0 where it would take more.
std::size_t shift_of(const std::vector<std::string>& right, const std::vector<std::string>& found,
                     std::size_t different);

}  // namespace noughts::workbench
