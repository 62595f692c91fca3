// `noughts source PROBLEM`: a contest problem as one C++ file.
// SPDX-License-Identifier: MIT
#include "sources.hpp"

#include <memory>

#include "commands.hpp"
#include "refuse.hpp"

namespace noughts {

Action source(Arguments& arguments) {
    const auto problem = std::make_shared<std::string>();
    arguments.word("PROBLEM", *problem, "id of the problem, see noughts problems");
    return [problem](Session& session) { session.out.put(pick_problem(sources(), *problem, "source").text); };
}

}  // namespace noughts
