// How long work takes, and how `noughts bench` says it.
// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <array>
#include <chrono>
#include <cstdio>
#include <noughts/writer.hpp>
#include <string_view>
#include <vector>

namespace noughts {

// The median time of a few runs, in seconds.
template <class Work>
double median_seconds(int runs, Work work) {
    std::vector<double> seconds;
    for (int i = 0; i < runs; ++i) {
        const auto start = std::chrono::steady_clock::now();
        work();
        seconds.push_back(std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count());
    }
    std::sort(seconds.begin(), seconds.end());
    return seconds[seconds.size() / 2];
}

inline void print(Writer& out, std::string_view name, double seconds) {
    std::array<char, 64> text{};
    std::snprintf(text.data(), text.size(), "%12.1f us  ", 1e6 * seconds);
    out.put(text.data());
    out.put(name);
    out.put("\n");
}

}  // namespace noughts
