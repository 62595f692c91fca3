// Mistake: a bar or a carriage return is taken off the end of a row, not both
// SPDX-License-Identifier: MIT
#include <iostream>
#include <string>

int main() {
    std::string mark, board;
    std::getline(std::cin, mark);
    for (int i = 0; i < 3; ++i) {
        std::string row;
        std::getline(std::cin, row);
        if (!row.empty() && (row.back() == '|' || row.back() == '\r')) row.pop_back();
        if (row.size() > 3) {
            std::cout << "No you can't.\n";
            return 0;
        }
        row.resize(3, ' ');
        board += row;
    }
    for (const std::string line : {"012", "345", "678", "036", "147", "258", "048", "246"}) {
        int mine = 0, empty = 0;
        for (const char cell : line) {
            mine += board[cell - '0'] == mark[0];
            empty += board[cell - '0'] == ' ';
        }
        if (mine == 2 && empty == 1) {
            std::cout << "Yes you can.\n";
            return 0;
        }
    }
    std::cout << "No you can't.\n";
}
