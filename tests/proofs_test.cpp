// SPDX-License-Identifier: MIT
// What the compiler itself proves about 3x3 boards, and that the naive twin says the same.
#include <gtest/gtest.h>

#include <array>
#include <cstdint>

#include "noughts/reach.hpp"
#include "noughts/sweep.hpp"
#include "tests/reference.hpp"
#include "tests/twin.hpp"

namespace noughts::tests {
namespace {

constexpr int cells = 9;
constexpr std::uint32_t boards = position_count(cells);

constexpr Games<std::uint32_t>::Answer games_of_tic_tac_toe() {
    constexpr ConstantTable<Games<std::uint32_t>, cells> table(make_rules(tic_tac_toe));
    return table.x_turn[0];
}
static_assert(games_of_tic_tac_toe() == Games<std::uint32_t>::Answer{131184, 77904, 46080});

constexpr int reachable_boards() {
    constexpr Rules rules = make_rules(tic_tac_toe);
    std::int8_t lines[1 << cells]{};
    Set open[1 << cells]{};
    std::uint8_t reached[boards]{};
    count_lines(rules, {}, Side::x, first_cells(cells), lines);
    find_open(rules, first_cells(cells), open);
    spread(rules, lines, lines, open, reached);
    int count = 0;
    for (const std::uint8_t turns : reached) count += turns != 0;
    return count;
}
static_assert(reachable_boards() == 5478);

// How many boards, with either side to move, are worth each score from -8 to 8 when both fill the board.
using Scores = std::array<int, 17>;

constexpr Scores scores_of_situation() {
    constexpr ConstantTable<Value, cells> table(make_rules(situation));
    Scores scores{};
    for (std::uint32_t board = 0; board < boards; ++board) {
        ++scores.at(8 + table.x_turn[board]);
        ++scores.at(8 + table.o_turn[board]);
    }
    return scores;
}
constexpr Scores expected_scores{11, 0, 110, 176, 662, 1983, 5061, 6635, 10090, 6635, 5061, 1983, 662, 176, 110, 0, 11};
static_assert(scores_of_situation() == expected_scores);

TEST(Proofs, hold_for_the_twin_as_well) {
    reference::Game game = reference::grid(3, 3, 3);
    EXPECT_EQ(reference::Oracle(game)(Board(9, '.'), 'X').games, (std::array<std::uint64_t, 3>{131184, 77904, 46080}));
    EXPECT_EQ(reference::reachable(game, "X").size(), 5478U);
    game.full_board = true;
    game.prize = reference::Prize::most_lines;
    reference::Oracle oracle(game);
    Scores scores{};
    for (const Board& board : all_boards(9))
        for (const char mover : {'X', 'O'}) ++scores.at(8 + oracle(board, mover).value);
    EXPECT_EQ(scores, expected_scores);
}

}  // namespace
}  // namespace noughts::tests
