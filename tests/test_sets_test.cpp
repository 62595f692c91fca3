// SPDX-License-Identifier: MIT
// The test sets that are made of spaces, and the inputs that a validator must refuse.
#include <gtest/gtest.h>

#include <map>
#include <regex>
#include <set>
#include <sstream>
#include <string>

#include "noughts/solve.hpp"
#include "noughts/status.hpp"
#include "src/sources.hpp"
#include "src/workbench/test_set.hpp"
#include "tests/spaces.hpp"

namespace noughts::workbench {
namespace {

using Files = std::map<std::string, std::string>;

class EachTestSet : public EachSpace {};

INSTANTIATE_TEST_SUITE_P(TestSets, EachTestSet, testing::ValuesIn(spaces().begin(), spaces().end()), name_of_space);

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

TEST_P(EachTestSet, has_valid_inputs_with_their_answers) {
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

TEST_P(EachTestSet, probes_everything) {
    std::set<std::string> probes, probed;
    for (const Case& each : cases) probes.emplace(each.probe);
    for (const auto& [path, text] : test_set(space, write_good))
        if (path.starts_with("data/secret/")) probed.insert(path.substr(16, path.rfind('.') - 16));
    probed.erase(space.layout.most < cases.size() ? "as-many-as-allowed" : "all-and-as-many-as-allowed");
    EXPECT_EQ(probed.erase("all-once"), space.layout.most > std::max<std::size_t>(cases.size(), 200));
    EXPECT_EQ(probed.erase("same-case-twice-in-a-row"), space.layout.most > 1);
    EXPECT_EQ(probed, probes);
}

TEST_P(EachTestSet, has_all_cases_once_in_a_shuffled_order_where_they_fit) {
    if (space.layout.most == 1 || space.layout.most < cases.size() || cases.size() < 200) return;
    bool found = false;
    for (const auto& [path, text] : test_set(space, write_good)) {
        if (!path.ends_with(".in")) continue;
        std::vector<std::size_t> asked = cases_in(space.layout, cases, text);
        if (asked.size() != cases.size() || std::ranges::is_sorted(asked)) continue;
        std::ranges::sort(asked);
        found = found || std::ranges::adjacent_find(asked) == asked.end();
    }
    EXPECT_TRUE(found);
}

// The cases that are asked in a test set of inputs of one case.
std::vector<Case> asked_in_test_set(const Space& space) {
    std::set<std::string> inputs;
    for (const auto& [path, text] : test_set(space, write_good))
        if (path.ends_with(".in")) inputs.insert(text);
    EXPECT_LE(inputs.size(), 260U) << "a small set of " << space.id;
    std::vector<Case> asked = ordered_cases(space);
    std::erase_if(asked, [&](const Case& each) { return !inputs.contains(each.text); });
    return asked;
}

// Whether some input of the set of advanced is answered otherwise if each cell keeps `kept(constraint, n)` of its
// constraints alone, n of which came before.
template <class Kept>
bool needs_all(const std::vector<Constraints>& sets, Kept kept) {
    const auto value = [](const Constraints& set) {
        Rules rules = make_rules(tic_tac_toe);
        for (const auto& [a, b] : set) rules.add_need(b, a);
        return solve<Value>(rules, {}).answer;
    };
    return std::ranges::any_of(sets, [&](const Constraints& set) {
        Constraints left;
        std::set<std::pair<int, int>> seen;
        std::map<int, int> needs, needed;
        for (const auto& each : set) {
            if (!seen.insert(each).second) continue;
            if (kept(each, needs[each.second]++, needed[each.first]++, int(seen.size()) - 1)) left.push_back(each);
        }
        return value(left) != value(set);
    });
}

TEST(TestSets, of_advanced_need_every_constraint_and_many_of_them) {
    std::vector<Constraints> sets;
    for (const auto& [path, text] : test_set(spaces()[2], write_good)) {
        if (!path.ends_with(".in") || text.size() > 10'000) continue;
        std::istringstream in(text);
        int a = 0, b = 0;
        in >> a;
        sets.emplace_back();
        while (in >> a >> b) sets.back().emplace_back(a - 1, b - 1);
    }
    for (int a = 0; a < 9; ++a)
        for (int b = 0; b < 9; ++b)
            EXPECT_TRUE(needs_all(sets, [=](auto& each, int, int, int) { return each != std::pair(a, b); })) << a << b;
    for (int most = 1; most < 7; ++most) {
        EXPECT_TRUE(needs_all(sets, [=](auto&, int needs, int, int) { return needs < most; })) << most;
        EXPECT_TRUE(needs_all(sets, [=](auto&, int, int needed, int) { return needed < most; })) << most;
    }
    for (int most = 0; most <= 36; ++most)
        EXPECT_TRUE(needs_all(sets, [=](auto&, int, int, int before) { return before < most; })) << most;
}

TEST(TestSets, of_winning_moves_need_every_line) {
    for (const char* const id : {"winning-move", "cf754b", "codingame-tictactoe", "codingame-connect4"}) {
        const Space& space = space_of(id);
        std::set<int> lines;
        for (const auto& [line, missing, side] : only_lines(space, asked_in_test_set(space))) lines.insert(line);
        EXPECT_EQ(int(lines.size()), make_rules(space.grid).line_count) << id;
    }
}

TEST(TestSets, of_other_single_boards_need_every_line) {
    for (const std::string_view id : {"cf3c", "quera168945", "desas1", "tkcode-alice"}) {
        const Space& space = space_of(id);
        const Rules rules = make_rules(space.grid);
        const auto answer = [&](const Rules& played, const Position& p) {
            return id == "tkcode-alice" ? int(solve<Value>(played, p).answer) : int(judge(played, p, {}).status);
        };
        const std::vector<Case> asked = asked_in_test_set(space);
        for (int i = 0; i < rules.line_count; ++i) {
            Rules forgetful = rules;
            forgetful.lines[i] = forgetful.lines[--forgetful.line_count];
            EXPECT_TRUE(std::ranges::any_of(
                asked, [&](const Case& each) { return answer(forgetful, each.board) != answer(rules, each.board); }))
                << id << " without line " << i;
        }
    }
}

TEST_P(EachTestSet, is_the_same_again) {
    EXPECT_TRUE(test_set(space, write_good) == test_set(space, write_good));
    EXPECT_TRUE(test_set(space, write_bad) == test_set(space, write_bad));
}

TEST_P(EachTestSet, has_inputs_whose_cases_are_found_again) {
    const std::vector<Case> ordered = ordered_cases(space);
    for (const auto& [path, text] : test_set(space, write_good))
        if (path.starts_with("data/secret/") && path.ends_with(".in")) {
            EXPECT_FALSE(cases_in(space.layout, ordered, text).empty()) << path;
        }
    EXPECT_TRUE(cases_in(space.layout, ordered, "no input").empty());
}

// The text with another line in place of the one of this number, from 0.
std::string with_line(const std::string& text, int number, const std::string& line) {
    std::size_t at = 0;
    for (; number > 0; --number) at = text.find('\n', at) + 1;
    return std::string(text).replace(at, text.find('\n', at) - at, line);
}

// What is named for its first number, or for the turn, is right with another one.
TEST_P(EachTestSet, has_refused_inputs_in_which_one_thing_is_wrong) {
    const auto is_right = [&](const std::string& text) { return read(problem, text).refusal.empty(); };
    const int line_of_turn = space.layout.head.empty() ? 0 : 1;
    for (const auto& [path, text] : test_set(space, write_bad)) {
        EXPECT_LT(text.size(), 2'000'000U) << path;
        if (path.find("turn-") != path.npos && path.find("missing") == path.npos) {
            EXPECT_TRUE(is_right(with_line(text, line_of_turn, "1"))) << path << '\n' << text;
        }
        if (path.find("count-") == path.npos) continue;
        EXPECT_GT(space.layout.limit, 0U) << path;
        if (path.find("-one-too-") == path.npos) {
            EXPECT_EQ(read(problem, text).refusal.substr(0, 7), "line 1:") << path;
        }
        if (path.find("count-zero.in") == path.npos && path.find("beyond-the-limit") == path.npos) {
            EXPECT_TRUE(is_right(with_line(text, 0, "2")) || is_right(with_line(text, 0, "1"))) << path << '\n' << text;
        }
        if (path.find("count-zero.in") != path.npos || path.find("beyond-the-limit") != path.npos) {
            EXPECT_EQ(read(problem, text, false).refusal, "") << path << " has as many as it says";
        }
    }
}

TEST_P(EachTestSet, names_counts_and_turns_of_refused_inputs_where_they_are) {
    const Files files = test_set(space, write_bad);
    EXPECT_EQ(files.contains("data/invalid_input/count-beyond-the-limit.in"), space.layout.limit > 0);
    EXPECT_EQ(files.contains("data/invalid_input/count-with-a-zero.in"), space.layout.limit > 0);
    EXPECT_EQ(files.contains("data/invalid_input/turn-three.in"),
              space.id == "situation" || space.id == "accoding4405");
}

TEST_P(EachTestSet, has_inputs_that_a_validator_must_refuse) {
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
