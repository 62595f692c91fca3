// `noughts bench`: fixed work. Every answer goes into one signature, and the speeds stand beside it.
// SPDX-License-Identifier: MIT
#include <algorithm>
#include <array>
#include <chrono>
#include <contest/problems.hpp>
#include <cstdio>
#include <memory>
#include <noughts/census.hpp>
#include <noughts/play_table.hpp>
#include <noughts/reach.hpp>
#include <noughts/sweep.hpp>
#include <string>
#include <vector>

#include "chance.hpp"
#include "commands.hpp"
#include "scan.hpp"
#include "signature.hpp"

namespace noughts {
namespace {

// The median time of a few runs, in seconds.
template <class Work>
double median_seconds(int runs, Work work) {
    std::vector<double> seconds;
    for (int i = 0; i < runs; ++i) {
        const auto start = std::chrono::steady_clock::now();
        work();
        seconds.push_back(std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count());
    }
    std::sort(seconds.begin(), seconds.end());
    return seconds[seconds.size() / 2];
}

constexpr Grid four(int length, Prize prize = Prize::line_wins, bool gravity = false) {
    return {.width = 4, .height = 4, .length = length, .prize = prize, .gravity = gravity};
}

// Every answer for every 3x3 board and either mover.
template <Question Q>
void sign_table(const Grid& grid, Signature& signature) {
    const Table<Q> table(make_rules(grid));
    for (const Side turn : {Side::x, Side::o})
        for (std::uint32_t n = 0; n < position_count(9); ++n) signature.add(table.at(n, turn));
}

void sign_small_boards(Signature& signature) {
    for (const Grid& grid : {tic_tac_toe, misere, situation, Grid{.gravity = true}}) {
        sign_table<Value>(grid, signature);
        sign_table<Distance>(grid, signature);
        sign_table<Games<std::uint32_t>>(grid, signature);
        const Reach reach(make_rules(grid));
        for (std::uint32_t n = 0; n < position_count(9); ++n)
            signature.add(2 * int(reach.at(n, Side::o)) + int(reach.at(n, Side::x)));
    }
}

void sign_big_boards(Signature& signature) {
    for (const Grid& grid : {four(3), four(4), four(3, Prize::line_loses), four(3, Prize::line_wins, true)}) {
        const auto value = solve<Distance>(make_rules(grid), {});
        const auto games = solve<Games<>>(make_rules(grid), {});
        signature.add(value.answer);
        for (const auto& move : value.moves) signature.add(move.answer);
        signature.add(games.answer);
    }
}

// One input that holds every case of a problem of many boards.
std::string all_cases(const CaseShape& shape) {
    std::string text = std::to_string(shape.numbers()) + '\n';
    const int cells = shape.rows * shape.width;
    for (std::uint32_t n = 0; n < shape.numbers(); ++n) {
        if (shape.has_bit) text += n < position_count(cells) ? "0\n" : "1\n";
        text += to_text(position_of(n % position_count(cells), cells), cells, shape.width, {}, "\n") + '\n';
    }
    return text;
}

std::string answer(void (*problem)(Reader&, Writer&), std::string_view text) {
    std::string answers;
    Writer out(into_string(answers));
    Reader in(from_text(text), {.scan = scan_cases});
    problem(in, out);
    out.flush();
    return answers;
}

// Every set of at most two constraints.
void sign_advanced(Signature& signature) {
    const auto pair = [](int i) { return std::to_string(i / 9 + 1) + ' ' + std::to_string(i % 9 + 1) + '\n'; };
    signature.add(answer(contest::advanced, "0\n"));
    for (int a = 0; a < 81; ++a) signature.add(answer(contest::advanced, "1\n" + pair(a)));
    for (int a = 0; a < 81; ++a)
        for (int b = 0; b < a; ++b) signature.add(answer(contest::advanced, "2\n" + pair(a) + pair(b)));
}

void sign_winning_move(Signature& signature) {
    constexpr Alphabet letters{.x = 'X', .o = 'O', .empty = ' '};
    for (const char* const mark : {"X\n", "O\n"})
        for (std::uint32_t n = 0; n < position_count(9); ++n)
            signature.add(answer(contest::winning_move, mark + to_text(position_of(n, 9), 9, 3, letters, "\n") + '\n'));
}

void print(Writer& out, std::string_view name, double seconds) {
    std::array<char, 64> text{};
    std::snprintf(text.data(), text.size(), "%12.1f us  ", 1e6 * seconds);
    out.put(text.data());
    out.put(name);
    out.put("\n");
}

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
    const std::string counting = all_cases({}), situation = all_cases({.has_bit = true, .rows = 3, .width = 3});
    print(out, "counting, all 19,683 boards", median_seconds(21, [&] { answer(contest::counting, counting); }));
    print(out, "situation, all 39,366 states", median_seconds(21, [&] { answer(contest::situation, situation); }));
}

std::string signature() {
    Signature signature;
    sign_small_boards(signature);
    sign_big_boards(signature);
    signature.add(answer(contest::counting, all_cases({})));
    signature.add(answer(contest::situation, all_cases({.has_bit = true, .rows = 3, .width = 3})));
    sign_advanced(signature);
    sign_winning_move(signature);
    return signature.text();
}

}  // namespace

Action bench(Arguments& arguments) {
    const auto signature_only = std::make_shared<bool>(false);
    arguments.flag("--signature", *signature_only, "without the speeds");
    return [signature_only](Session& session) {
        session.out.put("signature " + signature() + '\n');
        session.out.flush();
        if (!*signature_only) print_speeds(session.out);
    };
}

}  // namespace noughts
