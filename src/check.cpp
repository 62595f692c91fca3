// `noughts check PROBLEM -- COMMAND...`: someone's solution of a contest problem, run on every input.
// SPDX-License-Identifier: MIT
#include <algorithm>
#include <cmath>
#include <memory>
#include <optional>
#include <thread>

#include "commands.hpp"
#include "contest_problems.hpp"
#include "numbers.hpp"
#include "progress.hpp"
#include "refuse.hpp"
#include "sources.hpp"
#include "workbench/examination.hpp"
#include "workbench/showing.hpp"
#include "workbench/telling.hpp"
#include "workbench/verdict_words.hpp"
#include "write_file.hpp"

namespace noughts {
namespace {

using namespace workbench;

struct Options {
    std::string problem;
    std::optional<std::string> keep;
    std::vector<std::string> command;
    Plan plan;
    bool exact = false, json = false;
};

// Writes the two files that are wanted where something has failed, and returns their names.
std::vector<std::string> keep(const Options& options, const Findings& findings) {
    if (!options.keep || !findings.failure) return {};
    const auto name = (std::filesystem::path(*options.keep) / options.problem).string();
    write_file(name + ".in", findings.failure->input);
    write_file(name + ".ans", findings.failure->right);
    return {name + ".in", name + ".ans"};
}

// What may have been meant by a command that cannot be run.
std::string way_to_run(const std::string& command) {
    if (command.find('/') == command.npos && std::filesystem::exists(command)) return "; it is here: ./" + command;
    if (std::filesystem::exists(command) || command.find(' ') == command.npos) return "";
    return "; the command and its arguments are words of their own: -- " + command;
}

Findings examine(const Options& options, const Space& space, const contest::Problem& problem, Session& session) {
    const bool is_long = space.layout.most == 1 && options.plan.sample == 0;
    Progress progress(
        session.watched ? session.complain : [](std::string_view) {}, "cases",
        is_long ? "--cases 400 tries a sample" : "");
    Plan plan = options.plan;
    plan.published = pick_problem(sources(), options.problem, "check").sample;
    plan.match = options.exact ? Match::bytes : Match::words;
    plan.progress = [&](std::size_t done, std::size_t of) {
        if (done < of)
            progress(done, of);
        else
            progress.show(of ? "all cases are right; trying inputs of other sizes"
                             : "looking for the smallest failing case");
    };
    Examination examination(space, problem, options.command, plan);
    try {
        return examination();
    } catch (const CannotRun& reason) {
        const std::string& name = options.command.front();
        throw BadInput(std::string(reason.what()) + way_to_run(name));
    } catch (const Interrupted&) {
        throw BadInput(stopped_in_words(examination.so_far()));
    }
}

// Words that a solution is given without a problem before them.
void need_problem(const Options& options) {
    const bool known =
        std::ranges::find(contest_problems(), options.problem, &contest::Problem::id) != contest_problems().end();
    if (!options.problem.empty() && !known && options.command.empty())
        throw BadInput("check: expected a problem that noughts problems lists, then -- and the command; found only " +
                       noughts::quoted(options.problem));
}

void check_solution(const Options& options, Session& session) {
    need_problem(options);
    const auto& problem = pick_problem(contest_problems(), options.problem, "check");
    const Space& space = pick_problem(spaces(), options.problem, "check");
    if (options.command.empty()) throw BadInput("check: expected -- and the command that runs the solution");
    if (options.keep) make_directory(*options.keep);
    const Findings findings = examine(options, space, problem, session);
    const Telling telling{.space = space,
                          .limits = options.plan.limits,
                          .match = options.exact ? Match::bytes : Match::words,
                          .seed = options.plan.seed,
                          .colour = session.colour ? Colour::yes : Colour::no};
    if (!options.json) session.out.put(in_words(telling, findings));
    if (findings.verdict != Verdict::accepted) session.answer = Exit::no;
    const std::vector<std::string> kept = keep(options, findings);
    if (options.json)
        session.out.put(in_json(telling, findings, kept));
    else if (!kept.empty())
        session.out.put(labelled("kept", kept.front() + ", " + kept.back()));
}

// An option whose value is a number in a range.
template <class Number, class Use>
void add_number(Arguments& arguments, const char* name, const char* unit, const char* help, const char* expected,
                Number least, Number most, Use use) {
    const auto read = [=](const std::string& text) { use(number_in(name, text, expected, least, most)); };
    arguments.option(name, unit, read, help);
}

void add_limits(Arguments& arguments, const std::shared_ptr<Options>& options) {
    Limits* const limits = &options->plan.limits;
    add_number(arguments, "--timeout", "SECS", "for each run, by the clock; 5", "seconds from 0.01 to 86400", 0.01,
               86400.0, [limits](double seconds) { limits->time = Milliseconds(std::llround(1000 * seconds)); });
    add_number(arguments, "--memory", "MB", "for the program and its children; 1024",
               "a number of MB from 1 to 1048576", std::uint64_t{1}, std::uint64_t{1} << 20,
               [limits](std::uint64_t mb) { limits->memory = mb << 20; });
    add_number(arguments, "--output", "MB", "for what it writes; 64", "a number of MB from 1 to 4096", std::uint64_t{1},
               std::uint64_t{4096}, [limits](std::uint64_t mb) { limits->output = mb << 20; });
}

}  // namespace

Action check(Arguments& arguments) {
    const auto options = std::make_shared<Options>();
    Plan* const plan = &options->plan;
    plan->jobs = std::max(1, int(std::thread::hardware_concurrency()));
    arguments.word("PROBLEM", options->problem, "id of the problem, see noughts problems");
    arguments.command("COMMAND", options->command, "what runs the solution, with its arguments");
    arguments.flag("--exact", options->exact, "compare bytes, not words");
    arguments.flag("--first", plan->first, "stop at the first failure, and look for no mistakes");
    add_number(arguments, "--cases", "N", "a spread sample of N, where runs of one case take too long",
               "a number of cases from 1", std::size_t{1}, std::size_t{1'000'000'000},
               [plan](std::size_t n) { plan->sample = n; });
    add_number(arguments, "--jobs", "N", "runs at a time; as many as there are cores", "a number of runs from 1 to 256",
               1, 256, [plan](int n) { plan->jobs = n; });
    add_number(arguments, "--seed", "N", "of the order of cases; 1", "a number from 0 to 4294967295", std::uint32_t{0},
               std::uint32_t{0xFFFFFFFF}, [plan](std::uint32_t n) { plan->seed = n; });
    add_limits(arguments, options);
    const auto set_keep = [options](const std::string& directory) {
        if (directory.empty()) throw BadInput("--keep: expected the directory to write to, found nothing");
        options->keep = directory;
    };
    arguments.option("--keep", "DIR", set_keep, "gets the failing input and right answer: PROBLEM.in, .ans");
    arguments.flag("--json", options->json, "one JSON object");
    return [options](Session& session) { check_solution(*options, session); };
}

}  // namespace noughts
