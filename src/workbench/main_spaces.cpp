// The spaces of the four main problems.
// SPDX-License-Identifier: MIT
#include "main_spaces.hpp"

#include "boards.hpp"

namespace noughts::workbench {
namespace {

constexpr Alphabet dotted{};

// What a board of `situation` tries.
std::string_view kind_of(const Position& p) {
    static const Rules rules = make_rules(tic_tac_toe);
    const int ahead = size(p.x) - size(p.o);
    if (marks(p) == 9) return "full-board";
    if (lines_held(rules, p, Side::x) + lines_held(rules, p, Side::o)) return "line-there-already";
    if (ahead > 1 || ahead < -1) return "counts-that-cannot-be";
    return ahead == (p.turn == Side::o) ? "turn-as-x-began" : "turn-against-the-counts";
}

}  // namespace

std::vector<Case> cases_of_situation() {
    std::vector<Case> cases;
    each_board(9, [&](Position p) {
        for (const Side turn : {Side::o, Side::x}) {
            p.turn = turn;
            cases.push_back({.text = (turn == Side::o ? "1\n" : "0\n") + rows_of(p, situation, dotted),
                             .probe = kind_of(p),
                             .size = marks(p),
                             .board = p});
        }
    });
    return cases;
}

std::vector<Case> cases_of_counting() {
    std::vector<Case> cases;
    each_board(9, [&](const Position& p) {
        cases.push_back(
            {.text = to_text(p, 9, 9, dotted) + '\n', .probe = kind_of_board(p), .size = marks(p), .board = p});
    });
    return cases;
}

}  // namespace noughts::workbench
