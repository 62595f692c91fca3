// SPDX-License-Identifier: MIT
// What the answers of a search do not depend on: how a position is turned, who is called X, what was asked before, how
// little is remembered, and whether it was stopped.
#include <gtest/gtest.h>

#include "tests/stages.hpp"

namespace noughts::tests {
namespace {

// The same game and position with X and O exchanged, where the rules do not tell one from the other.
Stage exchanged(Stage s) {
    std::swap(s.position.x, s.position.o);
    s.position.turn = !s.position.turn;
    for (int i = 0; i < s.rules.line_count; ++i)
        if (LinesFor(s.rules.lines_for[i]) != LinesFor::both)
            s.rules.lines_for[i] = std::uint8_t(s.rules.counts(i, Side::x) ? LinesFor::o : LinesFor::x);
    return s;
}

void remove_favours(Rules& r) {
    if (r.marks == Marks::both) r.marks = Marks::either;
    if (r.prize == Prize::x_wins) r.prize = Prize::line_loses;
    if (r.stuck == Stuck::o_wins) r.stuck = Stuck::mover_loses;
}

// What a search says that has nothing to go by.
int alone(const Rules& r, const Position& p) {
    Search search(r, enough);
    return searched(search, p);
}

TEST(SearchLaws, turning_a_position_keeps_the_answer) {
    expect_law(1000, [] {
        const Stage s = any_stage();
        Search search = s.search(below(3) ? enough : little);
        const Position p = s.later();
        const int answer = searched(search, p);
        for (const Permutation& one : s.permutations())
            RC_ASSERT(searched(search, {.x = image(one, p.x), .o = image(one, p.o), .turn = p.turn}) == answer);
    });
}

TEST(SearchLaws, exchanging_the_sides_turns_the_answer) {
    expect_law(1000, [] {
        Stage s = any_stage();
        remove_favours(s.rules);
        RC_ASSERT(alone(s.rules, s.position) == -alone(exchanged(s).rules, exchanged(s).position));
    });
}

// Turned they would be other positions: what is never filled stays where it is.
TEST(SearchLaws, marks_on_blocked_cells_are_not_turned) {
    expect_law(1000, [] {
        const Stage s = big_stage(9, true);
        Search search = s.search(enough);
        for (int i = 0; i < 10; ++i) {
            const Position p = s.later();
            RC_ASSERT(searched(search, p) == alone(s.rules, p));
        }
    });
}

TEST(SearchLaws, any_stage_and_threshold_in_any_order_and_a_tiny_table_are_no_matter) {
    expect_law(1000, [] {
        const Stage s = any_stage();
        Search search = s.search(below(2) ? enough : little);
        for (int i = 0; i < 20; ++i) {
            Position p = s.later();
            if (below(4) == 0) p.turn = !p.turn;
            const int answer = alone(s.rules, p) * (p.turn == Side::x ? 1 : -1);
            const int least = below(2) ? answer - 2 + below(5) : -600 + below(1200);
            RC_ASSERT(search.at_least(p, static_cast<Distance::Answer>(least), never) == (answer >= least));
        }
    });
}

// Asks for the distance without asking for the value first.
int halved(Search& search, const Position& p) {
    Bounds mine = anything;
    while (mine.low < mine.high) {
        const int middle = mine.high - (mine.high - mine.low) / 2;
        const bool enough = *search.at_least(p, static_cast<Distance::Answer>(middle), never);
        (enough ? mine.low : mine.high) = enough ? middle : middle - 1;
    }
    return p.turn == Side::x ? mine.low : -mine.low;
}

TEST(SearchLaws, distances_have_the_value) {
    expect_law(1000, [] {
        const Stage s = any_stage();
        const Position p = s.later();
        Search search = s.search(enough);
        Bounds found = anything;
        RC_ASSERT(narrow(search, p, Goal::value, found, never));
        const auto value = found.value();
        RC_ASSERT(narrow(search, p, Goal::distance, found, never));
        RC_ASSERT(found.value() == value);
        Search other = s.search(enough);
        RC_ASSERT(halved(other, p) == found.answer());
    });
}

// Whether the search asks to be stopped after every 1024 positions no more than so many times.
bool is_quick(const Stage& s, std::uint64_t bytes, int times) {
    Search search = s.search(bytes);
    Bounds found = anything;
    return narrow(search, s.position, Goal::distance, found, [&times] { return times-- == 0; });
}

TEST(SearchLaws, a_search_that_was_stopped_goes_on_to_the_same_answer) {
    int stops = 0;
    expect_law(500, [&stops] {
        const Stage s = big_stage(14, below(3) == 0);
        const std::uint64_t bytes = below(2) ? enough : little;
        if (!is_quick(s, bytes, 20)) return;
        const int answer = alone(s.rules, s.position);
        Search search = s.search(bytes);
        Bounds found = anything;
        for (int round = 0;; ++round) {
            int left = below(2 + round);
            if (narrow(search, s.position, Goal::distance, found, [&left] { return left-- <= 0; })) break;
            ++stops;
            RC_ASSERT(found.low <= answer && answer <= found.high);
        }
        RC_ASSERT(found.answer() == answer);
        for (int i = 0; i < 5; ++i) {
            const Position p = s.later();
            RC_ASSERT(searched(search, p) == alone(s.rules, p));
        }
    });
    EXPECT_GT(stops, 100);
}

// A node takes the longer the more lines there are.
TEST(SearchLaws, asks_more_often_whether_to_stop_where_nodes_take_longer) {
    const auto nodes_at_first = [](const Rules& r) {
        Search search(r, enough);
        EXPECT_FALSE(search.at_least({}, 1, [] { return true; }));
        return search.nodes();
    };
    Rules many{.cells = max_cells};
    for (int c = 0; many.line_count < max_lines; ++c)
        many.add_line(cell(c % 64) | cell((c + 1 + c / 64) % 64) | cell((c + 20) % 64) | cell((c * 7 + 33) % 64));
    const Rules few = make_rules({.width = 7, .height = 7, .length = 5});
    EXPECT_LE(nodes_at_first(many), 32U);
    many.add_need(1, 0);
    EXPECT_LE(nodes_at_first(many), 4U);
    EXPECT_GT(nodes_at_first(few), 100U);
}

// Where one cell needs another, all others are columns of one cell: more than can be paired in every way.
TEST(SearchLaws, stops_when_asked_to_where_there_are_many_columns) {
    Rules r = make_rules({.width = 8, .height = 8, .length = 5});
    r.add_need(1, 0);
    for (const int threshold : {1, -1}) {
        Search search(r, enough);
        EXPECT_FALSE(search.at_least({}, static_cast<Distance::Answer>(threshold), [] { return true; }));
    }
}

}  // namespace
}  // namespace noughts::tests
