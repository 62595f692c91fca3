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

// One line; `worth` puts the worth of a move into words.
template <Question Q, class Worth>
std::string line(const Solution<Q>& solution, Side mover, Worth worth) {
    std::string text;
    for (const auto& move : best_first(solution, mover))
        text += (text.empty() ? "" : " ") + std::to_string(move.cell + 1) + '=' + worth(move);
    return text + '\n';
}

std::string value_line(const Rules& rules, const Solution<Value>& solution, Side mover) {
    return line(solution, mover, [&](const auto& move) { return value_text(rules, move.answer); });
}

std::string distance_line(const Rules& rules, const Solution<Distance>& solution, Side mover) {
    return line(solution, mover, [&](const auto& move) {
        const int value = Distance::value(move.answer);
        return value_text(rules, value) + (value ? ':' + std::to_string(Distance::plies(worth_of(move))) : "");
    });
}

void print_moves(const Options& options, Session& session) {
    const Rules& rules = options.game.rules;
    LookAhead<Value> value(rules);
    LookAhead<Distance> distance(rules);
    for_each_board(options, session, [&](const Board& board) {
        need_mover(board);
        session.out.put(options.distance ? distance_line(rules, distance(board.position), *board.mover)
                                         : value_line(rules, value(board.position), *board.mover));
    });
}

}  // namespace

Action moves(Arguments& arguments) {
    const auto options = std::make_shared<Options>();
    add_board_options(arguments, *options);
    arguments.flag("--distance", options->distance, "and the plies to the end of the game");
    return [options](Session& session) {
        complete(options->game);
        if (options->json) return answer_in_json(*options, session, "board,moves");
        print_moves(*options, session);
    };
}

}  // namespace noughts
