// SPDX-License-Identifier: MIT
#include "report.hpp"

namespace noughts {

std::vector<Step> winning_steps(const Rules& rules, const Position& p) {
    std::vector<Step> wins;
    for_each_move(rules, p, [&](int c, Side mark) {
        const Position after = play(p, c, mark);
        if (!moves(rules, after) && payoff_for(p.turn, rules, after) > 0) wins.push_back({.cell = c, .mark = mark});
    });
    return wins;
}

Cells winning_now(const Rules& rules, const Position& p) { return cells_of(winning_steps(rules, p)); }

std::optional<Standing> standing_of(const Rules& rules, const Board& board) {
    return judge_if_known(rules, board.position, board.mover);
}

bool asks_for_mover(const Rules& rules, const Board& board) {
    const auto& [x, o, turn] = board.position;
    return !board.mover && trace(rules, {.x = x, .o = o, .turn = Side::x}) &&
           trace(rules, {.x = x, .o = o, .turn = Side::o});
}

std::string why_standing_not_known(const Rules& rules, const Board& board) {
    if (asks_for_mover(rules, board))
        return "not known as long as it is not known who has made the last mark; say --to-move x or --to-move o";
    return "not known: there are too many orders in which these " + std::to_string(size(board.position.filled())) +
           " marks can have been made";
}

// How the board stands, which may tell who is to move where counts do not.
void Reporter::judge(Report& report) const {
    report.standing = standing_of(rules_, report.board);
    if (!report.standing) report.why_no_standing = why_standing_not_known(rules_, report.board);
    if (!report.standing || !report.standing->to_move) return;
    report.board.mover = report.standing->to_move;
    report.board.position.turn = *report.board.mover;
    report.worth = at_a_glance(rules_, report.board.position);
}

void Reporter::look_ahead(Report& report, const Parts& parts) {
    const Position& p = report.board.position;
    report.worth = appraise_(p, Goal::distance, parts.moves ? Of::moves : Of::position);
    const auto answer = report.worth.position.answer();
    if (parts.line && answer) report.line = appraise_.best_line(p, *answer);
    const bool all_moves = !parts.moves || report.worth.reaches(Goal::distance);
    const bool all = answer && all_moves && (!parts.line || report.line);
    if (!all) report.why_missing = appraise_.why_missing();
}

void Reporter::count_games(Report& report) {
    const Position& p = report.board.position;
    if (const auto solution = games_(p)) {
        report.games = solution->answer;
        return;
    }
    report.games_bounds = games_at_a_glance(rules_, p);
    if (report.games_bounds->is_exact())
        report.games = report.games_bounds->low;
    else if (report.why_missing.empty())
        report.why_missing = games_.why_missing();
}

Report Reporter::operator()(const Board& board, const Parts& parts) {
    Report report{.board = board,
                  .legal = moves(rules_, board.position),
                  .standing = {},
                  .line = {},
                  .games = {},
                  .worth = {},
                  .games_bounds = {},
                  .why_no_standing = {},
                  .why_missing = {}};
    if (board.mover)
        report.worth = at_a_glance(rules_, board.position);
    else
        report.worth.position = bounds_for_either(rules_, board.position);
    budget_.begin();
    if (parts.standing || !board.mover) judge(report);
    const bool is_over = !report.legal && report.worth.position.answer();  // whoever was to move
    if (!report.board.mover && !is_over) return report;
    if (parts.play || parts.line) look_ahead(report, parts);
    if (parts.games) count_games(report);
    return report;
}

}  // namespace noughts
