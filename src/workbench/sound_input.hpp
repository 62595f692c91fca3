// A small input that is as the statement says, in parts, so that one of them can be made wrong.
// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <sstream>
#include <string>
#include <vector>

#include "space.hpp"

namespace noughts::workbench {

// A few cases that are neither the smallest nor the largest.
inline std::vector<Case> middling_cases(const Space& space) {
    const std::size_t count = std::max(space.layout.least, std::min(space.layout.most, std::size_t{2}));
    std::vector<Case> some, all = ordered_cases(space);
    for (const Case& each : all)
        if (each.size >= 4 && each.size <= 6 && some.size() < count) some.push_back(each);
    while (some.size() < count) some.push_back(all.front());
    return some;
}

// An input in parts, so that the number it begins with can be another one, and have as many cases or lines after it.
class Counted {
public:
    Counted(const Layout& layout, const std::vector<Case>& cases) : layout_(layout), after_number_("\n") {
        if (!layout.head.empty()) {
            after_number_ = layout.head.substr(1);
            for (const Case& each : cases) items_.push_back(each.text);
            return;
        }
        std::istringstream lines(cases.front().text);
        std::string line;
        for (std::getline(lines, line); std::getline(lines, line) && items_.size() < 2;) items_.push_back(line + '\n');
    }

    std::size_t size() const { return items_.size(); }

    std::string text(std::string_view number, std::size_t count) const {
        std::string text = std::string(number) + std::string(after_number_);
        for (std::size_t i = 0; i < count; ++i) {
            if (i > 0) text += layout_.between;
            text += items_[i % items_.size()];
        }
        return text += layout_.tail;
    }

private:
    const Layout& layout_;
    std::string_view after_number_;
    std::vector<std::string> items_;
};

inline std::string good_input(const Layout& layout, const std::vector<Case>& cases) {
    if (layout.limit) {
        const Counted counted(layout, cases);
        return counted.text(std::to_string(counted.size()), counted.size());
    }
    std::vector<const Case*> asked;
    asked.reserve(cases.size());
    for (const Case& each : cases) asked.push_back(&each);
    return input_of(layout, asked);
}

}  // namespace noughts::workbench
