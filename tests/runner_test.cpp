// SPDX-License-Identifier: MIT
// The runner of the workbench, with small programs of the shell: how they end, what they may use, and that nothing of
// them stays.
#include <gtest/gtest.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <csignal>
#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <map>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "src/workbench/runner.hpp"

namespace noughts::tests {
namespace {

using workbench::CannotRun;
using workbench::Ending;
using workbench::Interrupted;
using workbench::Limits;
using workbench::Milliseconds;

using workbench::Runner;
using Result = workbench::Run;  // a test has a Run of its own
using Command = std::vector<std::string>;

constexpr std::uint64_t megabyte = 1 << 20;

Result run(const Command& command, const std::string& input = "", const Limits& limits = {}) {
    return Runner(command, 1).once(limits, input);
}

Result shell(const std::string& script, const std::string& input = "", const Limits& limits = {}) {
    return run({"sh", "-c", script}, input, limits);
}

// Seconds to sleep that no other process sleeps for, by which to find whoever does.
std::string long_sleep() {
    static int last = 100000;
    return std::to_string(++last) + "." + std::to_string(getpid());
}

int processes_that_say(const std::string& word) {
    int found = 0;
    for (const auto& process : std::filesystem::directory_iterator("/proc")) {
        std::ifstream file(process.path() / "cmdline");
        const std::string line{std::istreambuf_iterator<char>(file), {}};
        found += line.find(word) != line.npos;
    }
    return found;
}

std::string children_of_this_process() {
    std::ifstream file("/proc/self/task/" + std::to_string(getpid()) + "/children");
    return {std::istreambuf_iterator<char>(file), {}};
}

std::ptrdiff_t open_files() {
    return std::distance(std::filesystem::directory_iterator("/proc/self/fd"), std::filesystem::directory_iterator());
}

TEST(Runner, tells_the_exit_status) {
    for (const int status : {0, 1, 3, 127, 255}) {
        const Result done = shell("exit " + std::to_string(status));
        EXPECT_EQ(done.ending, Ending::exited);
        EXPECT_EQ(done.code, status);
        EXPECT_EQ(done.ended_well(), status == 0);
    }
}

TEST(Runner, tells_the_signal) {
    for (const int signal : {SIGSEGV, SIGABRT, SIGFPE, SIGTERM, SIGKILL}) {
        const Result done = shell("kill -" + std::to_string(signal) + " $$");
        EXPECT_EQ(done.ending, Ending::killed);
        EXPECT_EQ(done.code, signal);
        EXPECT_FALSE(done.ended_well());
    }
}

TEST(Runner, gives_the_arguments_and_the_input_and_takes_the_output) {
    EXPECT_EQ(run({"printf", "%s|", "a b", "", "*"}).output, "a b||*|");
    const std::string bytes("\0\xFF\r\n\x1A", 5);
    EXPECT_EQ(run({"cat"}, bytes).output, bytes);
    EXPECT_EQ(run({"cat"}, "").output, "");
    const std::string large(10 * megabyte, 'x');
    EXPECT_TRUE(run({"cat"}, large).output == large);
}

TEST(Runner, gives_an_input_that_can_be_opened_again_and_left_unread) {
    EXPECT_EQ(run({"cat", "/dev/stdin"}, "1\n2\n").output, "1\n2\n");
    EXPECT_EQ(shell("read a < /dev/stdin; read b < /proc/self/fd/0; echo $a $b", "1\n2\n").output, "1 1\n");
    EXPECT_TRUE(run({"true"}, std::string(10 * megabyte, 'x')).ended_well());
}

TEST(Runner, keeps_the_last_of_what_is_said_on_standard_error) {
    const Result done = shell("echo out; echo first >&2; echo last >&2");
    EXPECT_EQ(done.output, "out\n");
    EXPECT_EQ(done.complaints, "first\nlast\n");
    const Result loud = shell("yes | head -c 5000000 >&2; echo last >&2");
    EXPECT_TRUE(loud.ended_well());
    EXPECT_TRUE(loud.complaints.ends_with("y\nlast\n"));
    EXPECT_LT(loud.complaints.size(), 10'000U);
}

TEST(Runner, ends_what_takes_too_long) {
    for (const std::string script : {"sleep 1000", "while :; do :; done", "trap '' TERM INT HUP; sleep 1000 & wait"}) {
        const Result done = shell("echo so far; " + script, "", {.time = Milliseconds(200)});
        EXPECT_EQ(done.ending, Ending::out_of_time) << script;
        EXPECT_EQ(done.output, "so far\n") << script;
        EXPECT_GE(done.time.count(), 200) << script;
        EXPECT_LT(done.time.count(), 5000) << script;
    }
}

TEST(Runner, ends_what_holds_too_much_memory) {
    const Result done = run({"python3", "-c", "import time; held = b'x' * (90 << 20); time.sleep(1000)"}, "",
                            {.memory = 60 * megabyte});
    EXPECT_EQ(done.ending, Ending::out_of_memory);
}

TEST(Runner, counts_the_memory_of_children) {
    const std::string hold = "python3 -c \"import time; held = b'x' * (60 << 20); time.sleep($0)\"";
    const Limits limits{.memory = 100 * megabyte};
    EXPECT_EQ(run({"sh", "-c", hold + " & " + hold + " & wait", "1000"}, "", limits).ending, Ending::out_of_memory);
    EXPECT_TRUE(run({"sh", "-c", hold + "; true", "0.1"}, "", limits).ended_well());
}

TEST(Runner, counts_the_memory_of_who_has_lost_its_parent) {
    const std::string program =
        "import os, time\n"
        "if os.fork() == 0:\n"
        "    if os.fork() == 0: os.setsid(); held = b'x' * (90 << 20); time.sleep(1000)\n"
        "    os._exit(0)\n"
        "os.wait(); time.sleep(1000)";
    const Limits limits{.time = Milliseconds(4000), .memory = 60 * megabyte};
    EXPECT_EQ(run({"python3", "-c", program}, "", limits).ending, Ending::out_of_memory);
}

TEST(Runner, counts_memory_once_that_children_share) {
    const std::string program =
        "import os, time\n"
        "held = b'x' * (60 << 20)\n"
        "for i in range(4):\n"
        "    if os.fork() == 0: time.sleep(0.2); os._exit(0)\n"
        "for i in range(4): os.wait()";
    EXPECT_TRUE(run({"python3", "-c", program}, "", {.memory = 150 * megabyte}).ended_well());
    EXPECT_EQ(run({"python3", "-c", program}, "", {.memory = 50 * megabyte}).ending, Ending::out_of_memory);
}

TEST(Runner, ends_what_writes_too_much) {
    const Limits limits{.output = megabyte};
    const Result done = run({"yes"}, "", limits);
    EXPECT_EQ(done.ending, Ending::too_much_output);
    EXPECT_EQ(done.output.size(), megabyte);
    EXPECT_TRUE(run({"head", "-c", "1048576", "/dev/zero"}, "", limits).ended_well());
    EXPECT_EQ(run({"head", "-c", "1048577", "/dev/zero"}, "", limits).ending, Ending::too_much_output);
}

std::string refusal(const std::string& program) {
    try {
        run({program});
    } catch (const CannotRun& reason) {
        return reason.what();
    }
    return "it ran";
}

TEST(Runner, says_that_a_program_cannot_run) {
    EXPECT_EQ(refusal("./no-such-program"), "cannot run './no-such-program': no such file or directory");
    EXPECT_EQ(refusal("no-such-program"), "cannot run 'no-such-program': no such file or directory");
    EXPECT_EQ(refusal("tests/bugs.txt"),
              "cannot run 'tests/bugs.txt': permission denied; it is no program: source has to be compiled, or run by "
              "its language");
    EXPECT_EQ(refusal("./tests"), "cannot run './tests': permission denied");
    EXPECT_EQ(children_of_this_process(), "");
}

// A file that may be run, and what it holds.
class Executable {
public:
    explicit Executable(const std::string& text) {
        std::ofstream(path_, std::ios::binary) << text;
        std::filesystem::permissions(path_, std::filesystem::perms::owner_all);
    }
    ~Executable() { std::filesystem::remove(path_); }
    Executable(const Executable&) = delete;
    Executable& operator=(const Executable&) = delete;

    const std::string& path() const { return path_; }

private:
    std::string path_ = std::filesystem::temp_directory_path() / ("noughts-executable." + std::to_string(getpid()));
};

TEST(Runner, says_that_a_file_is_no_program) {
    const auto why = [](const std::string& text) {
        const Executable file(text);
        const std::string said = refusal(file.path());
        return said.substr(said.find("': ") + 3);
    };
    EXPECT_EQ(why(""), "it is empty");
    EXPECT_EQ(why("\x7F"
                  "ELF of some other machine"),
              "it is no program for this system");
    EXPECT_EQ(why(std::string("\xCA\xFE\0\0\n", 5)), "it is no program for this system");
    EXPECT_EQ(children_of_this_process(), "");
}

TEST(Runner, runs_programs_and_scripts_with_and_without_a_first_line_that_names_the_shell) {
    for (const std::string text : {"echo here", "#!/bin/sh\necho here\n", "\n# \xC3\xA9\necho here\n"})
        EXPECT_EQ(run({Executable(text).path()}).output, "here\n") << text;
    std::ifstream file("/bin/echo", std::ios::binary);
    const std::string bytes{std::istreambuf_iterator<char>(file), {}};
    EXPECT_EQ(run({Executable(bytes).path(), "here"}).output, "here\n");
}

TEST(Runner, ends_what_a_program_leaves_behind) {
    const std::string time = long_sleep();
    for (const std::string script : {"sleep T & exit 3", "(sleep T &) ; exit 3", "setsid sleep T & sleep 0.1; exit 3",
                                     "(setsid sh -c 'sleep T & setsid sleep T & wait' &); sleep 0.2; exit 3"}) {
        std::string filled = script;
        for (std::size_t at = 0; (at = filled.find('T', at)) != filled.npos;) filled.replace(at, 1, time);
        const Result done = shell("echo done; " + filled);
        EXPECT_EQ(done.code, 3) << script;
        EXPECT_EQ(done.output, "done\n") << script;
        EXPECT_EQ(processes_that_say(time), 0) << script;
    }
}

TEST(Runner, ends_all_that_a_program_has_started_when_its_time_is_over) {
    const std::string time = long_sleep();
    const Result done =
        shell("setsid sleep " + time + " & sleep " + time + " & sleep " + time, "", {.time = Milliseconds(300)});
    EXPECT_EQ(done.ending, Ending::out_of_time);
    EXPECT_EQ(processes_that_say(time), 0);
}

TEST(Runner, leaves_children_alone_that_were_there_before) {
    const pid_t child = fork();
    if (child == 0) {
        execlp("sleep", "sleep", "1000", nullptr);
        _exit(1);
    }
    EXPECT_TRUE(run({"true"}).ended_well());
    EXPECT_EQ(kill(child, 0), 0);
    EXPECT_EQ(children_of_this_process(), std::to_string(child) + " ");
    kill(child, SIGKILL);
    EXPECT_EQ(waitpid(child, nullptr, 0), child);
}

// Inputs one after another: the numbers from 0, as lines.
class Numbers {
public:
    explicit Numbers(std::size_t count) : count_(count) {}
    std::optional<std::string> operator()() {
        return next_ < count_ ? std::optional(std::to_string(next_++) + "\n") : std::nullopt;
    }

private:
    std::size_t count_, next_ = 0;
};

TEST(Runner, hands_over_the_runs_of_several_at_a_time_by_their_numbers) {
    Runner runner({"sh", "-c", "read n; sleep 0.0$((n % 4)); echo $n; exit $n"}, 4);
    std::map<std::size_t, Result> runs;
    std::size_t given = 0, most = 0;
    Numbers numbers(40);
    runner(
        {},
        [&] {
            auto input = numbers();
            given += input.has_value();
            most = std::max(most, given - runs.size());
            return input;
        },
        [&](std::size_t number, Result done) { EXPECT_TRUE(runs.emplace(number, std::move(done)).second); });
    EXPECT_EQ(most, 4U);
    ASSERT_EQ(runs.size(), 40U);
    for (const auto& [number, done] : runs) {
        EXPECT_EQ(done.output, std::to_string(number) + "\n");
        EXPECT_EQ(done.code, int(number));
    }
}

// Each run leaves its answer to a process that has lost its parent, and waits for that by a pipe; every other run is over
// at once, and leaves a process that is ended with it, or where nobody can tell whose it is once no other run goes on.
// `clean` starts these.
std::string answers_of_who_has_lost_its_parent(const std::string& clean, const std::string& time, bool is_known) {
    const std::string script = "read n; if test $((n % 2)) = 1; then (" + clean + " sleep " + time +
                               " >/dev/null 2>&1 &); exit; fi; "
                               "((" +
                               clean + " sh -c 'sleep 0.03; echo right') & ) | cat";
    Runner runner({"bash", "-c", script}, 2);
    std::string answers;
    std::size_t left = 0;
    runner({}, Numbers(40), [&](std::size_t number, const Result& done) {
        if (number % 2 == 0) answers += done.output;
        left += number == 39 && is_known && processes_that_say(time) > 1;
    });
    EXPECT_EQ(left, 0U);
    EXPECT_EQ(processes_that_say(time), 0);
    return answers;
}

TEST(Runner, ends_with_a_run_only_what_is_its_own) {
    std::string right;
    for (int i = 0; i < 20; ++i) right += "right\n";
    EXPECT_EQ(answers_of_who_has_lost_its_parent("", long_sleep(), true), right);
    EXPECT_EQ(answers_of_who_has_lost_its_parent("setsid", long_sleep(), true), right);
    EXPECT_EQ(answers_of_who_has_lost_its_parent("setsid env -i", long_sleep(), false), right);
}

TEST(Runner, charges_a_run_only_with_the_memory_of_who_is_its_own) {
    const std::string program =
        "import os, time\n"
        "if input() == '0':\n"
        "    if os.fork() == 0:\n"
        "        if os.fork() == 0: os.setsid(); held = b'x' * (90 << 20); time.sleep(1000)\n"
        "        os._exit(0)\n"
        "    os.wait(); time.sleep(1000)\n"
        "time.sleep(1)";
    std::map<std::size_t, Ending> endings;
    Runner({"python3", "-c", program}, 2)(
        {.time = Milliseconds(4000), .memory = 60 * megabyte}, Numbers(2),
        [&](std::size_t number, const Result& done) { endings[number] = done.ending; });
    EXPECT_EQ(endings[0], Ending::out_of_memory);
    EXPECT_EQ(endings[1], Ending::exited);
}

TEST(Runner, leaves_no_process_and_no_open_file_of_many_runs) {
    const auto open_before = open_files();
    {
        Runner runner({"true"}, 4);
        const auto open_between = open_files();
        std::size_t ended_well = 0;
        runner({}, Numbers(500), [&](std::size_t, const Result& done) { ended_well += done.ended_well(); });
        EXPECT_EQ(ended_well, 500U);
        EXPECT_LE(open_files(), open_between + 1) << "libuv may open one of its own";
    }
    EXPECT_LE(open_files(), open_before + 4) << "libuv keeps what signals go through";
    const auto open_after = open_files();
    for (int i = 0; i < 20; ++i) EXPECT_TRUE(run({"true"}).ended_well());
    EXPECT_EQ(open_files(), open_after);
    EXPECT_EQ(children_of_this_process(), "");
}

TEST(Runner, ends_everything_on_a_request_to_end) {
    for (const int signal : {SIGINT, SIGTERM, SIGHUP}) {
        const std::string time = long_sleep();
        Runner runner({"sh", "-c", "setsid sleep $0 & sleep $0", time}, 2);
        Numbers numbers(10);
        const auto next = [&] {
            if (auto input = numbers(); input != "1\n") return input;
            raise(signal);
            return std::optional<std::string>("1\n");
        };
        EXPECT_THROW(runner({}, next, [](std::size_t, const Result&) {}), Interrupted);
        EXPECT_EQ(processes_that_say(time), 0);
    }
}

TEST(Runner, ends_everything_when_its_caller_gives_up_and_may_then_be_used_again) {
    const std::string time = long_sleep();
    Runner runner({"sh", "-c", "read n; test $n = 0 || sleep " + time}, 3);
    struct GivenUp {};
    EXPECT_THROW(runner({}, Numbers(3), [](std::size_t, const Result&) { throw GivenUp{}; }), GivenUp);
    EXPECT_EQ(processes_that_say(time), 0);
    EXPECT_TRUE(runner.once({}, "0\n").ended_well());
}

}  // namespace
}  // namespace noughts::tests
