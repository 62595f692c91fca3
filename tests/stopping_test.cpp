// SPDX-License-Identifier: MIT
// Work that is stopped ends without an answer, and as soon as it may: also what comes before the layers.
#include <gtest/gtest.h>

#include <chrono>
#include <noughts/census.hpp>
#include <noughts/play_table.hpp>
#include <noughts/solve.hpp>
#include <vector>

#include "src/look_ahead.hpp"

namespace noughts::tests {
namespace {

// Lets work go on for so many looks at it.
struct Patience {
    int looks;
    int* used;

    bool is_over() const { return ++*used > looks; }
    void begin(std::uint64_t) {}
    template <class Work>
    bool operator()(std::size_t pieces, std::uint64_t, Work work) {
        for (std::size_t i = 0; i < pieces; ++i) work(i);
        return !is_over();
    }
};

std::vector<Rules> games_of_18_cells() {
    std::vector<Rules> games;
    for (const Marks marks : {Marks::own, Marks::both})
        for (const bool gravity : {false, true}) {
            Grid grid{.width = 6, .height = 3, .gravity = gravity};
            grid.marks = marks;
            games.push_back(make_rules(grid));
        }
    return games;
}

// Stops work after one look, two looks and so on, until it comes to its end: how many looks that takes.
template <class Work>
int looks_until_done(Work work) {
    for (int looks = 0;; ++looks) {
        int used = 0;
        if (work(Patience{.looks = looks, .used = &used})) return looks;
        EXPECT_GT(used, looks);
        EXPECT_LE(used, looks + 40) << "goes on after it was stopped";
    }
}

TEST(Stopping, looking_ahead_may_be_stopped_in_what_comes_before_the_layers) {
    for (const Rules& rules : games_of_18_cells()) {
        Position p;
        for (int c = 0; c < 6; ++c) (c % 2 ? p.o : p.x) |= cell(17 - c);  // so many can be answered quickly
        const auto expected = solve<Distance>(rules, p).answer;
        const int looks = looks_until_done([&](Patience patience) {
            const auto solution = solve_unless<Distance>(rules, p, patience);
            EXPECT_EQ(solution ? solution->answer : expected, expected);
            return solution.has_value();
        });
        EXPECT_EQ(looks, looks_until_done([&](Patience patience) {
                      return PlayTable<Distance>::make(rules, p, patience).has_value();
                  }));
        EXPECT_GT(looks, 13) << "13 layers";
    }
}

TEST(Stopping, the_numbering_looks_up_often) {
    for (const Rules& rules : games_of_18_cells()) {
        int looks = 0;
        const Numbering numbering(rules, {}, [&looks] { return ++looks < 0; });
        EXPECT_TRUE(numbering.is_whole());
        EXPECT_GT(looks, 10);
    }
}

TEST(Stopping, a_census_that_is_stopped_before_it_begins_counts_nothing) {
    const Rules rules = make_rules(tic_tac_toe);
    const auto group = symmetries(rules, tic_tac_toe);
    CensusTaker<std::uint64_t> taker(rules, group, Side::x, [] { return true; });
    InOrder share;
    const Census census = taker(share);
    EXPECT_FALSE(census.is_whole || census.has_values);
    EXPECT_TRUE(census.plies.empty());
}

}  // namespace
}  // namespace noughts::tests
