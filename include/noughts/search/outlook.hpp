// What is seen of a position without searching on.
// SPDX-License-Identifier: MIT
#pragma once

#include "../question.hpp"

namespace noughts {

// By the side to move: between what the answer lies, and where a best move is found.
struct Outlook {
    Distance::Answer low, high;
    Cells tries;
};

// The empty cells with which the side to move, and the other one, would complete a line, open or not.
struct Threats {
    Cells mine, theirs;
};

}  // namespace noughts
