// The speeds of searches, of `noughts bench`: of big boards from their start, and of late positions of Connect Four.
// SPDX-License-Identifier: MIT
#include <noughts/search/narrow.hpp>
#include <string>
#include <vector>

#include "bench_work.hpp"
#include "chance.hpp"
#include "timing.hpp"

namespace noughts {
namespace {

constexpr std::uint64_t most_bytes = std::uint64_t{1} << 30, few_bytes = std::uint64_t{1} << 18;

constexpr Grid board(int width, int height, int length, bool gravity = false) {
    return {.width = width, .height = height, .length = length, .gravity = gravity};
}

Bounds answer_of(Search& search, const Position& p, Goal goal) {
    Bounds known = Bounds::of_values(-1, 1);
    narrow(search, p, goal, known, [] { return false; });
    return known;
}

// The value of the empty board.
void print_start(Writer& out, const Grid& grid, int runs) {
    const Rules rules = make_rules(grid);
    const std::vector<Symmetry> turns = symmetries(rules, grid);
    Bounds known{};
    std::uint64_t nodes = 0;
    const double seconds = median_seconds(runs, [&] {
        Search search(rules, most_bytes, turns);
        known = answer_of(search, {}, Goal::value);
        nodes = search.nodes();
    });
    const std::string name = std::to_string(grid.width) + 'x' + std::to_string(grid.height) +
                             " k=" + std::to_string(grid.length) + (grid.gravity ? " with gravity" : "");
    const char* const value = known.value() == 0 ? "draw" : known.value() == 1 ? "x" : "o";
    print(out, name + ", value of the start: " + value + ", " + std::to_string(nodes) + " nodes", seconds);
    out.flush();
}

// Random play up to so many discs, or to the end of the game.
Position random_position(const Rules& rules, Chance& chance, int discs) {
    Position p;
    for (int i = 0; i < discs; ++i) {
        Cells open = moves(rules, p);
        if (!open) break;
        for (int skip = chance.below(size(open)); skip > 0; --skip) open &= open - 1;
        p = play(p, first_of(open));
    }
    return p;
}

// Positions of Connect Four in which at most a third of the cells is left and the game goes on. Many of them can be won
// at once.
std::vector<Position> late_positions(const Rules& rules) {
    constexpr std::size_t count = 1000;
    constexpr int least = 28;
    Chance chance(1);
    std::vector<Position> positions;
    while (positions.size() < count) {
        const Position p = random_position(rules, chance, least + chance.below(rules.cells - least));
        if (moves(rules, p)) positions.push_back(p);
    }
    return positions;
}

void print_late_positions(Writer& out) {
    const Rules rules = make_rules(connect_four);
    const std::vector<Symmetry> turns = symmetries(rules, connect_four);
    const std::vector<Position> positions = late_positions(rules);
    const double together = median_seconds(5, [&] {
        Search search(rules, most_bytes, turns);
        for (const Position& p : positions) answer_of(search, p, Goal::distance);
    });
    const double alone = median_seconds(5, [&] {
        for (const Position& p : positions) {
            Search search(rules, few_bytes, turns);
            answer_of(search, p, Goal::distance);
        }
    });
    const std::string name = "connect-four, value and distance of one of 1000 positions with 28 or more discs";
    print(out, name, together / double(positions.size()));
    print(out, "the same, with a search of its own for each", alone / double(positions.size()));
}

}  // namespace

void print_search_speeds(Writer& out, Long with) {
    print_start(out, board(5, 5, 4), 5);
    print_start(out, board(6, 5, 4), 5);
    print_start(out, board(6, 6, 5), 5);
    print_start(out, board(7, 6, 5), 5);
    print_start(out, board(8, 4, 4), 3);
    print_start(out, board(7, 7, 5), 1);
    print_start(out, board(6, 6, 4, true), 1);
    print_late_positions(out);
    if (with == Long::yes) print_start(out, connect_four, 1);
}

}  // namespace noughts
