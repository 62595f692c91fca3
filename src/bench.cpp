// `noughts bench`: fixed work. Every answer goes into one signature, and the speeds stand beside it.
// SPDX-License-Identifier: MIT
#include <contest/advanced.hpp>
#include <contest/counting.hpp>
#include <contest/situation.hpp>
#include <contest/winning_move.hpp>
#include <memory>
#include <noughts/reach.hpp>
#include <noughts/solve.hpp>
#include <noughts/sweep.hpp>
#include <string>

#include "bench_work.hpp"
#include "commands.hpp"
#include "signature.hpp"

namespace noughts {
namespace {

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
    struct Options {
        bool signature_only = false, is_long = false;
    };
    const auto options = std::make_shared<Options>();
    arguments.flag("--signature", options->signature_only, "without the speeds");
    arguments.flag("--long", options->is_long, "with Connect Four from its start: minutes");
    return [options](Session& session) {
        session.out.put("signature " + signature() + '\n');
        session.out.flush();
        if (options->signature_only) return;
        print_speeds(session.out);
        print_search_speeds(session.out, options->is_long ? Long::yes : Long::no);
    };
}

}  // namespace noughts
