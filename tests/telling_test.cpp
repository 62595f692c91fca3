// SPDX-License-Identifier: MIT
// What is told of a failing case besides what it says itself.
#include <gtest/gtest.h>

#include <map>
#include <string>
#include <vector>

#include "tests/spaces.hpp"

namespace noughts::workbench {
namespace {

// Who is to move on each board of a space, as x, o or - for nobody, by board and by the turn that its case holds.
std::map<std::string, std::string> movers(const std::string& id) {
    const Space& space = space_of(id);
    const Grid& grid = space.grid;
    std::map<std::string, std::string> found;
    for (const Case& each : ordered_cases(space)) {
        const auto turn = side_to_move(space, each);
        std::string board = to_text(each.board, grid.cells(), grid.width);
        board += each.board.turn == Side::x ? " x" : " o";
        found[board] = !turn ? "-" : *turn == Side::x ? "x" : "o";
    }
    return found;
}

TEST(SideToMove, is_whom_the_counts_tell_where_the_input_does_not) {
    const auto counting = movers("counting");
    EXPECT_EQ(counting.at(".../.../... x"), "x");
    EXPECT_EQ(counting.at("XX./.O./... x"), "o");
    EXPECT_EQ(counting.at("XXX/OO./... x"), "-") << "over";
    EXPECT_EQ(counting.at("XXX/.../... x"), "-") << "cannot be";
    EXPECT_EQ(counting.at("XOX/XOO/OXX x"), "-") << "full";
    const auto status = movers("cf3c");
    EXPECT_EQ(status.at("X../.../... o"), "o");
    EXPECT_EQ(status.at("XX./.../... o"), "-");
    const auto either = movers("gov05");
    EXPECT_EQ(either.at(".../.../... x"), "-");
    EXPECT_EQ(either.at("X../.../... o"), "o");
    EXPECT_EQ(either.at("O../.../... x"), "x") << "O has begun";
}

TEST(SideToMove, is_whom_the_input_or_the_statement_tells) {
    const auto situation = movers("situation");
    EXPECT_EQ(situation.at("X../.../... o"), "o");
    EXPECT_EQ(situation.at("X../.../... x"), "x");
    EXPECT_EQ(situation.at("XXX/XXX/XXX x"), "-") << "full";
    const auto winning_move = movers("winning-move");
    EXPECT_EQ(winning_move.at("XX./.../... o"), "o");
    EXPECT_EQ(winning_move.at("XX./.../... x"), "x");
    EXPECT_EQ(movers("tkcode-alice").at("X../.../... x"), "x");
    EXPECT_EQ(movers("advanced").at(".../.../... x"), "x");
}

}  // namespace
}  // namespace noughts::workbench
