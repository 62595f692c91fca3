// SPDX-License-Identifier: MIT
#include "further_spaces.hpp"

#include <array>

#include "allowed_boards.hpp"
#include "board_cases.hpp"
#include "larger_boards.hpp"
#include "reasons.hpp"

namespace noughts::workbench {
namespace {

constexpr Grid either{.start = Start::either}, strip{.width = 5, .height = 1, .length = 3};

constexpr Alphabet letters_xo{}, underscores{.empty = '_'}, questions{.empty = '?'}, zeros{.o = '0'},
    small{.x = 'x', .o = 'o', .empty = '.'}, small_s{.x = 'x', .o = 'o', .empty = 's'};

constexpr std::string_view one_winner_at_most = "every board on which at most one has a line";

// All boards with either mover, whatever the counts say.
Cases cases_of_accoding4405() {
    Cases cases;
    each_board(9, [&](Position p) {
        const std::string_view kind = kind_of_board(p);
        for (const Side turn : {Side::x, Side::o}) {
            p.turn = turn;
            const bool against = kind == "going-on" && turn != mover_of(p);
            cases.push_back({.text = (turn == Side::x ? "1\n" : "2\n") + spaced_digits(p),
                             .probe = against ? "turn-against-the-counts" : kind,
                             .size = marks(p),
                             .board = p});
        }
    });
    return cases;
}

// X is to move whatever the counts say.
Cases cases_of_tkcode_alice() {
    Cases cases = boards_that(at_most_one_has_a_line, rows<letters_xo>);
    for (Case& each : cases) each.board.turn = Side::x;
    return cases;
}

// A full row of marks.
Cases cases_of_past() {
    Cases cases;
    for (Cells x = 0; x < cell(5); ++x) {
        const Position p{.x = x, .o = first_cells(5) & ~x};
        cases.push_back({.text = rows_of(p, strip, small), .probe = "row", .size = marks(p), .board = p});
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

constexpr std::array table{
    Space{
        "cf3c", tic_tac_toe, {}, [] { return boards_that(any, rows<zeros>); }, why_status, all_of_them, Mover::counted},
    Space{"cf754b", three_of_four, {}, cases_of_cf754b, why_winning_move, some_of_them},
    Space{"poj1568", four_by_four, {.most = 1000, .tail = "$\n"}, cases_of_poj1568, why_first_win, some_of_them},
    Space{"toe1",
          tic_tac_toe,
          {.most = 100'000, .limit = 100'000, .head = "#\n", .between = "\n"},
          [] { return boards_that(any, rows<letters_xo>); },
          why_status,
          all_of_them,
          Mover::counted},
    Space{"toe2",
          tic_tac_toe,
          {.most = 100'000, .tail = "end\n"},
          [] { return boards_that(any, word<letters_xo>); },
          why_status,
          all_of_them,
          Mover::counted},
    Space{"ovoxo",
          tic_tac_toe,
          {.most = 999, .limit = 999, .head = "#\n", .lines = 4},
          [] { return boards_that(going_on, rows_and_blank_line<underscores>); },
          why_best_move,
          "every board on which the game goes on"},
    Space{"gov05",
          either,
          {.most = 100'000, .limit = 100'000, .head = "#\n\n", .lines = 0},
          [] { return boards_that(any, rows_and_blank_line<letters_xo>, Start::either); },
          why_status,
          all_of_them,
          Mover::counted},
    Space{"tctctoe",
          tic_tac_toe,
          {.most = 19'683, .limit = 19'683, .head = "#\n"},
          [] { return boards_that(any, rows<underscores>); },
          why_status,
          all_of_them,
          Mover::counted},
    Space{"aoj0066",
          tic_tac_toe,
          {.most = 50},
          [] { return boards_that(at_most_one_has_a_line, word<small_s>); },
          why_lines,
          one_winner_at_most,
          Mover::counted},
    Space{"algospot",
          tic_tac_toe,
          {.most = 50, .limit = 50, .head = "#\n"},
          [] { return boards_that(reachable_board, rows<small>); },
          why_value,
          "every board that a game comes to"},
    Space{"desas1",
          either,
          {},
          [] { return boards_that(not_going_on, rows<letters_xo>, Start::either); },
          why_status,
          "every board on which no game goes on",
          Mover::counted},
    Space{"ccf201803-4",
          tic_tac_toe,
          {.most = 5, .limit = 5, .head = "#\n"},
          [] { return boards_that(reachable_board_of_x, spaced_digits); },
          why_score_of_empties,
          "every board that a game comes to when X is to move"},
    Space{"accoding4405", tic_tac_toe, {.most = 40'000}, cases_of_accoding4405, why_score_of_empties},
    Space{"codingame-tictactoe",
          tic_tac_toe,
          {},
          [] { return moved_by(Side::o, boards_that(has_no_line, rows<letters_xo>)); },
          why_winning_move,
          "every board on which nobody has a line"},
    Space{"codingame-connect4", connect_four, {}, cases_of_connect_four, why_both_win, some_of_them},
    Space{"quera168945",
          tic_tac_toe,
          {},
          [] { return boards_that(any, rows<questions>); },
          why_status,
          all_of_them,
          Mover::counted},
    Space{"tkcode-alice", tic_tac_toe, {}, cases_of_tkcode_alice, why_value, one_winner_at_most},
    Space{"bdoi2013",
          tic_tac_toe,
          {.most = 2499, .limit = 2499, .head = "#\n"},
          [] { return moved_by(Side::x, boards_that(going_on_with_x, rows<letters_xo>)); },
          why_winning_move,
          "every board on which the game goes on and X is to move"},
    Space{"dwite08c4p2",
          tic_tac_toe,
          {.least = 5, .most = 5},
          [] { return boards_that(at_most_one_has_a_line, rows<letters_xo>); },
          why_lines,
          one_winner_at_most,
          Mover::counted},
    Space{"past202012a", strip, {}, cases_of_past, why_lines, all_of_them, Mover::counted},
};

}  // namespace

std::span<const Space> further_spaces() { return table; }

}  // namespace noughts::workbench
