// Mistake: the program ends with an exit status other than 0
// SPDX-License-Identifier: MIT
#include <cstdio>

const int lines[8][3] = {{0, 1, 2}, {3, 4, 5}, {6, 7, 8}, {0, 3, 6}, {1, 4, 7}, {2, 5, 8}, {0, 4, 8}, {2, 4, 6}};
char board[10];
int memo[2][19683];
bool known[2][19683];

int code() {
    int number = 0;
    for (int i = 0; i < 9; ++i) number = number * 3 + (board[i] == '.' ? 0 : board[i] == 'O' ? 1 : 2);
    return number;
}

int score() {
    int total = 0;
    for (auto& l : lines)
        if (board[l[0]] != '.' && board[l[0]] == board[l[1]] && board[l[1]] == board[l[2]])
            total += board[l[0]] == 'O' ? 1 : -1;
    return total;
}

int solve(int turn) {
    const int c = code();
    if (known[turn][c]) return memo[turn][c];
    bool full = true;
    int best = turn ? -100 : 100;
    for (int i = 0; i < 9; ++i) {
        if (board[i] != '.') continue;
        full = false;
        board[i] = turn ? 'O' : 'X';
        const int value = solve(1 - turn);
        board[i] = '.';
        if (turn ? value > best : value < best) best = value;
    }
    if (full) best = score();
    known[turn][c] = true;
    return memo[turn][c] = best;
}

int main() {
    int cases;
    scanf("%d", &cases);
    while (cases--) {
        int turn;
        scanf("%d %3s %3s %3s", &turn, board, board + 3, board + 6);
        printf("%d\n", solve(turn));
    }
    return cases;
}
