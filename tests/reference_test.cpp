// SPDX-License-Identifier: MIT
// The naive twin against what the statements and the literature say: only a right twin can judge the library.
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cstdint>
#include <string>
#include <utility>
#include <vector>

#include "tests/reference.hpp"

namespace {

using namespace reference;

struct Case {
    std::string board;
    std::string answer;
};

TEST(Reference, answers_the_samples_of_situation) {
    const std::vector<std::pair<int, Case>> cases = {
        {1, {"OOO......", "3\n"}}, {0, {"OOO......", "1\n"}}, {1, {"OO.OO....", "3\n"}}, {1, {"XXXXXXXXX", "-8\n"}},
        {1, {"OXOXOXOXO", "2\n"}}, {1, {".OOX.OOXO", "2\n"}}, {1, {".........", "0\n"}}, {0, {".........", "0\n"}},
    };
    for (const auto& [turn, sample] : cases) EXPECT_EQ(situation(turn, sample.board), sample.answer) << sample.board;
}

TEST(Reference, answers_the_samples_of_counting) {
    const std::vector<Case> cases = {
        {"XX..O....", "191 194\n"}, {"X...OX...", "232 200\n"},      {"OOOX.X.X.", "0 1\n"},
        {"OOOXXX...", "-1 -1\n"},   {".........", "131184 77904\n"}, {"XXOOOXXOX", "0 0\n"},
    };
    for (const Case& sample : cases) EXPECT_EQ(counting(sample.board), sample.answer) << sample.board;
}

TEST(Reference, answers_the_samples_of_advanced) {
    EXPECT_EQ(advanced({}), "E\n");
    EXPECT_EQ(advanced({{9, 5}}), "X\n");
    EXPECT_EQ(advanced({{2, 2}, {1, 7}, {3, 8}, {5, 9}, {4, 6}, {6, 4}, {4, 6}}), "O\n");
    EXPECT_EQ(advanced({{1, 2}, {1, 3}, {2, 4}, {2, 7}}), "O\n") << "the second player needs four constraints to win";
}

TEST(Reference, answers_the_samples_of_winning_move) {
    EXPECT_EQ(winning_move('X', "XOXXO.O.X"), "Yes you can.\n");
    EXPECT_EQ(winning_move('X', "XOXOXOOX."), "Yes you can.\n") << "the main diagonal";
    EXPECT_EQ(winning_move('O', "XOXOXOOX."), "No you can't.\n");
    EXPECT_EQ(winning_move('X', "XXX......"), "No you can't.\n") << "the line is there, but no move completes one";
}

TEST(Reference, counts_the_games_and_the_boards_of_tic_tac_toe) {
    Oracle oracle(grid(3, 3, 3));
    const Answer all = oracle(Board(9, '.'), 'X');
    EXPECT_EQ(all.games, (std::array<std::uint64_t, 3>{131184, 77904, 46080}));
    EXPECT_EQ(all.value, 0);
    EXPECT_EQ(reachable(oracle.game(), "X").size(), 5478U);
}

TEST(Reference, hurries_to_win_and_delays_a_loss) {
    Oracle flat(grid(4, 3, 3)), heavy(grid(4, 3, 3, true));
    EXPECT_EQ(flat(Board(12, '.'), 'X').plies, 7);
    EXPECT_EQ(heavy(Board(12, '.'), 'X').plies, 9);
    Game misere = grid(2, 2, 2);
    misere.prize = Prize::line_loses;
    const Answer lost = Oracle(misere)(Board(4, '.'), 'X');
    EXPECT_EQ(std::pair(lost.value, lost.plies), std::pair(-1, 3));
}

TEST(Reference, knows_the_single_constraints_of_advanced) {
    std::string verdicts;
    for (int a = 1; a <= 9; ++a)
        for (int b = 1; b <= 9; ++b)
            if (a != b) verdicts += advanced({{a, b}})[0];
    EXPECT_EQ(std::count(verdicts.begin(), verdicts.end(), 'X'), 56);
    EXPECT_EQ(std::count(verdicts.begin(), verdicts.end(), 'E'), 16);
}

}  // namespace
