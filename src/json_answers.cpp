// SPDX-License-Identifier: MIT
#include "json_answers.hpp"

namespace noughts {

Standing known_standing(const Rules& rules, const Board& board) {
    if (const auto standing = standing_of(rules, board)) return *standing;
    if (!board.mover && rules.marks != Marks::own)
        throw NotKnown("not known: who has made the last mark? say --to-move x or --to-move o");
    throw NotKnown("not known: there are too many orders in which these " +
                   std::to_string(size(board.position.filled())) + " marks can have been made");
}

void complain_once(Session& session, const std::string& reason) {
    if (session.answer != Exit::not_known) session.complain("noughts: " + reason + '\n');
    session.answer = Exit::not_known;
}

void answer_in_json(const BoardOptions& options, Session& session, const std::string& field_names) {
    const Fields fields = fields_named(field_names), with_bounds = fields_named(field_names + ",unknown,bounds");
    const Parts parts = parts_of(fields);
    const Rules& rules = options.game.rules;
    Reporter reporter(rules, options.budget);
    for_each_board(options, session, [&](const Board& board) {
        if (parts.play || parts.games) need_mover(board);
        if (parts.standing) known_standing(rules, board);
        const Report report = reporter(board, parts);
        if (!report.why_missing.empty()) complain_once(session, report.why_missing);
        session.out.put(json_line(options.game, report, report.why_missing.empty() ? fields : with_bounds));
    });
}

}  // namespace noughts
