// Words of a text: what stands between them, the numbers that they are, and the refusal of those that are no good.
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <optional>
#include <stdexcept>
#include <string>
#include <string_view>

namespace noughts {

struct BadInput : std::runtime_error {
    using std::runtime_error::runtime_error;
};

inline constexpr std::size_t longest_word = 64;

constexpr bool is_blank(int c) { return c == ' ' || c == '\n' || c == '\r' || c == '\t'; }

// The number up to `most` that a word is in digits.
inline std::optional<std::uint64_t> to_number(std::string_view word, std::uint64_t most) {
    if (word.empty() || word.size() > longest_word) return std::nullopt;
    std::uint64_t n = 0;
    for (const char c : word) {
        const auto digit = static_cast<std::uint64_t>(c - '0');
        if (c < '0' || c > '9' || digit > most || n > (most - digit) / 10) return std::nullopt;
        n = 10 * n + digit;
    }
    return n;
}

}  // namespace noughts
