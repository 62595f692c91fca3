// SPDX-License-Identifier: MIT
#include "space.hpp"

#include <algorithm>
#include <functional>
#include <noughts/status.hpp>
#include <set>
#include <unordered_map>
#include <unordered_set>
#include <utility>

namespace noughts::workbench {

Rules rules_of(const Space& space, const Case& asked) {
    Rules rules = make_rules(space.grid);
    for (const auto& [needed, target] : asked.needs) rules.add_need(target, needed);
    return rules;
}

std::optional<Side> side_to_move(const Space& space, const Case& asked) {
    const Rules rules = rules_of(space, asked);
    if (space.mover == Mover::counted) return judge(rules, asked.board, {}).to_move;
    return moves(rules, asked.board) ? std::optional(asked.board.turn) : std::nullopt;
}

std::vector<Case> ordered_cases(const Space& space) {
    std::vector<Case> cases = space.cases();
    std::ranges::stable_sort(cases, {}, &Case::size);
    std::unordered_set<std::string> seen;
    std::erase_if(cases, [&](const Case& each) { return !seen.insert(each.text).second; });
    return cases;
}

std::string input_of(const Layout& layout, std::span<const Case* const> cases) {
    std::string text(layout.head);
    if (const std::size_t at = text.find('#'); at != text.npos) text.replace(at, 1, std::to_string(cases.size()));
    for (std::size_t i = 0; i < cases.size(); ++i) {
        if (i > 0) text += layout.between;
        text += cases[i]->text;
    }
    return text += layout.tail;
}

std::vector<std::size_t> cases_in(const Layout& layout, const std::vector<Case>& cases, const std::string& input) {
    std::unordered_map<std::string_view, std::size_t> numbers;
    std::set<std::size_t, std::greater<>> lengths;
    for (const Case& each : cases) {
        numbers.emplace(each.text, numbers.size());
        lengths.insert(each.text.size());
    }
    std::string_view rest = input;
    for (auto lines = std::ranges::count(layout.head, '\n'); lines > 0; --lines)
        rest = rest.substr(rest.find('\n') + 1);
    const auto next = [&] {
        for (const std::size_t length : lengths)
            if (const auto number = numbers.find(rest.substr(0, length)); number != numbers.end()) return number;
        return numbers.end();
    };
    std::vector<std::size_t> found;
    std::vector<const Case*> asked;
    for (auto number = next(); number != numbers.end(); number = next()) {
        found.push_back(number->second);
        asked.push_back(&cases[number->second]);
        rest.remove_prefix(number->first.size());
        if (rest.starts_with(layout.between)) rest.remove_prefix(layout.between.size());
    }
    return input_of(layout, asked) == input ? found : std::vector<std::size_t>{};
}

}  // namespace noughts::workbench
