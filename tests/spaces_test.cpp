// SPDX-License-Identifier: MIT
// The spaces of the workbench: that they hold what they say, nothing that a statement forbids, and the right reasons;
// and the test sets that are made of them.
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <map>
#include <ostream>
#include <regex>
#include <set>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "contest/problems.hpp"
#include "src/sources.hpp"
#include "src/workbench/sampling.hpp"
#include "src/workbench/space.hpp"
#include "src/workbench/test_set.hpp"

namespace noughts::workbench {

void PrintTo(const Space& space, std::ostream* out) { *out << space.id; }

namespace {

using Files = std::map<std::string, std::string>;

const contest::Problem& problem_of(const Space& space) {
    return *std::ranges::find(contest::problems, space.id, &contest::Problem::id);
}

// The answer where strict reading takes the input, otherwise what it says.
struct Reading {
    std::string output, refusal;
};

Reading read(const contest::Problem& problem, const std::string& input) {
    Reading result;
    Reader in(from_text(input), {.strict = true, .buffer = 4096});
    Writer out(into_string(result.output));
    try {
        problem.answer(in, out);
    } catch (const BadInput& refusal) {
        result.refusal = refusal.what();
    }
    out.flush();
    return result;
}

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
    ASSERT_EQ(spaces().size(), contest::problems.size());
    for (std::size_t i = 0; i < spaces().size(); ++i) EXPECT_EQ(spaces()[i].id, contest::problems[i].id);
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

TEST(Spaces, of_winning_move_have_all_boards_in_the_plain_form_and_some_in_each_other) {
    std::map<std::string_view, std::size_t> forms;
    std::set<std::string> plain;
    for (const Case& each : ordered_cases(spaces()[3])) {
        const std::string_view form = each.probe == "bars-between-marks" ? "bars" : each.probe;
        if (std::ranges::count(std::array{"bars", "carriage-returns", "lost-spaces", "no-last-line-end"}, form) != 0)
            ++forms[form];
        else
            plain.insert(each.text);
    }
    EXPECT_EQ(plain.size(), 39'366U);
    EXPECT_EQ(forms.size(), 4U);
    for (const auto& [name, count] : forms) EXPECT_GE(count, 300U) << name;
}

TEST(Spaces, of_advanced_have_the_sets_that_their_names_say) {
    std::map<std::string_view, std::size_t> probes;
    std::map<int, std::size_t> sizes;
    std::size_t longest = 0;
    for (const Case& each : ordered_cases(spaces()[2])) {
        ++probes[each.probe];
        if (!each.probe.starts_with("repeats")) ++sizes[each.size];
        longest = std::max(longest, std::size_t(each.size));
    }
    EXPECT_EQ(sizes[0] + sizes[1] + sizes[2], 3'322U) << "all sets of up to two";
    EXPECT_EQ(probes["dead-cells"], 466U) << "the patterns of more than two dead cells";
    EXPECT_EQ(probes["four-that-win-for-o"], 2'204U);
    EXPECT_EQ(longest, 100'000U);
}

TEST(Spaces, of_advanced_have_fours_that_o_wins_and_none_twice) {
    std::set<Constraints> seen;
    for (const Case& each : ordered_cases(spaces()[2])) {
        if (each.probe != "four-that-win-for-o") continue;
        EXPECT_TRUE(seen.insert(each.needs).second) << each.text;
        EXPECT_EQ(read(contest::problems[2], each.text).output, "O\n") << each.text;
    }
    EXPECT_EQ(seen.size(), 2'204U);
}

class EachSpace : public testing::TestWithParam<Space> {
protected:
    const Space& space = GetParam();
    const contest::Problem& problem = problem_of(space);
    const std::vector<Case> cases = ordered_cases(space);
    const bool single = space.layout.most == 1;
};

std::string name_of_space(const testing::TestParamInfo<Space>& info) {
    std::string name(info.param.id);
    std::ranges::replace(name, '-', '_');
    return name;
}

INSTANTIATE_TEST_SUITE_P(Workbench, EachSpace, testing::ValuesIn(spaces().begin(), spaces().end()), name_of_space);

TEST_P(EachSpace, has_inputs_that_strict_reading_takes) {
    for (const std::string& input : inputs_of(space, cases)) ASSERT_EQ(read(problem, input).refusal, "") << input;
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
                                       {"accoding4405", "then O has completed", "-"},
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

Files test_set(const Space& space, void (*write)(const Space&, const UseFile&)) {
    Files files;
    write(space, [&](const TestFile& file) {
        EXPECT_TRUE(files.emplace(file.path, file.text).second) << file.path << " twice";
    });
    return files;
}

void write_good(const Space& space, const UseFile& use) {
    const auto source = std::ranges::find(sources(), space.id, &Source::id);
    write_tests(space, problem_of(space), std::string(source->sample), use);
}

void write_bad(const Space& space, const UseFile& use) { write_invalid_inputs(space, problem_of(space), use); }

TEST_P(EachSpace, makes_a_test_set_of_valid_inputs_with_their_answers) {
    static const std::regex names("data/(sample/[1-9]|secret/[0-9]{3}-[a-z0-9-]+)\\.(in|ans)");
    const Files files = test_set(space, write_good);
    EXPECT_TRUE(files.contains("data/sample/1.in"));
    EXPECT_GE(files.size(), 4U);
    std::size_t bytes = 0;
    for (const auto& [path, text] : files) {
        EXPECT_TRUE(std::regex_match(path, names)) << path;
        bytes += text.size();
        if (!path.ends_with(".in")) continue;
        const Reading reading = read(problem, text);
        EXPECT_EQ(reading.refusal, "") << path;
        const auto answer = files.find(path.substr(0, path.size() - 2) + "ans");
        ASSERT_NE(answer, files.end()) << path;
        EXPECT_TRUE(answer->second == reading.output) << path;
    }
    EXPECT_LT(bytes, 8'000'000U) << "a small set";
}

TEST_P(EachSpace, makes_a_test_set_in_which_everything_is_probed) {
    std::set<std::string> probes, probed;
    for (const Case& each : cases) probes.emplace(each.probe);
    for (const auto& [path, text] : test_set(space, write_good))
        if (path.starts_with("data/secret/")) probed.insert(path.substr(16, path.rfind('.') - 16));
    probed.erase("all-and-as-many-as-allowed");
    EXPECT_EQ(probed, probes);
}

TEST_P(EachSpace, makes_the_same_test_set_again) {
    EXPECT_TRUE(test_set(space, write_good) == test_set(space, write_good));
    EXPECT_TRUE(test_set(space, write_bad) == test_set(space, write_bad));
}

TEST_P(EachSpace, makes_inputs_that_a_validator_must_refuse) {
    static const std::regex names("data/invalid_input/[a-z0-9-]+\\.in");
    const Files files = test_set(space, write_bad);
    EXPECT_GE(files.size(), 10U);
    for (const auto& [path, text] : files) {
        EXPECT_TRUE(std::regex_match(path, names)) << path;
        EXPECT_NE(read(problem, text).refusal, "") << path;
    }
}

}  // namespace
}  // namespace noughts::workbench
