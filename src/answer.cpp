// `noughts answer PROBLEM`: the cases of a contest problem in, their answers out.
// SPDX-License-Identifier: MIT
#include <memory>

#include "commands.hpp"
#include "contest_problems.hpp"
#include "refuse.hpp"
#include "scan.hpp"

namespace noughts {

Action answer(Arguments& arguments) {
    struct Options {
        std::string problem;
        bool strict = false;
    };
    const auto options = std::make_shared<Options>();
    arguments.word("PROBLEM", options->problem, "id of the problem, see noughts problems");
    arguments.flag("--strict", options->strict, "refuse whatever the statement does not have");
    return [options](Session& session) {
        const auto& problem = pick_problem(contest_problems(), options->problem, "answer");
        Reader in(session.in, {.strict = options->strict, .scan = scan_cases});
        problem.answer(in, session.out);
    };
}

}  // namespace noughts
