// `noughts value`: who wins, or by how many lines.
// SPDX-License-Identifier: MIT
#include <memory>

#include "commands.hpp"
#include "json_answers.hpp"

namespace noughts {
namespace {

struct Options : BoardOptions {
    bool distance = false;
};

std::string with_plies(const Rules& rules, int value, int plies) {
    return value_text(rules, value) + (value ? ' ' + std::to_string(plies) : "");
}

std::string known(const Rules& rules, Value::Answer answer) { return value_text(rules, answer); }

std::string known(const Rules& rules, Distance::Answer answer) {
    return with_plies(rules, Distance::value(answer), Distance::plies(answer));
}

// What can be said without looking ahead.
std::string at_a_glance(const Rules& rules, const Bounds& bounds) {
    return "unknown " + value_text(rules, bounds.low) + ".." + value_text(rules, bounds.high);
}

// Whether the bounds are as good as the answer to this question.
template <Question Q>
std::optional<std::string> settled(const Rules& rules, const Bounds& bounds) {
    if (!bounds.is_exact()) return std::nullopt;
    if constexpr (std::is_same_v<Q, Value>) return value_text(rules, bounds.low);
    if (bounds.is_wins_now) return with_plies(rules, bounds.low, 1);
    return bounds.low == 0 ? std::optional(value_text(rules, 0)) : std::nullopt;
}

template <Question Q>
void print_values(const Options& options, Session& session) {
    const Rules& rules = options.game.rules;
    Progress progress(
        session.watched ? session.complain : [](std::string_view) {}, "positions");
    Budget budget = options.budget;
    budget.progress = &progress;
    LookAhead<Q> look(rules, budget);
    for_each_board(options, session, [&](const Board& board) {
        need_mover(board);
        budget.begin();
        const auto solution = look(board.position);
        if (solution) return session.out.put(known(rules, solution->answer) + '\n');
        const Bounds bounds = bounds_at_a_glance(rules, board.position);
        const auto settled_text = settled<Q>(rules, bounds);
        if (!settled_text)
            complain_once(session, why_not_known(rules, board.position, sizeof(typename Q::Answer), budget));
        session.out.put(settled_text.value_or(at_a_glance(rules, bounds)) + '\n');
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
