// SPDX-License-Identifier: MIT
// What the build puts into the program: its version, and each problem as one self-contained source file.
// tools/embed.py writes the definitions.
#pragma once

#include <optional>
#include <string_view>

namespace noughts {

// The version the build names, such as "0.1.0".
[[nodiscard]] std::string_view version();

// The single-file solution of a problem, or nothing where there is no such problem.
[[nodiscard]] std::optional<std::string_view> single_file_source(std::string_view problem);

}  // namespace noughts
