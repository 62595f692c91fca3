// SPDX-License-Identifier: MIT
// The further contest problems, text in and text out, against the naive twin: every board where it has nine cells or
// fewer, thousands of random ones where it is larger; strictly as the statements have it, and with CR LF through a small
// buffer.
#include <gtest/gtest.h>

#include <algorithm>
#include <cctype>
#include <functional>
#include <ostream>
#include <random>
#include <string>
#include <utility>
#include <vector>

#include "tests/contest.hpp"
#include "tests/further_reference.hpp"
#include "tests/twin.hpp"

namespace noughts::tests {
namespace {

struct Case {
    Board board;
    char mover = 'X';
    int number = 1;  // within its file
};

constexpr int no_limit = 1 << 20;

// The text of a file: `head`, in which # is the number of cases, the cases with `gap` between them, and `foot`.
struct Layout {
    int most = 1;  // cases in a file
    std::string letters = "XO.";
    int width = 3;
    std::string apart{};  // between two cells
    std::string head{}, gap{}, foot{};
    bool has_turn = false;
};

struct Problem {
    std::string id;
    Layout layout;
    std::vector<Case> (*cases)();
    std::function<std::string(const Case&)> answer;
    std::string between{}, end{};  // of the answers
};

std::ostream& operator<<(std::ostream& out, const Problem& problem) { return out << problem.id; }

std::string replaced(const std::string& text, const std::string& from, const std::string& to) {
    std::string result;
    std::size_t begin = 0;
    for (std::size_t at = 0; (at = text.find(from, begin)) != std::string::npos; begin = at + from.size())
        result.append(text, begin, at - begin) += to;
    return result.append(text, begin);
}

std::string rows(const Board& board, int width, const std::string& letters, const std::string& apart = "") {
    std::string text;
    for (std::size_t c = 0; c < board.size(); ++c) {
        text += letters[board[c] == 'X' ? 0 : board[c] == 'O' ? 1 : 2];
        text += (int(c) + 1) % width == 0 ? "\n" : apart;
    }
    return text;
}

std::string file(const Layout& layout, const std::vector<Case>& cases) {
    std::string text = replaced(layout.head, "#", std::to_string(cases.size()));
    for (std::size_t i = 0; i < cases.size(); ++i) {
        if (i > 0) text += layout.gap;
        if (layout.has_turn) text += cases[i].mover == 'X' ? "1\n" : "2\n";
        text += rows(cases[i].board, layout.width, layout.letters, layout.apart);
    }
    return text + layout.foot;
}

std::vector<Case> cases_of(const std::vector<Board>& boards) {
    std::vector<Case> cases;
    cases.reserve(boards.size());
    for (const Board& board : boards) cases.push_back({board});
    return cases;
}

std::vector<Case> every_board() {
    static const std::vector<Case> all = cases_of(all_boards(9));
    return all;
}

std::vector<Case> every_board_and_mover() {
    std::vector<Case> all = every_board();
    for (const Case& one : every_board()) all.push_back({one.board, 'O'});
    return all;
}

template <class Wanted>
std::vector<Case> boards_where(Wanted wanted) {
    std::vector<Case> found;
    for (const Case& one : every_board())
        if (wanted(reference::standing(one.board, "X"))) found.push_back(one);
    return found;
}

std::vector<Case> reachable_boards() {
    return boards_where([](char how) { return how != 'I'; });
}

std::vector<Case> boards_going_on() {
    return boards_where([](char how) { return how == 'C'; });
}

std::vector<Case> full_rows() {
    std::vector<Board> full;
    for (const Board& row : all_boards(5))
        if (row.find('.') == Board::npos) full.push_back(row);
    return cases_of(full);
}

// Boards of 4x4 cells with as many X as O, the same ones every time.
std::vector<Case> random_boards(int count, int least_empty, int most_empty) {
    std::mt19937 random(20130814);
    std::vector<Board> boards;
    while (int(boards.size()) < count) {
        const int pairs = (16 - least_empty - int(random() % unsigned(most_empty - least_empty + 1))) / 2;
        Board board = Board(pairs, 'X') + Board(pairs, 'O') + Board(16 - 2 * pairs, '.');
        std::shuffle(board.begin(), board.end(), random);
        boards.push_back(board);
    }
    return cases_of(boards);
}

std::vector<Case> boards_of_16_cells() { return random_boards(5000, 0, 16); }

std::vector<Case> boards_without_a_line_of_four() {
    std::vector<Case> cases = random_boards(3000, 2, 7);
    std::erase_if(cases, [](const Case& one) {
        static const reference::Game game = reference::grid(4, 4, 4);
        return reference::lines_of(game, one.board, 'X') + reference::lines_of(game, one.board, 'O') > 0;
    });
    return cases;
}

std::vector<Case> boards_of_connect_four() {
    std::mt19937 random(19740202);
    std::vector<Board> boards;
    for (int i = 0; i < 5000; ++i) {
        Board board(42, '.');
        const int marks = int(random() % 42);
        for (int made = 0; made < marks;) {
            const int column = int(random() % 7);
            int cell = 35 + column;
            while (cell >= 0 && board[cell] != '.') cell -= 7;
            if (cell >= 0) board[cell] = made++ % 2 ? 'O' : 'X';
        }
        boards.push_back(board);
    }
    return cases_of(boards);
}

template <class Answer>
auto of_board(Answer answer) {
    return [answer](const Case& one) { return answer(one.board); };
}

std::vector<Problem> all_problems() {
    const reference::Game& three = reference::tic_tac_toe();
    const reference::Game four = reference::grid(4, 4, 3);
    const auto holder = [](const reference::Game& game, const std::vector<std::string>& words) {
        return [=](const Case& one) { return reference::holder(game, one.board, words); };
    };
    const auto score = [](const Case& one) {
        return std::to_string(reference::final_score(one.board, one.mover)) + "\n";
    };
    return {
        {"cf3c", {.letters = "X0."}, every_board, of_board(reference::cf3c)},
        {"cf754b",
         {.letters = "xo.", .width = 4},
         boards_of_16_cells,
         [four](const Case& one) { return reference::can_win_now(four, one.board); }},
        {"poj1568",
         {.most = no_limit, .letters = "xo.", .width = 4, .head = "?\n", .gap = "?\n", .foot = "$\n"},
         boards_without_a_line_of_four,
         of_board(reference::poj1568)},
        {"toe1", {.most = 100'000, .head = "#\n", .gap = "\n"}, every_board, of_board(reference::toe1)},
        {"toe2", {.most = no_limit, .width = 9, .foot = "end\n"}, every_board, of_board(reference::toe2)},
        {"ovoxo",
         {.most = 999, .letters = "XO_", .head = "#\n", .gap = "\n", .foot = "\n"},
         boards_going_on,
         [](const Case& one) {
             const auto [wins, board] = reference::best_move(one.board);
             return (wins ? "WON\n" : "CONTINUE\n") + rows(board, 3, "XO_");
         }},
        {"gov05",
         {.most = 100'000, .head = "#\n\n", .gap = "\n", .foot = "\n"},
         every_board,
         of_board(reference::gov05),
         "",
         "\n"},
        {"tctctoe", {.most = 19'683, .letters = "XO_", .head = "#\n"}, every_board, of_board(reference::tctctoe)},
        {"aoj0066", {.most = no_limit, .letters = "xos", .width = 9}, every_board, holder(three, {"x", "o", "d"})},
        {"algospot",
         {.most = 50, .letters = "xo.", .head = "#\n"},
         reachable_boards,
         [](const Case& one) {
             return reference::winner(one.board, reference::mover_if_x_starts(one.board), {"x", "o", "TIE"});
         }},
        {"desas1", {}, every_board, of_board(reference::desas1)},
        {"ccf201803-4", {.most = 5, .letters = "120", .apart = " ", .head = "#\n"}, every_board, score},
        {"accoding4405",
         {.most = no_limit, .letters = "120", .apart = " ", .has_turn = true},
         every_board_and_mover,
         score,
         "\n"},
        {"codingame-tictactoe",
         {},
         every_board,
         [three](const Case& one) {
             const auto wins = reference::completing_moves(three, one.board, 'O');
             if (wins.empty()) return std::string("false\n");
             Board board = one.board;
             board[wins.front()] = 'O';
             return rows(board, 3, "XO.");
         }},
        {"codingame-connect4",
         {.letters = "12.", .width = 7},
         boards_of_connect_four,
         [](const Case& one) {
             return reference::winning_columns(one.board, 'X') + reference::winning_columns(one.board, 'O');
         }},
        {"quera168945", {.letters = "XO?"}, every_board, of_board(reference::quera168945)},
        {"tkcode-alice",
         {},
         every_board,
         [](const Case& one) {
             return reference::winner(one.board, 'X', {"Alice", "Bob", "Tie"});
         }},
        {"bdoi2013",
         {.most = 2499, .head = "#\n"},
         every_board,
         [&three](const Case& one) {
             return "Case " + std::to_string(one.number) + ": " + reference::can_win_now(three, one.board);
         }},
        {"dwite08c4p2", {.most = 5}, every_board, holder(three, {"X", "O", "."})},
        {"past202012a",
         {.letters = "xo?", .width = 5},
         full_rows,
         holder(reference::grid(5, 1, 3), {"x", "o", "draw"})},
    };
}

class Further : public testing::TestWithParam<Problem> {
protected:
    const Problem& problem = GetParam();

    // The cases in files as large as the statement allows. Where a file has a number of cases that is fixed, the last one
    // is filled up.
    std::vector<std::vector<Case>> files() const {
        std::vector<Case> cases = problem.cases();
        const auto most = std::size_t(problem.layout.most);
        while (problem.layout.head.empty() && most < 10 && cases.size() % most != 0) cases.push_back(cases.front());
        std::vector<std::vector<Case>> files;
        for (std::size_t i = 0; i < cases.size(); ++i) {
            if (i % most == 0) files.emplace_back();
            files.back().push_back(cases[i]);
            files.back().back().number = int(files.back().size());
        }
        return files;
    }

    void expect_answers(const std::string& line_end, const ReaderOptions& options) const {
        for (const std::vector<Case>& cases : files()) {
            const std::string input = file(problem.layout, cases);
            std::string expected;
            for (const Case& one : cases)
                expected += (one.number > 1 ? problem.between : std::string()) + problem.answer(one);
            expected += problem.end;
            const std::string given = replaced(input, "\n", line_end), got = answer(problem.id, given, options);
            const auto at = std::size_t(std::mismatch(got.begin(), got.end(), expected.begin(), expected.end()).first -
                                        got.begin());
            ASSERT_EQ(got.size(), expected.size()) << input.substr(0, 500) << "answered " << got.substr(0, 500);
            ASSERT_EQ(at, got.size()) << input.substr(0, 500) << "answered at " << at << " " << got.substr(at, 80)
                                      << "instead of " << expected.substr(at, 80);
        }
    }
};

std::string test_name_of(const testing::TestParamInfo<Problem>& info) {
    std::string name = info.param.id;
    for (char& c : name)
        if (!std::isalnum(static_cast<unsigned char>(c))) c = '_';
    return name;
}

INSTANTIATE_TEST_SUITE_P(Contest, Further, testing::ValuesIn(all_problems()), test_name_of);

TEST_P(Further, problems_are_answered_as_by_the_twin_strictly) { expect_answers("\n", strict); }

TEST_P(Further, problems_are_answered_as_by_the_twin_with_cr_lf_and_a_small_buffer) { expect_answers("\r\n", small); }

// Whatever is lost at the end of a file, and whatever stands behind it, is refused with its line.
TEST_P(Further, problems_refuse_what_is_too_short_or_too_long_or_no_mark) {
    const std::vector<Case> cases = files().front();
    const std::vector<Case> few(cases.begin(), cases.begin() + std::min<std::ptrdiff_t>(5, std::ssize(cases)));
    const std::string good = file(problem.layout, few);
    const auto refused = [&](const std::string& input) {
        for (const bool strict : {false, true}) {
            const std::string got = answer(problem.id, input, {.strict = strict});
            EXPECT_NE(got.find("line "), std::string::npos) << input << "answered " << got;
            EXPECT_NE(got.find(": expected "), std::string::npos) << input << "answered " << got;
            EXPECT_NE(got.find(", found "), std::string::npos) << input << "answered " << got;
        }
    };
    const std::size_t last = good.find_last_not_of("\n" + problem.layout.foot);
    refused(good.substr(0, last));
    refused(good.substr(0, last) + "#" + good.substr(last + 1));
    refused(good.substr(0, last + 1) + "X" + good.substr(last + 1));
    refused(good + "?#\n");
    if (problem.layout.most < no_limit)
        refused(good + rows(few[0].board, problem.layout.width, problem.layout.letters));
}

TEST(FurtherProblems, are_all_here) {
    std::vector<std::string> ids{"situation", "counting", "advanced", "winning-move"};
    for (const Problem& problem : all_problems()) ids.push_back(problem.id);
    ASSERT_EQ(ids.size(), contest_problems().size());
    for (std::size_t i = 0; i < ids.size(); ++i) EXPECT_EQ(ids[i], contest_problems()[i].id);
}

TEST(FurtherProblems, need_the_empty_lines_of_their_statements_in_strict_reading_alone) {
    int with_empty_lines = 0;
    for (const Problem& problem : all_problems()) {
        const std::vector<Case> all = problem.cases(),
                                cases(all.begin(), all.begin() + std::min(3, problem.layout.most));
        const std::string input = file(problem.layout, cases), without = replaced(input, "\n\n", "\n");
        if (without == input) continue;
        ++with_empty_lines;
        EXPECT_EQ(answer(problem.id, without), answer(problem.id, input)) << problem.id;
        const std::string got = answer(problem.id, without, {.strict = true});
        EXPECT_NE(got.find("expected an empty line, found "), std::string::npos) << problem.id << " answers " << got;
    }
    EXPECT_EQ(with_empty_lines, 3);
}

TEST(FurtherProblems, take_no_empty_cell_where_all_are_marked) {
    using namespace std::string_literals;
    for (const std::string& row : {"xo.xo"s, "xo_xo"s, "xo-xo"s, "xo\0xo"s, "xo xo"s, "xoxo"s, ""s})
        EXPECT_EQ(answer("past202012a", row).find("line 1: expected a row of 5 cells, each x or o, found "), 0U) << row;
}

// The files of their statements have few cases; ours may have many, and boards that come up again.
TEST(FurtherProblems, answer_a_hundred_thousand_cases) {
    const std::vector<Case> boards = every_board();
    std::vector<Case> cases;
    cases.reserve(100'000);
    for (int i = 0; i < 100'000; ++i) cases.push_back(boards[std::size_t(i) * 7919 % boards.size()]);
    for (const Problem& problem : all_problems()) {
        if (problem.layout.head != "#\n" || problem.id == "bdoi2013") continue;
        const std::string got = answer(problem.id, file(problem.layout, cases), {});
        EXPECT_EQ(std::count(got.begin(), got.end(), '\n'), problem.id == "ovoxo" ? 400'000 : 100'000) << problem.id;
    }
}

}  // namespace
}  // namespace noughts::tests
