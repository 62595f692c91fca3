// Mistake: each player wins, blocks or takes the first open cell, without looking ahead
// SPDX-License-Identifier: MIT
#include <iostream>
#include <string>

int need[9];
std::string board(9, '.');

bool line(char mark) {
    for (const char* l : {"012", "345", "678", "036", "147", "258", "048", "246"})
        if (board[l[0] - '0'] == mark && board[l[1] - '0'] == mark && board[l[2] - '0'] == mark) return true;
    return false;
}

bool open(int cell) {
    if (board[cell] != '.') return false;
    for (int other = 0; other < 9; ++other)
        if (need[cell] >> other & 1 && board[other] == '.') return false;
    return true;
}

// The open cell with which this mark completes a line, or -1.
int completing(char mark) {
    for (int cell = 0; cell < 9; ++cell) {
        if (!open(cell)) continue;
        board[cell] = mark;
        const bool won = line(mark);
        board[cell] = '.';
        if (won) return cell;
    }
    return -1;
}

int choose(char mark) {
    const int win = completing(mark);
    if (win >= 0) return win;
    const int block = completing(mark == 'X' ? 'O' : 'X');
    if (block >= 0) return block;
    for (int cell = 0; cell < 9; ++cell)
        if (open(cell)) return cell;
    return -1;
}

int main() {
    int n, a, b;
    std::cin >> n;
    while (n-- > 0) {
        std::cin >> a >> b;
        need[b - 1] |= 1 << (a - 1);
    }
    char mover = 'X', winner = 'E';
    for (int cell; (cell = choose(mover)) >= 0; mover = mover == 'X' ? 'O' : 'X') {
        board[cell] = mover;
        if (line(mover)) {
            winner = mover;
            break;
        }
    }
    std::cout << winner << std::endl;
    return 0;
}
