// A report in words.
// SPDX-License-Identifier: MIT
#include <noughts/status.hpp>

#include "numbers.hpp"
#include "picture.hpp"
#include "texts.hpp"

namespace noughts {
namespace {

std::string labelled(std::string label, const std::string& text) {
    label.resize(10, ' ');
    return label + text + '\n';
}

std::string counted_plies(int n) { return std::to_string(n) + (n == 1 ? " ply" : " plies"); }

std::string status_words(const Report& report) {
    return report.standing ? status_words(*report.standing) : report.why_no_standing;
}

// What the lines on the board are worth now, where they are counted.
std::string leader(const Rules& rules, const Position& p) {
    const int x = lines_held(rules, p, Side::x), o = lines_held(rules, p, Side::o);
    const std::string who = x == o ? "level" : std::string(name(x > o ? Side::x : Side::o)) + " leads";
    return "X has " + counted(x, "line") + ", O " + std::to_string(o) + ": " + who;
}

// What the numbers in the second picture mean.
std::string key_words(const Game& game, const Report& report) {
    const std::string text = game.rules.prize == Prize::most_lines ? "+2: X ends 2 lines ahead; -2: O does"
                                                                   : "x5: X wins in 5 plies; o5: O does; =: a draw";
    return report.worth.reaches(Goal::distance) ? text : text + "; ?: not known";
}

std::string best_words(const Game& game, const Report& report) {
    std::string text;
    if (const auto best = best_moves(report.worth, Fast::no)) text += labelled("best", steps_text(game, *best));
    if (const auto best = best_moves(report.worth, Fast::yes)) text += labelled("fastest", steps_text(game, *best));
    return text;
}

std::string games_words(const GamesBounds::Count& games) {
    return number_text(games.x) + " won by X, " + number_text(games.o) + " won by O, " + number_text(games.draw) +
           " drawn";
}

std::string games_words(const GamesBounds& bounds) {
    return bounds.low == GamesBounds::Count{} ? "not known" : "not known: at least " + games_words(bounds.low);
}

// Which cells may be marked, if not all that are empty, and what wins at once.
std::string moves_words(const Game& game, const Report& report) {
    const auto& [position, mover] = report.board;
    const bool any_empty = report.legal == (first_cells(game.rules.cells) & ~position.filled());
    std::string text = report.legal && !any_empty ? labelled("legal", cell_names(report.legal)) : "";
    const auto wins = mover ? winning_steps(game.rules, position) : std::vector<Step>{};
    return wins.empty() ? text : text + labelled("wins now", steps_text(game, wins));
}

// The value, and the moves where there are any.
std::string play_words(const Game& game, const Report& report) {
    const bool drawn = shows_moves(report), whole = drawn && report.worth.reaches(Goal::distance);
    std::string text = whole || !report.legal ? "" : moves_words(game, report);
    text += labelled("value", value_words(game.rules, report.worth.position));
    if (drawn) text += labelled("key", key_words(game, report));
    if (report.board.mover && report.legal) text += best_words(game, report);
    const bool any_line = report.line && !report.line->empty();
    return any_line ? text + labelled("best line", steps_text(game, *report.line)) : text;
}

std::string mover_words(const Report& report) {
    if (!report.board.mover) return "not known; say --to-move x or --to-move o";
    return name(*report.board.mover);
}

}  // namespace

std::string status_words(const Standing& standing) {
    constexpr const char* words[] = {"going on: ", "X has won: ", "O has won: ", "a draw: ", "cannot occur: "};
    return words[static_cast<std::size_t>(standing.status)] + standing.reason;
}

std::string value_words(const Rules& rules, int answer) {
    const int value = Distance::value(answer), plies = Distance::plies(answer);
    const Side ahead = value > 0 ? Side::x : Side::o;
    if (rules.prize == Prize::most_lines) {
        if (value == 0) return "as many lines for X as for O";
        return counted(std::abs(value), "line") + " more for " + name(ahead);
    }
    if (value == 0) return "a draw";
    return name(ahead) + (plies == 0 ? std::string(" has won") : " wins in " + counted_plies(plies));
}

std::string value_words(const Rules& rules, const Bounds& worth) {
    if (const auto answer = worth.answer()) return value_words(rules, *answer);
    const int low = worth.low_value(), high = worth.high_value();
    if (low < high) return "not known: from " + value_text(rules, low) + " to " + value_text(rules, high);
    if (rules.prize == Prize::most_lines) return value_words(rules, Distance::unit * low);
    return std::string(name(low > 0 ? Side::x : Side::o)) + " wins, it is not known how soon";
}

bool shows_moves(const Report& report) {
    return report.board.mover && std::ranges::any_of(report.worth.moves, [](const MoveWorth& move) {
               return move.worth.value().has_value();
           });
}

std::string in_words(const Game& game, const Report& report) {
    std::string text = labelled("status", status_words(report));
    const bool said = report.standing && report.standing->to_move;
    if (report.legal && !said) text += labelled("to move", mover_words(report));
    if (game.rules.prize == Prize::most_lines && !game.rules.line_is_its_makers())
        text += labelled("lines", leader(game.rules, report.board.position));
    text += play_words(game, report);
    if (report.games) text += labelled("games", games_words(*report.games));
    if (!report.games && report.games_bounds) text += labelled("games", games_words(*report.games_bounds));
    if (!report.why_missing.empty()) text += labelled("the rest", report.why_missing);
    return text;
}

}  // namespace noughts
