// SPDX-License-Identifier: MIT
// Walks over all positions of a game, two questions that only the tests ask, and counts written as text.
#pragma once
#include <cstdint>
#include <map>
#include <string>
#include <vector>

#include "noughts/solve.hpp"

namespace noughts::tests {

using Count = std::uint64_t;
using ByPly = std::vector<Count>;
using Histogram = std::map<int, Count>;

inline std::string written(const Histogram& histogram) {
    std::string text;
    for (const auto& [value, count] : histogram)
        text += (text.empty() ? "" : " ") + std::to_string(value) + ":" + std::to_string(count);
    return text;
}

template <class Numbers>
std::string joined(const Numbers& numbers) {
    std::string text;
    for (const auto& number : numbers) text += (text.empty() ? "" : " ") + std::to_string(number);
    return text;
}

// Questions of these tests alone, to show that a question is one small struct.

// Who makes fewer lines? What X gets is turned round.
struct FewestLines : Value {
    static constexpr Answer ended(int paid) { return static_cast<Answer>(-paid); }
};

// In how many games does no move ever change the value from a draw?
struct Steady {
    struct Answer {
        std::int8_t value;
        Count games;
    };
    static constexpr Answer ended(int paid) { return {Value::ended(paid), paid == 0}; }
    static constexpr Answer none(Side turn) { return {Value::none(turn), 0}; }
    static constexpr void gather(Side turn, Answer& sum, const Answer& next) {
        Value::gather(turn, sum.value, next.value);
        if (next.value == 0) sum.games += next.games;
    }
};

// The cells of `whole` that a set numbered over these stands for.
inline Cells on_board(Set set, Cells whole) {
    Cells cells = 0;
    for (; whole; whole &= whole - 1, set >>= 1)
        if (set & 1) cells |= whole & -whole;
    return cells;
}

// Calls visit(position, answer) for every position that turns and needs allow, whether or not play can reach it: the full board
// first.
template <Question Q, class Visit>
void for_each_layered(const Rules& r, Visit visit) {
    const Numbering numbering(r, {});
    const Layers<Q> layers(r, numbering);
    InOrder share;
    typename Layers<Q>::Layer here;
    for (int m = numbering.plies(); m >= 0; --m) {
        here = layers.layer(m, here.get(), share);
        numbering.for_each(m, [&](std::uint64_t place, Set x, Set o) {
            const Cells all = numbering.cells();
            visit(Position{.x = on_board(x, all), .o = on_board(o, all), .turn = numbering.mover(m)}, here[place]);
        });
    }
}

}  // namespace noughts::tests
