// Mistake: drawn games are added to those that O wins
// SPDX-License-Identifier: MIT
#include <cstdio>

const int lines[8] = {0007, 0070, 0700, 0111, 0222, 0444, 0421, 0124};

struct Games {
    int x, o;
    bool known;
};
Games memo[512][512];

bool wins(int cells) {
    for (int line : lines)
        if ((cells & line) == line) return true;
    return false;
}

int size(int cells) {
    int count = 0;
    for (; cells; cells &= cells - 1) ++count;
    return count;
}

bool possible(int x, int o) {
    const int ahead = size(x) - size(o);
    if (ahead != 0 && ahead != 1) return false;
    if (wins(x) && ahead != 1) return false;
    if (wins(o) && ahead != 0) return false;
    return true;
}

Games count(int x, int o) {
    if (memo[x][o].known) return memo[x][o];
    Games sum = {0, 0, true};
    if (wins(x)) {
        sum.x = 1;
    } else if (wins(o)) {
        sum.o = 1;
    } else if ((x | o) == 511) {
        sum.o = 1;
    } else {
        const bool x_moves = size(x) == size(o);
        for (int cell = 1; cell < 512; cell *= 2) {
            if ((x | o) & cell) continue;
            const Games after = x_moves ? count(x | cell, o) : count(x, o | cell);
            sum.x += after.x;
            sum.o += after.o;
        }
    }
    return memo[x][o] = sum;
}

int main() {
    int t;
    scanf("%d", &t);
    while (t--) {
        char board[16];
        scanf("%15s", board);
        int x = 0, o = 0;
        for (int i = 0; i < 9; ++i) {
            if (board[i] == 'X') x |= 1 << i;
            if (board[i] == 'O') o |= 1 << i;
        }
        if (possible(x, o)) {
            const Games games = count(x, o);
            printf("%d %d\n", games.x, games.o);
        } else {
            printf("-1 -1\n");
        }
    }
    return 0;
}
