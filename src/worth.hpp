// What is known of the worth of a position and of its moves: all of it, or bounds.
// SPDX-License-Identifier: MIT
#pragma once

#include <noughts/bounds.hpp>
#include <vector>

namespace noughts {

// A move: a cell from 0, and the mark put there.
struct Step {
    int cell;
    Side mark;
    friend bool operator==(const Step&, const Step&) = default;
};

// A move, and what it is worth, seen from the position it is made in.
struct MoveWorth {
    Step step;
    Bounds worth;
};

struct Worth {
    Bounds position;
    std::vector<MoveWorth> moves;  // by cell, X before O

    // Whether as much is known of every move.
    bool reaches(Goal goal) const;
};

// Bounds by the lines that can still be complete.
Bounds bounds_by_lines(const Rules& r, const Position& p);

// Bounds by these, of the position and of each move.
Worth at_a_glance(const Rules& r, const Position& p);

// The same of the position, whoever is to move.
Bounds bounds_for_either(const Rules& r, Position p);

// What is known of the moves is known of the position, and the other way round.
void gather(Side mover, Worth& worth);

// The moves that are surely best, or can be, first; equals by cell.
std::vector<MoveWorth> best_first(const Worth& worth, Side mover);

// The moves that keep the value, by cell; with `Fast::yes` those that also win soonest or lose latest. Nothing where it is
// not known which they are.
enum class Fast : std::uint8_t { no, yes };
std::optional<std::vector<Step>> best_moves(const Worth& worth, Fast fast);

inline Cells cells_of(const std::vector<Step>& steps) {
    Cells cells = 0;
    for (const Step& step : steps) cells |= cell(step.cell);
    return cells;
}

}  // namespace noughts
