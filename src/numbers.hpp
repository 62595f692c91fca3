// Numbers as people read them.
// SPDX-License-Identifier: MIT
#pragma once

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

}  // namespace noughts
