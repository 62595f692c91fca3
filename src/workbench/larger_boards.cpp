// SPDX-License-Identifier: MIT
#include "larger_boards.hpp"

#include "boards.hpp"
#include "chance.hpp"
#include "sampling.hpp"

namespace noughts::workbench {
namespace {

using Cases = std::vector<Case>;

constexpr Alphabet small{.x = 'x', .o = 'o', .empty = '.'}, players{.x = '1', .o = '2', .empty = '.'};

void add_board(Cases& cases, const Grid& grid, const Alphabet& letters, const Position& p, std::string_view probe,
               std::string_view before = "") {
    cases.push_back(
        {.text = std::string(before) + rows_of(p, grid, letters), .probe = probe, .size = marks(p), .board = p});
}

bool holds_no_line(const Rules& rules, const Position& p) {
    return !lines_held(rules, p, Side::x) && !lines_held(rules, p, Side::o);
}

// The board that a statement shows.
Position published(std::string_view cells, const Alphabet& letters) {
    Position p;
    for (std::size_t i = 0; i < cells.size(); ++i) {
        if (cells[i] == letters.x) p.x |= cell(int(i));
        if (cells[i] == letters.o) p.o |= cell(int(i));
    }
    return p;
}

// All 4x4 boards with `each` marks of either side.
std::vector<Position> boards_with(int each) {
    std::vector<Position> boards;
    for (Cells x = 0; x < cell(16); ++x)
        for (Cells o = 0; size(x) == each && o < cell(16); ++o)
            if (size(o) == each && !(x & o)) boards.push_back({.x = x, .o = o});
    return boards;
}

// A board with `each` random marks of either side.
Position drawn_board(Chance& chance, int cells, int each) {
    Position p;
    for (int i = 0; i < 2 * each;) {
        const Cells c = cell(chance.below(cells));
        if (p.filled() & c) continue;
        (i++ % 2 ? p.o : p.x) |= c;
    }
    return p;
}

// One of the cells of a set that is not empty.
int one_of(Chance& chance, Cells set) {
    for (int skip = chance.below(size(set)); skip > 0; --skip) set &= set - 1;
    return first_of(set);
}

}  // namespace

Cases cases_of_cf754b() {
    const Rules rules = make_rules(three_of_four);
    Cases cases;
    const auto add = [&](const Position& p) {
        if (holds_no_line(rules, p)) add_board(cases, three_of_four, small, p, kind_of_move(rules, p, Side::x));
    };
    for (const int each : {0, 1, 2})
        for (const Position& p : boards_with(each)) add(p);
    for (const char* const cells : {"xx...oo.x...oox.", "x.oxox..x.o.oo.x", "x..x..ooo...x.xo", "o.x.o....x..ooxx"})
        add(published(cells, small));
    Chance chance(754);
    for (int i = 0; i < 2000; ++i) add(drawn_board(chance, 16, 3 + i % 5));
    return cases;
}

Cases cases_of_poj1568() {
    const Rules rules = make_rules(four_by_four);
    Cases cases;
    const auto add = [&](const Position& p) {
        if (holds_no_line(rules, p))
            add_board(cases, four_by_four, small, p, winning_moves(rules, p, Side::x) ? "a-win-now" : "no-win-now",
                      "?\n");
    };
    add({});
    for (const auto& [each, count] : {std::pair(1, 30), std::pair(2, 80)}) {
        const std::vector<Position> all = boards_with(each);
        for (const std::size_t i : spread_sample(all.size(), std::size_t(count))) add(all[i]);
    }
    for (const char* const cells : {".....xo..ox.....", "o....ox..xxxxooo"}) add(published(cells, small));
    Chance chance(1568);
    while (cases.size() < 1000) add(drawn_board(chance, 16, 3 + chance.below(5)));
    return cases;
}

namespace {

// What a position is played for: `side` has all cells of a line but the last one, and can take that.
struct Aim {
    Cells line, last, below;  // the cells to be filled under each cell of the line
    Side side;
};

bool is_reached(const Rules& rules, const Position& p, const Aim& aim) {
    return contains(p.of(aim.side), aim.line & ~aim.last) && (winning_moves(rules, p, aim.side) & aim.last) &&
           lines_held(rules, play(p, first_of(aim.last), aim.side), aim.side) == 1;
}

// The position that random play comes to which keeps to the aim and in which nobody wins; one without marks where it fails.
Position played_for(const Rules& rules, Chance& chance, const Aim& aim) {
    Position p;
    while (!is_reached(rules, p, aim)) {
        Cells open = moves(rules, p) & ~aim.last & ~winning_moves(rules, p, p.turn);
        if (p.turn != aim.side) open &= ~aim.line;
        if (!open) return {};
        const Cells useful = open & (aim.line | aim.below);
        p = play(p, one_of(chance, useful && chance.below(4) ? useful : open));
    }
    return p;
}

Cells cells_below(const Grid& grid, Cells set) {
    Cells below = 0;
    for (int row = 1; row < grid.height; ++row) below |= set << (row * grid.width);
    return below & first_cells(grid.width * grid.height);
}

void add_each_line(Cases& cases, const Rules& rules, Chance& chance) {
    for (int i = 0; i < rules.line_count; ++i)
        for (Cells left = rules.lines[i]; left; left &= left - 1)
            for (const Side side : {Side::x, Side::o}) {
                const Aim aim{rules.lines[i], left & -left, cells_below(connect_four, rules.lines[i]), side};
                Position p;
                if (contains(aim.below, aim.last)) continue;
                while (!p.filled()) p = played_for(rules, chance, aim);
                add_board(cases, connect_four, players, p, name_of_line(aim.line));
            }
}

// The position that random play comes to in which so many marks are made and nobody has a line.
Position played_on(const Rules& rules, Chance& chance, int count) {
    Position p;
    while (marks(p) < count) {
        const Cells open = moves(rules, p) & ~winning_moves(rules, p, p.turn);
        p = open ? play(p, one_of(chance, open)) : Position{};
    }
    return p;
}

}  // namespace

Cases cases_of_connect_four() {
    const Rules rules = make_rules(connect_four);
    Cases cases;
    Chance chance(4);
    const auto add = [&](const Position& p) {
        const bool x = winning_moves(rules, p, Side::x), o = winning_moves(rules, p, Side::o);
        add_board(cases, connect_four, players, p, x && o ? "both" : x ? "player-1" : o ? "player-2" : "nobody");
    };
    add_each_line(cases, rules, chance);
    for (const std::size_t all = cases.size() + 3000; cases.size() < all;) {
        Position p;
        for (int left = chance.below(41); left > 0 && moves(rules, p); --left)
            p = play(p, one_of(chance, moves(rules, p)));
        if (holds_no_line(rules, p)) add(p);
    }
    add(published("..............................222....111..", players));
    for (int i = 0; i < 108; ++i) add(played_on(rules, chance, 33 + i % 9));
    return cases;
}

}  // namespace noughts::workbench
