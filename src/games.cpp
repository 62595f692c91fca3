// `noughts games`: how many games go on from a board that X wins, that O wins, and that nobody wins.
// SPDX-License-Identifier: MIT
#include <memory>

#include "commands.hpp"
#include "json_answers.hpp"
#include "numbers.hpp"

namespace noughts {

namespace {

void print_games(const BoardOptions& options, Session& session) {
    WatchedBudget budget(options.budget, session);
    GamesAhead count(options.game.rules, budget);
    for_each_board(options, session, [&](const Board& board) {
        need_mover(board);
        budget.begin();
        if (const auto solution = count(board.position)) {
            const auto& [x, o, draw] = solution->answer;
            return session.out.put(number_text(x) + ' ' + number_text(o) + ' ' + number_text(draw) + '\n');
        }
        complain_once(session, count.why_missing());
        session.out.put("unknown\n");
    });
}

}  // namespace

Action games(Arguments& arguments) {
    const auto options = std::make_shared<BoardOptions>();
    add_board_options(arguments, *options);
    add_budget_options(arguments, options->budget);
    return [options](Session& session) {
        complete(options->game);
        if (options->json) return answer_in_json(*options, session, "board,games");
        print_games(*options, session);
    };
}

}  // namespace noughts
