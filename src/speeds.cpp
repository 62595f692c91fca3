// The speeds of `noughts bench`.
// SPDX-License-Identifier: MIT
#include <contest/counting.hpp>
#include <contest/situation.hpp>
#include <noughts/census.hpp>
#include <noughts/play_table.hpp>
#include <noughts/reach.hpp>
#include <noughts/solve.hpp>
#include <noughts/sweep.hpp>
#include <vector>

#include "bench_work.hpp"
#include "chance.hpp"
#include "timing.hpp"

namespace noughts {
namespace {

// All positions that play can come to from the empty board.
template <Question Q>
double seconds_for_play_table(const Grid& grid) {
    const Rules rules = make_rules(grid);
    return median_seconds(3, [&] {
        InOrder share;
        PlayTable<Q>::make(rules, {}, share);
    });
}

double seconds_for_all_boards(const Grid& grid) {
    const Rules rules = make_rules(grid);
    return median_seconds(3, [&] { return Table<Value>(rules); });
}

// The board with a random need for each cell but the first.
double seconds_for_random_needs() {
    Chance chance(1);
    std::vector<Rules> games(100, make_rules(tic_tac_toe));
    for (Rules& rules : games)
        for (int target = 1; target < rules.cells; ++target) rules.add_need(target, chance.below(target));
    return median_seconds(5,
                          [&] {
                              for (const Rules& rules : games) solve<Value>(rules, {});
                          }) /
           double(games.size());
}

void print_tables(Writer& out) {
    Grid scores = four(4, Prize::most_lines), wild = four(4), order = four(4, Prize::x_wins),
         notakto = four(4, Prize::line_loses);
    scores.ending = Ending::full_board;
    wild.marks = order.marks = Marks::either;
    order.stuck = Stuck::o_wins;
    notakto.marks = Marks::both;
    print(out, "4x4 all that play can reach, value and distance", seconds_for_play_table<Distance>(four(4)));
    print(out, "the same with gravity", seconds_for_play_table<Distance>(four(4, Prize::line_wins, true)));
    print(out, "the same, misere", seconds_for_play_table<Distance>(four(4, Prize::line_loses)));
    print(out, "the same, lines on the full board", seconds_for_play_table<Distance>(scores));
    print(out, "4x4 wild, all boards and both turns", seconds_for_all_boards(wild));
    print(out, "4x4 order and chaos, all boards and both turns", seconds_for_all_boards(order));
    print(out, "4x4 notakto, all sets and one first turn", seconds_for_play_table<Value>(notakto));
    print(out, "4x4 census, with symmetries and games", median_seconds(3, [&] {
              const Rules rules = make_rules(four(4));
              InOrder share;
              CensusTaker<std::uint64_t>(rules, symmetries(rules, four(4)), Side::x)(share);
          }));
    print(out, "3x3 with a need for each cell, value of the start", seconds_for_random_needs());
}

}  // namespace

void print_speeds(Writer& out) {
    const Rules small = make_rules(tic_tac_toe), big = make_rules(four(4));
    print(out, "3x3 table of values, both turns", median_seconds(101, [&] { return Table<Value>(small); }));
    print(out, "3x3 table of games, both turns",
          median_seconds(101, [&] { return Table<Games<std::uint32_t>>(small); }));
    print(out, "3x3 reach", median_seconds(101, [&] { return Reach(small); }));
    print(out, "3x3 value and distance of the start by layers",
          median_seconds(101, [&] { solve<Distance>(small, {}); }));
    print(out, "4x4 table of values, both turns", median_seconds(3, [&] { return Table<Value>(big); }));
    print(out, "4x4 value and distance of the start by layers", median_seconds(3, [&] { solve<Distance>(big, {}); }));
    print(out, "4x4 games from the start by layers", median_seconds(3, [&] { solve<Games<>>(big, {}); }));
    print_tables(out);
    const std::string boards = all_cases({}), states = all_cases({.has_bit = true, .rows = 3, .width = 3});
    print(out, "counting, all 19,683 boards", median_seconds(21, [&] { answer(contest::counting, boards); }));
    print(out, "situation, all 39,366 states", median_seconds(21, [&] { answer(contest::situation, states); }));
}

}  // namespace noughts
