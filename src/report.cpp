// SPDX-License-Identifier: MIT
#include "report.hpp"

namespace noughts {
namespace {

auto after(std::chrono::steady_clock::time_point deadline) {
    return [deadline] { return std::chrono::steady_clock::now() >= deadline; };
}

}  // namespace

std::vector<int> best_moves(const Solution<Distance>& solution, Fast fast) {
    std::vector<int> cells;
    for (const auto& move : solution.moves) {
        const bool same_value = Distance::value(move.answer) == Distance::value(solution.answer);
        if (fast == Fast::yes ? worth_of(move) == solution.answer : same_value) cells.push_back(move.cell);
    }
    return cells;
}

std::optional<Standing> standing_of(const Rules& rules, const Board& board) {
    if (size(board.position.filled()) > max_marks_traced) return std::nullopt;
    return judge(rules, board.position, board.mover);
}

// Plays on as `fastest` says, at the lowest cell where there are several, until the game ends.
std::optional<std::vector<int>> Reporter::best_line(const Report& report, Time deadline) {
    std::vector<int> line;
    Position p = report.board.position;
    std::optional solution = report.play;
    while (solution && !solution->moves.empty()) {
        line.push_back(best_moves(*solution, Fast::yes).front());
        p = noughts::play(p, line.back());
        solution = play_.unless(after(deadline), p);
    }
    return solution ? std::optional(line) : std::nullopt;
}

Report Reporter::operator()(const Board& board, const Parts& parts, Time deadline) {
    Report report{
        .board = board, .legal = moves(rules_, board.position), .standing = {}, .play = {}, .line = {}, .games = {}};
    if (parts.standing) report.standing = standing_of(rules_, board);
    if (!board.mover) return report;
    if (parts.play || parts.line) report.play = play_.unless(after(deadline), board.position);
    if (parts.line) report.line = best_line(report, deadline);
    if (parts.games)
        if (const auto solution = games_.unless(after(deadline), board.position)) report.games = solution->answer;
    return report;
}

}  // namespace noughts
