// SPDX-License-Identifier: MIT
// The naive twin of the further contest problems: what a judge expects for one board, told as the statements tell it.
#pragma once
#include <algorithm>
#include <map>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "tests/reference.hpp"

namespace reference {

inline int count(const Board& board, char mark) { return int(std::count(board.begin(), board.end(), mark)); }

inline char mover_if_x_starts(const Board& board) { return count(board, 'X') == count(board, 'O') ? 'X' : 'O'; }

inline bool has_line(const Board& board, char mark) { return lines_of(tic_tac_toe(), board, mark) > 0; }

// The boards that a game can come to when this mark starts.
inline const std::set<Board>& boards_if_starts(char starter) {
    static std::map<char, std::set<Board>> known;
    if (!known.count(starter))
        for (const auto& [board, mover] : reachable(tic_tac_toe(), std::string(1, starter)))
            known[starter].insert(board);
    return known[starter];
}

// X or O has won, D for a draw, C where the game goes on, I where no game comes to this.
inline char standing(const Board& board, const std::string& starters) {
    bool occurs = false;
    for (const char starter : starters) occurs = occurs || boards_if_starts(starter).count(board) > 0;
    if (!occurs) return 'I';
    if (has_line(board, 'X')) return 'X';
    if (has_line(board, 'O')) return 'O';
    return count(board, '.') == 0 ? 'D' : 'C';
}

inline std::string cf3c(const Board& board) {
    switch (standing(board, "X")) {
        case 'I':
            return "illegal\n";
        case 'X':
            return "the first player won\n";
        case 'O':
            return "the second player won\n";
        case 'D':
            return "draw\n";
        default:
            return mover_if_x_starts(board) == 'X' ? "first\n" : "second\n";
    }
}

inline std::string toe1(const Board& board) { return standing(board, "X") == 'I' ? "no\n" : "yes\n"; }

inline std::string toe2(const Board& board) {
    const char how = standing(board, "X");
    return how == 'I' || how == 'C' ? "invalid\n" : "valid\n";
}

inline std::string tctctoe(const Board& board) {
    const char how = standing(board, "X");
    return how == 'I' ? "3\n" : how == 'C' ? "2\n" : "1\n";
}

inline std::string quera168945(const Board& board) {
    const char how = standing(board, "X");
    return how == 'I' ? "Invalid\n" : how == 'D' ? "Draw\n" : how == 'C' ? "Unfinished\n" : std::string(1, how) + "\n";
}

inline std::string gov05(const Board& board) { return std::string(1, standing(board, "XO")); }

inline std::string desas1(const Board& board) {
    const char how = standing(board, "XO");
    if (how == 'I') return "NEKOREKTS\n";
    if (how == 'C' || how == 'D') return "NEVIENS\n";
    const char starter = boards_if_starts('X').count(board) ? 'X' : 'O';
    return how == starter ? "PIRMAIS\n" : "OTRAIS\n";
}

// Who holds a line, in the letters given; the third one where nobody does, or both do.
inline std::string holder(const Game& game, const Board& board, const std::vector<std::string>& words) {
    const bool x = lines_of(game, board, 'X') > 0, o = lines_of(game, board, 'O') > 0;
    return words[x == o ? 2 : x ? 0 : 1] + "\n";
}

// Who wins under best play, in the words given.
inline std::string winner(const Board& board, char mover, const std::vector<std::string>& words) {
    static Oracle oracle(tic_tac_toe());
    const int value = oracle(board, mover).value;
    return words[value > 0 ? 0 : value < 0 ? 1 : 2] + "\n";
}

// One point for who wins and one for each cell that is empty then; X wants more, O wants less.
inline int final_score(const Board& board, char mover) {
    static std::map<std::pair<Board, char>, int> known;
    const int points = count(board, '.') + 1;
    const bool x = has_line(board, 'X'), o = has_line(board, 'O');
    if (x || o) return x && o ? 0 : x ? points : -points;
    if (points == 1) return 0;
    if (known.count({board, mover})) return known[{board, mover}];
    std::vector<int> scores;
    for (int cell = 0; cell < 9; ++cell)
        if (board[cell] == '.') {
            Board next = board;
            next[cell] = mover;
            scores.push_back(final_score(next, other(mover)));
        }
    const int best = mover == 'X' ? *std::max_element(scores.begin(), scores.end())
                                  : *std::min_element(scores.begin(), scores.end());
    return known[{board, mover}] = best;
}

// The board after the best move: the soonest win, else a draw, else any; the first cell of those that are as good.
inline std::pair<bool, Board> best_move(const Board& board) {
    static Oracle oracle(tic_tac_toe());
    const char mover = mover_if_x_starts(board);
    const int sign = mover == 'X' ? 1 : -1;
    Board soonest, drawn, lost;
    int plies = 100;
    for (int cell = 0; cell < 9; ++cell) {
        if (board[cell] != '.') continue;
        Board next = board;
        next[cell] = mover;
        const Answer answer = oracle(next, other(mover));
        if (sign * answer.value > 0 && answer.plies < plies) {
            soonest = next;
            plies = answer.plies;
        }
        if (answer.value == 0 && drawn.empty()) drawn = next;
        if (sign * answer.value < 0 && lost.empty()) lost = next;
    }
    if (!soonest.empty()) return {true, soonest};
    return {false, drawn.empty() ? lost : drawn};
}

inline std::string can_win_now(const Game& game, const Board& board) {
    return completing_moves(game, board, 'X').empty() ? "NO\n" : "YES\n";
}

inline std::string poj1568(const Board& board) {
    static Oracle oracle(grid(4, 4, 4));
    for (int cell = 0; cell < 16; ++cell) {
        if (board[cell] != '.') continue;
        Board next = board;
        next[cell] = 'X';
        if (oracle(next, 'O').value > 0) return "(" + std::to_string(cell / 4) + "," + std::to_string(cell % 4) + ")\n";
    }
    return "#####\n";
}

inline std::string winning_columns(const Board& board, char mark) {
    static const Game game = grid(7, 6, 4, true);
    std::set<int> columns;
    for (const int cell : completing_moves(game, board, mark)) columns.insert(cell % 7);
    std::string text;
    for (const int column : columns) text += (text.empty() ? "" : " ") + std::to_string(column);
    return (text.empty() ? "NONE" : text) + "\n";
}

}  // namespace reference
