// The one table of commands. A new command is a file of its own, a declaration and a row here.
// SPDX-License-Identifier: MIT
#pragma once

#include <array>

#include "command.hpp"

namespace noughts {

Action answer(CLI::App& app);
Action problems(CLI::App& app);
Action source(CLI::App& app);

inline constexpr std::array commands{
    Command{"answer", "contest problem: cases in, answers out, byte-exact",
            "printf '1\\nXX..O....\\n' | noughts answer counting    prints 191 194", answer},
    Command{"problems", "the contest problems: id, title, where they are judged", "noughts problems", problems},
    Command{"source", "a contest problem as one C++ file to hand in", "noughts source counting > counting.cpp", source},
};

}  // namespace noughts
