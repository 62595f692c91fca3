// SPDX-License-Identifier: MIT
// The test sets that are made of spaces, and the inputs that a validator must refuse.
#include <gtest/gtest.h>

#include <map>
#include <regex>
#include <set>
#include <string>

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
    probed.erase("all-and-as-many-as-allowed");
    EXPECT_EQ(probed, probes);
}

TEST(TestSets, of_winning_moves_need_every_line) {
    for (const char* const id : {"winning-move", "cf754b", "codingame-tictactoe", "codingame-connect4"}) {
        const Space& space = space_of(id);
        std::set<std::string> inputs;
        for (const auto& [path, text] : test_set(space, write_good))
            if (path.ends_with(".in")) inputs.insert(text);
        std::vector<Case> asked = ordered_cases(space);
        std::erase_if(asked, [&](const Case& each) { return !inputs.contains(each.text); });
        std::set<int> lines;
        for (const auto& [line, missing, side] : only_lines(space, asked)) lines.insert(line);
        EXPECT_EQ(int(lines.size()), make_rules(space.grid).line_count) << id;
        EXPECT_LE(inputs.size(), 260U) << "a small set of " << id;
    }
}

TEST_P(EachTestSet, is_the_same_again) {
    EXPECT_TRUE(test_set(space, write_good) == test_set(space, write_good));
    EXPECT_TRUE(test_set(space, write_bad) == test_set(space, write_bad));
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
