// SPDX-License-Identifier: MIT
// What a fuzzer needs besides its input: a way to say that something does not hold.
#pragma once

#include <cstdio>
#include <cstdlib>

namespace noughts::fuzz {

inline void check(bool holds, const char* what) {
    if (holds) return;
    std::fprintf(stderr, "does not hold: %s\n", what);
    std::abort();
}

}  // namespace noughts::fuzz
