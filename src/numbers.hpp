// Numbers as people read them.
// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <array>
#include <charconv>
#include <noughts/question.hpp>
#include <string>

namespace noughts {

inline std::string number_text(Wide number) {
    std::string text;
    do text.insert(text.begin(), char('0' + int(number % 10)));
    while (number /= 10);
    return text;
}

inline std::string with_commas(Wide number) {
    std::string text = number_text(number);
    for (std::size_t at = text.size(); at > 3; at -= 3) text.insert(at - 3, ",");
    return text;
}

// Such as "1 case" and "1,000 cases".
inline std::string counted(Wide n, const std::string& thing) {
    return with_commas(n) + ' ' + thing + (n == 1 ? "" : "s");
}

inline std::string bytes_text(double bytes) {
    if (bytes < 1e10) return with_commas(Wide(bytes / 1e6) + 1) + " MB";
    if (bytes < 1e18) return with_commas(Wide(bytes / 1e9) + 1) + " GB";
    std::array<char, 16> text{};
    const auto end = std::to_chars(text.begin(), text.end(), bytes / 1e9, std::chars_format::scientific, 1).ptr;
    return std::string(text.begin(), std::remove(text.begin(), end, '+')) + " GB";  // such as 3.4e21
}

}  // namespace noughts
