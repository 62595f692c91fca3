// `noughts problems`: what contest problems there are.
// SPDX-License-Identifier: MIT
#include <algorithm>
#include <memory>
#include <nlohmann/json.hpp>

#include "commands.hpp"
#include "contest_problems.hpp"

namespace noughts {
namespace {

std::string line(const contest::Problem& problem) {
    static const auto longest = std::ranges::max(contest_problems(), {}, [](const auto& p) { return p.id.size(); });
    std::string text(problem.id);
    text.resize(longest.id.size() + 2, ' ');
    return text.append(problem.title).append("  [").append(problem.judge) + "]\n";
}

std::string json_line(const contest::Problem& problem) {
    const nlohmann::ordered_json object{{"id", problem.id}, {"title", problem.title}, {"judge", problem.judge}};
    return object.dump() + '\n';
}

}  // namespace

Action problems(Arguments& arguments) {
    const auto json = std::make_shared<bool>(false);
    arguments.flag("--json", *json, "one JSON object a line");
    return [json](Session& session) {
        for (const auto& problem : contest_problems()) session.out.put(*json ? json_line(problem) : line(problem));
    };
}

}  // namespace noughts
