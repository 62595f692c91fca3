// The one table of contest problems. The command line, the golden tests, the fuzzer and the single-file sources read
// it.
// SPDX-License-Identifier: MIT
#pragma once

#include <array>

#include "accoding4405.hpp"
#include "advanced.hpp"
#include "algospot.hpp"
#include "aoj0066.hpp"
#include "bdoi2013.hpp"
#include "ccf201803_4.hpp"
#include "cf3c.hpp"
#include "cf754b.hpp"
#include "codingame_connect4.hpp"
#include "codingame_tictactoe.hpp"
#include "counting.hpp"
#include "desas1.hpp"
#include "dwite08c4p2.hpp"
#include "gov05.hpp"
#include "ovoxo.hpp"
#include "past202012a.hpp"
#include "poj1568.hpp"
#include "problem.hpp"
#include "quera168945.hpp"
#include "situation.hpp"
#include "tctctoe.hpp"
#include "tkcode_alice.hpp"
#include "toe1.hpp"
#include "toe2.hpp"
#include "winning_move.hpp"

namespace noughts::contest {

inline constexpr std::array problems{
    Problem{"situation", "Fill the 3x3 board: O's lines less X's under best play, turn given",
            "Codeforces gym 102800 J, HDU 6922", situation},
    Problem{"counting", "Can play reach this board, and how many games from it does each side win?",
            "ICPC NAC 2022 J, Kattis tictactoecounting, QOJ 4234, BOJ 25234, Luogu P16050", counting},
    Problem{"advanced", "Cells that cannot be used before others are filled: who wins?",
            "Codeforces gym 105321 A, Torneo Argentino 2024 A", advanced},
    Problem{"winning-move", "Can this mark complete a line now?", "Codeforces gym 102697, 053", winning_move},
    Problem{"cf3c", "Whose turn is it, or how has the game ended?", "Codeforces 3C", cf3c},
    Problem{"cf754b", "4x4, three in a row: can x win now?", "Codeforces 754B", cf754b},
    Problem{"poj1568", "4x4, four in a row: the first cell that wins for x by force", "POJ 1568, ZOJ 1703, UVa 10111",
            poj1568},
    Problem{"toe1", "Can a game come to this board?", "SPOJ TOE1, UVa 10363, POJ 2361", toe1},
    Problem{"toe2", "Can a game have ended with this board?", "SPOJ TOE2, BOJ 7682", toe2},
    Problem{"ovoxo", "Make the best move", "SPOJ OVOXO", ovoxo},
    Problem{"gov05", "How does the game stand, if either mark may start?", "SPOJ GOV05", gov05},
    Problem{"tctctoe", "Can a game come to this board, and is it over?", "CodeChef TCTCTOE", tctctoe},
    Problem{"aoj0066", "Who holds a line?", "AOJ 0066", aoj0066},
    Problem{"algospot", "Who wins under best play?", "AlgoSpot TICTACTOE", algospot},
    Problem{"desas1", "Has who started won, if either mark may have?", "LIO desas1", desas1},
    Problem{"ccf201803-4", "The value, where cells left empty count", "CCF CSP 201803-4", ccf201803_4},
    Problem{"accoding4405", "The value, where cells left empty count, turn given", "BUAA accoding 4405", accoding4405},
    Problem{"codingame-tictactoe", "The board after O's winning move", "CodinGame TicTacToe", codingame_tictactoe},
    Problem{"codingame-connect4", "Connect Four: the columns in which each player wins now", "CodinGame Connect Four",
            codingame_connect4},
    Problem{"quera168945", "How does the game stand?", "Quera 168945", quera168945},
    Problem{"tkcode-alice", "Who wins under best play, X to move whatever the counts?", "tkcode", tkcode_alice},
    Problem{"bdoi2013", "Can X win now?", "BdOI 2013, problem 2", bdoi2013},
    Problem{"dwite08c4p2", "Who holds a line, on five boards?", "DWITE January 2008, DMOJ dwite08c4p2", dwite08c4p2},
    Problem{"past202012a", "Who has three in a row of five marks?", "AtCoder PAST202012 A", past202012a},
};

}  // namespace noughts::contest
