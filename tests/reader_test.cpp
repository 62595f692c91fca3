// SPDX-License-Identifier: MIT
// What the contest problems read, forgivingly or strictly, and how they refuse the rest: the line, what was expected
// there, what was found, and whole answers to the cases before.
#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "src/scan.hpp"
#include "tests/contest.hpp"

namespace noughts::tests {
namespace {

using namespace std::string_literals;

struct Sample {
    std::string problem, input, output;
};

void expect_answers(const std::vector<Sample>& samples, bool strict) {
    for (const auto& [problem, input, output] : samples)
        for (const Scan scan : {Scan{nullptr}, Scan{scan_cases}})
            EXPECT_EQ(answer(problem, input, {.strict = strict, .scan = scan}), output) << problem << "\n" << input;
}

TEST(Reading, takes_blank_space_line_ends_and_marks_as_people_write_them) {
    expect_answers(
        {
            {"counting", "\xEF\xBB\xBF 1\n.........", "131184 77904\n"},
            {"counting", "\n\n1\n\n  XX..O....\t\r\n\n", "191 194\n"},
            {"counting", "2 xX__0---- ooox.x.x.", "191 194\n0 1\n"},
            {"counting", "01\n.........\n", "131184 77904\n"},
            {"counting", "0\n", ""},
            {"situation", "2 1 .OO X.O OXO 0 ... ... ...", "2\n0\n"},
            {"situation", "1\r\n1\r\n.oo\r\nx.0\r\noxo\r\n", "2\n"},
            {"advanced", "1 9 5", "X\n"},
            {"advanced", "0", "E\n"},
            {"winning-move", "\n\nX\nXX", "Yes you can.\n"},
            {"winning-move", "X", "No you can't.\n"},
            {"winning-move", "o\r\n\r\noO |\t \r\n", "Yes you can.\n"},
            {"winning-move", "X\nXX-|\n_O_|\n   |\n\n\n", "Yes you can.\n"},
        },
        false);
}

TEST(Reading, refuses_with_the_line_what_was_expected_and_what_was_found) {
    const std::string row = "expected a row of 9 cells, each X, O or ., found ";
    const std::string count = "line 1: expected the number of cases from 1 to 100000, found ";
    expect_answers(
        {
            {"counting", "", count + "the end of the input"},
            {"counting", "many", count + "'many'"},
            {"counting", "-1", count + "'-1'"},
            {"counting", "9223372036854775809", count + "'9223372036854775809'"},
            {"counting", "9223372036854775808\n", "line 2: " + row + "the end of the input"},
            {"counting", "1\n....A....\n", "line 2: " + row + "'....A....'"},
            {"counting", "1\n........\n", "line 2: " + row + "'........'"},
            {"counting", "1\n..........\n", "line 2: " + row + "'..........'"},
            {"counting", "1\n....\0....\n"s, "line 2: " + row + "'....\\x00....'"},
            {"counting", "2\n.........\n", "131184 77904\nline 3: " + row + "the end of the input"},
            {"counting", "2\n.........\nXX..Q....\n", "131184 77904\nline 3: " + row + "'XX..Q....'"},
            {"counting", "1\n.........\n3\n", "131184 77904\nline 3: expected the end of the input, found '3'"},
            {"counting", "1\n" + std::string(1000, 'X'), "line 2: " + row + "'" + std::string(40, 'X') + "...'"},
            {"situation", "1\n2\n...\n...\n...\n", "line 2: expected a turn from 0 to 1, found '2'"},
            {"situation", "1\n1\n...\n...\n",
             "line 5: expected a row of 3 cells, each X, O or ., found the end of the input"},
            {"situation", "2\n1\n...\n...\n...\n0\n...\n....\n...\n",
             "0\nline 8: expected a row of 3 cells, each X, O or ., found '....'"},
            {"advanced", "1\n5 10\n", "line 2: expected a cell from 1 to 9, found '10'"},
            {"advanced", "2\n1 2\n3 x\n", "line 3: expected a cell from 1 to 9, found 'x'"},
            {"advanced", "1\n5 5 5\n", "line 2: expected the end of the input, found '5'"},
            {"winning-move", "\n\n", "line 3: expected the mark X or O, found the end of the input"},
            {"winning-move", "Y\n", "line 1: expected the mark X or O, found 'Y'"},
            {"winning-move", "X O\n", "line 1: expected the end of the line, found 'O'"},
            {"winning-move", "X\nXXXX\n", "line 2: expected the end of a row of 3 cells, found 'X'"},
            {"winning-move", "X\n\nA\n", "line 3: expected a row of at most 3 cells, each X, O or space, found 'A'"},
            {"winning-move", "X\n\n\n\nX\n", "line 5: expected the end of the input, found 'X'"},
        },
        false);
}

TEST(Reading, strictly_takes_the_statement_to_the_letter) {
    expect_answers({{"counting", "1\n.........\n", "131184 77904\n"},
                    {"situation", "1\n1\n...\n...\n...\n", "0\n"},
                    {"advanced", "1\n5 5\n", "E\n"},
                    {"winning-move", "X\nXX |\n   |\n   |\n", "Yes you can.\n"},
                    {"winning-move", "X\r\nX\r\nX\r\n  O", "Yes you can.\n"}},
                   true);
}

TEST(Reading, strictly_refuses_what_the_statement_does_not_have) {
    const std::string count = "line 1: expected the number of cases from 1 to 100000, found ";
    const std::string row = "line 2: expected a row of 9 cells, each X, O or ., found ";
    expect_answers(
        {
            {"counting", "0\n", count + "'0'"},
            {"counting", "01\n.........\n", count + "'01'"},
            {"counting", "100001\n", count + "'100001'"},
            {"counting", "\n1\n.........\n", count + "'\\x0A'"},
            {"counting",
             "\xEF\xBB\xBF"
             "1\n.........\n",
             count + "'\\xEF\\xBB\\xBF1'"},
            {"counting", "1 .........\n", "line 1: expected the end of the line, found ' '"},
            {"counting", "1\r\n.........\r\n", "line 1: expected the end of the line, found '\\x0D'"},
            {"counting", "1\nx........\n", row + "'x........'"},
            {"counting", "1\n........_\n", row + "'........_'"},
            {"counting", "1\n.........", "line 2: expected the end of the line, found the end of the input"},
            {"counting", "1\n......... \n", "line 2: expected the end of the line, found ' '"},
            {"situation", "1\n1\n...\n...\n...\r\n", "line 5: expected the end of the line, found '\\x0D'"},
            {"counting", "1\n.........\n\n", "131184 77904\nline 3: expected the end of the input, found '\\x0A'"},
            {"situation", "40001\n", "line 1: expected the number of cases from 1 to 40000, found '40001'"},
            {"advanced", "1\n5  5\n", "line 2: expected a cell from 1 to 9, found ' '"},
            {"advanced", "1\n5\n5\n", "line 2: expected one space, found '\\x0A'"},
            {"winning-move", "x\nXX \n   \n   \n", "line 1: expected the mark X or O, found 'x'"},
            {"winning-move", "X\nXX \r\r\n   \n   \n", "line 2: expected the end of a row of 3 cells, found '\\x0D'"},
        },
        true);
}

}  // namespace
}  // namespace noughts::tests
