// Mistake: the best score is not reset before the next case
// SPDX-License-Identifier: MIT
#include <cstdio>

const int lines[8] = {0007, 0070, 0700, 0111, 0222, 0444, 0421, 0124};
signed char memo[2][512][512];  // the score plus 10
int best = -10, worst = 10;     // of the moves of the case

int score(int alice, int bob) {
    int sum = 0;
    for (int line : lines) sum += ((alice & line) == line) - ((bob & line) == line);
    return sum;
}

int solve(int alice, int bob, int turn) {
    signed char& known = memo[turn][alice][bob];
    if (known) return known - 10;
    if ((alice | bob) == 511) return score(alice, bob);
    int result = turn ? -10 : 10;
    for (int cell = 1; cell < 512; cell *= 2) {
        if ((alice | bob) & cell) continue;
        const int value = turn ? solve(alice | cell, bob, 0) : solve(alice, bob | cell, 1);
        if (turn ? value > result : value < result) result = value;
    }
    known = result + 10;
    return result;
}

int main() {
    int cases;
    scanf("%d", &cases);
    while (cases--) {
        int turn, alice = 0, bob = 0;
        scanf("%d", &turn);
        for (int i = 0; i < 9; ++i) {
            char letter;
            scanf(" %c", &letter);
            if (letter == 'O') alice |= 1 << i;
            if (letter == 'X') bob |= 1 << i;
        }
        if ((alice | bob) == 511) {
            printf("%d\n", score(alice, bob));
            continue;
        }
        for (int cell = 1; cell < 512; cell *= 2) {
            if ((alice | bob) & cell) continue;
            const int value = turn ? solve(alice | cell, bob, 0) : solve(alice, bob | cell, 1);
            if (value > best) best = value;
            if (value < worst) worst = value;
        }
        printf("%d\n", turn ? best : worst);
    }
    return 0;
}
