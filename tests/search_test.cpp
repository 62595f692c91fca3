// SPDX-License-Identifier: MIT
// Search against the table of all positions that follow, in games of all kinds.
#include <gtest/gtest.h>

#include <random>

#include "noughts/play_table.hpp"
#include "tests/stages.hpp"

namespace noughts::tests {
namespace {

// Holds the search against the table at `count` positions that follow from `root`.
void compare(const Rules& r, const Position& root, const std::vector<Symmetry>& symmetries, std::uint64_t bytes,
             int count) {
    InOrder share;
    const auto table = PlayTable<Distance>::make(r, root, share);
    ASSERT_TRUE(table);
    Search search(r, bytes, symmetries);
    std::mt19937 random(unsigned(root.x * 31 + root.o));
    const auto drawn_below = [&](int limit) { return int(random() % unsigned(limit)); };
    for (int i = 0; i < count; ++i) {
        const int empty = size(first_cells(r.cells) & ~root.filled());
        const Position p = random_play(r, root, drawn_below(empty + 1), drawn_below);
        ASSERT_EQ(searched(search, p), moves(r, p) ? int(*table->find(p)) : int(Distance::ended(payoff(r, p))))
            << picture(board_of(p, r.cells), r.cells, p.turn == Side::x ? 'X' : 'O');
    }
}

TEST(Search, agrees_with_the_table_in_any_game) {
    expect_law(500, [] {
        const Drawn d = *drawn(16, 5, 9);
        const Rules r = d.rules();
        const int height = r.cells / d.width;
        compare(r, d.position(), noughts::symmetries(r, {.width = d.width, .height = height}),
                below(4) ? enough : little, 200);
        return !testing::Test::HasFatalFailure();
    });
}

// Late positions of boards on which columns, or lines that are still open, tell most.
TEST(Search, agrees_with_the_table_late_on_big_boards) {
    expect_law(300, [] {
        const Grid grid{
            .width = 3 + below(5), .height = 2 + below(5), .length = 3 + below(3), .gravity = below(3) != 0};
        const Rules r = make_rules(grid);
        const Position root = quiet_play(r, {}, 12);
        if (moves(r, root)) compare(r, root, noughts::symmetries(r, grid), below(4) ? enough : little, 100);
        return !testing::Test::HasFatalFailure();
    });
}

}  // namespace
}  // namespace noughts::tests
