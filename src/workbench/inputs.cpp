// SPDX-License-Identifier: MIT
#include "inputs.hpp"

#include <algorithm>

#include "sampling.hpp"

namespace noughts::workbench {
namespace {

Indices spread(const Indices& chosen, std::size_t count) {
    Indices some;
    for (const std::size_t place : spread_sample(chosen.size(), count)) some.push_back(chosen[place]);
    return some;
}

}  // namespace

std::vector<Indices> inputs_of(const Layout& layout, const Indices& order, std::uint32_t seed) {
    std::vector<Indices> inputs;
    for (std::size_t at = 0; at < order.size(); at += layout.most) {
        const auto begin = order.begin() + std::ptrdiff_t(at);
        const Indices part(begin, begin + std::ptrdiff_t(std::min(layout.most, order.size() - at)));
        inputs.push_back(part.size() > 1 && std::ranges::is_sorted(part) ? shuffled(part, seed) : part);
    }
    return inputs;
}

std::vector<Indices> inputs_of_few(const Layout& layout, const Indices& chosen) {
    std::vector<Indices> inputs{{chosen.front()}, {chosen.back()}};
    for (const std::size_t count : {2U, 10U, 100U, 1000U})
        if (count < std::min(layout.most, chosen.size())) inputs.push_back(spread(chosen, count));
    inputs.push_back(each_twice(spread(chosen, std::min<std::size_t>(layout.most / 2, 400))));
    return inputs;
}

Indices largest_input(const Layout& layout, const Indices& chosen, std::uint32_t seed) {
    Indices many = each_twice(shuffled(chosen, seed));
    for (std::size_t i = 0; many.size() < layout.most; ++i) many.push_back(many[i]);
    many.resize(layout.most);
    return many;
}

}  // namespace noughts::workbench
