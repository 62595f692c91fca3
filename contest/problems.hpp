// The one table of contest problems. The command line, the golden tests, the fuzzer and the single-file sources read
// it.
// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <string_view>

#include "advanced.hpp"
#include "counting.hpp"
#include "situation.hpp"
#include "winning_move.hpp"

namespace noughts::contest {

struct Problem {
    std::string_view id, title, judge;
    void (*answer)(Reader& in, Writer& out);
};

inline constexpr std::array problems{
    Problem{"situation", "Fill the 3x3 board: O's lines less X's under best play, turn given",
            "Codeforces gym 102800 J, HDU 6922", situation},
    Problem{"counting", "Can play reach this board, and how many games from it does each side win?",
            "ICPC NAC 2022 J, Kattis tictactoecounting, QOJ 4234, BOJ 25234, Luogu P16050", counting},
    Problem{"advanced", "Cells that cannot be used before others are filled: who wins?",
            "Codeforces gym 105321 A, Torneo Argentino 2024 A", advanced},
    Problem{"winning-move", "Can this mark complete a line now?", "Codeforces gym 102697, 053", winning_move},
};

}  // namespace noughts::contest
