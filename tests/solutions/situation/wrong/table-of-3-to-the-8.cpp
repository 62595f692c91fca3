// Mistake: the table has only 3^8 boards, so those with a mark in the last cell stay 0
// SPDX-License-Identifier: MIT
#include <algorithm>
#include <iostream>
#include <string>

const int BOARDS = 6561;   // 3^8
int value[3 * BOARDS][2];  // [board][1 if Alice moves]

int lines_of(const int* cell, int mark) {
    int count = 0;
    for (int i = 0; i < 3; ++i) {
        if (cell[3 * i] == mark && cell[3 * i + 1] == mark && cell[3 * i + 2] == mark) ++count;
        if (cell[i] == mark && cell[i + 3] == mark && cell[i + 6] == mark) ++count;
    }
    if (cell[0] == mark && cell[4] == mark && cell[8] == mark) ++count;
    if (cell[2] == mark && cell[4] == mark && cell[6] == mark) ++count;
    return count;
}

void fill_table() {
    for (int board = BOARDS - 1; board >= 0; --board) {
        int cell[9], rest = board;
        for (int& c : cell) c = rest % 3, rest /= 3;
        const int now = lines_of(cell, 1) - lines_of(cell, 2);
        int high = -9, low = 9, power = 1;
        for (int i = 0; i < 9; ++i, power *= 3) {
            if (cell[i] != 0) continue;
            high = std::max(high, value[board + power][0]);
            low = std::min(low, value[board + 2 * power][1]);
        }
        value[board][1] = high == -9 ? now : high;
        value[board][0] = low == 9 ? now : low;
    }
}

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    fill_table();
    int cases;
    std::cin >> cases;
    while (cases--) {
        int turn, board = 0, power = 1;
        std::cin >> turn;
        for (int y = 0; y < 3; ++y) {
            std::string row;
            std::cin >> row;
            for (char c : row) board += power * (c == 'O' ? 1 : c == 'X' ? 2 : 0), power *= 3;
        }
        std::cout << value[board][turn] << '\n';
    }
    return 0;
}
