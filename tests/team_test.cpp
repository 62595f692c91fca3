// SPDX-License-Identifier: MIT
// Several searches on one question, with one table, against one alone.
#include "src/team.hpp"

#include <gtest/gtest.h>

#include "noughts/search/narrow.hpp"
#include "tests/drawn.hpp"

namespace noughts::tests {
namespace {

constexpr auto never = [] { return false; };
constexpr std::uint64_t room = 1 << 22;

template <class Searcher>
Bounds answer(Searcher&& searcher, const Position& p) {
    Bounds found = Bounds::of_values(-max_counted_lines, max_counted_lines);
    EXPECT_TRUE(narrow(searcher, p, Goal::distance, found, never));
    return found;
}

TEST(Team, finds_what_one_search_alone_finds) {
    expect_law(150, [] {
        const Drawn d = *drawn(16, 5, 9);
        const Rules r = d.rules();
        const auto group = symmetries(r, {.width = d.width, .height = r.cells / d.width});
        const Bounds together = answer(Team(r, below(2) ? room : 128, group, 3, 1), d.position());
        EXPECT_EQ(together, answer(Search(r, room), d.position()));
        return together.answer().has_value();
    });
}

TEST(Team, finds_published_values_of_bigger_boards) {
    const Grid five{.width = 6, .height = 5, .length = 4},
        columns{.width = 5, .height = 5, .length = 4, .gravity = true};
    for (const auto& [grid, value] : {std::pair(five, 1), std::pair(columns, 0)}) {
        const Rules r = make_rules(grid);
        Team team(r, room, symmetries(r, grid), 2, 100);
        EXPECT_EQ(answer(team, {}).value(), value);
    }
}

TEST(Team, is_stopped_by_the_one_that_asks) {
    const Grid grid{.width = 8, .height = 8, .length = 5};
    Team team(make_rules(grid), room, {}, 2, 10);
    EXPECT_EQ(team.at_least({}, Distance::unit / 2, [&] { return team.nodes() > 5000; }), std::nullopt);
}

}  // namespace
}  // namespace noughts::tests
