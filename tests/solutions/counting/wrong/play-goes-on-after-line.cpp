// Mistake: play goes on after a line until the board is full
// SPDX-License-Identifier: MIT
#include <iostream>
#include <map>
#include <string>
#include <utility>

typedef std::pair<int, int> Games;  // won by X, won by O
std::map<std::string, Games> games;

bool line(const std::string& b, char mark) {
    for (int i = 0; i < 3; ++i) {
        if (b[3 * i] == mark && b[3 * i + 1] == mark && b[3 * i + 2] == mark) return true;
        if (b[i] == mark && b[i + 3] == mark && b[i + 6] == mark) return true;
    }
    if (b[4] != mark) return false;
    return (b[0] == mark && b[8] == mark) || (b[2] == mark && b[6] == mark);
}

Games search(std::string& board, char mover) {
    const auto known = games.find(board);
    if (known != games.end()) return known->second;
    Games sum(0, 0);
    if (board.find('.') == std::string::npos) {
        sum.first = line(board, 'X');
        sum.second = line(board, 'O');
    } else {
        for (char& cell : board) {
            if (cell != '.') continue;
            cell = mover;
            const Games more = search(board, mover == 'X' ? 'O' : 'X');
            cell = '.';
            sum.first += more.first;
            sum.second += more.second;
        }
    }
    games[board] = sum;
    return sum;
}

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    std::string board(9, '.');
    search(board, 'X');
    int tests;
    std::cin >> tests;
    while (tests-- > 0) {
        std::cin >> board;
        const auto found = games.find(board);
        if (found == games.end())
            std::cout << "-1 -1\n";
        else
            std::cout << found->second.first << ' ' << found->second.second << '\n';
    }
    return 0;
}
