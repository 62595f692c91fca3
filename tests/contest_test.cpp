// SPDX-License-Identifier: MIT
// The contest problems as judges see them, text in and text out: every input of the first two and the last, every set
// of up to two constraints and thousands of larger ones, against the naive twin.
#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <random>
#include <sstream>
#include <string>
#include <string_view>
#include <tuple>
#include <utility>
#include <vector>

#include "src/scan.hpp"
#include "tests/contest.hpp"
#include "tests/drawn.hpp"
#include "tests/reference.hpp"
#include "tests/twin.hpp"

namespace noughts::tests {
namespace {

std::vector<std::string> lines(const std::string& text) {
    std::vector<std::string> found;
    std::istringstream in(text);
    for (std::string line; std::getline(in, line);) found.push_back(line + "\n");
    return found;
}

std::string rows(const Board& board, const std::string& line_end) {
    return board.substr(0, 3) + line_end + board.substr(3, 3) + line_end + board.substr(6) + line_end;
}

const std::vector<Board>& boards() {
    static const std::vector<Board> all = all_boards(9);
    return all;
}

// The end of a line, the size of the reader's buffer, and whether usual cases may be read the quick way.
class AllInputs : public testing::TestWithParam<std::tuple<std::string, std::size_t, bool>> {
protected:
    const std::string line_end = std::get<0>(GetParam());
    const ReaderOptions options{.scan = std::get<2>(GetParam()) ? scan_cases : nullptr,
                                .buffer = std::get<1>(GetParam())};
};

std::string input_name(const testing::TestParamInfo<AllInputs::ParamType>& input) {
    const auto& [line_end, buffer, quick] = input.param;
    return std::string(line_end == "\n" ? "LF" : "CR_LF") + (buffer < 1000 ? "_small_buffer" : "_big_buffer") +
           (quick ? "_quick" : "");
}

INSTANTIATE_TEST_SUITE_P(Contest, AllInputs,
                         testing::Combine(testing::Values("\n", "\r\n"), testing::Values(96, 1 << 16), testing::Bool()),
                         input_name);

TEST_P(AllInputs, of_situation_are_answered_as_by_the_twin) {
    std::string input = std::to_string(2 * boards().size()) + line_end;
    for (const int turn : {0, 1})
        for (const Board& board : boards()) input += std::to_string(turn) + line_end + rows(board, line_end);
    const auto answers = lines(answer("situation", input, options));
    ASSERT_EQ(answers.size(), 2 * boards().size());
    for (std::size_t i = 0; i < answers.size(); ++i) {
        const int turn = int(i / boards().size());
        const Board& board = boards()[i % boards().size()];
        ASSERT_EQ(answers[i], reference::situation(turn, board)) << picture(board, 3, turn ? 'O' : 'X');
    }
}

TEST_P(AllInputs, of_counting_are_answered_as_by_the_twin) {
    std::string input = std::to_string(boards().size()) + line_end;
    for (const Board& board : boards()) input += board + line_end;
    const auto answers = lines(answer("counting", input, options));
    ASSERT_EQ(answers.size(), boards().size());
    for (std::size_t i = 0; i < answers.size(); ++i)
        ASSERT_EQ(answers[i], reference::counting(boards()[i])) << picture(boards()[i], 3, '?');
}

// A problem may take another way where it is asked about few boards only.
constexpr std::size_t few = 8;

TEST(SmallFiles, of_situation_are_answered_as_by_the_twin) {
    for (std::size_t i = 0; i < boards().size(); i += few)
        for (const int turn : {0, 1}) {
            std::string input, expected;
            const std::size_t count = std::min(few, boards().size() - i);
            for (std::size_t j = i; j < i + count; ++j) {
                input += std::to_string(turn) + "\n" + rows(boards()[j], "\n");
                expected += reference::situation(turn, boards()[j]);
            }
            ASSERT_EQ(answer("situation", std::to_string(count) + "\n" + input), expected) << input;
        }
}

TEST(SmallFiles, of_counting_are_answered_as_by_the_twin) {
    for (std::size_t i = 0; i < boards().size(); i += few) {
        std::string input, expected;
        const std::size_t count = std::min(few, boards().size() - i);
        for (std::size_t j = i; j < i + count; ++j) {
            input += boards()[j] + "\n";
            expected += reference::counting(boards()[j]);
        }
        ASSERT_EQ(answer("counting", std::to_string(count) + "\n" + input), expected) << input;
    }
}

TEST_P(AllInputs, of_winning_move_are_answered_as_by_the_twin) {
    for (const Board& board : boards())
        for (const char mark : {'X', 'O'}) {
            Board spaced = board;
            for (char& c : spaced) c = c == '.' ? ' ' : c;
            const std::string expected = reference::winning_move(mark, board), head = mark + line_end;
            ASSERT_EQ(answer("winning-move", head + rows(spaced, line_end)), expected) << picture(board, 3, mark);
            ASSERT_EQ(answer("winning-move", head + rows(spaced, "|" + line_end), options), expected)
                << "with bars" << picture(board, 3, mark);
        }
}

TEST_P(AllInputs, of_winning_move_are_answered_where_the_last_spaces_of_rows_and_the_last_rows_are_lost) {
    for (const Board& board : boards()) {
        std::string input = "X" + line_end;
        for (int row = 0; row < 3; ++row) {
            std::string cells = board.substr(3 * row, 3);
            while (!cells.empty() && cells.back() == '.') cells.pop_back();
            for (char& c : cells) c = c == '.' ? ' ' : c;
            input += cells + line_end;
        }
        while (input.ends_with(line_end + line_end)) input.resize(input.size() - line_end.size());
        ASSERT_EQ(answer("winning-move", input, options), reference::winning_move('X', board))
            << picture(board, 3, 'X');
    }
}

// A file of some cases with at most `faults` bytes changed, lost or put in.
std::string drawn_input(bool has_turns, int faults) {
    const int cases = below(40);
    const std::string line_end = below(4) ? "\n" : "\r\n";
    std::string input = std::to_string(below(8) ? cases : below(50)) + line_end;
    for (int i = 0; i < cases; ++i) {
        const Board& board = boards()[std::size_t(below(int(boards().size())))];
        if (has_turns) input += std::to_string(below(2)) + line_end;
        input += has_turns ? rows(board, line_end) : board + line_end;
    }
    for (; faults > 0 && !input.empty(); --faults) {
        const auto at = std::size_t(below(int(input.size())));
        const char byte = below(2) ? "XO.xo0_-1\n\r \t"[below(13)] : static_cast<char>(below(256));
        if (const int kind = below(3); kind == 0)
            input[at] = byte;
        else if (kind == 1)
            input.erase(at, 1);
        else
            input.insert(at, 1, byte);
    }
    return input;
}

TEST(Reading, the_quick_way_and_any_buffer_give_the_same_answers_and_refusals) {
    for (const bool has_turns : {false, true})
        expect_law(1000, [=] {
            const std::string input = drawn_input(has_turns, below(3)), id = has_turns ? "situation" : "counting";
            RC_LOG() << input;
            const std::string expected = answer(id, input);
            RC_ASSERT(answer(id, input, {.scan = scan_cases}) == expected);
            RC_ASSERT(answer(id, input, {.scan = scan_cases, .buffer = std::size_t(66 + below(200))}) == expected);
            RC_ASSERT(answer(id, input, {}) == expected);
        });
}

using Constraints = std::vector<std::pair<int, int>>;

std::string written(const Constraints& constraints) {
    std::string text = std::to_string(constraints.size()) + "\n";
    for (const auto& [a, b] : constraints) text += std::to_string(a) + " " + std::to_string(b) + "\n";
    return text;
}

Constraints every_constraint() {
    Constraints all;
    for (int a = 1; a <= 9; ++a)
        for (int b = 1; b <= 9; ++b) all.emplace_back(a, b);
    return all;
}

TEST(Advanced, answers_every_set_of_up_to_two_constraints_as_the_twin) {
    const Constraints all = every_constraint();
    std::vector<Constraints> sets{{}};
    for (std::size_t i = 0; i < all.size(); ++i) {
        sets.push_back({all[i]});
        for (std::size_t j = i + 1; j < all.size(); ++j) sets.push_back({all[i], all[j]});
    }
    ASSERT_EQ(sets.size(), 3322U);
    for (const Constraints& set : sets)
        ASSERT_EQ(answer("advanced", written(set)), reference::advanced(set)) << written(set);
}

TEST(Advanced, answers_5000_random_sets_as_the_twin) {
    const Constraints all = every_constraint();
    std::mt19937 random(20240525);
    std::map<std::string, int> verdicts;
    for (int i = 0; i < 5000; ++i) {
        Constraints set;
        const std::size_t size = 3 + random() % (i % 10 == 0 ? 60 : 8);
        while (set.size() < size) set.push_back(all[random() % all.size()]);
        const std::string verdict = answer("advanced", written(set));
        ASSERT_EQ(verdict, reference::advanced(set)) << written(set);
        ++verdicts[verdict];
    }
    EXPECT_EQ(verdicts.size(), 3U) << "X, O and E should all come up";
}

}  // namespace
}  // namespace noughts::tests
