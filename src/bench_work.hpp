// What `noughts bench` works on, for its signature and for its speeds.
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <noughts/blocks.hpp>
#include <noughts/grid.hpp>
#include <noughts/reader.hpp>
#include <noughts/writer.hpp>
#include <string>

#include "scan.hpp"

namespace noughts {

constexpr Grid four(int length, Prize prize = Prize::line_wins, bool gravity = false) {
    return {.width = 4, .height = 4, .length = length, .prize = prize, .gravity = gravity};
}

// One input that holds every case of a problem of many boards.
inline std::string all_cases(const CaseShape& shape) {
    std::string text = std::to_string(shape.numbers()) + '\n';
    const int cells = shape.rows * shape.width;
    for (std::uint32_t n = 0; n < shape.numbers(); ++n) {
        if (shape.has_bit) text += n < position_count(cells) ? "0\n" : "1\n";
        text += to_text(position_of(n % position_count(cells), cells), cells, shape.width, {}, "\n") + '\n';
    }
    return text;
}

inline std::string answer(void (*problem)(Reader&, Writer&), std::string_view text) {
    std::string answers;
    Writer out(into_string(answers));
    Reader in(from_text(text), {.scan = scan_cases});
    problem(in, out);
    out.flush();
    return answers;
}

// Prints the speeds.
void print_speeds(Writer& out);

// Those of searches; with `Long::yes` of those that take minutes, too.
enum class Long : std::uint8_t { no, yes };
void print_search_speeds(Writer& out, Long with);

}  // namespace noughts
