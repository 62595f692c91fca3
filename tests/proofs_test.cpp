// What the compiler proves by itself: it walks all 3x3 positions with the very code that runs later.
// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include <array>

#include "noughts/reach.hpp"

namespace noughts {
namespace {

constexpr Rules small = make_rules(tic_tac_toe);
constexpr auto games = ConstantTable<Games<std::uint32_t>, 9>(small).x_turn[0];
static_assert(games.x == 131'184 && games.o == 77'904 && games.draw == 46'080);

consteval int reached_positions() {
    std::int8_t worths[1 << 9]{};
    Set open[1 << 9]{};
    std::uint8_t reached[position_count(9)]{};
    measure(small, {}, Side::x, 9, worths);
    find_open(small, {}, 9, open);
    spread(small, worths, open, reached);
    int n = 0;
    for (const std::uint8_t turns : reached) n += turns != 0;
    return n;
}
static_assert(reached_positions() == 5'478);

// How many of the 39,366 states of situation have each score of O, from -8 to 8.
consteval std::array<int, 17> situation_histogram() {
    const ConstantTable<Value, 9> value(make_rules(situation));
    std::array<int, 17> states{};
    for (std::uint32_t n = 0; n < position_count(9); ++n) {
        ++states[std::size_t(8 - value.x_turn[n])];
        ++states[std::size_t(8 - value.o_turn[n])];
    }
    return states;
}
constexpr std::array scores{11, 0, 110, 176, 662, 1983, 5061, 6635, 10090, 6635, 5061, 1983, 662, 176, 110, 0, 11};
static_assert(situation_histogram() == scores);

// The proofs hold as soon as this file compiles; at run time the same code must say the same.
TEST(proofs, the_compiler_and_the_program_walk_to_the_same_answers) {
    EXPECT_EQ(Table<Games<std::uint32_t>>(small)({}), games);
    const Table<Value> value(make_rules(situation));
    std::array<int, 17> states{};
    for (std::uint32_t n = 0; n < position_count(9); ++n)
        for (const Side turn : {Side::x, Side::o}) ++states[std::size_t(8 - value.at(n, turn))];
    EXPECT_EQ(states, scores);
}

}  // namespace
}  // namespace noughts
