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

std::string known(const Rules& rules, Value::Answer answer) { return value_text(rules, answer); }

std::string known(const Rules& rules, Distance::Answer answer) {
    const int value = Distance::value(answer);
    return value_text(rules, value) + (value ? ' ' + std::to_string(Distance::plies(answer)) : "");
}

// What can be said without looking ahead.
std::string at_a_glance(const Rules& rules, const Bounds& bounds) {
    if (bounds.is_exact()) return value_text(rules, bounds.low) + " unknown";
    return "unknown " + value_text(rules, bounds.low) + ".." + value_text(rules, bounds.high);
}

template <Question Q>
void print_values(const Options& options, Session& session) {
    const Rules& rules = options.game.rules;
    WatchedBudget budget(options.budget, session);
    LookAhead<Q> look(rules, budget);
    for_each_board(options, session, [&](const Board& board) {
        need_mover(board);
        budget.begin();
        if (const auto solution = look(board.position)) return session.out.put(known(rules, solution->answer) + '\n');
        const Bounds bounds = bounds_at_a_glance(rules, board.position);
        if (const auto answer = settled<Q>(bounds)) return session.out.put(known(rules, *answer) + '\n');
        complain_once(session, look.why_missing());
        session.out.put(at_a_glance(rules, bounds) + '\n');
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
        if (options->distance) return print_values<Distance>(*options, session);
        print_values<Value>(*options, session);
    };
}

}  // namespace noughts
