// Codeforces gym 102800 J, HDU 6922: both sides fill the 3x3 board, and the score is lines of O minus lines of X. Whose
// turn it is stands in the input (1: Alice, who has O) and never follows from the counts.
// SPDX-License-Identifier: MIT
#pragma once

#include <noughts/sweep.hpp>

#include "cases.hpp"

namespace noughts::contest {

inline void situation(Reader& in, Writer& out) {
    constexpr int boards = position_count(9);
    const Table<Value> value(make_rules(noughts::situation));
    answer_cases(in, out, {.has_bit = true, .rows = 3, .width = 3}, 40'000, [&](std::uint32_t number) {
        return std::to_string(-value.at(number % boards, Side(number / boards))) + '\n';
    });
}

}  // namespace noughts::contest
