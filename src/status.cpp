// `noughts status`: going on and who is to move, won, drawn, or a board that cannot occur.
// SPDX-License-Identifier: MIT
#include <memory>

#include "commands.hpp"
#include "json_answers.hpp"
#include "texts.hpp"

namespace noughts {

Action status(Arguments& arguments) {
    const auto options = std::make_shared<BoardOptions>();
    add_board_options(arguments, *options);
    return [options](Session& session) {
        complete(options->game);
        if (options->json) return answer_in_json(*options, session, "board,to_move,status,reason");
        for_each_board(*options, session, [&](const Board& board) {
            const auto standing = standing_of(options->game.rules, board);
            if (!standing) complain_once(session, why_standing_not_known(options->game.rules, board));
            std::string text(standing ? status_text(standing->status) : "unknown");
            if (standing && standing->to_move) text += *standing->to_move == Side::x ? " x" : " o";
            session.out.put(text + '\n');
        });
    };
}

}  // namespace noughts
