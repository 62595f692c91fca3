// SPDX-License-Identifier: MIT
#include "report.hpp"

namespace noughts {
std::vector<Step> best_moves(const Solution<Distance>& solution, Fast fast) {
    std::vector<Step> steps;
    for (const auto& move : solution.moves) {
        const bool same_value = Distance::value(move.answer) == Distance::value(solution.answer);
        if (fast == Fast::yes ? worth_of(move) == solution.answer : same_value)
            steps.push_back({.cell = move.cell, .mark = move.mark});
    }
    return steps;
}

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

std::string why_standing_not_known(const Rules& rules, const Board& board) {
    const auto& [x, o, turn] = board.position;
    if (!board.mover && trace(rules, {.x = x, .o = o, .turn = Side::x}) &&
        trace(rules, {.x = x, .o = o, .turn = Side::o}))
        return "not known as long as it is not known who has made the last mark; say --to-move x or --to-move o";
    return "not known: there are too many orders in which these " + std::to_string(size(board.position.filled())) +
           " marks can have been made";
}

// Plays on as `fastest` says, at the lowest cell where there are several, until the game ends.
std::optional<std::vector<Step>> Reporter::best_line(const Report& report) {
    std::vector<Step> line;
    Position p = report.board.position;
    std::optional solution = report.play;
    while (solution && !solution->moves.empty()) {
        line.push_back(best_moves(*solution, Fast::yes).front());
        p = noughts::play(p, line.back().cell, line.back().mark);
        solution = play_(p);
    }
    return solution ? std::optional(line) : std::nullopt;
}

// How the board stands, which may tell who is to move where counts do not.
void Reporter::judge(Report& report) const {
    report.standing = standing_of(rules_, report.board);
    if (!report.standing) report.why_no_standing = why_standing_not_known(rules_, report.board);
    if (!report.standing || !report.standing->to_move) return;
    report.board.mover = report.standing->to_move;
    report.board.position.turn = *report.board.mover;
    report.bounds = bounds_at_a_glance(rules_, report.board.position);
}

Report Reporter::operator()(const Board& board, const Parts& parts) {
    Report report{.board = board,
                  .legal = moves(rules_, board.position),
                  .standing = {},
                  .play = {},
                  .line = {},
                  .games = {},
                  .answer = {},
                  .bounds = bounds_at_a_glance(rules_, board.position),
                  .why_no_standing = {},
                  .why_missing = {}};
    budget_.begin();
    if (parts.standing || !board.mover) judge(report);
    if (!report.board.mover) return report;
    if (parts.play || parts.line) report.play = play_(report.board.position);
    report.answer = report.play ? report.play->answer : report.bounds.answer();
    if (parts.line) report.line = best_line(report);
    if (parts.games)
        if (const auto solution = games_(report.board.position)) report.games = solution->answer;
    if ((parts.play && !report.play) || (parts.line && !report.line))
        report.why_missing = play_.why_missing();
    else if (parts.games && !report.games)
        report.why_missing = games_.why_missing();
    return report;
}

}  // namespace noughts
