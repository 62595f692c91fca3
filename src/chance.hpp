// Chance that can be repeated.
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <random>

namespace noughts {

// The same numbers on every machine, which the distributions of the standard library are not.
class Chance {
public:
    explicit Chance(std::uint32_t seed) : random_(seed) {}
    int below(int n) { return int(random_() % std::uint32_t(n)); }

private:
    std::mt19937 random_;
};

}  // namespace noughts
