// SPDX-License-Identifier: MIT
#include "player.hpp"

namespace noughts {
namespace {

// The number of replies that win at once; less where the move itself wins, and more where it loses.
int danger(const Rules& rules, const Position& p, int move) {
    const Position after = play(p, move);
    if (moves(rules, after)) return size(winning_now(rules, after));
    const int paid = payoff_for(p.turn, rules, after);
    return paid > 0 ? -1 : paid < 0 ? max_cells : 0;
}

std::vector<int> listed(Cells cells) {
    std::vector<int> list;
    for (; cells; cells &= cells - 1) list.push_back(first_of(cells));
    return list;
}

}  // namespace

std::vector<int> careful_moves(const Rules& rules, const Position& p) {
    std::vector<int> best;
    int least = max_cells + 1;
    for (const int move : listed(moves(rules, p))) {
        const int found = danger(rules, p, move);
        if (found < least) best.clear();
        if (found <= least) best.push_back(move);
        least = std::min(least, found);
    }
    return best;
}

Player::Choice Player::operator()(const Position& p, Reporter& reporter) {
    if (chance_.below(100) >= level_) return {.cell = any_of(listed(moves(rules_, p))), .blind = false};
    const Report report = reporter({.position = p, .mover = p.turn}, {.play = true});
    if (!report.play) return {.cell = any_of(careful_moves(rules_, p)), .blind = true};
    return {.cell = any_of(best_moves(*report.play, Fast::yes)), .blind = false};
}

}  // namespace noughts
