// SPDX-License-Identifier: MIT
// What the build knows of the program. tools/sources.py writes the definition.
#pragma once

#include <string_view>

namespace noughts {

// The version the build names, such as "0.1.0".
[[nodiscard]] std::string_view version();

}  // namespace noughts
