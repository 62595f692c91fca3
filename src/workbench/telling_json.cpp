// SPDX-License-Identifier: MIT
#include <nlohmann/json.hpp>

#include "showing.hpp"
#include "telling.hpp"
#include "verdict_words.hpp"

namespace noughts::workbench {
namespace {

using Json = nlohmann::ordered_json;

// What failed as a case; null where it is an input as a whole.
Json blamed(const Telling& telling, const Failure& failure) {
    if (failure.whole)
        return {{"number", nullptr}, {"board", nullptr}, {"to_move", nullptr}, {"needs", nullptr}, {"probe", nullptr}};
    const Case& asked = failure.asked;
    Json needs = Json::array();
    for (const auto& [a, b] : asked.needs) needs.push_back({a + 1, b + 1});
    const Grid& grid = telling.space.grid;
    const auto turn = side_to_move(telling.space, asked);
    return {{"number", failure.number},
            {"board", to_text(asked.board, grid.width * grid.height, grid.width)},
            {"to_move", turn ? Json(*turn == Side::x ? "x" : "o") : Json()},
            {"needs", needs},
            {"probe", asked.probe}};
}

Json told(const Telling& telling, const Findings& f) {
    const Space& space = telling.space;
    const Failure& failure = *f.failure;
    const Case& asked = failure.asked;
    Json object = blamed(telling, failure);
    object["input"] = failure.input;
    object["expected"] = beginning(failure.expected);
    object["found"] = as_utf8(beginning(failure.found));
    object["why"] = failure.whole ? "" : space.why(rules_of(space, asked), asked);
    object["complaint"] = as_utf8(end_of(complaints(f)));
    object["verdict"] = name_of(failure.verdict);
    object["alone"] = failure.alone;
    object["again"] = failure.again;
    object["cases"] = failure.cases;
    return object;
}

}  // namespace

std::string in_json(const Telling& telling, const Findings& f, const std::vector<std::string>& kept) {
    Json object{{"problem", telling.space.id},
                {"verdict", name_of(f.verdict)},
                {"detail", detail(telling, f)},
                {"cases", f.cases},
                {"tried", f.tried},
                {"failed", nullptr},
                {"complete", telling.space.complete() && !f.sampled()},
                {"sampled", f.sampled()},
                {"seed", telling.seed},
                {"milliseconds", f.time.count()}};
    if (f.counted && f.certain) object["failed"] = f.failed;
    if (f.failure) object["failure"] = told(telling, f);
    object["kept"] = kept.empty() ? Json() : Json(kept);
    object["mistakes"] = f.mistakes;
    object["signature"] = f.signature;
    object["compared"] = f.compared;
    return object.dump() + '\n';
}

}  // namespace noughts::workbench
