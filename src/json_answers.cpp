// SPDX-License-Identifier: MIT
#include "json_answers.hpp"

namespace noughts {

Standing known_standing(const Rules& rules, const Board& board) {
    if (const auto standing = standing_of(rules, board)) return *standing;
    throw NotKnown("not known within the memory given: " + std::to_string(size(board.position.filled())) +
                   " cells are filled, and going back takes at most " + std::to_string(max_marks_traced));
}

void answer_in_json(const BoardOptions& options, Session& session, std::string_view field_names) {
    const Fields fields = fields_named(field_names);
    const Parts parts = parts_of(fields);
    const Rules& rules = options.game.rules;
    Reporter reporter(rules);
    for_each_board(options, session, [&](const Board& board) {
        if (parts.play || parts.games) need_mover(board);
        const Report report = reporter(board, parts);
        if (parts.standing) known_standing(rules, board);
        if ((parts.play && !report.play) || (parts.games && !report.games))
            throw NotKnown(why_not_known(rules, board.position));
        session.out.put(json_line(options.game, report, fields));
    });
}

}  // namespace noughts
