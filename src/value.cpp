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

std::string with_plies(const Rules& rules, Distance::Answer answer) {
    const int value = Distance::value(answer);
    return value_text(rules, value) + (value ? ' ' + std::to_string(Distance::plies(answer)) : "") + '\n';
}

void print_values(const Options& options, Session& session) {
    const Rules& rules = options.game.rules;
    LookAhead<Value> value(rules);
    LookAhead<Distance> distance(rules);
    for_each_board(options, session, [&](const Board& board) {
        need_mover(board);
        session.out.put(options.distance ? with_plies(rules, distance(board.position).answer)
                                         : value_text(rules, value(board.position).answer) + '\n');
    });
}

}  // namespace

Action value(Arguments& arguments) {
    const auto options = std::make_shared<Options>();
    add_board_options(arguments, *options);
    arguments.flag("--distance", options->distance, "and the plies to the end");
    return [options](Session& session) {
        complete(options->game);
        if (options->json) return answer_in_json(*options, session, "board,value,score,plies");
        print_values(*options, session);
    };
}

}  // namespace noughts
