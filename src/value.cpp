// `noughts value`: who wins, or by how many lines.
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
    if (!value) return "unknown " + value_text(rules, worth.low_value()) + ".." + value_text(rules, worth.high_value());
    if (goal == Goal::value) return value_text(rules, *value);
    const auto answer = worth.answer();
    if (!answer) return value_text(rules, *value) + " unknown";
    return value_text(rules, *value) + (*value ? ' ' + std::to_string(Distance::plies(*answer)) : "");
}

void print_values(const Options& options, Session& session) {
    const Goal goal = options.distance ? Goal::distance : Goal::value;
    WatchedBudget budget(options.budget, session);
    Appraiser appraise(options.game, budget);
    for_each_board(options, session, [&](const Board& board) {
        need_mover(board);
        budget.begin();
        const Worth worth = appraise(board.position, goal, Of::position);
        if (!worth.position.reaches(goal)) complain_once(session, appraise.why_missing());
        session.out.put(text(options.game.rules, worth.position, goal) + '\n');
    });
}

}  // namespace

Action value(Arguments& arguments) {
    const auto options = std::make_shared<Options>();
    add_board_options(arguments, *options);
    add_budget_options(arguments, options->budget);
    arguments.flag("--distance", options->distance, "and the plies to the end");
    return [options](Session& session) {
        complete(options->game);
        if (options->json) return answer_in_json(*options, session, "board,value,score,plies");
        print_values(*options, session);
    };
}

}  // namespace noughts
