// SPDX-License-Identifier: MIT
#include "hint.hpp"

#include "picture.hpp"
#include "texts.hpp"

namespace noughts {
namespace {

// Moves that are worth the same stand together.
std::string best_words(const Game& game, const Worth& worth, Side mover) {
    std::string text;
    std::optional<Bounds> last;
    for (const auto& [step, bounds] : best_first(worth, mover)) {
        if (bounds.value() != worth.position.value()) continue;
        if (last && *last != bounds) text += "(" + value_words(game.rules, *last) + "), ";
        text += step_text(game, step) + ' ';
        last = bounds;
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
    if (best_moves(report.worth, Fast::no)) return best_words(game, report.worth, p.turn);
    if (const auto wins = winning_steps(game.rules, p); !wins.empty())
        return steps_text(game, wins) + " (" + name(p.turn) + " wins in 1 ply)";
    return "no move wins at once" + threats_words(game, p) + "; the rest is " + report.why_missing;
}

}  // namespace noughts
