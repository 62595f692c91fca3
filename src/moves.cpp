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

// As far as it is known.
std::string text(const Rules& rules, const Bounds& worth, Goal goal) {
    const auto value = worth.value();
    if (!value) return "unknown";
    if (goal == Goal::value || worth.answer() == 0) return value_text(rules, *value);
    const auto answer = worth.answer();
    return value_text(rules, *value) + ':' + (answer ? std::to_string(Distance::plies(*answer)) : "unknown");
}

void print_moves(const Options& options, Session& session) {
    const Goal goal = options.distance ? Goal::distance : Goal::value;
    WatchedBudget budget(options.budget, session);
    Appraiser appraise(options.game, budget);
    for_each_board(options, session, [&](const Board& board) {
        need_mover(board);
        budget.begin();
        const Worth worth = appraise(board.position, goal, Of::moves);
        if (!worth.reaches(goal)) complain_once(session, appraise.why_missing());
        std::string line;
        for (const auto& [step, bounds] : best_first(worth, *board.mover))
            line += (line.empty() ? "" : " ") + step_text(options.game, step) + '=' +
                    text(options.game.rules, bounds, goal);
        session.out.put(line + '\n');
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
        print_moves(*options, session);
    };
}

}  // namespace noughts
