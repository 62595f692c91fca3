// `noughts tests PROBLEM DIR`: a test set for those who set a contest problem.
// SPDX-License-Identifier: MIT
#include <map>
#include <memory>
#include <set>
#include <vector>

#include "commands.hpp"
#include "contest_problems.hpp"
#include "numbers.hpp"
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

using workbench::TestFile;

std::vector<TestFile> files_of(const Options& options) {
    const auto& problem = pick_problem(contest_problems(), options.problem, "tests");
    const workbench::Space& space = pick_problem(workbench::spaces(), options.problem, "tests");
    const Source& source = pick_problem(sources(), options.problem, "tests");
    std::vector<TestFile> files;
    const auto use = [&files](const TestFile& file) { files.push_back(file); };
    write_tests(space, problem, std::string(source.sample), use);
    if (options.invalid) write_invalid_inputs(space, problem, use);
    return files;
}

// A test that stays from another set would be taken for one of this.
void refuse_others(const std::filesystem::path& directory, const std::set<std::filesystem::path>& ours) {
    std::set<std::string> others;
    std::error_code none;
    for (const auto& there : std::filesystem::directory_iterator(directory, none)) {
        const std::filesystem::path& path = there.path();
        const bool is_test = path.extension() == ".in" || path.extension() == ".ans";
        if (is_test && !ours.contains(path)) others.insert(path.filename().string());
    }
    if (!others.empty())
        throw BadInput("tests: expected no other tests in " + noughts::quoted(directory.string()) + ", found " +
                       noughts::quoted(*others.begin()) + "; empty the directory first");
}

void write_all(const Options& options, Session& session) {
    const std::vector<TestFile> files = files_of(options);
    if (options.directory.empty()) throw BadInput("tests: expected the directory to write to, found nothing");
    const std::filesystem::path root(options.directory);
    std::set<std::filesystem::path> ours;
    for (const TestFile& file : files) ours.insert(root / file.path);
    for (const char* const folder : {"data/sample", "data/secret", "data/invalid_input"})
        refuse_others(root / folder, ours);
    std::map<std::string, int> inputs;
    for (const TestFile& file : files) {
        const auto path = root / file.path;
        make_directory(path.parent_path());
        write_file(path, file.text);
        if (path.extension() == ".in") ++inputs[path.parent_path().string()];
    }
    for (const auto& [directory, count] : inputs)
        session.out.put(directory + ": " + counted(Wide(count), "input") + '\n');
}

}  // namespace

Action tests(Arguments& arguments) {
    const auto options = std::make_shared<Options>();
    arguments.word("PROBLEM", options->problem, "id of the problem, see noughts problems");
    arguments.word("DIR", options->directory, "gets data/sample and data/secret; without other tests in them");
    arguments.flag("--invalid", options->invalid, "and data/invalid_input: what a validator must refuse");
    return [options](Session& session) { write_all(*options, session); };
}

}  // namespace noughts
