// SPDX-License-Identifier: MIT
// Examinations of small awk and shell programs that are to double numbers: the verdict, the smallest case that fails,
// and how it is found where cases share an input and where each has a run of its own.
#include <gtest/gtest.h>
#include <unistd.h>

#include <csignal>
#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <string>
#include <tuple>
#include <vector>

#include "tests/doubling.hpp"

namespace noughts::workbench {
namespace {

TEST(Examination, accepts_a_right_program) {
    for (const std::size_t most : {1000, 300, 7}) {
        const Findings found = examine(awk(""), {.jobs = 3}, numbers_in_inputs_of(most));
        EXPECT_EQ(found.verdict, Verdict::accepted);
        EXPECT_EQ(found.cases, 1000U);
        EXPECT_EQ(found.tried, 1000U);
        EXPECT_EQ(found.failed, 0U);
        EXPECT_TRUE(found.certain);
        EXPECT_FALSE(found.sampled() || found.stopped || found.failure);
    }
    EXPECT_EQ(examine(awk_one(""), {.jobs = 3}, single).tried, 150U);
    EXPECT_EQ(examine(awk(""), {.match = Match::bytes}).verdict, Verdict::accepted);
}

TEST(Examination, finds_the_smallest_of_wrong_answers) {
    for (const std::size_t most : {1000, 300, 7}) {
        const Findings found =
            examine(awk("if ($1 >= 700) { print 0; next }"), {.jobs = 3}, numbers_in_inputs_of(most));
        EXPECT_EQ(found.verdict, Verdict::wrong_answer);
        EXPECT_GE(found.failed, most == 1000 ? 300U : 30U) << "a spread sample of the rest is tried";
        EXPECT_LE(found.failed, 300U);
        EXPECT_TRUE(found.certain);
        ASSERT_TRUE(found.failure);
        EXPECT_EQ(found.failure->asked.text, "700\n");
        EXPECT_EQ(found.failure->expected, "1400");
        EXPECT_EQ(found.failure->found, "0");
        EXPECT_EQ(found.failure->input, "1\n700\n");
        EXPECT_EQ(found.failure->right, "1400\n");
        EXPECT_EQ(found.failure->cases, 1U);
        EXPECT_TRUE(found.failure->alone);
    }
}

TEST(Examination, asks_cases_in_a_shuffled_order) {
    const Command needs_disorder = awk("if ($1 < before) down++; before = $1; if (FNR > 999 && down < 400) exit 9;");
    const Command needs_order = awk("if ($1 < before) exit 9; before = $1;");
    for (const std::uint32_t seed : {1U, 2U, 3U}) {
        EXPECT_EQ(examine(needs_disorder, {.seed = seed}).verdict, Verdict::accepted);
        EXPECT_EQ(examine(needs_order, {.seed = seed}).verdict, Verdict::runtime_error);
    }
}

TEST(Examination, takes_extra_and_missing_and_no_output_for_wrong) {
    const Findings extra = examine({"awk", "NR > 1 { print 2 * $1 } END { print \"bye\" }"});
    EXPECT_EQ(extra.verdict, Verdict::wrong_answer);
    EXPECT_FALSE(extra.certain);
    ASSERT_TRUE(extra.failure);
    EXPECT_EQ(extra.failure->asked.text, "0\n");
    EXPECT_EQ(extra.failure->found, "0 bye");
    EXPECT_TRUE(extra.failure->alone);
    const Findings missing = examine(awk("if ($1 == 617) next;"));
    EXPECT_EQ(missing.verdict, Verdict::wrong_answer);
    EXPECT_FALSE(missing.certain);
    ASSERT_TRUE(missing.failure);
    EXPECT_EQ(missing.failure->asked.text, "617\n");
    EXPECT_EQ(missing.failure->found, "");
    const Findings nothing = examine({"true"});
    EXPECT_EQ(nothing.verdict, Verdict::wrong_answer);
    EXPECT_EQ(nothing.failed, 1000U);
    ASSERT_TRUE(nothing.failure);
    EXPECT_EQ(nothing.failure->asked.text, "0\n");
    EXPECT_EQ(examine({"head", "-c", "100000", "/dev/urandom"}).verdict, Verdict::wrong_answer);
}

// What ends a program at number 617 and from then on, and the verdict.
struct End {
    std::string statements;
    Verdict verdict;
};

TEST(Examination, finds_by_halving_the_case_that_ends_a_program_badly) {
    const Limits limits{.time = Milliseconds(300), .output = std::uint64_t{1} << 20};
    for (const auto& [statements, verdict] :
         {End{"exit 3", Verdict::runtime_error}, End{"while (1) x++", Verdict::time_limit},
          End{"while (1) print \"more\"", Verdict::output_limit}})
        for (const std::size_t most : {1000, 300}) {
            const Findings found =
                examine(awk("if ($1 >= 617) { " + statements + " }"), {.limits = limits}, numbers_in_inputs_of(most));
            EXPECT_EQ(found.verdict, verdict) << statements;
            ASSERT_TRUE(found.failure) << statements;
            const Failure& failure = *found.failure;
            EXPECT_EQ(failure.input, "1\n" + failure.asked.text) << statements;
            EXPECT_TRUE(failure.alone) << statements;
            EXPECT_EQ(failure.run.code, statements == "exit 3" ? 3 : 0);
            EXPECT_EQ(failure.asked.size, 617) << statements;
        }
}

TEST(Examination, finds_by_halving_the_case_that_takes_too_much_memory) {
    const std::string program =
        "import sys, time\nwords = sys.stdin.read().split()[1:]\nif '9' in [n[0] for n in words]: "
        "held = b'x' * (90 << 20); time.sleep(9)\nfor n in words: print(2 * int(n))";
    const Findings found =
        examine({"python3", "-c", program}, {.limits = {.memory = std::uint64_t{60} << 20}, .sample = 20});
    EXPECT_EQ(found.verdict, Verdict::memory_limit);
    ASSERT_TRUE(found.failure);
    EXPECT_TRUE(found.failure->asked.text.starts_with("9")) << found.failure->asked.text;
    EXPECT_TRUE(found.failure->alone);
}

TEST(Examination, tells_the_signal_and_what_was_said) {
    const Findings found = examine({"sh", "-c", "echo no >&2; kill -SEGV $$"});
    EXPECT_EQ(found.verdict, Verdict::runtime_error);
    ASSERT_TRUE(found.failure);
    EXPECT_EQ(found.failure->asked.text, "0\n");
    EXPECT_EQ(found.failure->run.ending, Ending::killed);
    EXPECT_EQ(found.failure->run.code, SIGSEGV);
    EXPECT_EQ(found.failure->run.complaints, "no\n");
}

TEST(Examination, shows_with_two_cases_what_is_left_over_from_the_case_before) {
    const Findings found = examine(awk("if (odd) { odd = $1 % 2; print 1; next } odd = $1 % 2;"));
    EXPECT_EQ(found.verdict, Verdict::wrong_answer);
    EXPECT_TRUE(found.certain);
    ASSERT_TRUE(found.failure);
    const Failure& failure = *found.failure;
    EXPECT_FALSE(failure.alone);
    EXPECT_EQ(failure.cases, 2U);
    ASSERT_TRUE(failure.input.starts_with("2\n"));
    EXPECT_TRUE(failure.input.ends_with('\n' + failure.asked.text)) << failure.input;
    EXPECT_EQ(std::stoi(failure.input.substr(2)) % 2, 1) << failure.input;
    EXPECT_EQ(failure.found, "1");
    EXPECT_EQ(failure.expected, std::to_string(2 * failure.asked.size));
}

TEST(Examination, shows_the_shortest_beginning_that_fails_where_it_takes_many_cases) {
    for (const auto& [statements, verdict] :
         {End{"if (NR > 601) next;", Verdict::wrong_answer}, End{"if (NR > 601) exit 7;", Verdict::runtime_error},
          End{"if (NR > 601) { print 1; next }", Verdict::wrong_answer}}) {
        const Findings found = examine(awk(statements));
        EXPECT_EQ(found.verdict, verdict) << statements;
        ASSERT_TRUE(found.failure) << statements;
        EXPECT_FALSE(found.failure->alone) << statements;
        EXPECT_EQ(found.failure->cases, 601U) << statements;
        EXPECT_TRUE(found.failure->input.starts_with("601\n")) << statements;
    }
}

TEST(Examination, shows_only_what_fails_within_the_whole_time) {
    const Milliseconds limit(1000);
    const Findings found = examine(slow(0.00125), {.limits = {.time = limit}});
    EXPECT_EQ(found.verdict, Verdict::time_limit);
    ASSERT_TRUE(found.failure);
    EXPECT_EQ(found.failure->cases, 1000U);
    EXPECT_TRUE(found.failure->whole);
    EXPECT_TRUE(found.failure->again);
    EXPECT_FALSE(found.failure->alone);
}

TEST(Examination, shows_the_smallest_of_cases_that_fail_alone_where_answers_are_shifted) {
    for (const auto& [twice, never, smallest] : {std::tuple(0, 400, 0), std::tuple(700, 600, 600)}) {
        const Findings found = examine(awk("if ($1 == " + std::to_string(twice) +
                                           ") print 2 * $1; if ($1 == " + std::to_string(never) + ") next;"));
        EXPECT_EQ(found.verdict, Verdict::wrong_answer);
        EXPECT_EQ(found.shifted, 1U);
        ASSERT_TRUE(found.failure);
        EXPECT_EQ(found.failure->asked.size, smallest);
        EXPECT_TRUE(found.failure->alone);
    }
}

TEST(Examination, shows_the_smallest_pair_that_fails_together) {
    const Findings found = examine({"awk", "NR > 1 { printf \"%d\", 2 * $1 }"});
    ASSERT_TRUE(found.failure);
    EXPECT_EQ(found.failure->input, "2\n0\n1\n");
    EXPECT_FALSE(found.failure->alone);
    EXPECT_FALSE(found.failure->whole);
}

TEST(Examination, shows_a_smaller_case_that_fails_alone_where_it_is_right_among_others) {
    const Findings found = examine(awk("if (NR == 2 && $1 == 3 || $1 > 500) { print 1; next }"));
    ASSERT_TRUE(found.failure);
    EXPECT_EQ(found.failure->asked.text, "501\n") << "the smaller cases are right together";
}

TEST(Examination, asks_inputs_of_few_cases_and_the_published_sample_as_well) {
    for (const int least : {2, 10, 900}) {
        const Findings found = examine(
            {"awk", "NR == 1 { few = $1 < " + std::to_string(least) + " } NR > 1 { if (few) next; print 2 * $1 }"});
        EXPECT_EQ(found.verdict, Verdict::wrong_answer) << least;
        EXPECT_EQ(found.failed, 1U);
        EXPECT_EQ(found.apart, 1U);
        ASSERT_TRUE(found.failure);
        EXPECT_EQ(found.failure->input, "1\n0\n");
    }
    EXPECT_EQ(examine({"awk", "NR == 1 { n = $1 } NR > 1 { print 2 * $1 + (n == 10 && NR == 7) }"}).apart, 10U);
    const Command wrong = awk("if (NR == 3 && before == 5 && $1 == 70) { print 7; next } before = $1;");
    EXPECT_EQ(examine(wrong).verdict, Verdict::accepted);
    const Findings found = examine(wrong, {.published = "2\n5\n70\n"});
    EXPECT_EQ(found.verdict, Verdict::wrong_answer);
    EXPECT_TRUE(found.published);
    ASSERT_TRUE(found.failure);
    EXPECT_FALSE(found.failure->alone || found.failure->whole);
    EXPECT_TRUE(found.failure->again);
    EXPECT_EQ(found.failure->input, "2\n5\n70\n");
    EXPECT_EQ(found.failure->asked.text, "70\n");
    EXPECT_EQ(found.failure->found, "7");
}

TEST(Examination, asks_cases_twice_in_a_row) {
    const Findings found = examine(awk("if (NR > 2 && $1 == before) { print 7; next } before = $1;"));
    EXPECT_EQ(found.verdict, Verdict::wrong_answer);
    ASSERT_TRUE(found.failure);
    EXPECT_EQ(found.failure->input, "2\n0\n0\n");
    EXPECT_FALSE(found.failure->alone || found.failure->whole);
}

TEST(Examination, counts_what_fails_in_an_input_apart) {
    const auto wrong_in_inputs_of = [](int n, const std::string& where, const Plan& plan = {}) {
        return examine(
            {"awk", "NR == 1 { n = $1 } NR > 1 { print 2 * $1 + (n == " + std::to_string(n) + " && " + where + ") }"},
            plan);
    };
    EXPECT_EQ(wrong_in_inputs_of(1, "1").failed, 1U);
    EXPECT_EQ(wrong_in_inputs_of(10, "NR > 3").failed, 8U);
    for (const std::string sample : {"2\n5\n70\n", "2\n05\n70\n"})
        EXPECT_EQ(wrong_in_inputs_of(2, "/70/", {.sample = 1, .published = sample}).failed, 1U) << sample;
    const Findings crash = examine({"awk", "NR == 1 && $1 == 10 { exit 3 } NR > 1 { print 2 * $1 }"});
    EXPECT_EQ(crash.verdict, Verdict::runtime_error);
    EXPECT_EQ(crash.apart, 10U);
    EXPECT_FALSE(crash.counted);
    const Findings missing = examine({"awk", "NR == 1 { n = $1 } NR > 1 && !(n == 10 && NR > 8) { print 2 * $1 }"});
    EXPECT_FALSE(missing.certain);
    EXPECT_EQ(missing.answers, 7U);
    EXPECT_EQ(missing.due, 10U);
}

TEST(Examination, shows_the_case_of_a_published_sample_where_it_is_one) {
    const Command wrong = awk_one("if ($1 == 77) { print 7; next }");
    const Findings found = examine(wrong, {.sample = 2, .published = "77\n"}, single);
    EXPECT_TRUE(found.published);
    ASSERT_TRUE(found.failure);
    EXPECT_EQ(found.failure->asked.text, "77\n");
    EXPECT_EQ(found.failure->expected, "154");
    EXPECT_EQ(found.failure->found, "7");
    EXPECT_FALSE(found.failure->whole);
    const Findings other = examine(wrong, {.sample = 2, .published = "077\n"}, single);
    ASSERT_TRUE(other.failure);
    EXPECT_TRUE(other.failure->whole) << "it is none of the cases";
    EXPECT_EQ(other.failure->found, "7\n");
    EXPECT_EQ(other.failure->cases, 1U);
}

TEST(Examination, counts_only_what_is_known_to_fail) {
    const Findings crash = examine(awk("if ($1 == 617) exit 3;"));
    EXPECT_FALSE(crash.counted);
    EXPECT_EQ(crash.failed, 0U);
    const Findings one = examine(awk_one("if ($1 > 17) exit 3;"), {.jobs = 1}, single);
    EXPECT_TRUE(one.counted);
    EXPECT_EQ(one.failed, 1U);
}

TEST(Examination, tells_how_many_answers_were_compared_with_known_mistakes) {
    EXPECT_EQ(examine(awk("if ($1 > 2) { print 1; next }")).compared, 1000U);
    EXPECT_EQ(examine(awk_one("if ($1 > 2) { print 1; next }"), {}, single).compared, 128U);
    EXPECT_EQ(examine(awk_one(""), {}, single).compared, 0U);
}

TEST(Examination, is_soon_done_with_floods) {
    EXPECT_EQ(examine({"yes"}).verdict, Verdict::output_limit);
    const Findings below = examine({"sh", "-c", "yes | head -c 20000000"}, {}, single);
    EXPECT_EQ(below.verdict, Verdict::wrong_answer);
    EXPECT_LT(below.tried, 20U);
}

TEST(Examination, knows_whether_smaller_cases_were_tried) {
    EXPECT_TRUE(examine(awk_one("if ($1 >= 50) next;"), {.sample = 20}, single).smaller_untried);
    EXPECT_FALSE(examine(awk_one("next;"), {.sample = 20}, single).smaller_untried);
    EXPECT_FALSE(examine(awk_one("if ($1 >= 50) next;"), {}, single).smaller_untried);
}

TEST(Examination, stops_at_the_first_failing_input_where_that_is_asked_for) {
    const Findings found = examine(awk("if ($1 % 2) next;"), {.first = true}, numbers_in_inputs_of(100));
    EXPECT_EQ(found.verdict, Verdict::wrong_answer);
    EXPECT_EQ(found.tried, 100U);
    EXPECT_TRUE(found.failure);
    const Findings one = examine(awk_one("if ($1 == 20) next;"), {.first = true}, single);
    EXPECT_EQ(one.tried, 21U);
    ASSERT_TRUE(one.failure);
    EXPECT_EQ(one.failure->asked.text, "20\n");
}

TEST(Examination, tries_a_spread_sample) {
    for (const Space& space : {numbers_in_inputs_of(1000), numbers_in_inputs_of(7), single}) {
        const bool own_runs = space.layout.most == 1;
        const Findings good = examine(own_runs ? awk_one("") : awk(""), {.sample = 50}, space);
        EXPECT_EQ(good.verdict, Verdict::accepted);
        EXPECT_TRUE(good.sampled());
        EXPECT_EQ(good.tried, 50U);
        const std::string late = "if ($1 >= 100) next;";
        const Findings bad = examine(own_runs ? awk_one(late) : awk(late), {.sample = 50}, space);
        ASSERT_TRUE(bad.failure);
        EXPECT_LE(bad.tried, 50U);
        EXPECT_LT(bad.failure->asked.size, 100 + space.cases().size() / 20) << "spread";
    }
    EXPECT_FALSE(examine(awk(""), {.sample = 1000}).sampled()) << "as many as there are";
}

TEST(Examination, is_certain_of_the_smallest_case_among_runs_that_end_in_any_order) {
    const Command slow_on_40 = {"sh", "-c",
                                "read n; test $n = 40 && sleep 0.3; test $n = 40 -o $n -gt 41 || "
                                "exec echo $((2 * n)); echo 1"};
    const Findings found = examine(slow_on_40, {.jobs = 4}, single);
    EXPECT_EQ(found.verdict, Verdict::wrong_answer);
    EXPECT_TRUE(found.stopped);
    ASSERT_TRUE(found.failure);
    EXPECT_EQ(found.failure->asked.text, "40\n");
    EXPECT_EQ(found.failure->input, "40\n");
    EXPECT_EQ(found.failure->found, "1");
    EXPECT_TRUE(found.failure->alone);
    EXPECT_GE(found.tried, 128U) << "more cases are tried, to tell mistakes apart";
    EXPECT_GE(found.failed, 80U);
}

TEST(Examination, says_if_a_program_does_not_fail_again) {
    const auto mark = std::filesystem::temp_directory_path() / ("noughts-failed-once." + std::to_string(getpid()));
    const std::string program = "read n; echo $((2 * n)); test $n != 5 -o -e $0 || { touch $0; exit 4; }";
    const Findings found = examine({"sh", "-c", program, mark.string()}, {}, single);
    std::filesystem::remove(mark);
    EXPECT_EQ(found.verdict, Verdict::runtime_error);
    ASSERT_TRUE(found.failure);
    EXPECT_EQ(found.failure->asked.text, "5\n");
    EXPECT_FALSE(found.failure->again);
}

TEST(Examination, says_how_a_program_fails_again) {
    const auto mark = std::filesystem::temp_directory_path() / ("noughts-failed-first." + std::to_string(getpid()));
    const std::string program =
        "read n; echo $((2 * n)); test $n != 5 || { test -e $0 && exec sleep 9; touch $0; exit 4; }";
    const Findings found =
        examine({"sh", "-c", program, mark.string()}, {.limits = {.time = Milliseconds(300)}}, single);
    std::filesystem::remove(mark);
    EXPECT_EQ(found.verdict, Verdict::runtime_error);
    EXPECT_EQ(found.run.code, 4);
    ASSERT_TRUE(found.failure);
    EXPECT_TRUE(found.failure->again);
    EXPECT_EQ(found.failure->verdict, Verdict::time_limit);
}

TEST(Examination, shows_what_was_found_where_a_program_does_not_always_do_the_same) {
    const auto mark = std::filesystem::temp_directory_path() / ("noughts-wrong-once." + std::to_string(getpid()));
    const std::string program =
        "test -e $0 && exec awk 'NR > 1 { print 2 * $1 }'; touch $0; "
        "awk 'NR > 1 { print $1 == 300 || $1 == 500 ? 7 : 2 * $1 }'";
    const Findings found = examine({"sh", "-c", program, mark.string()});
    std::filesystem::remove(mark);
    EXPECT_EQ(found.failed, 2U);
    ASSERT_TRUE(found.failure);
    EXPECT_EQ(found.failure->asked.text, "300\n");
    EXPECT_EQ(found.failure->found, "7");
    EXPECT_EQ(found.failure->expected, "600");
    EXPECT_FALSE(found.failure->again);
}

TEST(Examination, shows_the_smallest_case_also_where_it_takes_many_before_it) {
    const Findings found = examine(awk("if (NR > 400) { print $1 < 20 ? 2 * $1 : 1; next }"));
    ASSERT_TRUE(found.failure);
    EXPECT_EQ(found.failure->found, "1");
    EXPECT_FALSE(found.failure->alone);
    EXPECT_LE(found.failure->asked.size, 40) << "half of the cases are among the first 400";
    EXPECT_EQ(found.failure->cases, 400U);
}

TEST(Examination, finds_no_end_of_the_output_in_the_smallest_case) {
    const Findings found =
        examine({"awk", "NR > 2 { printf \"\\n\" } NR > 1 { printf \"%d\", 2 * $1 }"}, {.match = Match::bytes});
    ASSERT_TRUE(found.failure);
    EXPECT_EQ(found.failure->asked.text, "0\n");
    EXPECT_EQ(found.failure->found, "0");
    EXPECT_TRUE(found.failure->alone);
}

TEST(Examination, counts_answers_where_they_are_missing_or_too_many) {
    EXPECT_EQ(examine({"true"}).answers, 0U);
    EXPECT_EQ(examine({"awk", "NR > 1 { print 2 * $1 } END { print 7 }"}).answers, 1001U);
    EXPECT_EQ(examine(awk("if (NR > 601) next;")).due, 1000U);
}

TEST(Examination, counts_what_differs_where_each_case_has_the_answer_of_the_one_before) {
    const Findings found = examine({"awk", "NR > 1 { print last; last = 2 * $1 } BEGIN { last = 0 }"});
    EXPECT_GE(found.failed, 998U);
    EXPECT_TRUE(found.certain && found.counted);
    EXPECT_EQ(found.shifted, 1U);
    ASSERT_TRUE(found.failure);
    EXPECT_EQ(found.failure->input, "1\n1\n");
    EXPECT_TRUE(found.failure->alone);
}

TEST(Examination, waits_for_no_more_than_one_time_limit_once_a_failure_is_known) {
    const Findings found = examine(awk_one("if ($1 == 3) next; if ($1 > 50) while (1) x++;"),
                                   {.limits = {.time = Milliseconds(400)}, .jobs = 2}, single);
    EXPECT_EQ(found.verdict, Verdict::wrong_answer);
    EXPECT_EQ(found.compared, 0U) << "no mistake is looked for";
    EXPECT_LT(found.tried, 60U) << "not one of those that do not end after the other";
}

TEST(Examination, fills_an_input_that_must_have_more_cases) {
    const Findings found = examine(awk("if ($1 == 333) { print 1; next }"), {.jobs = 2}, numbers_in_inputs_of(8, 8));
    EXPECT_EQ(found.verdict, Verdict::wrong_answer);
    EXPECT_EQ(found.failed, 1U);
    ASSERT_TRUE(found.failure);
    EXPECT_EQ(found.failure->input, "8\n333\n333\n333\n333\n333\n333\n333\n333\n");
    EXPECT_EQ(found.failure->expected, "666");
    EXPECT_EQ(found.failure->found, "1");
}

TEST(Examination, gives_a_signature_of_what_was_answered_alone) {
    const Command wrong = awk("if ($1 > 2 && $1 % 2) { print 1; next }"),
                  other = awk("if ($1 > 2 && $1 % 2) { print 3; next }");
    const std::string signature = examine(wrong).signature;
    EXPECT_EQ(examine(wrong, {.seed = 7}).signature, signature);
    const std::string of_inputs = examine(wrong, {.jobs = 3}, numbers_in_inputs_of(90)).signature;
    EXPECT_EQ(examine(wrong, {.seed = 7}, numbers_in_inputs_of(70)).signature, of_inputs) << "of a spread sample";
    EXPECT_NE(examine(other).signature, signature);
    const Command one = awk_one("if ($1 > 2 && $1 % 2) { print 1; next }");
    const std::string of_runs = examine(one, {}, single).signature;
    EXPECT_EQ(examine(one, {.jobs = 4, .seed = 7}, single).signature, of_runs);
    EXPECT_NE(examine(awk_one("if ($1 > 2) { print 1; next }"), {}, single).signature, of_runs);
}

TEST(Examination, cannot_run_what_is_no_program) {
    EXPECT_THROW(examine({"./no-such-program"}), CannotRun);
    EXPECT_THROW(examine({"./no-such-program"}, {}, single), CannotRun);
}

TEST(Examination, tells_how_far_it_came_when_it_is_ended) {
    Plan plan;
    plan.progress = [](std::size_t done, std::size_t) {
        if (done == 70) raise(SIGINT);
    };
    Examination examination(single, doubling_one, awk_one("if ($1 == 140) next;"), plan);
    EXPECT_THROW(examination(), Interrupted);
    EXPECT_EQ(examination.so_far().tried, 70U);
    EXPECT_EQ(examination.so_far().cases, 150U);
    EXPECT_EQ(examination.so_far().failed, 0U);
    EXPECT_FALSE(examination.so_far().first);
}

TEST(Examination, tells_what_it_has_found_when_it_is_ended_while_it_looks_for_the_smallest_case) {
    Plan plan;
    plan.progress = [](std::size_t, std::size_t of) {
        if (!of) raise(SIGINT);
    };
    const Space space = numbers_in_inputs_of(1000);
    for (const auto& [statements, verdict] :
         {End{"if ($1 == 617) exit 3;", Verdict::runtime_error}, End{"if ($1 > 997) next;", Verdict::wrong_answer}}) {
        Examination examination(space, doubling, awk(statements), plan);
        EXPECT_THROW(examination(), Interrupted);
        ASSERT_TRUE(examination.so_far().first);
        EXPECT_EQ(examination.so_far().first->verdict, verdict);
        EXPECT_EQ(examination.so_far().first->cases, 1000U);
    }
}

}  // namespace
}  // namespace noughts::workbench
