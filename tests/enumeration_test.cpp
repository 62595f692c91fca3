// SPDX-License-Identifier: MIT
// On nine cells nothing is sampled: every board with either side to move, under all rules, against the naive twin.
#include <gtest/gtest.h>

#include <optional>
#include <set>
#include <string>
#include <tuple>
#include <utility>
#include <vector>

#include "noughts/solve.hpp"
#include "noughts/status.hpp"
#include "noughts/sweep.hpp"
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

void expect_same_grid(const Grid& grid) {
    const auto twin = reference::grid(grid.width, grid.height, grid.length, grid.gravity, grid.torus, grid.layers);
    if (twin.lines.size() > max_lines) return;
    const Rules found = make_rules(grid), expected = rules_of(twin);
    const auto lines = [](const Rules& r) { return std::set<Cells>(r.lines.begin(), r.lines.begin() + r.line_count); };
    ASSERT_EQ(lines(found), lines(expected));
    ASSERT_EQ(found.line_count, expected.line_count);
    ASSERT_EQ(found.needs, expected.needs);
    ASSERT_EQ(found.needy, expected.needy);
}

TEST(Grids, of_every_size_have_the_lines_and_needs_of_the_twin) {
    for (int width = 1; width <= max_cells; ++width)
        for (int height = 1; width * height <= max_cells; ++height)
            for (int layers = 1; width * height * layers <= max_cells; ++layers)
                for (int length = 1; length <= (layers > 1 ? 5 : 9); ++length)
                    for (const bool torus : {false, true}) {
                        SCOPED_TRACE(std::to_string(width) + "x" + std::to_string(height) + "x" +
                                     std::to_string(layers) + " line " + std::to_string(length) +
                                     (torus ? " torus" : ""));
                        expect_same_grid({.width = width,
                                          .height = height,
                                          .length = length,
                                          .gravity = length % 2 == 0,
                                          .torus = torus,
                                          .layers = layers});
                        if (testing::Test::HasFatalFailure()) return;
                    }
}

TEST(Reachability, is_walked_as_counts_and_lines_do_not_tell) {
    const Rules rules = make_rules({.width = 4, .height = 4, .length = 3});
    const Board board = "XXX.OO.OOO..XXX.";  // no one mark completes both rows of X
    const Position p = position_of(board, 'O');
    EXPECT_FALSE(reachable(rules, p)) << picture(board, 4, 'O');
    EXPECT_FALSE(Reach(rules)(p)) << picture(board, 4, 'O');
    EXPECT_EQ(judge(rules, p, {}).status, Status::unreachable) << picture(board, 4, 'O');
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

std::string name_of(bool full_board, reference::Prize prize, bool gravity) {
    return std::string(full_board ? "full_board_" : "first_line_") +
           (prize == reference::Prize::line_wins    ? "line_wins"
            : prize == reference::Prize::line_loses ? "line_loses"
                                                    : "most_lines") +
           (gravity ? "_gravity" : "");
}

std::string rule_name(const testing::TestParamInfo<AllBoards::ParamType>& rule) {
    return std::apply(name_of, rule.param);
}

const auto all_prizes =
    testing::Values(reference::Prize::line_wins, reference::Prize::line_loses, reference::Prize::most_lines);

INSTANTIATE_TEST_SUITE_P(Rules, AllBoards, testing::Combine(testing::Bool(), all_prizes, testing::Bool()), rule_name);

TEST_P(AllBoards, have_the_moves_and_the_payoff_of_the_twin) {
    for_each_position([&](const Board& board, char mover, const Position& p, const reference::Answer&) {
        ASSERT_EQ(moves(rules, p), cells_of(reference::legal_moves(oracle.game(), board)));
        ASSERT_EQ(payoff(rules, p), reference::outcome(oracle.game(), board, mover));
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

// Whether play goes on after a line, what a line is worth, whether marks fall, and who may begin.
class AllStarts : public testing::TestWithParam<std::tuple<bool, reference::Prize, bool, std::string>> {
protected:
    const std::string starters = std::get<3>(GetParam());
    const reference::Game twin = game(std::get<0>(GetParam()), std::get<1>(GetParam()), std::get<2>(GetParam()));
    const std::set<std::pair<Board, char>> reached = reference::reachable(twin, starters);
    const Rules rules = rules_of(twin, starters == "X" ? Start::x : starters == "O" ? Start::o : Start::either);
};

std::string start_name(const testing::TestParamInfo<AllStarts::ParamType>& start) {
    const auto& [full_board, prize, gravity, starters] = start.param;
    return name_of(full_board, prize, gravity) + "_" + starters + "_starts";
}

INSTANTIATE_TEST_SUITE_P(Rules, AllStarts,
                         testing::Combine(testing::Bool(), all_prizes, testing::Bool(),
                                          testing::Values("X", "O", "XO")),
                         start_name);

TEST_P(AllStarts, reach_the_boards_that_the_twin_reaches) {
    const Reach reach(rules);
    for (const Board& board : boards())
        for (const char mover : {'X', 'O'}) {
            const Position p = position_of(board, mover);
            const bool expected = reached.count({board, mover}) > 0;
            ASSERT_EQ(reach(p), expected) << "in the table" << picture(board, 3, mover);
            ASSERT_EQ(reachable(rules, p), expected) << "traced alone" << picture(board, 3, mover);
        }
}

TEST_P(AllStarts, tell_the_mover_by_counts_where_only_one_side_can_be) {
    // Where nothing ends the game early and no cell needs another, the counts of marks are all that matters.
    const auto fitting = reference::reachable(game(true, reference::Prize::line_wins, false), starters);
    for (const Board& board : boards()) {
        const bool x = fitting.count({board, 'X'}) > 0, o = fitting.count({board, 'O'}) > 0;
        const auto expected = x == o ? std::nullopt : std::optional(x ? Side::x : Side::o);
        ASSERT_EQ(mover_by_counts(rules, position_of(board, 'X')), expected) << picture(board, 3, '?');
    }
}

// How a game stands, from the twin's reachable boards: `said` is the mover that the asker names, or ' '.
Standing standing(const reference::Game& twin, const std::set<std::pair<Board, char>>& reached, const Board& board,
                  char said) {
    std::vector<Side> movers;
    for (const char mover : {'X', 'O'})
        if ((said == ' ' || said == mover) && reached.count({board, mover}))
            movers.push_back(mover == 'X' ? Side::x : Side::o);
    if (movers.empty()) return {Status::unreachable, {}, {}};
    if (!reference::legal_moves(twin, board).empty())
        return {Status::ongoing, movers.size() == 1 ? std::optional(movers[0]) : std::nullopt, {}};
    const int paid = reference::outcome(twin, board, 'X');
    return {paid > 0 ? Status::x_won : paid < 0 ? Status::o_won : Status::draw, {}, {}};
}

TEST_P(AllStarts, are_judged_as_by_the_twin_whoever_is_said_to_be_to_move) {
    for (const Board& board : boards())
        for (const char said : {' ', 'X', 'O'}) {
            const auto mover = said == ' ' ? std::nullopt : std::optional(said == 'X' ? Side::x : Side::o);
            const Standing expected = standing(twin, reached, board, said);
            const Standing found = judge(rules, position_of(board, 'X'), mover);
            ASSERT_EQ(found.status, expected.status) << found.reason << picture(board, 3, said);
            ASSERT_EQ(found.to_move, expected.to_move) << found.reason << picture(board, 3, said);
            ASSERT_NE(found.reason, "") << picture(board, 3, said);
        }
}

}  // namespace
}  // namespace noughts::tests
