// What the tests of spaces and of test sets share: a problem by its space, strict reading, and a test for each space.
// SPDX-License-Identifier: MIT
#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <ostream>
#include <set>
#include <string>
#include <tuple>
#include <vector>

#include "src/contest_problems.hpp"
#include "src/workbench/space.hpp"

namespace noughts::workbench {

inline void PrintTo(const Space& space, std::ostream* out) { *out << space.id; }

inline const contest::Problem& problem_of(const Space& space) {
    return *std::ranges::find(contest_problems(), space.id, &contest::Problem::id);
}

inline const Space& space_of(std::string_view id) { return *std::ranges::find(spaces(), id, &Space::id); }

// The answer where reading takes the input, otherwise what it says.
struct Reading {
    std::string output, refusal;
};

inline Reading read(const contest::Problem& problem, const std::string& input, bool strict = true) {
    Reading result;
    Reader in(from_text(input), {.strict = strict, .buffer = 4096});
    Writer out(into_string(result.output));
    try {
        problem.answer(in, out);
    } catch (const BadInput& refusal) {
        result.refusal = refusal.what();
    }
    out.flush();
    return result;
}

// A line that alone makes a move win: its number, the cell that is missing and whose it is.
using OnlyLine = std::tuple<int, Cells, Side>;

// Those of the cases. A program that forgets one of these lines answers one of the cases wrongly.
inline std::set<OnlyLine> only_lines(const Space& space, const std::vector<Case>& cases) {
    const Rules rules = make_rules(space.grid);
    std::set<OnlyLine> found;
    for (const Case& each : cases)
        for (const Side side : {Side::x, Side::o}) {
            if (side != each.board.turn && space.id != "codingame-connect4") continue;
            std::map<Cells, std::vector<int>> lines;  // by the cell that each of them lacks
            for (int i = 0; i < rules.line_count; ++i) {
                const Cells missing = rules.lines[i] & ~each.board.of(side);
                if (size(missing) == 1 && contains(playable(rules, each.board.filled()), missing))
                    lines[missing].push_back(i);
            }
            for (const auto& [missing, numbers] : lines)
                if (numbers.size() == 1 && (space.grid.gravity || lines.size() == 1))
                    found.emplace(numbers.front(), missing, side);
        }
    return found;
}

class EachSpace : public testing::TestWithParam<Space> {
protected:
    const Space& space = GetParam();
    const contest::Problem& problem = problem_of(space);
    const std::vector<Case> cases = ordered_cases(space);
    const bool single = space.layout.most == 1;
};

inline std::string name_of_space(const testing::TestParamInfo<Space>& info) {
    std::string name(info.param.id);
    std::ranges::replace(name, '-', '_');
    return name;
}

}  // namespace noughts::workbench
