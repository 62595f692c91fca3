// SPDX-License-Identifier: MIT
#include "space.hpp"

#include <algorithm>
#include <unordered_set>

namespace noughts::workbench {

Rules rules_of(const Space& space, const Case& asked) {
    Rules rules = make_rules(space.grid);
    for (const auto& [needed, target] : asked.needs) rules.add_need(target, needed);
    return rules;
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

}  // namespace noughts::workbench
