// SPDX-License-Identifier: MIT
// What is told of a failing case besides what it says itself.
#include <gtest/gtest.h>

#include <map>
#include <string>
#include <vector>

#include "src/workbench/verdict_words.hpp"
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

// Whether this is told of a failing case of `counting` that was found in an input that has ended badly.
bool told(Failure failure, const std::string& words) {
    Findings f;
    f.verdict = Verdict::runtime_error;
    f.run.code = 3;
    f.run.complaints = "no\n";
    failure.asked = ordered_cases(space_of("counting")).front();
    f.failure = failure;
    const std::string text = in_words({space_of("counting"), {}, Match::words, 1, Colour::no}, f);
    return text.find(words) != text.npos;
}

TEST(Failures, are_told_by_their_own_verdict_where_it_is_another_one) {
    Failure failure;
    for (const Verdict verdict : {Verdict::runtime_error, Verdict::time_limit, Verdict::wrong_answer}) {
        failure.verdict = verdict;
        EXPECT_TRUE(told(failure, "runtime error: exit status 3\n")) << "how the input has ended";
        EXPECT_TRUE(told(failure, "it says   no\n")) << "where the case says nothing";
    }
    EXPECT_TRUE(told(failure, "alone     wrong answer\n"));
    failure.alone = false, failure.cases = 2, failure.place = 1;
    EXPECT_TRUE(told(failure, "it fails after the other case of the input above: wrong answer\n"));
    failure.whole = true;
    EXPECT_TRUE(told(failure, "again     wrong answer\n"));
    failure.verdict = Verdict::runtime_error;
    EXPECT_TRUE(told(failure, "again     it fails again\n"));
    failure.again = false;
    EXPECT_TRUE(told(failure, "again     it does not fail"));
}

TEST(Stopped, tells_how_far_it_came_and_what_it_has_found) {
    Findings f;
    f.cases = 900, f.tried = 300;
    EXPECT_EQ(stopped_in_words(f), "stopped after 300 of 900 cases, none of which failed");
    f.tried = 0;
    EXPECT_EQ(stopped_in_words(f), "stopped after 0 of 900 cases");
    f.tried = 900;
    EXPECT_EQ(stopped_in_words(f),
              "stopped after 900 of 900 cases, none of which failed; not all inputs of other sizes were tried");
    f.tried = 300;
    f.first = {.verdict = Verdict::wrong_answer, .cases = 300};
    f.failed = 2;
    EXPECT_EQ(stopped_in_words(f), "stopped after 300 of 900 cases, 2 of which failed");
    f.counted = false;
    EXPECT_EQ(
        stopped_in_words(f),
        "stopped after 300 of 900 cases, at least 2 of which failed; an input of 300 cases ended with a wrong answer");
    f.certain = false;
    EXPECT_EQ(stopped_in_words(f), "stopped after 300 of 900 cases; an input of 300 cases ended with a wrong answer");
    f.failed = 0;
    f.first = {.verdict = Verdict::output_limit, .cases = 1};
    EXPECT_EQ(stopped_in_words(f), "stopped after 300 of 900 cases; an input of 1 case ended with an output limit");
    f.certain = true;
    EXPECT_EQ(stopped_in_words(f), "stopped after 300 of 900 cases; an input of 1 case ended with an output limit");
    f.failed = f.apart = 1;
    f.counted = true;
    EXPECT_EQ(stopped_in_words(f), "stopped after 300 of 900 cases; an input of 1 case ended with an output limit");
}

}  // namespace
}  // namespace noughts::workbench
