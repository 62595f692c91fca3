// Mistake: the diagonal from the top right to the bottom left is forgotten
// SPDX-License-Identifier: MIT
#include <iostream>

bool needs[10][10];  // needs[b][a]: cell b needs cell a
char board[11] = " .........";

bool line(int a, int b, int c) { return board[a] != '.' && board[a] == board[b] && board[b] == board[c]; }

bool over() {
    return line(1, 2, 3) || line(4, 5, 6) || line(7, 8, 9) || line(1, 4, 7) || line(2, 5, 8) || line(3, 6, 9) ||
           line(1, 5, 9);
}

bool open(int cell) {
    if (board[cell] != '.') return false;
    for (int a = 1; a <= 9; ++a)
        if (needs[cell][a] && board[a] == '.') return false;
    return true;
}

// 'X', 'O' or 'E': who wins when this mark moves.
char winner(char mark) {
    const char other = mark == 'X' ? 'O' : 'X';
    if (over()) return other;
    bool moved = false, draw = false;
    for (int cell = 1; cell <= 9; ++cell) {
        if (!open(cell)) continue;
        moved = true;
        board[cell] = mark;
        const char result = winner(other);
        board[cell] = '.';
        if (result == mark) return mark;
        if (result == 'E') draw = true;
    }
    return draw || !moved ? 'E' : other;
}

int main() {
    std::ios::sync_with_stdio(false);
    int n, a, b;
    std::cin >> n;
    while (n-- > 0) {
        std::cin >> a >> b;
        needs[b][a] = true;
    }
    std::cout << winner('X') << '\n';
    return 0;
}
