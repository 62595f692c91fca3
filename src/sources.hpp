// SPDX-License-Identifier: MIT
// The contest problems as single-file sources, as the build has put them into the program. tools/sources.py writes the
// definition.
#pragma once

#include <span>
#include <string_view>

namespace noughts {

// A problem's id, a C++ program of one file that answers it, and the published sample of its input.
struct Source {
    std::string_view id, text, sample;
};

[[nodiscard]] std::span<const Source> sources();

}  // namespace noughts
