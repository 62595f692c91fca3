// SPDX-License-Identifier: MIT
// The contest problems as single-file sources, as the build has put them into the program. tools/sources.py writes the
// definition.
#pragma once

#include <span>
#include <string_view>

namespace noughts {

// A problem's id, and a C++ program of one file that answers it.
struct Source {
    std::string_view id, text;
};

[[nodiscard]] std::span<const Source> sources();

}  // namespace noughts
