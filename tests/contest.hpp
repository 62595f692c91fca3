// SPDX-License-Identifier: MIT
// The contest problems as functions from text to text.
#pragma once
#include <algorithm>
#include <string>
#include <string_view>

#include "src/contest_problems.hpp"

namespace noughts::tests {

// The smallest of buffers makes records straddle its edge.
inline constexpr ReaderOptions small{.buffer = 96};
inline constexpr ReaderOptions strict{.strict = true, .buffer = 4096};

// What a problem answers to a text, and the message where it refuses to go on.
inline std::string answer(std::string_view id, const std::string& input, const ReaderOptions& options = small) {
    const auto problem = std::ranges::find(contest_problems(), id, &contest::Problem::id);
    if (problem == contest_problems().end()) return "no problem is called " + std::string(id);
    std::string output;
    Reader in(from_text(input), options);
    Writer out(into_string(output));
    try {
        problem->answer(in, out);
        out.flush();
    } catch (const BadInput& refusal) {
        out.flush();
        output += refusal.what();
    }
    return output;
}

}  // namespace noughts::tests
