// `noughts source PROBLEM`: a contest problem as one C++ file.
// SPDX-License-Identifier: MIT
#include "sources.hpp"

#include <CLI/CLI.hpp>
#include <memory>

#include "commands.hpp"
#include "refuse.hpp"

namespace noughts {

Action source(CLI::App& app) {
    const auto problem = std::make_shared<std::string>();
    app.add_option("PROBLEM", *problem, "id of the problem, see noughts problems");
    return [problem](Session& session) { session.out.put(pick_problem(sources(), *problem, "source").text); };
}

}  // namespace noughts
