// SPDX-License-Identifier: MIT
// The program as a player, on every position that play can reach in some games of nine cells.
#include <gtest/gtest.h>

#include <algorithm>
#include <cstdint>
#include <set>
#include <vector>

#include "src/player.hpp"
#include "tests/reference.hpp"
#include "tests/twin.hpp"

namespace noughts::tests {
namespace {

std::vector<reference::Game> some_games() {
    std::vector<reference::Game> games(4, reference::grid(3, 3, 3));
    games[1].prize = reference::Prize::line_loses;
    games[2].prize = reference::Prize::most_lines;
    games[2].full_board = true;
    games[3] = reference::grid(3, 3, 3, true);
    return games;
}

template <class Visit>
void for_each_open_position(const reference::Game& game, Visit visit) {
    for (const auto& [board, mover] : reference::reachable(game, "X"))
        if (!reference::legal_moves(game, board).empty()) visit(board, mover);
}

reference::Answer after(reference::Oracle& oracle, Board board, char mover, int move) {
    board[std::size_t(move)] = mover;
    reference::Answer answer = oracle(board, reference::other(mover));
    answer.plies += answer.value != 0;
    return answer;
}

// As a command would have it.
Game game_of(const Rules& rules) {
    Game game;
    game.grid = {.width = rules.cells, .height = 1, .length = 1};
    game.rules = rules;
    return game;
}

TEST(Player, makes_a_move_that_no_other_is_preferred_to) {
    for (const auto& game : some_games()) {
        reference::Oracle oracle(game);
        const Rules rules = rules_of(game);
        const Budget budget;
        Reporter reporter(game_of(rules), budget);
        Player player(rules, 100, 1);
        for_each_open_position(game, [&](const Board& board, char mover) {
            const auto choice = player(position_of(board, mover), reporter);
            EXPECT_EQ(choice.why_blind, "");
            const auto made = after(oracle, board, mover, choice.step.cell);
            for (const int move : reference::legal_moves(game, board))
                ASSERT_FALSE(reference::prefers(mover, after(oracle, board, mover, move), made))
                    << choice.step.cell + 1 << " is made, " << move + 1 << " is better" << picture(board, 3, mover);
        });
    }
}

// What a move does at once: 1 wins, -1 loses, 0 neither.
int at_once(const reference::Game& game, const Board& board, char mover) {
    if (!reference::legal_moves(game, board).empty()) return 0;
    const int x = reference::outcome(game, board, reference::other(mover));
    return (mover == 'X' ? x : -x) > 0 ? 1 : x == 0 ? 0 : -1;
}

// The moves after which the game is not lost at once, and the other side has no move that wins at once.
std::vector<int> safe_moves(const reference::Game& game, const Board& board, char mover) {
    std::vector<int> safe;
    for (const int move : reference::legal_moves(game, board)) {
        Board next = board;
        next[std::size_t(move)] = mover;
        bool is_safe = at_once(game, next, mover) >= 0;
        for (const int reply : reference::legal_moves(game, next)) {
            Board last = next;
            last[std::size_t(reply)] = reference::other(mover);
            is_safe = is_safe && at_once(game, last, reference::other(mover)) <= 0;
        }
        if (is_safe) safe.push_back(move);
    }
    return safe;
}

TEST(Player, takes_a_win_and_leaves_none_where_it_looks_no_further_than_the_reply) {
    for (const auto& game : some_games()) {
        const Rules rules = rules_of(game);
        for_each_open_position(game, [&](const Board& board, char mover) {
            std::vector<int> wins;
            for (const int move : reference::legal_moves(game, board)) {
                Board next = board;
                next[std::size_t(move)] = mover;
                if (at_once(game, next, mover) > 0) wins.push_back(move);
            }
            const auto expected = wins.empty() ? safe_moves(game, board, mover) : wins;
            std::vector<int> found;
            std::vector<Step> all;
            const Position p = position_of(board, mover);
            for_each_move(rules, p, [&](int c, Side mark) { all.push_back({.cell = c, .mark = mark}); });
            for (const Step& step : careful_moves(rules, p, all)) found.push_back(step.cell);
            ASSERT_FALSE(found.empty());
            ASSERT_TRUE(expected.empty() || found == expected) << picture(board, 3, mover);
        });
    }
}

TEST(Player, leaves_to_chance_what_is_equal) {
    const Rules rules = make_rules(tic_tac_toe);
    const Budget budget;
    Reporter reporter(game_of(rules), budget);
    std::set<int> perfect, any;
    for (std::uint32_t seed = 0; seed < 200; ++seed) {
        const Position won_in_five{.x = cell(0), .o = cell(1), .turn = Side::x};
        perfect.insert(Player(rules, 100, seed)(won_in_five, reporter).step.cell);
        any.insert(Player(rules, 0, seed)(won_in_five, reporter).step.cell);
    }
    EXPECT_EQ(perfect, (std::set<int>{3, 4, 6}));
    EXPECT_EQ(any, (std::set<int>{2, 3, 4, 5, 6, 7, 8}));
}

}  // namespace
}  // namespace noughts::tests
