// SPDX-License-Identifier: MIT
#include "goal.hpp"

namespace noughts {
namespace {

bool any_counts(const Rules& r, Side side) {
    for (int i = 0; i < r.line_count; ++i)
        if (r.counts(i, side)) return true;
    return false;
}

// What a line brings, and whom.
std::string of_lines(const Rules& r, const std::string& length) {
    const std::string line = "a line" + length;
    if (r.prize == Prize::x_wins) return "X wins with " + line + ", of whatever marks";
    if (r.prize == Prize::most_lines) return "Who has more lines" + length + " wins";
    const std::string result = r.prize == Prize::line_wins ? " wins" : " loses";
    const bool for_x = any_counts(r, Side::x), for_o = any_counts(r, Side::o);
    if (for_x != for_o) return std::string(for_x ? "X" : "O") + result + " with " + line;
    const bool at_once = r.ending == Ending::first_line;
    return std::string("Who ") + (at_once ? "first makes " : "has ") + line + result;
}

}  // namespace

std::string goal_words(const Game& game) {
    const Rules& r = game.rules;
    const bool from_grid = game.lines.empty() && game.grid.length > 0;
    const std::string length = from_grid ? " of " + std::to_string(game.grid.length) : "";
    std::string text = r.line_count > 0 ? of_lines(r, length) : "There are no lines";
    if (r.ending == Ending::full_board) text += "; the game goes on until the board is full";
    if (r.stuck == Stuck::o_wins) text += "; without one O wins";
    if (r.stuck == Stuck::mover_loses)
        text += r.line_count > 0 ? "; without one who cannot move loses" : "; who cannot move loses";
    return text + '.';
}

}  // namespace noughts
