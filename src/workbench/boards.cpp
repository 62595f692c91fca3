// SPDX-License-Identifier: MIT
#include "boards.hpp"

#include <algorithm>
#include <noughts/status.hpp>
#include <set>

namespace noughts::workbench {
namespace {

// Words as a file may be named.
std::string_view lasting_name(std::string words) {
    std::ranges::replace(words, ' ', '-');
    return lasting(std::move(words));
}

}  // namespace

std::string_view lasting(std::string name) {
    static std::set<std::string> names;
    return *names.insert(std::move(name)).first;
}

std::string_view kind_of_board(const Position& p, Start start) {
    static const Rules rules = make_rules(tic_tac_toe);
    const int ahead = size(p.x) - size(p.o), x = lines_held(rules, p, Side::x), o = lines_held(rules, p, Side::o);
    const bool either = start == Start::either;
    if (ahead < -int(either) || ahead > 1) return "counts-that-cannot-be";
    if (x && o) return "both-have-a-line";
    if (x && ahead < int(!either)) return "x-won-but-o-went-on";
    if (o && ahead > 0) return "o-won-but-x-went-on";
    if (either && (x || o) && ahead == 0) return "winner-went-second";
    if (x) return x == 2 ? "two-lines-at-once" : marks(p) == 9 ? "ninth-mark-wins" : "x-won";
    if (o) return "o-won";
    return marks(p) == 9 ? "full-board" : "going-on";
}

std::string_view name_of_line(Cells line) { return lasting_name("line " + cell_names(line)); }

std::string_view kind_of_move(const Rules& rules, const Position& p, Side side) {
    const Cells now = winning_moves(rules, p, side);
    if (lines_held(rules, p, Side::x) || lines_held(rules, p, Side::o))
        return now ? "line-there-and-a-move" : "line-there-already";
    if (!now && winning_moves(rules, p, !side)) return "only-the-other-side";
    if (!now) return marks(p) == rules.cells ? "full-board" : "no-move";
    if (size(now) > 1) return "several-moves";
    const Position then = play(p, first_of(now), side);
    if (lines_held(rules, then, side) > 1) return "several-lines-at-once";
    const std::string mark = side == Side::x ? "x at " : "o at ";
    return lasting_name(mark + cell_names(now) + " of " + cell_names(line_of(rules, then, side)));
}

}  // namespace noughts::workbench
