// A problem for examinations in tests: to double numbers; and programs of awk and Python that do so, or nearly.
// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <vector>

#include "src/workbench/examination.hpp"

namespace noughts::workbench {

using Command = std::vector<std::string>;

// The problem: to double numbers. The last of the cases as they are listed is the smallest.
inline constexpr int all = 1000, few = 150;

inline void put_doubled(Reader& in, Writer& out) { out.put(std::to_string(2 * in.number("a number", 0, all)) + '\n'); }

inline void double_all(Reader& in, Writer& out) {
    for (auto left = in.count("the number of cases", 0, 2 * all); left > 0; --left) put_doubled(in, out);
    in.finish();
}

inline std::vector<Case> numbers_down_from(int n) {
    std::vector<Case> cases;
    while (n-- > 0) cases.push_back({.text = std::to_string(n) + '\n', .probe = "number", .size = n});
    return cases;
}

inline std::string why(const Rules&, const Case&) { return "twice the number\n"; }

inline constexpr contest::Problem doubling{"doubling", "", "", double_all},
    doubling_one{"doubling-one", "", "", put_doubled};

inline Space numbers_in_inputs_of(std::size_t most, std::size_t least = 1) {
    return {.id = "doubling",
            .grid = tic_tac_toe,
            .layout = {.least = least, .most = most, .head = "#\n"},
            .cases = [] { return numbers_down_from(all); },
            .why = why};
}

inline constexpr Space single{.id = "doubling-one",
                              .grid = tic_tac_toe,
                              .layout = {},
                              .cases = [] { return numbers_down_from(few); },
                              .why = why};

inline Findings examine(const Command& command, const Plan& plan = {}, const Space& space = numbers_in_inputs_of(all)) {
    return Examination(space, space.layout.most > 1 ? doubling : doubling_one, command, plan)();
}

// A program that does this for each number of an input, right where it does not say `next` or end.
inline Command awk(const std::string& statements) { return {"awk", "NR > 1 { " + statements + " print 2 * $1 }"}; }

// The same for one number without the count before it.
inline Command awk_one(const std::string& statements) { return {"awk", "{ " + statements + " print 2 * $1 }"}; }

// A program that is right, and takes this long for each case.
inline Command slow(double seconds) {
    return {"python3", "-c",
            "import sys, time\nwords = sys.stdin.read().split()[1:]\ntime.sleep(" + std::to_string(seconds) +
                " * len(words))\nfor word in words: print(2 * int(word))"};
}

}  // namespace noughts::workbench
