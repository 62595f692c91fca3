// The yardstick: counting and situation as a contestant writes them, with iostream, strings and a memo. Shares nothing
// with the library. usage: bench_plain counting|situation < in > out
// SPDX-License-Identifier: MIT
#include <algorithm>
#include <iostream>
#include <string>
#include <unordered_map>
#include <utility>

namespace {

const int lines[8][3] = {{0, 1, 2}, {3, 4, 5}, {6, 7, 8}, {0, 3, 6}, {1, 4, 7}, {2, 5, 8}, {0, 4, 8}, {2, 4, 6}};

int lines_of(const std::string& board, char mark) {
    int n = 0;
    for (const auto& line : lines) n += board[line[0]] == mark && board[line[1]] == mark && board[line[2]] == mark;
    return n;
}

std::unordered_map<std::string, std::pair<int, int>> reached;

std::pair<int, int> count_games(const std::string& board, char turn) {
    if (const auto found = reached.find(board); found != reached.end()) return found->second;
    std::pair<int, int> sum{0, 0};
    if (lines_of(board, 'X') || lines_of(board, 'O')) {
        sum = {lines_of(board, 'X') > 0, lines_of(board, 'O') > 0};
    } else {
        for (int i = 0; i < 9; ++i) {
            if (board[i] != '.') continue;
            std::string next = board;
            next[i] = turn;
            const auto more = count_games(next, turn == 'X' ? 'O' : 'X');
            sum.first += more.first;
            sum.second += more.second;
        }
    }
    return reached[board] = sum;
}

std::unordered_map<std::string, int> scores;

int score(const std::string& board, bool o_moves) {
    const std::string key = board + (o_moves ? '1' : '0');
    if (const auto found = scores.find(key); found != scores.end()) return found->second;
    int best = o_moves ? -9 : 9;
    for (int i = 0; i < 9; ++i) {
        if (board[i] != '.') continue;
        std::string next = board;
        next[i] = o_moves ? 'O' : 'X';
        best = o_moves ? std::max(best, score(next, false)) : std::min(best, score(next, true));
    }
    if (best == 9 || best == -9) best = lines_of(board, 'O') - lines_of(board, 'X');
    return scores[key] = best;
}

}  // namespace

int main(int argc, char** argv) {
    if (argc == 3) {
        std::ios::sync_with_stdio(false);
        std::cin.tie(nullptr);
    }
    long cases = 0;
    std::cin >> cases;
    if (argc > 1 && argv[1] == std::string("counting")) {
        count_games(".........", 'X');
        for (std::string board; cases > 0 && std::cin >> board; --cases) {
            const auto found = reached.find(board);
            if (found == reached.end())
                std::cout << "-1 -1\n";
            else
                std::cout << found->second.first << ' ' << found->second.second << '\n';
        }
    } else {
        int turn = 0;
        for (std::string a, b, c; cases > 0 && std::cin >> turn >> a >> b >> c; --cases)
            std::cout << score(a + b + c, turn == 1) << '\n';
    }
}
