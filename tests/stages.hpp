// SPDX-License-Identifier: MIT
// Positions at any stage of a game, drawn at random for the laws of the search and shown where one fails, and what a search
// says of them.
#pragma once
#include "noughts/search/narrow.hpp"
#include "tests/drawn.hpp"
#include "tests/games.hpp"

namespace noughts::tests {

// A table of two entries forgets nearly all.
inline constexpr std::uint64_t little = 128, enough = 1 << 22;

inline constexpr auto never = [] { return false; };

inline constexpr Bounds anything = Bounds::of_values(-max_counted_lines, max_counted_lines);

// The answer of Distance, as X sees it.
inline int searched(Search& search, const Position& p) {
    Bounds found = anything;
    narrow(search, p, Goal::distance, found, never);
    return found.answer().value();
}

// A random move of a game that goes on.
template <class Below>
Position random_move(const Rules& r, const Position& p, Below below) {
    Cells open = moves(r, p);
    for (int n = below(size(open)); n > 0; --n) open &= open - 1;
    const bool x_can = r.may_place(p.turn, Side::x), o_can = r.may_place(p.turn, Side::o);
    return play(p, first_of(open), x_can && (!o_can || below(2)) ? Side::x : Side::o);
}

// Plays at random while more than so many cells can be filled and the game goes on.
template <class Below>
Position random_play(const Rules& r, Position p, int empty, Below below) {
    while (size(fillable(r, p.filled())) > empty && moves(r, p)) p = random_move(r, p, below);
    return p;
}

// The same, but with moves that do not end the game where some are soon found.
inline Position quiet_play(const Rules& r, Position p, int empty) {
    while (size(fillable(r, p.filled())) > empty && moves(r, p)) {
        Position next = random_move(r, p, below);
        for (int i = 0; i < 10 && !moves(r, next); ++i) next = random_move(r, p, below);
        p = next;
    }
    return p;
}

struct Stage {
    int width, height;
    Rules rules;
    Position position;

    // Shifts are looked for on small boards only.
    bool may_be_torus() const { return rules.cells <= 16; }
    // Those of the library; they leave cells where they are that are never filled.
    Search search(std::uint64_t bytes) const {
        const Grid grid{.width = width, .height = height, .torus = may_be_torus()};
        return Search(rules, bytes, noughts::symmetries(rules, grid));
    }
    // Those of these tests, of all cells.
    std::vector<Permutation> permutations() const { return symmetries(rules, width, height, may_be_torus()); }

    // A position that follows from it, or itself.
    Position later() const {
        return random_play(rules, position, below(size(fillable(rules, position.filled())) + 1), below);
    }
};

// Any game, not far from its end.
inline Stage small_stage() {
    const Drawn d = *drawn(16, 5, 9);
    RC_LOG() << d;
    return {.width = d.width, .height = d.game.cells / d.width, .rules = d.rules(), .position = d.position()};
}

// A board of up to 48 cells, now and then for roles or misere, and for marks of any kind.
inline Stage empty_stage() {
    Grid grid{.width = 3 + below(6), .height = 2 + below(5), .length = 3 + below(3), .gravity = below(2) == 0};
    if (below(4) == 0) grid.marks = Marks(below(3));
    if (below(4) == 0) grid.prize = Prize::line_loses;
    if (below(4) == 0) grid.lines_for = LinesFor(below(3));
    if (below(4) == 0) grid.stuck = Stuck(below(3));
    return {.width = grid.width, .height = grid.height, .rules = make_rules(grid), .position = {}};
}

// Blocks a cell and all that the symmetries make of it, and marks some of these.
inline void close_cells(Stage& stage) {
    const int drawn_cell = below(stage.rules.cells);
    Cells closed = 0;
    for (const Permutation& one : stage.permutations()) closed |= cell(one[std::size_t(drawn_cell)]);
    for (; closed; closed &= closed - 1) {
        const int c = first_of(closed), mark = below(3);
        stage.rules.add_need(c, c);
        if (mark && !contains(stage.position.filled(), cell(c)))
            (mark == 1 ? stage.position.x : stage.position.o) |= cell(c);
    }
}

// Where so many cells at most can be filled.
inline Stage big_stage(int most_empty, bool closed) {
    Stage stage = empty_stage();
    for (int i = closed ? 1 + below(2) : 0; i > 0; --i) close_cells(stage);
    stage.position = quiet_play(stage.rules, stage.position, most_empty);
    RC_LOG() << picture(board_of(stage.position, stage.rules.cells), stage.width, "XO"[int(stage.position.turn)]);
    return stage;
}

inline Stage any_stage() { return below(2) ? small_stage() : big_stage(10, below(3) == 0); }

}  // namespace noughts::tests
