// SPDX-License-Identifier: MIT
#include "hint.hpp"

#include "picture.hpp"
#include "texts.hpp"

namespace noughts {
namespace {

// Moves that are worth the same stand together.
std::string best_words(const Game& game, const Solution<Distance>& play, Side mover) {
    std::string text;
    std::optional<Distance::Answer> last;
    for (const auto& move : best_first(play, mover)) {
        const auto worth = worth_of(move);
        if (Distance::value(worth) != Distance::value(play.answer)) break;
        if (last && *last != worth) text += "(" + value_words(game.rules, *last) + "), ";
        text += step_text(game, {.cell = move.cell, .mark = move.mark}) + ' ';
        last = worth;
    }
    return text + '(' + value_words(game.rules, *last) + ')';
}

std::string threats_words(const Game& game, Position p) {
    p.turn = !p.turn;
    const auto threats = winning_steps(game.rules, p);
    return threats.empty() ? "" : ", but " + std::string(name(p.turn)) + " threatens " + steps_text(game, threats);
}

}  // namespace

std::string hint_words(const Game& game, const Report& report) {
    const Position& p = report.board.position;
    if (report.play) return best_words(game, *report.play, p.turn);
    if (const auto wins = winning_steps(game.rules, p); !wins.empty())
        return steps_text(game, wins) + " (" + name(p.turn) + " wins in 1 ply)";
    return "no move wins at once" + threats_words(game, p) + "; the rest is " + report.why_missing;
}

}  // namespace noughts
