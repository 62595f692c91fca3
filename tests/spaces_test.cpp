// SPDX-License-Identifier: MIT
// The spaces of the workbench: that they hold what they say, nothing that a statement forbids, and the right reasons.
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <iterator>
#include <map>
#include <regex>
#include <set>
#include <span>
#include <sstream>
#include <string>
#include <string_view>
#include <vector>

#include "noughts/blocks.hpp"
#include "noughts/solve.hpp"
#include "src/sources.hpp"
#include "src/workbench/sampling.hpp"
#include "tests/spaces.hpp"

namespace noughts::workbench {
namespace {

// The inputs in which `cases` are asked, as few as there can be.
std::vector<std::string> inputs_of(const Space& space, const std::vector<Case>& cases) {
    std::vector<std::string> inputs;
    for (std::size_t at = 0; at < cases.size(); at += space.layout.most) {
        std::vector<const Case*> some;
        for (std::size_t i = at; i < std::min(at + space.layout.most, cases.size()); ++i) some.push_back(&cases[i]);
        while (some.size() < space.layout.least) some.push_back(some.back());
        inputs.push_back(input_of(space.layout, some));
    }
    return inputs;
}

std::map<std::string_view, std::size_t> count_of_cases() {
    std::map<std::string_view, std::size_t> count;
    for (const Space& space : spaces()) count[space.id] = ordered_cases(space).size();
    return count;
}

TEST(Spaces, have_a_row_for_each_problem_in_its_order) {
    ASSERT_EQ(spaces().size(), contest_problems().size());
    for (std::size_t i = 0; i < spaces().size(); ++i) EXPECT_EQ(spaces()[i].id, contest_problems()[i].id);
}

TEST(Spaces, have_all_cases_where_they_can_be_listed) {
    const auto count = count_of_cases();
    for (const char* const id : {"situation", "accoding4405"}) EXPECT_EQ(count.at(id), 39'366U) << "with either mover";
    for (const char* const id : {"counting", "cf3c", "toe1", "toe2", "gov05", "tctctoe", "quera168945"})
        EXPECT_EQ(count.at(id), 19'683U) << id;
    EXPECT_EQ(count.at("algospot"), 5'478U) << "that a game comes to";
    EXPECT_EQ(count.at("ovoxo"), 4'520U) << "going on";
    EXPECT_EQ(count.at("bdoi2013"), 2'423U) << "going on, X to move";
    EXPECT_EQ(count.at("past202012a"), 32U);
}

std::string drawn(const Position& p) { return to_text(p, 9, 9) + (p.turn == Side::x ? " x" : " o"); }

TEST(Spaces, of_winning_move_have_all_boards_with_either_mark_and_few_in_many_forms) {
    std::set<std::string> boards;
    const std::vector<Case> cases = ordered_cases(spaces()[3]);
    for (const Case& each : cases) boards.insert(drawn(each.board));
    EXPECT_EQ(boards.size(), 39'366U);
    EXPECT_LT(cases.size(), 44'000U) << "each is a run of a program";
}

TEST(Spaces, of_winning_move_have_bars_after_any_rows) {
    std::set<std::string> rows_with_bars;
    for (const Case& each : ordered_cases(spaces()[3])) {
        if (!contains(each.board.filled(), cell(8))) continue;
        std::string bars;
        std::ranges::copy_if(each.text, std::back_inserter(bars), [](char c) { return c == '|' || c == '\n'; });
        if (std::ranges::count(bars, '\n') == 3) bars += '\n';
        rows_with_bars.insert(bars);
    }
    EXPECT_EQ(rows_with_bars.size(), 8U);
}

// Programs that read a board well unless two things about its form come together.
TEST(Spaces, of_winning_move_combine_any_two_forms_where_the_answer_is_yes) {
    static constexpr std::array forms{"bars", "some-bars", "carriage-returns", "lost-spaces", "no-last-line-end"};
    const auto has = [](const Case& each, std::string_view form) {
        return ("-and-" + std::string(each.probe) + "-and-").find("-and-" + std::string(form) + "-and-") !=
               std::string::npos;
    };
    std::map<std::string, std::size_t> count;
    for (const Case& each : ordered_cases(spaces()[3]))
        for (const char* const one : forms)
            for (const char* const other : forms)
                if (has(each, one) && has(each, other) &&
                    winning_moves(make_rules(tic_tac_toe), each.board, each.board.turn))
                    ++count[std::string(one) + ' ' + other];
    EXPECT_EQ(count.size(), 23U) << "all but bars with some bars";
    for (const auto& [pair, cases] : count) EXPECT_GE(cases, 10U) << pair;
}

// Each line, each of its cells that can be filled last, and each side that is asked about.
TEST(Spaces, of_winning_moves_need_every_line) {
    const std::map<std::string_view, std::size_t> count{{"winning-move", 2 * 8 * 3},
                                                        {"cf754b", 24 * 3},
                                                        {"codingame-tictactoe", 8 * 3},
                                                        {"codingame-connect4", 2 * (24 * 4 + 21 + 24 * 4)},
                                                        {"bdoi2013", 8 * 3}};
    for (const auto& [id, all] : count)
        EXPECT_EQ(only_lines(space_of(id), ordered_cases(space_of(id))).size(), all) << id;
}

TEST(Spaces, of_larger_boards_have_several_of_any_number_of_marks) {
    for (const char* const id : {"cf754b", "poj1568", "codingame-connect4"}) {
        std::map<int, std::size_t> count;
        for (const Case& each : ordered_cases(space_of(id))) ++count[each.size];
        const int last = count.rbegin()->first;
        const int step = space_of(id).grid.gravity ? 1 : 2;
        for (int n = 2; n <= last; n += step) EXPECT_GE(count[n], 10U) << id << ", " << n << " marks";
    }
}

TEST(Spaces, of_connect_four_have_boards_that_play_comes_to) {
    const Rules rules = make_rules(space_of("codingame-connect4").grid);
    for (const Case& each : ordered_cases(space_of("codingame-connect4"))) {
        const Position& p = each.board;
        ASSERT_TRUE(size(p.x) - size(p.o) == (p.turn == Side::o)) << each.text;
        ASSERT_EQ(lines_held(rules, p, Side::x) + lines_held(rules, p, Side::o), 0) << each.text;
        for (Cells left = p.filled(); left; left &= left - 1)
            ASSERT_TRUE(contains(p.filled(), rules.needs[first_of(left)])) << each.text;
    }
}

Constraints lines_of(const Case& asked) {
    std::istringstream in(asked.text);
    Constraints lines;
    int a = 0, b = 0;
    for (in >> a; in >> a >> b;) lines.emplace_back(a - 1, b - 1);
    return lines;
}

int winner_under(const Constraints& lines) {
    Rules rules = make_rules(tic_tac_toe);
    for (const auto& [a, b] : lines) rules.add_need(b, a);
    return solve<Value>(rules, {}).answer;
}

TEST(Spaces, of_advanced_have_the_sets_that_their_names_say) {
    std::map<std::string_view, std::size_t> probes;
    std::map<int, std::size_t> sizes;
    std::size_t longest = 0;
    for (const Case& each : ordered_cases(spaces()[2])) {
        ++probes[each.probe];
        const bool chosen = each.probe.starts_with("repeats") || each.probe.ends_with("matters");
        if (!chosen) ++sizes[each.size];
        longest = std::max(longest, std::size_t(each.size));
    }
    EXPECT_EQ(sizes[0] + sizes[1] + sizes[2], 3'322U) << "all sets of up to two";
    EXPECT_EQ(probes["dead-cells"], 466U) << "the patterns of more than two dead cells";
    EXPECT_EQ(probes["four-that-win-for-o"], 7'908U);
    EXPECT_EQ(longest, 100'000U);
}

// Programs that take no notice of some of the lines: the first ones, the last ones, those between.
TEST(Spaces, of_advanced_need_each_part_of_many_lines) {
    std::vector<Constraints> sets;
    for (const Case& each : ordered_cases(spaces()[2]))
        if (each.size == 100'000) sets.push_back(lines_of(each));
    for (const auto& [from, end] :
         {std::pair(0, 10), {10, 50'000}, {20'000, 99'990}, {50'000, 99'990}, {99'990, 100'000}})
        EXPECT_TRUE(std::ranges::any_of(sets,
                                        [from = from, end = end](const Constraints& set) {
                                            Constraints left = set;
                                            left.erase(left.begin() + from, left.begin() + end);
                                            return winner_under(left) != winner_under(set);
                                        }))
            << from << " to " << end;
}

TEST(Spaces, of_advanced_have_fours_that_o_wins_and_none_twice) {
    std::set<Constraints> seen;
    for (const Case& each : ordered_cases(spaces()[2])) {
        if (each.probe != "four-that-win-for-o") continue;
        EXPECT_TRUE(seen.insert(each.needs).second) << each.text;
        EXPECT_EQ(read(contest_problems()[2], each.text).output, "O\n") << each.text;
    }
    EXPECT_EQ(seen.size(), 7'908U);
}

INSTANTIATE_TEST_SUITE_P(Workbench, EachSpace, testing::ValuesIn(spaces().begin(), spaces().end()), name_of_space);

TEST_P(EachSpace, has_inputs_that_strict_reading_takes) {
    for (const std::string& input : inputs_of(space, cases)) ASSERT_EQ(read(problem, input).refusal, "") << input;
}

// A space of 3x3 boards that says so has each board as a case, after every first line that there is. The letters and where
// they stand are taken from the cases of one mark and of none.
TEST_P(EachSpace, has_every_board_that_strict_reading_takes_where_it_says_so) {
    if (!space.complete() || space.grid.width * space.grid.height != 9) return;
    std::set<std::string> texts, empty;
    std::string letters = "xo.";
    for (const Case& each : cases) {
        texts.insert(each.text);
        const char last = each.text[each.text.find_last_not_of('\n')];
        if (each.size == 0) empty.insert(each.text);
        if (each.size == 0) letters[2] = last;
        if (each.size == 1 && each.board.x == cell(8)) letters[0] = last;
        if (each.size == 1 && each.board.o == cell(8)) letters[1] = last;
    }
    for (std::uint32_t number = 0; number < position_count(9); ++number)
        for (std::string text : empty) {
            const Position p = position_of(number, 9);
            std::size_t at = text.size();
            for (int c = 9; c-- > 0; at--) {
                at = text.find_last_of(letters[2], at - 1) + 1;
                text[at - 1] = letters[contains(p.x, cell(c)) ? 0 : contains(p.o, cell(c)) ? 1 : 2];
            }
            const Case asked{.text = text, .probe = "board"};
            const Case* const alone[]{&asked};
            if (texts.contains(text)) continue;
            ASSERT_NE(read(problem, input_of(space.layout, alone)).refusal, "") << text;
        }
}

TEST_P(EachSpace, has_each_case_of_the_published_sample) {
    const std::string sample(std::ranges::find(sources(), space.id, &Source::id)->sample);
    ASSERT_NE(sample, "");
    EXPECT_FALSE(cases_in(space.layout, cases, sample).empty()) << sample;
}

// The fewest and the most marks of the legal boards, where it is not all boards of 3x3 that are legal.
TEST_P(EachSpace, has_the_emptiest_and_the_fullest_legal_boards) {
    static const std::map<std::string_view, std::pair<int, int>> extremes{
        {"cf754b", {0, 14}},     {"poj1568", {0, 14}},    {"ovoxo", {0, 8}},
        {"desas1", {2, 9}},      {"ccf201803-4", {0, 8}}, {"codingame-connect4", {0, 41}},
        {"past202012a", {5, 5}}, {"bdoi2013", {0, 8}},    {"advanced", {0, 0}}};
    const auto found = extremes.find(space.id);
    const auto [fewest, most] = found == extremes.end() ? std::pair(0, 9) : found->second;
    std::map<int, int> count;
    for (const Case& each : cases) ++count[size(each.board.filled())];
    EXPECT_EQ(count.begin()->first, fewest);
    EXPECT_EQ(count.rbegin()->first, most);
}

TEST_P(EachSpace, has_the_smallest_cases_first) {
    EXPECT_TRUE(std::ranges::is_sorted(cases, {}, &Case::size));
    for (const Case& each : cases)
        ASSERT_EQ(each.size, space.id == "advanced" ? std::stoi(each.text) : size(each.board.filled())) << each.text;
}

TEST_P(EachSpace, names_what_its_cases_probe_as_files_are_named) {
    for (const Case& each : cases) {
        ASSERT_FALSE(each.probe.empty()) << each.text;
        ASSERT_EQ(each.probe.find_first_not_of("abcdefghijklmnopqrstuvwxyz0123456789-"), each.probe.npos) << each.probe;
    }
}

TEST_P(EachSpace, asks_nothing_twice) {
    std::set<std::string_view> texts;
    for (const Case& each : cases) ASSERT_TRUE(texts.insert(each.text).second) << each.probe << '\n' << each.text;
}

// Cases spread over all, the smallest and the largest among them.
std::vector<const Case*> some_of(const std::vector<Case>& cases, std::size_t count) {
    std::vector<const Case*> some{&cases.front(), &cases.back()};
    for (const std::size_t i : spread_sample(cases.size(), count)) some.push_back(&cases[i]);
    return some;
}

std::string why(const Space& space, const Case& asked) { return space.why(rules_of(space, asked), asked); }

std::string answer_to(const Space& space, const Case* asked) {
    const std::vector<const Case*> asked_often(space.layout.least, asked);
    return read(problem_of(space), input_of(space.layout, asked_often)).output;
}

TEST_P(EachSpace, has_reasons_in_whole_lines) {
    for (const Case* const each : some_of(cases, 400)) {
        const std::string reason = why(space, *each);
        ASSERT_TRUE(reason.size() > 1 && reason.ends_with('\n')) << each->text << reason;
        ASSERT_FALSE(reason.starts_with('\n')) << each->text << reason;
        ASSERT_EQ(reason.find("\n\n"), reason.npos) << each->text << reason;
        for (const char c : reason) ASSERT_TRUE(c == '\n' || (c >= ' ' && c < 127)) << reason;
    }
}

// Words in a reason, and how the answer begins if and only if they are there.
struct Sign {
    std::string id, said, answer;
};

const std::vector<Sign>& signs() {
    static const std::vector<Sign> all{{"advanced", "X has completed", "X"},
                                       {"advanced", "O has completed", "O"},
                                       {"advanced", "nobody has a line", "E"},
                                       {"winning-move", "no move completes", "No"},
                                       {"counting", "play cannot come to it", "-1 -1"},
                                       {"cf3c", "play cannot come to it", "illegal"},
                                       {"cf754b", "no move completes", "NO"},
                                       {"toe1", "play cannot come to it", "no"},
                                       {"gov05", "play cannot come to it", "I"},
                                       {"tctctoe", "play cannot come to it", "3"},
                                       {"desas1", "play cannot come to it", "NEKOREKTS"},
                                       {"quera168945", "play cannot come to it", "Invalid"},
                                       {"accoding4405", ": the score is -", "-"},
                                       {"accoding4405", ": the score is 4", "4"},
                                       {"ccf201803-4", ": the score is 0", "0"},
                                       {"ccf201803-4", ": the score is 3", "3"},
                                       {"algospot", "then X has completed", "x"},
                                       {"algospot", "then O has completed", "o"},
                                       {"tkcode-alice", "then X has completed", "Alice"},
                                       {"tkcode-alice", "then O has completed", "Bob"},
                                       {"codingame-tictactoe", "no move completes", "false"},
                                       {"bdoi2013", "no move completes", "Case 1: NO"},
                                       {"past202012a", "X has 0 lines, O has 0 lines", "draw"}};
    return all;
}

TEST_P(EachSpace, has_reasons_that_agree_with_the_answers) {
    for (const Sign& sign : signs())
        if (sign.id == space.id)
            for (const Case* const each : some_of(cases, 300)) {
                const std::string reason = why(space, *each);
                ASSERT_EQ(reason.find(sign.said) != reason.npos, answer_to(space, each).starts_with(sign.answer))
                    << each->text << reason << answer_to(space, each);
            }
}

TEST(Reasons, of_situation_end_with_the_score) {
    const Space& space = spaces()[0];
    const auto cases = ordered_cases(space);
    for (const Case* const each : some_of(cases, 300)) {
        const std::string answer = answer_to(space, each);
        ASSERT_TRUE(why(space, *each).ends_with(": " + answer)) << each->text << answer << why(space, *each);
    }
}

TEST(Reasons, of_counting_add_up) {
    const Space& space = spaces()[1];
    static const std::regex move("[1-9]: ([0-9]+) ([0-9]+)");
    const auto cases = ordered_cases(space);
    for (const Case* const each : some_of(cases, 2000)) {
        const std::string reason = why(space, *each);
        if (reason.find("after each move") == reason.npos) continue;
        unsigned long x = 0, o = 0;
        for (std::sregex_iterator found(reason.begin(), reason.end(), move), none; found != none; ++found) {
            x += std::stoul((*found)[1]);
            o += std::stoul((*found)[2]);
        }
        ASSERT_EQ(std::to_string(x) + ' ' + std::to_string(o) + '\n', answer_to(space, each)) << each->text << reason;
    }
}

}  // namespace
}  // namespace noughts::workbench
