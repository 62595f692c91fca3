// SPDX-License-Identifier: MIT
// All rules that can be said together, on boards so small that nothing has to be sampled, against the naive twin.
#include <gtest/gtest.h>

#include <iterator>
#include <optional>
#include <ostream>
#include <set>
#include <sstream>
#include <string>
#include <tuple>
#include <utility>
#include <vector>

#include "noughts/solve.hpp"
#include "noughts/status.hpp"
#include "noughts/sweep.hpp"
#include "tests/reference.hpp"
#include "tests/twin.hpp"
#include "tests/walks.hpp"

namespace noughts::tests {
namespace {

using reference::Game;

// A game, how wide it is drawn, who may begin, and its name.
struct Variant {
    Game game;
    int width;
    std::string starters;
    std::string name;

    Rules rules() const {
        return rules_of(game, starters == "X" ? Start::x : starters == "O" ? Start::o : Start::either);
    }
};

// The marks that a side may place, and what a line is worth.
class Variants : public testing::TestWithParam<std::tuple<reference::Marks, reference::Prize>> {
protected:
    // This board with all other rules there are, and each start in turn.
    std::vector<Variant> of(const Game& board, int width) const {
        std::vector<Variant> all;
        for (const auto stuck : {reference::Stuck::draw, reference::Stuck::o_wins, reference::Stuck::mover_loses})
            for (const std::string lines_for : {"both", "x", "o"})
                for (const bool full_board : {false, true}) {
                    Game game = board;
                    std::tie(game.marks, game.prize) = GetParam();
                    if (game.prize == reference::Prize::most_lines && stuck != reference::Stuck::draw) continue;
                    game.stuck = stuck;
                    game.full_board = full_board;
                    if (lines_for != "both") (lines_for == "x" ? game.x_lines : game.o_lines).swap(game.lines);
                    const std::string starters = std::vector<std::string>{"X", "O", "XO"}[all.size() * 2 / 3 % 3];
                    std::ostringstream name;
                    name << (full_board ? "full board" : "first line") << ", lines for " << lines_for << ", stuck "
                         << int(stuck) << ", started by " << starters << ", " << game.cells << " cells";
                    all.push_back({game, width, starters, name.str()});
                }
        return all;
    }

    // Boards of four and six cells with lines of two: plain, with gravity, round the edges, with needs and a blocked cell,
    // and in two layers.
    std::vector<Variant> small_ones() const {
        Game needy = reference::grid(3, 2, 2);
        needy.needs = {{0, 1}, {4, 1}, {1, 5}, {3, 3}};
        std::vector<Variant> all;
        for (const auto& [board, width] :
             {std::pair(reference::grid(2, 2, 2), 2), std::pair(reference::grid(3, 2, 2, true), 3),
              std::pair(reference::grid(3, 2, 3, false, true), 3), std::pair(needy, 3),
              std::pair(reference::grid(2, 3, 3, true), 2), std::pair(reference::grid(3, 1, 2, false, false, 2), 3)})
            for (const Variant& variant : of(board, width)) all.push_back(variant);
        return all;
    }

