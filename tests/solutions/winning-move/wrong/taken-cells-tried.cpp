// Mistake: cells that are taken already are tried as well
// SPDX-License-Identifier: MIT
#include <iostream>
#include <string>

char board[3][3];

bool completes(int y, int x, char mark) {
    bool row = true, column = true, falling = y == x, rising = y + x == 2;
    for (int i = 0; i < 3; ++i) {
        row = row && board[y][i] == mark;
        column = column && board[i][x] == mark;
        falling = falling && board[i][i] == mark;
        rising = rising && board[i][2 - i] == mark;
    }
    return row || column || falling || rising;
}

bool can_win(char mark) {
    for (int y = 0; y < 3; ++y)
        for (int x = 0; x < 3; ++x) {
            const char before = board[y][x];
            board[y][x] = mark;
            const bool won = completes(y, x, mark);
            board[y][x] = before;
            if (won) return true;
        }
    return false;
}

int main() {
    std::string line;
    std::getline(std::cin, line);
    const char mark = line[0];
    for (int y = 0; y < 3; ++y) {
        line.clear();
        std::getline(std::cin, line);
        for (int x = 0; x < 3; ++x) {
            const bool marked = x < int(line.size()) && (line[x] == 'X' || line[x] == 'O');
            board[y][x] = marked ? line[x] : ' ';
        }
    }
    std::cout << (can_win(mark) ? "Yes you can." : "No you can't.") << '\n';
    return 0;
}
