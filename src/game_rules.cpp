// The rules that the parts of a game make, and what they may not be.
// SPDX-License-Identifier: MIT
#include <algorithm>
#include <set>

#include "game.hpp"
#include "refuse.hpp"

namespace noughts {
namespace {

// Refuses lines of the grid and of its own that are more than a game may have.
void check_line_count(const Game& game) {
    std::set<Cells> lines;
    for_each_run(game.grid, [&](Cells run) { lines.insert(run); });
    for (const OwnLine& line : game.lines) lines.insert(line.cells);
    if (lines.size() > max_lines)
        throw BadInput("line: a game has at most " + std::to_string(max_lines) + " lines, and this one has " +
                       std::to_string(lines.size()));
}

void check_counting(const Rules& r) {
    if (r.prize != Prize::most_lines) return;
    if (r.stuck != Stuck::draw)
        throw BadInput(
            "prize: most-lines counts lines, and a game without any is worth 0: it goes with stuck draw alone");
}

// Where a move cannot name its mark by a digit or a blank, x or o may not be the letter of something else.
void check_mark_letters(const Rules& r, const Alphabet& board) {
    const Alphabet moves = mark_letters(board);
    const bool clear = board.read(moves.x, false) == Mark::x && board.read(moves.o, false) == Mark::o;
    if (r.marks == Marks::either && !clear)
        throw BadInput(
            "alphabet: beside a digit or a blank, moves name the marks of X and O x and o, which mean something else "
            "here, found " +
            noughts::quoted(std::string{board.x, board.o, board.empty}));
}

void check_need(const Rules& r, int needed, int target) {
    if (std::max(needed, target) < r.cells) return;
    const bool block = needed == target;
    throw BadInput((block ? "block: expected a cell" : "need: expected cells") + std::string(" from 1 to ") +
                   std::to_string(r.cells) + ", found '" + std::to_string(needed + 1) +
                   (block ? "" : ':' + std::to_string(target + 1)) + '\'');
}

}  // namespace

Alphabet mark_letters(const Alphabet& board) {
    const auto unclear = [](char c) { return c == ' ' || (c >= '0' && c <= '9'); };
    const bool usual = (board.x == 'X' && board.o == 'O') || unclear(board.x) || unclear(board.o);
    if (usual) return {.x = 'x', .o = 'o', .empty = Alphabet::none};
    return {.x = board.x, .o = board.o, .empty = Alphabet::none};
}

Rules rules_of(const Game& game) {
    check_line_count(game);
    Rules r = make_rules(game.grid);
    for (const OwnLine& line : game.lines) r.add_line(line.cells, line.side.value_or(game.grid.lines_for));
    for (const auto& [needed, target] : game.needs) {
        check_need(r, needed, target);
        r.add_need(target, needed);
    }
    check_counting(r);
    return r;
}

void complete(Game& game) {
    within("--", [&] {
        game.rules = rules_of(game);
        check_mark_letters(game.rules, game.letters);
    });
}

}  // namespace noughts
