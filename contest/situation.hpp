// Codeforces gym 102800 J, HDU 6922: both sides fill the 3x3 board, and the score is lines of O minus lines of X. Whose
// turn it is stands in the input (1: Alice, who has O) and never follows from the counts. SPDX-License-Identifier: MIT
#pragma once

#include <noughts/reader.hpp>
#include <noughts/sweep.hpp>
#include <noughts/writer.hpp>

namespace noughts::contest {

inline void situation(Reader& in, Writer& out) {
    constexpr CaseShape shape{.has_bit = true, .rows = 3, .width = 3};
    constexpr int boards = position_count(9);
    const Table<Value> value(make_rules(noughts::situation));
    std::vector<Phrase> answers(2 * boards);
    for (std::uint64_t left = in.count("the number of cases", 1, 40'000); left > 0;) {
        const auto numbers = in.cases(shape, left, {});
        left -= numbers.size();
        for (const std::uint16_t n : numbers) {
            Phrase& answer = answers[n];
            if (!answer.size) answer = Phrase(std::to_string(-value.at(n % boards, Side(n / boards))) + '\n');
            out.put(answer);
        }
    }
    in.finish();
}

}  // namespace noughts::contest
