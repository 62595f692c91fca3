// Mistake: nine cells are read one after the other, so a row without its last spaces moves the rest
// SPDX-License-Identifier: MIT
#include <cstdio>

const char* lines[8] = {"012", "345", "678", "036", "147", "258", "048", "246"};

int main() {
    const int mark = getchar();
    char board[10] = "         ";
    int cells = 0;
    for (int c; cells < 9 && (c = getchar()) != EOF;)
        if (c == 'X' || c == 'O' || c == ' ') board[cells++] = c;
    bool can = false;
    for (const char* line : lines) {
        int mine = 0, free = 0;
        for (const char* cell = line; *cell; ++cell) {
            mine += board[*cell - '0'] == mark;
            free += board[*cell - '0'] == ' ';
        }
        can |= mine == 2 && free == 1;
    }
    printf(can ? "Yes you can.\n" : "No you can't.\n");
    return 0;
}
