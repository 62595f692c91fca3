// SPDX-License-Identifier: MIT
#include "further_spaces.hpp"

#include <array>
#include <noughts/status.hpp>

#include "boards.hpp"
#include "chance.hpp"
#include "reasons.hpp"
#include "sampling.hpp"

namespace noughts::workbench {
namespace {

using Cases = std::vector<Case>;

constexpr Grid either{.start = Start::either}, four_by_four{.width = 4, .height = 4, .length = 4},
    three_of_four{.width = 4, .height = 4, .length = 3}, strip{.width = 5, .height = 1, .length = 3},
    connect_four{.width = 7, .height = 6, .length = 4, .gravity = true};

constexpr Alphabet letters_xo{}, underscores{.empty = '_'}, questions{.empty = '?'}, zeros{.o = '0'},
    small{.x = 'x', .o = 'o', .empty = '.'}, small_s{.x = 'x', .o = 'o', .empty = 's'},
    digits{.x = '1', .o = '2', .empty = '0'}, players{.x = '1', .o = '2', .empty = '.'};

Status status_of(const Position& p, Start start = Start::x) {
    return judge(make_rules({.start = start}), p, std::nullopt).status;
}

bool has_a_line(const Position& p) {
    static const Rules rules = make_rules(tic_tac_toe);
    return lines_held(rules, p, Side::x) || lines_held(rules, p, Side::o);
}

bool both_hold_a_line(const Position& p) {
    static const Rules rules = make_rules(tic_tac_toe);
    return lines_held(rules, p, Side::x) && lines_held(rules, p, Side::o);
}

bool reachable_board(const Position& p) { return status_of(p) != Status::unreachable; }

bool x_to_move(const Position& p) { return size(p.x) == size(p.o); }

// All 3x3 boards for which `keep`, as `text` writes them; the side that the counts tell is to move.
template <class Keep, class Text>
Cases boards_that(Keep keep, Text text) {
    Cases cases;
    each_board(9, [&](Position p) {
        p.turn = size(p.x) > size(p.o) ? Side::o : Side::x;
        if (keep(p)) cases.push_back({.text = text(p), .probe = kind_of_board(p), .size = marks(p), .board = p});
    });
    return cases;
}

bool any(const Position&) { return true; }

// The texts of a board.
template <const Alphabet& letters>
std::string rows(const Position& p) {
    return rows_of(p, tic_tac_toe, letters);
}
template <const Alphabet& letters>
std::string rows_and_blank_line(const Position& p) {
    return rows<letters>(p) + '\n';
}
template <const Alphabet& letters>
std::string word(const Position& p) {
    return to_text(p, 9, 9, letters) + '\n';
}
std::string spaced_digits(const Position& p) {
    std::string text;
    for (const char c : rows<digits>(p)) (text += text.empty() || text.back() == '\n' || c == '\n' ? "" : " ") += c;
    return text;
}

// All boards with either mover, whatever the counts say.
Cases cases_of_accoding4405() {
    Cases cases;
    each_board(9, [&](Position p) {
        const std::string_view kind = kind_of_board(p);
        for (const Side turn : {Side::x, Side::o}) {
            p.turn = turn;
            const bool against = kind == "going-on" && (size(p.x) > size(p.o)) == (turn == Side::x);
            cases.push_back({.text = (turn == Side::x ? "1\n" : "2\n") + spaced_digits(p),
                             .probe = against ? "turn-against-the-counts" : kind,
                             .size = marks(p),
                             .board = p});
        }
    });
    return cases;
}

bool has_two_winning_cells(const Position& p) { return size(winning_moves(make_rules(tic_tac_toe), p, Side::o)) > 1; }

void add_board(Cases& cases, const Grid& grid, const Alphabet& letters, const Position& p, std::string_view probe,
               std::string_view before = "") {
    cases.push_back(
        {.text = std::string(before) + rows_of(p, grid, letters), .probe = probe, .size = marks(p), .board = p});
}

bool holds_no_line(const Rules& rules, const Position& p) {
    return !lines_held(rules, p, Side::x) && !lines_held(rules, p, Side::o);
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

// Boards on which x may win by two marks and one more: all of up to four marks, and random ones of up to 14.
Cases cases_of_cf754b() {
    const Rules rules = make_rules(three_of_four);
    Cases cases;
    const auto add = [&](const Position& p) {
        const bool wins = winning_moves(rules, p, Side::x) != 0;
        if (holds_no_line(rules, p)) add_board(cases, three_of_four, small, p, wins ? "a-win" : "no-win");
    };
    for (Cells x = 0; x < cell(16); ++x)
        if (size(x) <= 2)
            for (Cells o = 0; o < cell(16); ++o)
                if (size(o) == size(x) && !(x & o)) add({.x = x, .o = o});
    Chance chance(754);
    for (int i = 0; i < 2000; ++i) add(drawn_board(chance, 16, 3 + i % 5));
    return cases;
}

// Random boards on which the game goes on; those with few marks take long.
Cases cases_of_poj1568() {
    const Rules rules = make_rules(four_by_four);
    Cases cases;
    Chance chance(1568);
    while (cases.size() < 1000) {
        const Position p = drawn_board(chance, 16, 3 + chance.below(5));
        if (holds_no_line(rules, p))
            add_board(cases, four_by_four, small, p, winning_moves(rules, p, Side::x) ? "a-win-now" : "no-win-now",
                      "?\n");
    }
    return cases;
}

// Positions of random games, before somebody wins.
Cases cases_of_connect_four() {
    const Rules rules = make_rules(connect_four);
    Cases cases;
    Chance chance(4);
    while (cases.size() < 3000) {
        Position p;
        for (int left = chance.below(41); left > 0; --left) {
            const Cells open = moves(rules, p);
            Cells choice = open;
            for (int skip = chance.below(std::max(1, size(open))); skip > 0; --skip) choice &= choice - 1;
            if (!open) break;
            p = play(p, first_of(choice));
        }
        if (!holds_no_line(rules, p)) continue;
        const bool x = winning_moves(rules, p, Side::x), o = winning_moves(rules, p, Side::o);
        add_board(cases, connect_four, players, p, x && o ? "both" : x ? "player-1" : o ? "player-2" : "nobody");
    }
    return cases;
}

// A full row of marks.
Cases cases_of_past() {
    Cases cases;
    for (Cells x = 0; x < cell(5); ++x) {
        const Position p{.x = x, .o = first_cells(5) & ~x};
        add_board(cases, strip, small, p, "row");
    }
    return cases;
}

std::string why_both_win(const Rules& rules, const Case& asked) {
    std::string text;
    for (const Side side : {Side::x, Side::o}) {
        Case turned = asked;
        turned.board.turn = side;
        text += why_winning_move(rules, turned);
    }
    return text;
}

std::string why_o_wins(const Rules& rules, const Case& asked) {
    Case turned = asked;
    turned.board.turn = Side::o;
    return why_winning_move(rules, turned);
}

constexpr std::array table{
    Space{"cf3c", tic_tac_toe, {}, [] { return boards_that(any, rows<zeros>); }, why_status},
    Space{"cf754b", three_of_four, {}, cases_of_cf754b, why_winning_move, false},
    Space{"poj1568", four_by_four, {.most = 1000, .tail = "$\n"}, cases_of_poj1568, why_value, false},
    Space{"toe1",
          tic_tac_toe,
          {.most = 20'000, .head = "#\n", .between = "\n"},
          [] { return boards_that(any, rows<letters_xo>); },
          why_status},
    Space{"toe2",
          tic_tac_toe,
          {.most = 20'000, .tail = "end\n"},
          [] { return boards_that(any, word<letters_xo>); },
          why_status},
    Space{"ovoxo",
          tic_tac_toe,
          {.most = 999, .head = "#\n", .lines = 4},
          [] {
              return boards_that([](const Position& p) { return status_of(p) == Status::ongoing; },
                                 rows_and_blank_line<underscores>);
          },
          why_value},
    Space{"gov05",
          either,
          {.most = 20'000, .head = "#\n\n", .lines = 0},
          [] { return boards_that(any, rows_and_blank_line<letters_xo>); },
          why_status},
    Space{"tctctoe",
          tic_tac_toe,
          {.most = 19'683, .head = "#\n"},
          [] { return boards_that(any, rows<underscores>); },
          why_status},
    Space{"aoj0066",
          tic_tac_toe,
          {.most = 50},
          [] { return boards_that([](const Position& p) { return !both_hold_a_line(p); }, word<small_s>); },
          why_lines},
    Space{"algospot",
          tic_tac_toe,
          {.most = 50, .head = "#\n"},
          [] { return boards_that(reachable_board, rows<small>); },
          why_value},
    Space{"desas1",
          either,
          {},
          [] {
              return boards_that([](const Position& p) { return status_of(p, Start::either) != Status::ongoing; },
                                 rows<letters_xo>);
          },
          why_status},
    Space{
        "ccf201803-4",
        tic_tac_toe,
        {.most = 5, .head = "#\n"},
        [] { return boards_that([](const Position& p) { return x_to_move(p) && reachable_board(p); }, spaced_digits); },
        why_value},
    Space{"accoding4405", tic_tac_toe, {.most = 10'000}, cases_of_accoding4405, why_value},
    Space{"codingame-tictactoe",
          tic_tac_toe,
          {},
          [] {
              return boards_that([](const Position& p) { return !has_a_line(p) && !has_two_winning_cells(p); },
                                 rows<letters_xo>);
          },
          why_o_wins},
    Space{"codingame-connect4", connect_four, {}, cases_of_connect_four, why_both_win, false},
    Space{"quera168945", tic_tac_toe, {}, [] { return boards_that(any, rows<questions>); }, why_status},
    Space{"tkcode-alice",
          tic_tac_toe,
          {},
          [] {
              Cases cases = boards_that([](const Position& p) { return !has_a_line(p); }, rows<letters_xo>);
              for (Case& each : cases) each.board.turn = Side::x;
              return cases;
          },
          why_value},
    Space{"bdoi2013",
          tic_tac_toe,
          {.most = 2499, .head = "#\n"},
          [] {
              return boards_that([](const Position& p) { return x_to_move(p) && status_of(p) == Status::ongoing; },
                                 rows<letters_xo>);
          },
          why_winning_move},
    Space{"dwite08c4p2",
          tic_tac_toe,
          {.least = 5, .most = 5},
          [] { return boards_that([](const Position& p) { return !both_hold_a_line(p); }, rows<letters_xo>); },
          why_lines},
    Space{"past202012a", strip, {}, cases_of_past, why_lines},
};

}  // namespace

std::span<const Space> further_spaces() { return table; }

}  // namespace noughts::workbench
