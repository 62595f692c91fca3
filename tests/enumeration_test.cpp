// SPDX-License-Identifier: MIT
// On nine cells nothing is sampled: every board with either side to move, under all rules, against the naive twin.
#include <gtest/gtest.h>

#include <set>
#include <string>
#include <tuple>
#include <utility>
#include <vector>

#include "noughts/layers.hpp"
#include "noughts/reach.hpp"
#include "tests/reference.hpp"
#include "tests/twin.hpp"

namespace noughts::tests {
namespace {

using reference::Oracle;

const std::vector<Board>& boards() {
    static const std::vector<Board> all = all_boards(9);
    return all;
}

reference::Game game(bool full_board, reference::Prize prize, bool gravity = false) {
    reference::Game game = reference::grid(3, 3, 3, gravity);
    game.full_board = full_board;
    game.prize = prize;
    return game;
}

// Whether play goes on after a line, what a line is worth, and whether marks fall.
class AllBoards : public testing::TestWithParam<std::tuple<bool, reference::Prize, bool>> {
protected:
    Oracle oracle{std::apply(game, GetParam())};
    Rules rules = rules_of(oracle.game());

    template <class Check>
    void for_each_position(Check check) {
        for (const Board& board : boards())
            for (const char mover : {'X', 'O'}) {
                check(board, mover, position_of(board, mover), oracle(board, mover));
                if (HasFatalFailure()) FAIL() << picture(board, 3, mover);
            }
    }
};

std::string rule_name(const testing::TestParamInfo<AllBoards::ParamType>& rule) {
    const auto& [full_board, prize, gravity] = rule.param;
    return std::string(full_board ? "full_board_" : "first_line_") +
           (prize == reference::Prize::line_wins    ? "line_wins"
            : prize == reference::Prize::line_loses ? "line_loses"
                                                    : "most_lines") +
           (gravity ? "_gravity" : "");
}

INSTANTIATE_TEST_SUITE_P(Rules, AllBoards,
                         testing::Combine(testing::Bool(),
                                          testing::Values(reference::Prize::line_wins, reference::Prize::line_loses,
                                                          reference::Prize::most_lines),
                                          testing::Bool()),
                         rule_name);

TEST_P(AllBoards, have_the_moves_and_the_payoff_of_the_twin) {
    for_each_position([&](const Board& board, char, const Position& p, const reference::Answer&) {
        ASSERT_EQ(moves(rules, p), cells_of(reference::legal_moves(oracle.game(), board)));
        ASSERT_EQ(payoff(rules, p), reference::outcome(oracle.game(), board));
        ASSERT_EQ(winning_moves(rules, p, Side::x), cells_of(reference::completing_moves(oracle.game(), board, 'X')));
        ASSERT_EQ(winning_moves(rules, p, Side::o), cells_of(reference::completing_moves(oracle.game(), board, 'O')));
    });
}

TEST_P(AllBoards, have_the_value_distance_and_games_of_the_twin_in_tables) {
    const Table<Value> value(rules);
    const Table<Distance> distance(rules);
    const Table<Games<>> games(rules);
    for_each_position([&](const Board&, char, const Position& p, const reference::Answer& answer) {
        ASSERT_EQ(value(p), answer.value);
        ASSERT_EQ(Distance::value(distance(p)), answer.value);
        ASSERT_EQ(Distance::plies(distance(p)), answer.plies);
        ASSERT_EQ(games(p), (Games<>::Answer{answer.games[0], answer.games[1], answer.games[2]}));
    });
}

TEST_P(AllBoards, have_the_value_distance_and_games_of_the_twin_in_layers) {
    for_each_position([&](const Board&, char, const Position& p, const reference::Answer& answer) {
        const auto distance = solve<Distance>(rules, p).answer;
        ASSERT_EQ(solve<Value>(rules, p).answer, answer.value);
        ASSERT_EQ(Distance::value(distance), answer.value);
        ASSERT_EQ(Distance::plies(distance), answer.plies);
        ASSERT_EQ(solve<Games<>>(rules, p).answer,
                  (Games<>::Answer{answer.games[0], answer.games[1], answer.games[2]}));
    });
}

TEST_P(AllBoards, have_the_answer_of_the_twin_for_each_move) {
    for_each_position([&](const Board& board, char mover, const Position& p, const reference::Answer&) {
        const auto found = solve<Distance>(rules, p).moves;
        const auto legal = reference::legal_moves(oracle.game(), board);
        ASSERT_EQ(found.size(), legal.size());
        for (std::size_t i = 0; i < found.size(); ++i) {
            Board next = board;
            next[legal[i]] = mover;
            const reference::Answer answer = oracle(next, reference::other(mover));
            ASSERT_EQ(found[i].cell, legal[i]);
            ASSERT_EQ(Distance::value(found[i].answer), answer.value) << "cell " << legal[i] + 1;
            ASSERT_EQ(Distance::plies(found[i].answer), answer.plies) << "cell " << legal[i] + 1;
        }
    });
}

// Whether play goes on after a line, and who may begin.
class AllStarts : public testing::TestWithParam<std::tuple<bool, std::string>> {};

INSTANTIATE_TEST_SUITE_P(Rules, AllStarts, testing::Combine(testing::Bool(), testing::Values("X", "O", "XO")));

TEST_P(AllStarts, reach_the_boards_that_the_twin_reaches) {
    const auto& [full_board, starters] = GetParam();
    const auto twin = game(full_board, reference::Prize::line_wins);
    const auto reached = reference::reachable(twin, starters);
    const Rules rules = rules_of(twin, starters == "X" ? Start::x : starters == "O" ? Start::o : Start::either);
    const Reach reach(rules);
    for (const Board& board : boards())
        for (const char mover : {'X', 'O'}) {
            const Position p = position_of(board, mover);
            const bool expected = reached.count({board, mover}) > 0;
            ASSERT_EQ(reach(p), expected) << "in the table" << picture(board, 3, mover);
            ASSERT_EQ(reachable(rules, p), expected) << "traced alone" << picture(board, 3, mover);
        }
}

}  // namespace
}  // namespace noughts::tests
