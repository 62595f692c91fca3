// Everything that can be known about one board, worked out as far as it is asked for. The picture and the JSON of
// `show`, and the JSON of the other commands, are written from it.
// SPDX-License-Identifier: MIT
#pragma once

#include <noughts/status.hpp>

#include "appraiser.hpp"
#include "boards.hpp"
#include "games_ahead.hpp"
#include "games_bounds.hpp"

namespace noughts {

// What may have to be worked out; the rest is seen at a glance.
struct Parts {
    bool standing = false;
    bool play = false;   // the value and the plies
    bool moves = false;  // what each move is worth; needs `play`
    bool line = false;   // one line of best play; needs `play`
    bool games = false;  // how many games each side wins
};

struct Report {
    Board board;
    Cells legal = 0;  // the cells that may be marked now
    // What was not asked for, or cannot be known, is absent.
    std::optional<Standing> standing;
    std::optional<std::vector<Step>> line;
    std::optional<GamesAhead::Answer> games;
    Worth worth;                               // without moves where it is not known who is to move
    std::optional<GamesBounds> games_bounds;   // where the games were asked for and are not known
    std::string why_no_standing, why_missing;  // why that, and why the rest, is not known
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
    Reporter(const Game& game, const Budget& budget)
        : rules_(game.rules), budget_(budget), appraise_(game, budget_), games_(game.rules, budget_) {}
    Reporter(const Reporter&) = delete;
    Reporter& operator=(const Reporter&) = delete;

    // Leaves out what looking ahead does not find within the budget, whose time begins now.
    Report operator()(const Board& board, const Parts& parts);

private:
    void judge(Report& report) const;
    void look_ahead(Report& report, const Parts& parts);
    void count_games(Report& report);

    Rules rules_;
    Budget budget_;
    Appraiser appraise_;
    GamesAhead games_;
};

}  // namespace noughts
