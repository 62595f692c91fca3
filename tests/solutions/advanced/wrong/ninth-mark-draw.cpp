// Mistake: a win by the ninth mark is called a draw
// SPDX-License-Identifier: MIT
#include <algorithm>
#include <cstdio>

const int lines[8] = {0007, 0070, 0700, 0111, 0222, 0444, 0421, 0124};
int need[9];
signed char memo[512][512];  // 0 unknown, otherwise the value plus 2

bool wins(int cells) {
    for (int line : lines)
        if ((cells & line) == line) return true;
    return false;
}

// 1 if the mover wins, -1 if he loses.
int solve(int mine, int theirs) {
    if ((mine | theirs) == 511) return 0;
    if (wins(theirs)) return -1;
    if (memo[mine][theirs]) return memo[mine][theirs] - 2;
    const int filled = mine | theirs;
    int best = -2;
    for (int cell = 0; cell < 9; ++cell) {
        if (filled >> cell & 1) continue;
        if ((need[cell] & filled) != need[cell]) continue;
        best = std::max(best, -solve(theirs, mine | 1 << cell));
    }
    if (best == -2) best = 0;  // Nothing can be played: a draw.
    memo[mine][theirs] = best + 2;
    return best;
}

int main() {
    int n;
    scanf("%d", &n);
    for (int i = 0; i < n; ++i) {
        int a, b;
        scanf("%d %d", &a, &b);
        need[b - 1] |= 1 << (a - 1);
    }
    const int value = solve(0, 0);
    puts(value > 0 ? "X" : value < 0 ? "O" : "E");
    return 0;
}
