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

Cells winning_now(const Rules& rules, const Position& p) {
    Cells wins = 0;
    for_each_move(rules, p, [&](int c, Side mark) {
        const Position after = play(p, c, mark);
        if (!moves(rules, after) && payoff_for(p.turn, rules, after) > 0) wins |= cell(c);
    });
    return wins;
}

std::optional<Standing> standing_of(const Rules& rules, const Board& board) {
    return judge_if_known(rules, board.position, board.mover);
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

Report Reporter::operator()(const Board& board, const Parts& parts) {
    Report report{.board = board,
                  .legal = moves(rules_, board.position),
                  .standing = {},
                  .play = {},
                  .line = {},
                  .games = {},
                  .answer = {},
                  .bounds = bounds_at_a_glance(rules_, board.position),
                  .why_missing = {}};
    budget_.begin();
    if (parts.standing) report.standing = standing_of(rules_, board);
    if (!board.mover) return report;
    if (parts.play || parts.line) report.play = play_(board.position);
    report.answer = report.play ? report.play->answer : report.bounds.answer();
    if (parts.line) report.line = best_line(report);
    if (parts.games)
        if (const auto solution = games_(board.position)) report.games = solution->answer;
    if ((parts.play && !report.play) || (parts.line && !report.line))
        report.why_missing = why_not_known(rules_, board.position, sizeof(Distance::Answer), budget_);
    else if (parts.games && !report.games)
        report.why_missing = why_not_known(rules_, board.position, sizeof(Games<>::Answer), budget_);
    return report;
}

}  // namespace noughts
