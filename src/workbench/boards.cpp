// SPDX-License-Identifier: MIT
#include "boards.hpp"

namespace noughts::workbench {

std::string_view kind_of_board(const Position& p) {
    static const Rules rules = make_rules(tic_tac_toe);
    const int ahead = size(p.x) - size(p.o), x = lines_held(rules, p, Side::x), o = lines_held(rules, p, Side::o);
    if (ahead < 0 || ahead > 1) return "counts-that-cannot-be";
    if (x && o) return "both-have-a-line";
    if (x)
        return ahead == 0      ? "x-won-but-o-went-on"
               : x == 2        ? "two-lines-at-once"
               : marks(p) == 9 ? "ninth-mark-wins"
                               : "x-won";
    if (o) return ahead == 1 ? "o-won-but-x-went-on" : "o-won";
    return marks(p) == 9 ? "full-board" : "going-on";
}

}  // namespace noughts::workbench
