// `noughts games`: how many games go on from a board that X wins, that O wins, and that nobody wins.
// SPDX-License-Identifier: MIT
#include <memory>

#include "commands.hpp"
#include "json_answers.hpp"

namespace noughts {

Action games(Arguments& arguments) {
    const auto options = std::make_shared<BoardOptions>();
    add_board_options(arguments, *options);
    return [options](Session& session) {
        complete(options->game);
        if (options->json) return answer_in_json(*options, session, "board,games");
        LookAhead<Games<>> count(options->game.rules);
        for_each_board(*options, session, [&](const Board& board) {
            need_mover(board);
            const auto games = count(board.position).answer;
            session.out.put(std::to_string(games.x) + ' ' + std::to_string(games.o) + ' ' + std::to_string(games.draw) +
                            '\n');
        });
    };
}

}  // namespace noughts
