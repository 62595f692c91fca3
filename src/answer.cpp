// `noughts answer PROBLEM`: the cases of a contest problem in, their answers out.
// SPDX-License-Identifier: MIT
#include <CLI/CLI.hpp>
#include <contest/problems.hpp>
#include <memory>

#include "commands.hpp"
#include "refuse.hpp"
#include "scan.hpp"

namespace noughts {

Action answer(CLI::App& app) {
    struct Options {
        std::string problem;
        bool strict = false;
    };
    const auto options = std::make_shared<Options>();
    app.add_option("PROBLEM", options->problem, "id of the problem, see noughts problems");
    app.add_flag("--strict", options->strict, "refuse whatever the statement does not have");
    return [options](Session& session) {
        const auto& problem = pick_problem(contest::problems, options->problem, "answer");
        Reader in(session.in, {.strict = options->strict, .scan = scan_cases});
        problem.answer(in, session.out);
    };
}

}  // namespace noughts
