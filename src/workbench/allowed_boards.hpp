// The 3x3 boards that statements allow.
// SPDX-License-Identifier: MIT
#pragma once

#include <noughts/status.hpp>

namespace noughts::workbench {

inline bool has_line(const Position& p, Side side) {
    static const Rules rules = make_rules(tic_tac_toe);
    return lines_held(rules, p, side) > 0;
}

inline Status status_of(const Position& p, Start start = Start::x) {
    return judge(make_rules({.start = start}), p, std::nullopt).status;
}

// The boards that a statement allows.
inline bool any(const Position&) { return true; }
inline bool has_no_line(const Position& p) { return !has_line(p, Side::x) && !has_line(p, Side::o); }
inline bool at_most_one_has_a_line(const Position& p) { return !has_line(p, Side::x) || !has_line(p, Side::o); }
inline bool reachable_board(const Position& p) { return status_of(p) != Status::unreachable; }
inline bool reachable_board_of_x(const Position& p) { return size(p.x) == size(p.o) && reachable_board(p); }
inline bool going_on(const Position& p) { return status_of(p) == Status::ongoing; }
inline bool going_on_with_x(const Position& p) { return size(p.x) == size(p.o) && going_on(p); }
inline bool not_going_on(const Position& p) { return status_of(p, Start::either) != Status::ongoing; }

}  // namespace noughts::workbench
