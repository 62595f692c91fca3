// `noughts tests PROBLEM DIR`: a test set for those who set a contest problem.
// SPDX-License-Identifier: MIT
#include <map>
#include <memory>

#include "commands.hpp"
#include "refuse.hpp"
#include "sources.hpp"
#include "workbench/test_set.hpp"
#include "write_file.hpp"

namespace noughts {
namespace {

struct Options {
    std::string problem, directory;
    bool invalid = false;
};

void write_all(const Options& options, Session& session) {
    using namespace workbench;
    const auto& problem = pick_problem(contest::problems, options.problem, "tests");
    const Space& space = pick_problem(spaces(), options.problem, "tests");
    const Source& source = pick_problem(sources(), options.problem, "tests");
    if (options.directory.empty()) throw BadInput("tests: expected the directory to write to, found nothing");
    const std::filesystem::path root(options.directory);
    std::map<std::string, int> inputs;
    const UseFile use = [&](const TestFile& file) {
        const auto path = root / file.path;
        make_directory(path.parent_path());
        write_file(path, file.text);
        if (path.extension() == ".in") ++inputs[path.parent_path().string()];
    };
    write_tests(space, problem, std::string(source.sample), use);
    if (options.invalid) write_invalid_inputs(space, problem, use);
    for (const auto& [directory, count] : inputs)
        session.out.put(directory + ": " + std::to_string(count) + (count == 1 ? " input\n" : " inputs\n"));
}

}  // namespace

Action tests(Arguments& arguments) {
    const auto options = std::make_shared<Options>();
    arguments.word("PROBLEM", options->problem, "id of the problem, see noughts problems");
    arguments.word("DIR", options->directory, "where data/sample and data/secret are written");
    arguments.flag("--invalid", options->invalid, "and data/invalid_input: what a validator must refuse");
    return [options](Session& session) { write_all(*options, session); };
}

}  // namespace noughts
