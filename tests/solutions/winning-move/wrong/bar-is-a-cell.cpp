// Mistake: a bar at the end of a row counts as a cell
// SPDX-License-Identifier: MIT
#include <algorithm>
#include <iostream>
#include <string>

int main() {
    std::string mark, board;
    std::getline(std::cin, mark);
    for (int i = 0; i < 3; ++i) {
        std::string row;
        std::getline(std::cin, row);
        row.erase(std::remove(row.begin(), row.end(), '\r'), row.end());
        while (row.size() < 3) row += ' ';
        board += row;
    }
    const std::string lines[8] = {"012", "345", "678", "036", "147", "258", "048", "246"};
    for (const std::string& line : lines) {
        std::string cells;
        for (char cell : line) cells += board[cell - '0'];
        const auto mine = std::count(cells.begin(), cells.end(), mark[0]);
        if (mine == 2 && cells.find(' ') != std::string::npos) {
            std::cout << "Yes you can." << std::endl;
            return 0;
        }
    }
    std::cout << "No you can't." << std::endl;
    return 0;
}
