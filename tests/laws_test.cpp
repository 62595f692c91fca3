// SPDX-License-Identifier: MIT
// Laws that hold for any rules: all ways to an answer agree, names of cells and of sides do not matter, and numbers add
// up.
#include <gtest/gtest.h>
#include <rapidcheck.h>

#include <algorithm>
#include <array>
#include <cstdint>
#include <ostream>
#include <set>
#include <string>
#include <tuple>
#include <utility>
#include <vector>

#include "noughts/boards.hpp"
#include "noughts/play_table.hpp"
#include "noughts/reach.hpp"
#include "noughts/solve.hpp"
#include "noughts/sweep.hpp"
#include "tests/drawn.hpp"
#include "tests/games.hpp"
#include "tests/reference.hpp"
#include "tests/twin.hpp"
#include "tests/walks.hpp"

namespace noughts::tests {
namespace {

// All that is asked about a position, in a form that can be compared and shown.
struct Answers {
    int value = 0, plies = 0;
    std::array<std::uint64_t, 3> games{};

    friend bool operator==(const Answers&, const Answers&) = default;
    friend std::ostream& operator<<(std::ostream& out, const Answers& a) {
        return out << "value " << a.value << ", " << a.plies << " plies, games " << joined(a.games);
    }
};

Answers answers(Distance::Answer distance, const Games<>::Answer& games) {
    return {Distance::value(distance), Distance::plies(distance), {games.x, games.o, games.draw}};
}

Answers by_layers(const Rules& r, const Position& p) {
    return answers(solve<Distance>(r, p).answer, solve<Games<>>(r, p).answer);
}

Answers by_recursion(const Drawn& d) {
    const reference::Answer answer = reference::Oracle(d.game)(d.board, d.mover);
    return {answer.value, answer.plies, answer.games};
}

// The same game and board with every cell called by another name.
Drawn renamed(const Drawn& d, const Permutation& names) {
    Drawn other = d;
    for (auto* const lines : {&other.game.lines, &other.game.x_lines, &other.game.o_lines})
        for (reference::Line line : std::exchange(*lines, {})) {
            for (int& c : line) c = names[c];
            std::sort(line.begin(), line.end());
            lines->insert(line);
        }
    for (auto& [a, b] : other.game.needs) a = names[a], b = names[b];
    for (std::size_t c = 0; c < d.board.size(); ++c) other.board[names[c]] = d.board[c];
    return other;
}

Permutation drawn_names(std::size_t cells) {
    Permutation names(cells);
    for (std::size_t c = 0; c < cells; ++c) names[c] = int(c);
    for (std::size_t c = cells; c > 1; --c) std::swap(names[c - 1], names[below(int(c))]);
    return names;
}

// The same game and board with all marks exchanged, but not the sides.
Drawn recoloured(const Drawn& d) {
    Drawn other = d;
    for (char& c : other.board) c = c == '.' ? c : reference::other(c);
    std::swap(other.game.x_lines, other.game.o_lines);
    return other;
}

// The same game and board with X and O exchanged.
Drawn turned(const Drawn& d) {
    Drawn other = recoloured(d);
    other.mover = reference::other(d.mover);
    other.start = d.start == Start::x ? Start::o : d.start == Start::o ? Start::x : Start::either;
    return other;
}

// The same with rules that do not tell X from O.
Drawn without_favour(Drawn d) {
    if (d.game.marks == reference::Marks::both) d.game.marks = reference::Marks::either;
    if (d.game.prize == reference::Prize::x_wins) d.game.prize = reference::Prize::line_loses;
    if (d.game.stuck == reference::Stuck::o_wins) d.game.stuck = reference::Stuck::mover_loses;
    return d;
}

Answers turned(const Answers& a) { return {-a.value, a.plies, {a.games[1], a.games[0], a.games[2]}}; }

TEST(Laws, table_layers_and_plain_recursion_agree) {
    expect_law(150, [] {
        const Drawn d = *drawn(12, 12, 10);
        const Rules r = d.rules();
        const Answers expected = by_recursion(d);
        RC_ASSERT(by_layers(r, d.position()) == expected);
        RC_ASSERT(answers(Table<Distance>(r)(d.position()), Table<Games<>>(r)(d.position())) == expected);
        RC_ASSERT(Table<Value>(r)(d.position()) == expected.value);
    });
}

TEST(Laws, moves_and_winning_moves_are_those_of_the_twin) {
    expect_law(300, [] {
        const Drawn d = *drawn(64, 8, 64);
        const Rules r = d.rules();
        const Position p = d.position();
        RC_ASSERT(moves(r, p) == cells_of(reference::legal_moves(d.game, d.board)));
        RC_ASSERT(winning_moves(r, p, Side::x) == cells_of(reference::completing_moves(d.game, d.board, 'X')));
        RC_ASSERT(winning_moves(r, p, Side::o) == cells_of(reference::completing_moves(d.game, d.board, 'O')));
        RC_ASSERT(payoff(r, p) == reference::outcome(d.game, d.board, d.mover));
    });
}

TEST(Laws, layers_and_plain_recursion_agree_on_big_boards_that_are_nearly_full) {
    expect_law(150, [] {
        const Drawn d = *drawn(64, 8, 8);
        RC_ASSERT(by_layers(d.rules(), d.position()) == by_recursion(d));
    });
}

// A board of more than 24 cells, most of which can never be filled: they need themselves, or one of these, or run in a
// circle.
Drawn drawn_with_closed_cells(int most_open) {
    Drawn d = *drawn(64, 8, 64);
    const int most = d.game.marks == reference::Marks::either ? (most_open + 1) / 2 + 2 : most_open;
    for (int last = 0; size(fillable(d.rules(), d.position().filled())) > most;) {
        const int c = below(d.game.cells), kind = below(3);
        d.game.needs.emplace_back(kind == 0 ? last : c, c);
        if (kind == 1) d.game.needs.emplace_back(c, last);
        last = c;
    }
    return d;
}

TEST(Laws, cells_that_can_never_be_filled_take_no_room) {
    int wide = 0;
    expect_law(150, [&wide] {
        const Drawn d = drawn_with_closed_cells(8);
        const Rules r = d.rules();
        const Position p = d.position();
        wide += size(first_cells(r.cells) & ~p.filled()) > max_layered_cells;
        RC_ASSERT(by_layers(r, p) == by_recursion(d));
        InOrder share;
        const auto kept = PlayTable<Distance>::make(r, p, share);
        for (const auto& move : solve<Distance>(r, p).moves)
            RC_ASSERT(*kept->find(play(p, move.cell, move.mark)) == move.answer);
    });
    EXPECT_GT(wide, 20);
}

TEST(Laws, the_table_and_the_layers_agree_everywhere_on_boards_of_up_to_12_cells) {
    expect_law(40, [] {
        const Drawn d = *drawn(12, 12, 12);
        const Rules r = d.rules();
        const Table<Distance> distance(r);
        const Table<Games<>> games(r);
        for_each_layered<Distance>(
            r, [&](const Position& p, Distance::Answer answer) { RC_ASSERT(distance(p) == answer); });
        for_each_layered<Games<>>(r, [&](const Position& p, const auto& answer) { RC_ASSERT(games(p) == answer); });
    });
}

TEST(Laws, the_table_and_the_layers_agree_on_4x4) {
    std::vector<Rules> games{named("4x4 line 3 gravity").rules, named("4x4 line 4 torus").rules};
    for (Rules& r : games) r.prize = Prize::most_lines;
    Grid grid = wild;
    std::tie(grid.width, grid.height, grid.gravity) = std::tuple(4, 4, true);
    games.push_back(make_rules(grid));
    for (Rules& r : games) {
        r.add_need(5, 10);
        const Table<Distance> distance(r);
        int wrong = 0;
        for_each_layered<Distance>(r,
                                   [&](const Position& p, Distance::Answer answer) { wrong += distance(p) != answer; });
        EXPECT_EQ(wrong, 0);
    }
}

TEST(Laws, the_names_of_cells_do_not_matter) {
    expect_law(200, [] {
        const Drawn d = *drawn(12, 12, 10);
        const Permutation names = drawn_names(d.board.size());
        const Drawn other = renamed(d, names);
        const Rules r = d.rules(), s = other.rules();
        const Position p = d.position(), q = other.position();
        RC_ASSERT(answers(Table<Distance>(r)(p), Table<Games<>>(r)(p)) ==
                  answers(Table<Distance>(s)(q), Table<Games<>>(s)(q)));
        RC_ASSERT(image(names, moves(r, p)) == moves(s, q));
        RC_ASSERT(image(names, winning_moves(r, p, p.turn)) == winning_moves(s, q, q.turn));
        RC_ASSERT(reachable(r, p) == reachable(s, q));
    });
}

TEST(Laws, turns_and_mirror_images_of_a_board_keep_its_answers) {
    expect_law(150, [] {
        Drawn d = *drawn(12, 4, 10);
        const int height = int(d.board.size()) / d.width;
        d.game.lines = reference::grid(d.width, height, 2 + below(3)).lines;
        for (auto* const lines : {&d.game.x_lines, &d.game.o_lines})
            *lines = below(4) == 0 ? reference::grid(d.width, height, 2).lines : std::set<reference::Line>();
        const Rules r = d.rules();
        const auto kept = symmetries(r, d.width, height);
        RC_ASSERT(!kept.empty());
        for (const Permutation& symmetry : kept) {
            const Position p = d.position();
            const Position q{.x = image(symmetry, p.x), .o = image(symmetry, p.o), .turn = p.turn};
            RC_ASSERT(by_layers(r, p) == by_layers(r, q));
            RC_ASSERT(image(symmetry, moves(r, p)) == moves(r, q));
        }
    });
}

TEST(Laws, exchanging_the_sides_turns_the_answers) {
    expect_law(200, [] {
        const Drawn d = without_favour(*drawn(12, 12, 10));
        const Drawn other = turned(d);
        const Rules r = d.rules(), s = other.rules();
        const Position p = d.position(), q = other.position();
        RC_ASSERT(by_layers(s, q) == turned(by_layers(r, p)));
        RC_ASSERT(answers(Table<Distance>(s)(q), Table<Games<>>(s)(q)) == turned(by_layers(r, p)));
        RC_ASSERT(winning_moves(r, p, Side::x) == winning_moves(s, q, Side::o));
        RC_ASSERT(reachable(r, p) == reachable(s, q));
    });
}

TEST(Laws, where_either_mark_may_be_placed_it_does_not_matter_which_is_called_X) {
    expect_law(150, [] {
        Drawn d = *drawn(12, 12, 10);
        d.game.marks = reference::Marks::either;
        if (d.game.prize != reference::Prize::x_wins) d.game.full_board = false;
        if (d.game.prize == reference::Prize::most_lines) d.game.prize = reference::Prize::line_loses;
        const Rules r = d.rules(), s = recoloured(d).rules();
        const Position p = d.position(), q = recoloured(d).position();
        RC_ASSERT(by_layers(r, p) == by_layers(s, q));
        RC_ASSERT(answers(Table<Distance>(r)(p), Table<Games<>>(r)(p)) ==
                  answers(Table<Distance>(s)(q), Table<Games<>>(s)(q)));
        RC_ASSERT(reachable(r, p) == reachable(s, q));
    });
}

TEST(Laws, where_marks_do_not_tell_who_has_made_them_only_who_is_to_move_does) {
    expect_law(150, [] {
        Drawn d = without_favour(*drawn(12, 12, 10));
        if (below(2)) d.game.marks = reference::Marks::both;
        if (d.game.marks == reference::Marks::own) d.game.marks = reference::Marks::either;
        if (d.game.prize == reference::Prize::most_lines) d.game.prize = reference::Prize::line_wins;
        d.game.full_board = false;
        d.start = Start::either;
        const Rules r = d.rules();
        const Position p = d.position();
        Position q = p;
        q.turn = !p.turn;
        RC_ASSERT(by_layers(r, q) == turned(by_layers(r, p)));
        RC_ASSERT(answers(Table<Distance>(r)(q), Table<Games<>>(r)(q)) == turned(by_layers(r, p)));
        RC_ASSERT(moves(r, p) == moves(r, q));
        RC_ASSERT(reachable(r, p) == reachable(r, q));
    });
}

// Whether the side to move wins by filling cells of a set that both share, where whoever completes a line loses.
bool wins_notakto(const Rules& r, Cells filled, std::vector<std::int8_t>& known) {
    if (known[filled]) return known[filled] > 0;
    bool wins = false;
    for (Cells left = first_cells(r.cells) & ~filled; left && !wins; left &= left - 1) {
        const Cells next = filled | (left & -left);
        bool line = false;
        for (int i = 0; i < r.line_count; ++i) line = line || contains(next, r.lines[i]);
        wins = !line && !wins_notakto(r, next, known);
    }
    known[filled] = wins ? 1 : -1;
    return wins;
}

TEST(Laws, notakto_is_a_game_of_sets) {
    for (const auto& [width, height, length] : {std::tuple(4, 3, 3), std::tuple(4, 4, 3), std::tuple(4, 4, 4)}) {
        Grid grid = notakto;
        std::tie(grid.width, grid.height, grid.length) = std::tie(width, height, length);
        Rules r = make_rules(grid);
        r.stuck = Stuck::mover_loses;  // which never happens where a line must come
        std::vector<std::int8_t> known(std::size_t{1} << r.cells);
        const auto found = solve<Value>(r, {});
        EXPECT_EQ(found.answer, wins_notakto(r, 0, known) ? 1 : -1);
        for (const auto& move : found.moves)
            EXPECT_EQ(move.answer, wins_notakto(r, cell(move.cell), known) ? -1 : 1) << move.cell + 1;
    }
}

TEST(Laws, every_order_of_filling_the_board_is_one_game) {
    expect_law(100, [] {
        Drawn d = *drawn(12, 12, 12);
        d.game.full_board = true;
        d.game.needs.clear();
        const int empty = size(first_cells(d.game.cells) & ~d.position().filled());
        std::uint64_t orders = d.game.marks == reference::Marks::either ? std::uint64_t{1} << empty : 1;
        for (int n = empty; n > 1; --n) orders *= std::uint64_t(n);
        const auto games = by_layers(d.rules(), d.position()).games;
        RC_ASSERT(games[0] + games[1] + games[2] == orders);
    });
}

TEST(Laws, what_a_line_is_worth_decides_who_wins_the_games_and_not_how_many_there_are) {
    expect_law(100, [] {
        Drawn d = *drawn(12, 12, 11);
        d.game.stuck = reference::Stuck::draw;
        d.game.prize = reference::Prize::line_wins;
        const auto wins = by_layers(d.rules(), d.position()).games;
        d.game.prize = reference::Prize::line_loses;
        RC_ASSERT(by_layers(d.rules(), d.position()).games == (std::array{wins[1], wins[0], wins[2]}));
        d.game.prize = reference::Prize::most_lines;
        const auto counted = by_layers(d.rules(), d.position()).games;
        RC_ASSERT(counted[0] + counted[1] + counted[2] == wins[0] + wins[1] + wins[2]);
    });
}

TEST(Laws, play_reaches_what_the_twin_reaches) {
    expect_law(60, [] {
        const Drawn d = *drawn(8, 8, 8);
        const Rules r = d.rules();
        const std::string starters = d.start == Start::x ? "X" : d.start == Start::o ? "O" : "XO";
        const auto reached = reference::reachable(d.game, starters);
        const Reach reach(r);
        for (const Board& board : all_boards(d.game.cells))
            for (const char mover : {'X', 'O'}) {
                const bool expected = reached.count({board, mover}) > 0;
                RC_LOG() << picture(board, d.width, mover);
                RC_ASSERT(reach(position_of(board, mover)) == expected);
                RC_ASSERT(reachable(r, position_of(board, mover)) == expected);
            }
    });
}

TEST(Laws, a_position_is_traced_alone_as_in_the_table) {
    expect_law(300, [] {
        const Drawn d = *drawn(12, 12, 12);
        const Rules r = d.rules();
        const Reach reach(r);
        for (int attempt = 0; attempt < 20; ++attempt) {
            // Cells are filled as needs allow it, whether or not the game is over: often that is no game.
            Position p{.turn = below(2) ? Side::o : Side::x};
            for (int plies = below(r.cells + 1); plies > 0 && playable(r, p.filled()); --plies) {
                Cells open = playable(r, p.filled());
                for (int skipped = below(size(open)); skipped > 0; --skipped) open &= open - 1;
                const Side mark = r.marks == Marks::either      ? (below(2) ? Side::o : Side::x)
                                  : r.may_place(p.turn, p.turn) ? p.turn
                                                                : Side::x;
                p = play(p, first_of(open), mark);
            }
            RC_LOG() << picture(board_of(p, r.cells), d.width, p.turn == Side::x ? 'X' : 'O');
            RC_ASSERT(reachable(r, p) == reach(p));
        }
    });
}

TEST(Laws, a_board_is_read_as_it_was_written) {
    expect_law(300, [] {
        const Drawn d = *drawn(64, 8, 64);
        std::string letters = "XO.#*-_0ox12";
        for (std::size_t i = letters.size(); i > 1; --i) std::swap(letters[i - 1], letters[std::size_t(below(int(i)))]);
        const Alphabet alphabet{.x = letters[0], .o = letters[1], .empty = letters[2]};
        const Position p = d.position();
        const std::string text = to_text(p, d.game.cells, d.width, alphabet, "\n");
        Position q{.turn = p.turn};
        Reader in(from_text(text), {.buffer = 96});
        for (int c = 0; c < d.game.cells; c += d.width) read_row(in, q, c, d.width, alphabet);
        in.finish();
        RC_ASSERT(q == p);
    });
}

}  // namespace
}  // namespace noughts::tests
