// Mistake: the first diagonal is typed as cells 1 5 8 instead of 1 5 9
// SPDX-License-Identifier: MIT
#include <cstdio>
#include <cstring>

const int lines[8][3] = {{0, 1, 2}, {3, 4, 5}, {6, 7, 8}, {0, 3, 6}, {1, 4, 7}, {2, 5, 8}, {0, 4, 7}, {2, 4, 6}};

int main() {
    char text[100] = "", board[10] = "         ";
    if (!fgets(text, sizeof text, stdin)) return 0;
    const char mark = text[0];
    for (int y = 0; y < 3; ++y) {
        if (!fgets(text, sizeof text, stdin)) break;
        text[strcspn(text, "|\r\n")] = '\0';
        for (int x = 0; x < 3 && text[x]; ++x) board[3 * y + x] = text[x];
    }
    bool found = false;
    for (auto& line : lines) {
        int mine = 0, empty = 0;
        for (int cell : line) {
            if (board[cell] == mark) ++mine;
            if (board[cell] == ' ') ++empty;
        }
        if (mine == 2 && empty == 1) found = true;
    }
    puts(found ? "Yes you can." : "No you can't.");
    return 0;
}
