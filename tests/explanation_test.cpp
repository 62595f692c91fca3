// SPDX-License-Identifier: MIT
// How the case that fails is found among many, and in how few runs.
#include <gtest/gtest.h>
#include <unistd.h>

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>

#include "tests/doubling.hpp"

namespace noughts::workbench {
namespace {

// A program that also counts its runs.
class Counted {
public:
    explicit Counted(const std::string& statements)
        : command_{"sh", "-c", "echo >> $0; exec awk \"$1\"", log_.string(), awk(statements)[1]} {}
    ~Counted() { std::filesystem::remove(log_); }
    Counted(const Counted&) = delete;
    Counted& operator=(const Counted&) = delete;

    const Command& command() const { return command_; }
    std::size_t runs() const {
        std::ifstream file(log_);
        return std::string{std::istreambuf_iterator<char>(file), {}}.size();
    }

private:
    std::filesystem::path log_ = std::filesystem::temp_directory_path() / ("noughts-runs." + std::to_string(getpid()));
    Command command_;
};

TEST(Explanation, looks_first_where_the_answers_come_to_an_end) {
    const Limits limits{.time = Milliseconds(300)};
    for (const std::string end : {"while (1) x++", "exit 3", "{ print 7; next }"}) {
        const Counted program("fflush(); if ($1 == 617) { " + end + " }");
        const Findings found = examine(program.command(), {.limits = limits});
        ASSERT_TRUE(found.failure) << end;
        EXPECT_EQ(found.failure->input, "1\n617\n") << end;
        EXPECT_TRUE(found.failure->alone) << end;
        EXPECT_LE(program.runs(), 4U) << end;
    }
}

TEST(Explanation, looks_first_before_the_end_of_the_answers_for_what_hangs_only_together) {
    const Counted program("fflush(); if ($1 == 300) a = 1; if ($1 == 700) b = 1; if (a && b) while (1) x++;");
    const Findings found = examine(program.command(), {.limits = {.time = Milliseconds(300)}});
    ASSERT_TRUE(found.failure);
    EXPECT_EQ(found.failure->cases, 2U);
    EXPECT_FALSE(found.failure->alone);
    EXPECT_LE(program.runs(), 40U);
}

// It takes some time to start, so that each part that does not end takes some, too.
TEST(Explanation, has_patience_with_what_hangs_only_together_where_little_time_is_allowed) {
    const std::string hang = "if ($1 == 300) a = 1; if ($1 == 700) b = 1; if (a && b) while (1) x++;";
    const Findings found =
        examine({"sh", "-c", "sleep 0.05; exec awk \"$0\"", awk(hang)[1]}, {.limits = {.time = Milliseconds(700)}});
    EXPECT_EQ(found.verdict, Verdict::time_limit);
    ASSERT_TRUE(found.failure);
    EXPECT_EQ(found.failure->cases, 2U);
    EXPECT_FALSE(found.failure->whole);
}

TEST(Explanation, blames_no_case_where_it_takes_many_to_end_a_program_badly) {
    const Limits limits{.output = std::uint64_t{1} << 20};
    for (const std::string end : {"printf \"%2000s\", \"\"", "if (NR > 601) exit 3"}) {
        const Findings found = examine(awk(end + ";"), {.limits = limits});
        ASSERT_TRUE(found.failure) << end;
        EXPECT_TRUE(found.failure->whole) << end;
        EXPECT_GT(found.failure->cases, 500U) << end;
        EXPECT_LT(found.failure->cases, 700U) << end;
        EXPECT_EQ(found.failure->expected, found.failure->right) << end;
        EXPECT_EQ(found.failure->found, found.failure->run.output) << end;
    }
}

// As an array that is too small does.
TEST(Explanation, sees_in_few_runs_that_so_many_cases_are_answered_at_most) {
    const Counted program("if (NR > 601) next;");
    const Findings found = examine(program.command());
    ASSERT_TRUE(found.failure);
    EXPECT_EQ(found.failure->cases, 601U);
    EXPECT_FALSE(found.failure->alone);
    EXPECT_LE(program.runs(), 60U) << "without a look at how many were answered it takes 88";
}

// Does this at the last of three of the cases.
Command at_the_third(const std::string& what) {
    return awk("if ($1 == 13 || $1 == 490 || $1 == 871) n++; if (n == 3) { n = 0; " + what + " }");
}

TEST(Explanation, leaves_few_cases_where_three_fail_only_together) {
    for (const std::string end : {"exit 3", "while (1) print", "print 7; next"}) {
        const Findings found = examine(at_the_third(end), {.limits = {.output = std::uint64_t{1} << 20}});
        ASSERT_TRUE(found.failure) << end;
        EXPECT_EQ(found.failure->cases, 3U) << end;
        EXPECT_FALSE(found.failure->alone) << end;
        EXPECT_TRUE(found.failure->again) << end;
        for (const std::string number : {"\n13\n", "\n490\n", "\n871\n"})
            EXPECT_NE(found.failure->input.find(number), std::string::npos) << end;
    }
}

TEST(Explanation, leaves_fewer_cases_where_three_hang_only_together) {
    const Findings found = examine(at_the_third("while (1) x++"), {.limits = {.time = Milliseconds(300)}});
    ASSERT_TRUE(found.failure);
    EXPECT_LT(found.failure->cases, 400U) << "as far as patience goes";
    EXPECT_TRUE(found.failure->again);
}

TEST(Explanation, leaves_a_smaller_case_than_others_that_fail_after_what_makes_it_fail) {
    const Findings found =
        examine(awk("if (a && b && $1 > 20) { print 7; next } if ($1 == 700) a = 1; if ($1 == 900) b = 1;"));
    ASSERT_TRUE(found.failure);
    EXPECT_EQ(found.failure->cases, 3U);
    EXPECT_EQ(found.failure->found, "7");
    EXPECT_LE(found.failure->asked.size, 25);
    EXPECT_FALSE(found.failure->alone);
}

TEST(Explanation, takes_any_failure_of_a_smaller_part) {
    const Limits limits{.time = Milliseconds(400), .output = std::uint64_t{1} << 20};
    for (const std::string many : {"while (1) print \"more\"", "while (1) x++"}) {
        const Findings found = examine(awk("if ($1 == 617) { if (NR > 2) " + many + "; exit 3 }"), {.limits = limits});
        EXPECT_EQ(found.verdict, many.ends_with("++") ? Verdict::time_limit : Verdict::output_limit);
        ASSERT_TRUE(found.failure) << many;
        EXPECT_EQ(found.failure->input, "1\n617\n") << many;
        EXPECT_EQ(found.failure->verdict, Verdict::runtime_error) << many;
        EXPECT_TRUE(found.failure->alone && found.failure->again) << many;
    }
}

TEST(Explanation, takes_a_smaller_case_that_fails_in_another_way) {
    for (const std::string end : {"exit 3", "while (1) x++", "while (1) print"}) {
        const Findings found = examine(awk("if ($1 == 617) { " + end + " } if ($1 == 40) { print 7; next }"),
                                       {.limits = {.time = Milliseconds(400), .output = std::uint64_t{1} << 20}});
        EXPECT_NE(found.verdict, Verdict::wrong_answer) << end;
        ASSERT_TRUE(found.failure) << end;
        EXPECT_EQ(found.failure->input, "1\n40\n") << end;
        EXPECT_EQ(found.failure->found, "7") << end;
        EXPECT_EQ(found.failure->verdict, Verdict::wrong_answer) << end;
        EXPECT_EQ(found.run.code, end == "exit 3" ? 3 : 0) << "of the input that failed first";
    }
}

TEST(Explanation, blames_the_last_of_two_cases_for_what_it_writes_itself) {
    const Findings found = examine(awk("if ($1 == 300 || $1 == 700) n++; while (n == 2) print \"more\";"),
                                   {.limits = {.output = std::uint64_t{1} << 20}});
    ASSERT_TRUE(found.failure);
    EXPECT_EQ(found.failure->input, "2\n300\n700\n");
    EXPECT_EQ(found.failure->asked.size, 700);
    EXPECT_TRUE(found.failure->found.starts_with("more"));
    EXPECT_LT(found.failure->found.size(), 5000U);
}

}  // namespace
}  // namespace noughts::workbench
