// Mistake: a mark that completes two lines at once scores only one
// SPDX-License-Identifier: MIT
#include <algorithm>
#include <iostream>
#include <string>

const int lines[8][3] = {{0, 1, 2}, {3, 4, 5}, {6, 7, 8}, {0, 3, 6}, {1, 4, 7}, {2, 5, 8}, {0, 4, 8}, {2, 4, 6}};
const int unknown = 1000;
std::string board;
int memo[2][19683];

bool has_line(const int* l, char mark) { return board[l[0]] == mark && board[l[1]] == mark && board[l[2]] == mark; }

bool completes(int cell) {
    for (auto& l : lines)
        if ((l[0] == cell || l[1] == cell || l[2] == cell) && has_line(l, board[cell])) return true;
    return false;
}

int code() {
    int number = 0;
    for (char c : board) number = number * 3 + (c == 'O' ? 1 : c == 'X' ? 2 : 0);
    return number;
}

// What is still to be scored from here on.
int gain(int turn) {
    int& result = memo[turn][code()];
    if (result != unknown) return result;
    int best = unknown;
    for (int i = 0; i < 9; ++i) {
        if (board[i] != '.') continue;
        board[i] = turn ? 'O' : 'X';
        const int point = completes(i) ? (turn ? 1 : -1) : 0;
        const int value = point + gain(1 - turn);
        board[i] = '.';
        if (best == unknown || (turn ? value > best : value < best)) best = value;
    }
    return result = best == unknown ? 0 : best;
}

int main() {
    std::ios::sync_with_stdio(false);
    std::fill(&memo[0][0], &memo[0][0] + 2 * 19683, unknown);
    int cases;
    std::cin >> cases;
    while (cases--) {
        int turn;
        std::string a, b, c;
        std::cin >> turn >> a >> b >> c;
        board = a + b + c;
        int now = 0;
        for (auto& l : lines) now += has_line(l, 'O') - has_line(l, 'X');
        std::cout << now + gain(turn) << '\n';
    }
    return 0;
}
