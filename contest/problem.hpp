// What a contest problem is to who runs it; problems.hpp has the table of all.
// SPDX-License-Identifier: MIT
#pragma once

#include <noughts/reader.hpp>
#include <noughts/writer.hpp>
#include <string_view>

namespace noughts::contest {

struct Problem {
    std::string_view id, title, judge;
    void (*answer)(Reader& in, Writer& out);
};

}  // namespace noughts::contest
