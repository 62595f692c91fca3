// `noughts moves`: what each move is worth, the best one first.
// SPDX-License-Identifier: MIT
#include <memory>

#include "commands.hpp"
#include "json_answers.hpp"

namespace noughts {
namespace {

struct Options : BoardOptions {
    bool distance = false;
};

std::string known(const Rules& rules, const Solution<Value>::Move& move) { return value_text(rules, move.answer); }

std::string known(const Rules& rules, const Solution<Distance>::Move& move) {
    const int value = Distance::value(move.answer);
    return value_text(rules, value) + (value ? ':' + std::to_string(Distance::plies(worth_of(move))) : "");
}

// Moves with what is said of each, the best first.
template <Question Q>
std::string line(const Rules& rules, const Solution<Q>& solution, Side mover) {
    std::string text;
    for (const auto& move : best_first(solution, mover))
        text += (text.empty() ? "" : " ") + step_text(rules, {.cell = move.cell, .mark = move.mark}) + '=' +
                known(rules, move);
    return text + '\n';
}

// What can be said without looking ahead: of moves that end the game.
std::string at_a_glance(const Rules& rules, const Position& p, bool distance) {
    std::string ending, others;
    for_each_move(rules, p, [&](int c, Side mark) {
        const Position next = play(p, c, mark);
        const bool ends = !moves(rules, next);
        const int paid = ends ? payoff(rules, next) : 0;
        (ends ? ending : others) += step_text(rules, {.cell = c, .mark = mark}) + '=' +
                                    (ends ? value_text(rules, paid) + (distance && paid ? ":1" : "") : "unknown") + ' ';
    });
    ending += others;
    if (!ending.empty()) ending.pop_back();
    return ending + '\n';
}

template <Question Q>
void print_moves(const Options& options, Session& session) {
    const Rules& rules = options.game.rules;
    WatchedBudget budget(options.budget, session);
    LookAhead<Q> look(rules, budget);
    for_each_board(options, session, [&](const Board& board) {
        need_mover(board);
        budget.begin();
        if (const auto solution = look(board.position)) return session.out.put(line(rules, *solution, *board.mover));
        complain_once(session, look.why_missing());
        session.out.put(at_a_glance(rules, board.position, options.distance));
    });
}

}  // namespace

Action moves(Arguments& arguments) {
    const auto options = std::make_shared<Options>();
    add_board_options(arguments, *options);
    add_budget_options(arguments, options->budget);
    arguments.flag("--distance", options->distance, "and the plies to the end of the game");
    return [options](Session& session) {
        complete(options->game);
        if (options->json) return answer_in_json(*options, session, "board,moves");
        if (options->distance) return print_moves<Distance>(*options, session);
        print_moves<Value>(*options, session);
    };
}

}  // namespace noughts
