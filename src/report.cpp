// SPDX-License-Identifier: MIT
#include "report.hpp"

namespace noughts {
namespace {

// What looking ahead finds by `deadline` and within the memory that there is.
template <Question Q>
std::optional<Solution<Q>> known(LookAhead<Q>& look, const Position& p, Reporter::Time deadline) {
    try {
        return look.unless([deadline] { return std::chrono::steady_clock::now() >= deadline; }, p);
    } catch (const std::bad_alloc&) {
        return std::nullopt;
    }
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

Cells winning_now(const Rules& rules, const Position& p) {
    Cells wins = 0;
    for (Cells left = moves(rules, p); left; left &= left - 1) {
        const Position after = play(p, first_of(left));
        if (!moves(rules, after) && payoff_for(p.turn, rules, after) > 0) wins |= left & -left;
    }
    return wins;
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
        solution = known(play_, p, deadline);
    }
    return solution ? std::optional(line) : std::nullopt;
}

Report Reporter::operator()(const Board& board, const Parts& parts, Time deadline) {
    Report report{
        .board = board, .legal = moves(rules_, board.position), .standing = {}, .play = {}, .line = {}, .games = {}};
    if (parts.standing) report.standing = standing_of(rules_, board);
    if (!board.mover) return report;
    if (parts.play || parts.line) report.play = known(play_, board.position, deadline);
    if (parts.line) report.line = best_line(report, deadline);
    if (parts.games)
        if (const auto solution = known(games_, board.position, deadline)) report.games = solution->answer;
    return report;
}

}  // namespace noughts
