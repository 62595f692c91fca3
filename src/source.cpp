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
    return [problem](Session& session) {
        session.out.put(pick(sources(), &Source::id, *problem, "source: expected the problem ").text);
    };
}

}  // namespace noughts
