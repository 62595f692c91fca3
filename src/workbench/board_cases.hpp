// Cases that are 3x3 boards, and the texts in which statements write these.
// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <vector>

#include "boards.hpp"

namespace noughts::workbench {

using Cases = std::vector<Case>;

inline Side mover_of(const Position& p) { return size(p.x) > size(p.o) ? Side::o : Side::x; }

// All 3x3 boards for which `keep`, as `text` writes them; the side that the counts tell is to move.
template <class Keep, class Text>
Cases boards_that(Keep keep, Text text, Start start = Start::x) {
    Cases cases;
    each_board(9, [&](Position p) {
        p.turn = mover_of(p);
        if (keep(p)) cases.push_back({.text = text(p), .probe = kind_of_board(p, start), .size = marks(p), .board = p});
    });
    return cases;
}

// The cases again, with `side` to move, who is asked whether it can complete a line.
inline Cases moved_by(Side side, Cases cases) {
    const Rules rules = make_rules(tic_tac_toe);
    for (Case& each : cases) {
        each.board.turn = side;
        each.probe = kind_of_move(rules, each.board, side);
    }
    return cases;
}

// The texts of a board.
template <const Alphabet& letters>
std::string rows(const Position& p) {
    return rows_of(p, tic_tac_toe, letters);
}
template <const Alphabet& letters>
std::string rows_and_blank_line(const Position& p) {
    return rows<letters>(p) + '\n';
}
template <const Alphabet& letters>
std::string word(const Position& p) {
    return to_text(p, 9, 9, letters) + '\n';
}
inline constexpr Alphabet digits{.x = '1', .o = '2', .empty = '0'};

inline std::string spaced_digits(const Position& p) {
    std::string text;
    for (const char c : rows<digits>(p)) (text += text.empty() || text.back() == '\n' || c == '\n' ? "" : " ") += c;
    return text;
}

}  // namespace noughts::workbench
