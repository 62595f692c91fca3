// `noughts moves`: what each move is worth, the best one first.
// SPDX-License-Identifier: MIT
#include <memory>

#include "commands.hpp"
#include "json_answers.hpp"
#include "texts.hpp"

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
std::string line(const Game& game, const Solution<Q>& solution, Side mover) {
    std::string text;
    for (const auto& move : best_first(solution, mover))
        text += (text.empty() ? "" : " ") + step_text(game, {.cell = move.cell, .mark = move.mark}) + '=' +
                known(game.rules, move);
    return text + '\n';
}

// The same of what is known without looking ahead.
std::string at_a_glance(const Game& game, const Position& p, bool distance) {
    std::string text;
    for (const auto& [cell, mark, after] : moves_at_a_glance(game.rules, p)) {
        text += (text.empty() ? "" : " ") + step_text(game, {.cell = cell, .mark = mark}) + '=';
        const auto answer = after.answer();
        if (distance && answer)
            text += known(game.rules, Solution<Distance>::Move{.cell = cell, .mark = mark, .answer = *answer});
        else
            text += !after.is_exact() ? "unknown" : value_text(game.rules, after.low) + (distance ? ":unknown" : "");
    }
    return text + '\n';
}

template <Question Q>
void print_moves(const Options& options, Session& session) {
    const Rules& rules = options.game.rules;
    WatchedBudget budget(options.budget, session);
    LookAhead<Q> look(rules, budget);
    for_each_board(options, session, [&](const Board& board) {
        need_mover(board);
        budget.begin();
        auto solution = look(board.position);
        if (!solution) solution = settled_moves<Q>(rules, board.position);
        if (solution) return session.out.put(line(options.game, *solution, *board.mover));
        complain_once(session, look.why_missing());
        session.out.put(at_a_glance(options.game, board.position, options.distance));
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