    // Nine cells with lines of three: plain, with gravity, round the edges and with needs; one in so many rules each.
    std::vector<Variant> big_ones(std::size_t one_in) const {
        Game needy = reference::grid(3, 3, 3);
        needy.needs = {{0, 4}, {8, 4}, {4, 5}, {5, 7}};
        const Game boards[] = {reference::grid(3, 3, 3), reference::grid(3, 3, 3, true),
                               reference::grid(3, 3, 3, false, true), needy};
        std::vector<Variant> all;
        for (const Game& board : boards) {
            const auto more = of(board, 3);
            for (std::size_t i = all.size() % one_in; i < more.size(); i += one_in) all.push_back(more[i]);
        }
        return all;
    }
};

std::string variant_name(const testing::TestParamInfo<Variants::ParamType>& variant) {
    constexpr const char* marks[] = {"own", "either", "both"};
    constexpr const char* prizes[] = {"line_wins", "line_loses", "most_lines", "x_wins"};
    return std::string(marks[int(std::get<0>(variant.param))]) + "_" + prizes[int(std::get<1>(variant.param))];
}

INSTANTIATE_TEST_SUITE_P(Rules, Variants,
                         testing::Combine(testing::Values(reference::Marks::own, reference::Marks::either,
                                                          reference::Marks::both),
                                          testing::Values(reference::Prize::line_wins, reference::Prize::line_loses,
                                                          reference::Prize::most_lines, reference::Prize::x_wins)),
                         variant_name);

// Calls check(board, mover) for all boards and either mover.
template <class Check>
void for_each_board(const Variant& variant, Check check) {
    for (const Board& board : all_boards(variant.game.cells))
        for (const char mover : {'X', 'O'}) {
            check(board, mover);
            if (testing::Test::HasFatalFailure()) FAIL() << variant.name << picture(board, variant.width, mover);
        }
}

Games<>::Answer games_of(const reference::Answer& answer) {
    return {answer.games[0], answer.games[1], answer.games[2]};
}

void check_moves(const Game& game, const Rules& rules, const Board& board, char mover) {
    const Position p = position_of(board, mover);
    ASSERT_EQ(moves(rules, p), cells_of(reference::legal_moves(game, board)));
    ASSERT_EQ(payoff(rules, p), reference::outcome(game, board, mover));
    ASSERT_EQ(winning_moves(rules, p, Side::x), cells_of(reference::completing_moves(game, board, 'X')));
    ASSERT_EQ(winning_moves(rules, p, Side::o), cells_of(reference::completing_moves(game, board, 'O')));
    std::set<Board> expected, found;
    for (const int c : reference::legal_moves(game, board))
        for (const char mark : reference::marks_of(game, mover)) {
            expected.insert(board);
            Board next = board;
            next[std::size_t(c)] = mark;
            expected.insert(next);
        }
    for_each_move(rules, p, [&](int c, Side mark) {
        const Position next = play(p, c, mark);
        ASSERT_NE(next.turn, p.turn);
        found.insert(board);
        found.insert(board_of(next, game.cells));
    });
    ASSERT_EQ(found, expected);
}

TEST_P(Variants, have_the_moves_and_the_payoff_of_the_twin) {
    for (const auto& variants : {small_ones(), big_ones(16)})
        for (const Variant& variant : variants) {
            const Rules rules = variant.rules();
            for_each_board(variant,
                           [&](const Board& board, char mover) { check_moves(variant.game, rules, board, mover); });
            if (HasFatalFailure()) return;
        }
}

TEST_P(Variants, have_the_value_distance_and_games_of_the_twin_in_tables) {
    for (const auto& variants : {small_ones(), big_ones(5)})
        for (const Variant& variant : variants) {
            const Rules rules = variant.rules();
            const Table<Value> value(rules);
            const Table<Distance> distance(rules);
            const Table<Games<>> games(rules);
            reference::Oracle oracle(variant.game);
            for_each_board(variant, [&](const Board& board, char mover) {
                const Position p = position_of(board, mover);
                const reference::Answer answer = oracle(board, mover);
                ASSERT_EQ(value(p), answer.value);
                ASSERT_EQ(Distance::value(distance(p)), answer.value);
                ASSERT_EQ(Distance::plies(distance(p)), answer.plies);
                ASSERT_EQ(games(p), games_of(answer));
            });
            if (HasFatalFailure()) return;
        }
}

// The answers for a position in layers, and for each of its moves, the marks in the order of X and O.
void check_layers(reference::Oracle& oracle, const Rules& rules, const Board& board, char mover) {
    const auto distance = solve<Distance>(rules, position_of(board, mover));
    const auto games = solve<Games<>>(rules, position_of(board, mover));
    const reference::Answer answer = oracle(board, mover);
    ASSERT_EQ(Distance::value(distance.answer), answer.value);
    ASSERT_EQ(Distance::plies(distance.answer), answer.plies);
    ASSERT_EQ(games.answer, games_of(answer));
    std::size_t i = 0;
    for (const int c : reference::legal_moves(oracle.game(), board))
        for (const char mark : reference::marks_of(oracle.game(), mover)) {
            Board next = board;
            next[std::size_t(c)] = mark;
            const reference::Answer after = oracle(next, reference::other(mover));
            ASSERT_LT(i, distance.moves.size());
            ASSERT_EQ(distance.moves[i].cell, c);
            ASSERT_EQ(distance.moves[i].mark, mark == 'X' ? Side::x : Side::o);
            ASSERT_EQ(Distance::value(distance.moves[i].answer), after.value) << "cell " << c + 1;
            ASSERT_EQ(Distance::plies(distance.moves[i].answer), after.plies) << "cell " << c + 1;
            ASSERT_EQ(games.moves.at(i++).answer, games_of(after)) << "cell " << c + 1;
        }
    ASSERT_EQ(distance.moves.size(), i);
}

TEST_P(Variants, have_the_value_distance_and_games_of_the_twin_in_layers_for_each_move) {
    for (const Variant& variant : small_ones()) {
        const Rules rules = variant.rules();
        reference::Oracle oracle(variant.game);
        for_each_board(variant, [&](const Board& board, char mover) { check_layers(oracle, rules, board, mover); });
        if (HasFatalFailure()) return;
    }
}

TEST_P(Variants, have_the_answers_of_the_table_in_layers_on_nine_cells) {
    for (const Variant& variant : big_ones(5)) {
        const Rules rules = variant.rules();
        const Table<Distance> distance(rules);
        const Table<Games<>> games(rules);
        int wrong = 0;
        for_each_layered<Distance>(rules, [&](const Position& p, auto answer) { wrong += distance(p) != answer; });
        for_each_layered<Games<>>(rules, [&](const Position& p, const auto& answer) { wrong += games(p) != answer; });
        ASSERT_EQ(wrong, 0) << variant.name;
    }
}

// How a game stands, from the positions that the twin reaches, for the movers that are asked about: the status, or two
// where it depends on the mover, and who is to move.
std::pair<std::set<Status>, std::optional<Side>> standings(const Variant& variant,
                                                           const std::set<std::pair<Board, char>>& reached,
                                                           const Board& board, const std::string& movers) {
    std::set<Status> statuses;
    std::optional<Side> to_move;
    int possible = 0;
    for (const char mover : movers) {
        if (!reached.count({board, mover})) continue;
        ++possible;
        const int paid = reference::outcome(variant.game, board, mover);
        const bool over = reference::legal_moves(variant.game, board).empty();
        statuses.insert(!over ? Status::ongoing : paid > 0 ? Status::x_won : paid < 0 ? Status::o_won : Status::draw);
        if (!over) to_move = mover == 'X' ? Side::x : Side::o;
    }
    if (possible == 0) statuses.insert(Status::unreachable);
    return {statuses, possible == 1 ? to_move : std::nullopt};
}

TEST_P(Variants, reach_and_judge_the_boards_as_the_twin_does) {
    for (const auto& variants : {small_ones(), big_ones(11)})
        for (const Variant& variant : variants) {
            const Rules rules = variant.rules();
            const Reach reach(rules);
            const auto reached = reference::reachable(variant.game, variant.starters);
            for_each_board(variant, [&](const Board& board, char mover) {
                const Position p = position_of(board, mover);
                const bool expected = reached.count({board, mover}) > 0;
                ASSERT_EQ(reach(p), expected) << "in the table";
                ASSERT_EQ(reachable(rules, p), expected) << "traced alone";
                for (const std::string& said : {std::string(1, mover), std::string("XO")}) {
                    const auto asked = said.size() > 1 ? std::nullopt : std::optional(p.turn);
                    const auto [statuses, to_move] = standings(variant, reached, board, said);
                    const auto found = judge_if_known(rules, p, asked);
                    ASSERT_EQ(found.has_value(), statuses.size() == 1) << "it may depend on who has moved last";
                    if (!found) continue;
                    ASSERT_TRUE(statuses.count(found->status)) << found->reason << ", said to move " << said;
                    ASSERT_EQ(found->to_move, to_move) << found->reason << ", said to move " << said;
                    ASSERT_NE(found->reason, "");
                }
            });
            if (HasFatalFailure()) return;
        }
}

}  // namespace
}  // namespace noughts::tests
