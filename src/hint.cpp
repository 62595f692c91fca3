// SPDX-License-Identifier: MIT
#include "hint.hpp"

#include "fields.hpp"
#include "picture.hpp"

namespace noughts {
namespace {

// Moves that are worth the same stand together.
std::string best_words(const Rules& rules, const Solution<Distance>& play, Side mover) {
    std::string text;
    std::optional<Distance::Answer> last;
    for (const auto& move : best_first(play, mover)) {
        const auto worth = worth_of(move);
        if (Distance::value(worth) != Distance::value(play.answer)) break;
        if (last && *last != worth) text += "(" + value_words(rules, *last) + "), ";
        text += step_text(rules, {.cell = move.cell, .mark = move.mark}) + ' ';
        last = worth;
    }
    return text + '(' + value_words(rules, *last) + ')';
}

std::string threats_words(const Rules& rules, Position p) {
    p.turn = !p.turn;
    const auto threats = winning_steps(rules, p);
    return threats.empty() ? "" : ", but " + std::string(name(p.turn)) + " threatens " + steps_text(rules, threats);
}

}  // namespace

std::string hint_words(const Rules& rules, const Report& report) {
    const Position& p = report.board.position;
    if (report.play) return best_words(rules, *report.play, p.turn);
    if (const auto wins = winning_steps(rules, p); !wins.empty())
        return steps_text(rules, wins) + " (" + name(p.turn) + " wins in 1 ply)";
    return "no move wins at once" + threats_words(rules, p) + "; the rest is " + report.why_missing;
}

}  // namespace noughts
