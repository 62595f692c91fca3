// Mistake: the numbers of the board before are not set back to 0
// SPDX-License-Identifier: MIT
#include <cstdio>
#include <cstring>

const int lines[8][3] = {{0, 1, 2}, {3, 4, 5}, {6, 7, 8}, {0, 3, 6}, {1, 4, 7}, {2, 5, 8}, {0, 4, 8}, {2, 4, 6}};
char board[16];
int memo[19683][2];
bool known[19683];
int won_by_x, won_by_o;

bool wins(char mark) {
    for (auto& l : lines)
        if (board[l[0]] == mark && board[l[1]] == mark && board[l[2]] == mark) return true;
    return false;
}

int marks(char mark) {
    int count = 0;
    for (int i = 0; i < 9; ++i) count += board[i] == mark;
    return count;
}

void add_games() {
    int code = 0;
    for (int i = 0; i < 9; ++i) code = 3 * code + (board[i] == 'X' ? 1 : board[i] == 'O' ? 2 : 0);
    if (!known[code]) {
        const int x_before = won_by_x, o_before = won_by_o;
        if (wins('X')) {
            ++won_by_x;
        } else if (wins('O')) {
            ++won_by_o;
        } else {
            const char mover = marks('X') == marks('O') ? 'X' : 'O';
            for (int i = 0; i < 9; ++i) {
                if (board[i] != '.') continue;
                board[i] = mover;
                add_games();
                board[i] = '.';
            }
        }
        memo[code][0] = won_by_x - x_before;
        memo[code][1] = won_by_o - o_before;
        known[code] = true;
    } else {
        won_by_x += memo[code][0];
        won_by_o += memo[code][1];
    }
}

int main() {
    int t;
    scanf("%d", &t);
    for (int i = 0; i < t; ++i) {
        scanf("%15s", board);
        const int ahead = marks('X') - marks('O');
        if (ahead < 0 || ahead > 1 || (wins('X') && ahead == 0) || (wins('O') && ahead == 1)) {
            puts("-1 -1");
            continue;
        }
        add_games();
        printf("%d %d\n", won_by_x, won_by_o);
    }
    return 0;
}
