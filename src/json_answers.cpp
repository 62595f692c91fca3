// SPDX-License-Identifier: MIT
#include "json_answers.hpp"

namespace noughts {

void complain_once(Session& session, const std::string& reason) {
    if (session.answer != Exit::not_known) session.complain("noughts: " + reason + '\n');
    session.answer = Exit::not_known;
}

void answer_in_json(const BoardOptions& options, Session& session, const std::string& field_names) {
    const Fields fields = fields_named(field_names);
    const Parts parts = parts_of(fields);
    const Fields with_bounds =
        fields_named(field_names + ",unknown" + (parts.play ? ",bounds" : "") + (parts.games ? ",games_bounds" : ""));
    const WatchedBudget budget(options.budget, session);
    Reporter reporter(options.game, budget);
    for_each_board(options, session, [&](const Board& board) {
        if (parts.play || parts.games) need_mover(board);
        const Report report = reporter(board, parts);
        const bool all_known = knows(options.game, report, fields);
        const std::string& reason = parts.standing ? report.why_no_standing : report.why_missing;
        if (!all_known && !reason.empty()) complain_once(session, reason);
        session.out.put(json_line(options.game, report, all_known ? fields : with_bounds));
    });
}

}  // namespace noughts
