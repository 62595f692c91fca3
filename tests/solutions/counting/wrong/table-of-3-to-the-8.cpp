// Mistake: the loop over boards stops at 3^8, so those with a mark in the last cell are missing
// SPDX-License-Identifier: MIT
#include <iostream>
#include <string>

const int ALL = 6561;  // 3^8
const int POWER[9] = {1, 3, 9, 27, 81, 243, 729, 2187, 6561};
int won_by_x[19683], won_by_o[19683];
bool reached[19683];

bool line(int board, int mark) {
    int b[9];
    for (int i = 0; i < 9; ++i) b[i] = board / POWER[i] % 3 == mark;
    for (int i = 0; i < 3; ++i)
        if ((b[3 * i] && b[3 * i + 1] && b[3 * i + 2]) || (b[i] && b[i + 3] && b[i + 6])) return true;
    return b[4] && ((b[0] && b[8]) || (b[2] && b[6]));
}

int mover(int board) {
    int marks = 0;
    for (int i = 0; i < 9; ++i) marks += board / POWER[i] % 3 != 0;
    return marks % 2 + 1;
}

int main() {
    reached[0] = true;
    for (int board = 0; board < ALL; ++board) {
        if (!reached[board] || line(board, 1) || line(board, 2)) continue;
        for (int i = 0; i < 9; ++i)
            if (board / POWER[i] % 3 == 0) reached[board + mover(board) * POWER[i]] = true;
    }
    for (int board = ALL - 1; board >= 0; --board) {
        if (!reached[board]) continue;
        if (line(board, 1) || line(board, 2)) {
            (line(board, 1) ? won_by_x : won_by_o)[board] = 1;
            continue;
        }
        for (int i = 0; i < 9; ++i) {
            if (board / POWER[i] % 3 != 0) continue;
            const int after = board + mover(board) * POWER[i];
            won_by_x[board] += won_by_x[after];
            won_by_o[board] += won_by_o[after];
        }
    }
    int t;
    std::cin >> t;
    while (t--) {
        std::string text;
        std::cin >> text;
        int board = 0;
        for (int i = 0; i < 9; ++i) board += POWER[i] * (text[i] == 'X' ? 1 : text[i] == 'O' ? 2 : 0);
        if (reached[board])
            std::cout << won_by_x[board] << " " << won_by_o[board] << "\n";
        else
            std::cout << "-1 -1\n";
    }
    return 0;
}
