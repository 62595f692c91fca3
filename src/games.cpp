// `noughts games`: how many games go on from a board that X wins, that O wins, and that nobody wins.
// SPDX-License-Identifier: MIT
#include <memory>

#include "commands.hpp"
#include "json_answers.hpp"
#include "numbers.hpp"

namespace noughts {

namespace {

std::string known(const GamesBounds::Count& games) {
    return number_text(games.x) + ' ' + number_text(games.o) + ' ' + number_text(games.draw);
}

// From how many to how many, where the most is known.
std::string known(const GamesBounds& bounds) {
    std::string text = "unknown";
    for (const auto part : {&GamesBounds::Count::x, &GamesBounds::Count::o, &GamesBounds::Count::draw}) {
        text += ' ' + number_text(bounds.low.*part) + "..";
        if (bounds.high) text += number_text((*bounds.high).*part);
    }
    return text;
}

void print_games(const BoardOptions& options, Session& session) {
    WatchedBudget budget(options.budget, session);
    GamesAhead count(options.game.rules, budget);
    for_each_board(options, session, [&](const Board& board) {
        need_mover(board);
        budget.begin();
        if (const auto solution = count(board.position)) return session.out.put(known(solution->answer) + '\n');
        const GamesBounds bounds = games_at_a_glance(options.game.rules, board.position);
        if (bounds.is_exact()) return session.out.put(known(bounds.low) + '\n');
        complain_once(session, count.why_missing());
        session.out.put(known(bounds) + '\n');
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
