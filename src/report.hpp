// Everything that can be known about one board, worked out as far as it is asked for. The picture and the JSON of
// `show`, and the JSON of the other commands, are written from it.
// SPDX-License-Identifier: MIT
#pragma once

#include <noughts/status.hpp>

#include "boards.hpp"
#include "bounds.hpp"
#include "games_bounds.hpp"
#include "look_ahead.hpp"

namespace noughts {

// What may have to be worked out; the rest is seen at a glance.
struct Parts {
    bool standing = false;
    bool play = false;   // the value, the plies and what each move is worth
    bool line = false;   // one line of best play; needs `play`
    bool games = false;  // how many games each side wins
};

// A move: a cell from 0, and the mark put there.
struct Step {
    int cell;
    Side mark;
};

struct Report {
    Board board;
    Cells legal = 0;  // the cells that may be marked now
    // What was not asked for, or cannot be known, is absent.
    std::optional<Standing> standing;
    std::optional<Solution<Distance>> play;
    std::optional<std::vector<Step>> line;
    std::optional<GamesAhead::Answer> games;
    std::optional<Distance::Answer> answer;    // for the position alone
    Bounds bounds;                             // of the value
    std::optional<GamesBounds> games_bounds;   // where the games were asked for and are not known
    std::string why_no_standing, why_missing;  // why that, and why the rest, is not known

    // The value, or score, which may be known where the plies are not.
    std::optional<int> value() const {
        if (answer) return Distance::value(*answer);
        return bounds.is_exact() ? std::optional(bounds.low) : std::nullopt;
    }
};

// What a position would pay a side if the game were over.
constexpr int payoff_for(Side side, const Rules& rules, const Position& p) {
    return side == Side::x ? payoff(rules, p) : -payoff(rules, p);
}

// The moves that end the game at once, and in the mover's favour.
std::vector<Step> winning_steps(const Rules& rules, const Position& p);
Cells winning_now(const Rules& rules, const Position& p);

// How a board stands; nothing where that cannot be told.
std::optional<Standing> standing_of(const Rules& rules, const Board& board);
std::string why_standing_not_known(const Rules& rules, const Board& board);
bool asks_for_mover(const Rules& rules, const Board& board);  // whether that would be known with the mover

// How long looking ahead for a picture may take unless something else is said.
inline constexpr std::chrono::seconds patience{2};

class Reporter {
public:
    Reporter(const Rules& rules, const Budget& budget)
        : rules_(rules), budget_(budget), play_(rules, budget_), games_(rules, budget_) {}
    Reporter(const Reporter&) = delete;
    Reporter& operator=(const Reporter&) = delete;

    // Leaves out what looking ahead does not find within the budget, whose time begins now.
    Report operator()(const Board& board, const Parts& parts);

private:
    void judge(Report& report) const;
    std::optional<Solution<Distance>> solution(const Position& p);
    void look_ahead(Report& report, const Parts& parts);
    void count_games(Report& report);
    std::optional<std::vector<Step>> best_line(const Report& report);

    Rules rules_;
    Budget budget_;
    LookAhead<Distance> play_;
    GamesAhead games_;
};

// What a move is worth, seen from the position it is made in.
constexpr Distance::Answer worth_of(const Solution<Distance>::Move& move) { return Distance::one_ply_on(move.answer); }

// The moves of a solution, best first for `mover`; equals by cell.
template <Question Q>
auto best_first(const Solution<Q>& solution, Side mover) {
    auto moves = solution.moves;
    std::ranges::stable_sort(moves, [mover](const auto& a, const auto& b) {
        return mover == Side::x ? a.answer > b.answer : a.answer < b.answer;
    });
    return moves;
}

// The moves that keep the value, by cell; with `Fast::yes` those that also win soonest or lose latest.
enum class Fast : std::uint8_t { no, yes };
std::vector<Step> best_moves(const Solution<Distance>& solution, Fast fast);

inline Cells cells_of(const std::vector<Step>& steps) {
    Cells cells = 0;
    for (const Step& step : steps) cells |= cell(step.cell);
    return cells;
}

}  // namespace noughts
