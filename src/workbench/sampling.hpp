// Orders and samples of things by their numbers, the same on every machine.
// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <cstdint>
#include <numeric>
#include <random>
#include <vector>

namespace noughts::workbench {

// The numbers of `count` of `all` things, the last and the first one before others that are spread over them all: any
// number of the first of these are themselves spread.
inline std::vector<std::size_t> spread_sample(std::size_t all, std::size_t count) {
    auto step = static_cast<std::size_t>(double(all) * 0.6180339887);
    while (std::gcd(step, all) != 1) ++step;
    std::vector<std::size_t> chosen{all - 1};
    for (std::size_t i = 0, at = 0; i < all && chosen.size() < std::min(count, all); ++i, at = (at + step) % all)
        if (at != all - 1) chosen.push_back(at);
    return chosen;
}

inline std::vector<std::size_t> shuffled(std::vector<std::size_t> order, std::uint32_t seed) {
    std::mt19937 random(seed);
    for (std::size_t i = order.size(); i > 1; --i) std::swap(order[i - 1], order[random() % i]);
    return order;
}

template <class Thing>
std::vector<Thing> each_twice(const std::vector<Thing>& things) {
    std::vector<Thing> twice;
    for (const Thing& thing : things) twice.insert(twice.end(), 2, thing);
    return twice;
}

}  // namespace noughts::workbench
