// Mistake: each player takes the mark that scores best at once, without looking ahead
// SPDX-License-Identifier: MIT
#include <cstdio>

const int lines[8][3] = {{0, 1, 2}, {3, 4, 5}, {6, 7, 8}, {0, 3, 6}, {1, 4, 7}, {2, 5, 8}, {0, 4, 8}, {2, 4, 6}};
char board[10];

int lines_of(char mark) {
    int count = 0;
    for (auto& l : lines) count += board[l[0]] == mark && board[l[1]] == mark && board[l[2]] == mark;
    return count;
}

int best_cell(char mark) {
    int best = -1, most = -1;
    for (int i = 0; i < 9; ++i) {
        if (board[i] != '.') continue;
        board[i] = mark;
        const int count = lines_of(mark);
        board[i] = '.';
        if (count > most) most = count, best = i;
    }
    return best;
}

int main() {
    int cases;
    scanf("%d", &cases);
    while (cases--) {
        int turn;
        scanf("%d %3s %3s %3s", &turn, board, board + 3, board + 6);
        for (int cell; (cell = best_cell(turn ? 'O' : 'X')) >= 0; turn = !turn) board[cell] = turn ? 'O' : 'X';
        printf("%d\n", lines_of('O') - lines_of('X'));
    }
    return 0;
}
