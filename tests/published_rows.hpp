// SPDX-License-Identifier: MIT
// The rows of tests/data/published.tsv.
#pragma once
#include <fstream>
#include <set>
#include <sstream>
#include <string>
#include <vector>

namespace noughts::tests {

struct Row {
    std::string game, question, answer;
};

inline std::vector<Row> published_rows() {
    std::ifstream table("tests/data/published.tsv");
    std::vector<Row> rows;
    for (std::string line; std::getline(table, line);) {
        if (line[0] == '#' || line.rfind("game\t", 0) == 0) continue;
        std::istringstream fields(line);
        Row row;
        std::getline(fields, row.game, '\t') && std::getline(fields, row.question, '\t');
        std::getline(fields, row.answer, '\t');
        rows.push_back(row);
    }
    return rows;
}

// All on boards of 16 cells where most positions can occur, and sets of constraints by the million, takes seconds; as do
// more cells than that, and some of the searches on big boards. That of the empty 7x6 board with gravity takes a minute or
// more: it is left to the benchmarks.
inline bool is_slow(const Row& row) {
    static const std::set<std::string> slow_games = {"4x4 line 3",         "4x4 line 4",         "4x4 line 3 torus",
                                                     "4x4 line 4 torus",   "5x4 line 4",         "4x5 line 4 gravity",
                                                     "5x4 line 4 gravity", "6x4 line 4 gravity", "6x6 line 4 gravity",
                                                     "8x4 line 4",         "7x5 line 4 gravity", "8x4 line 4 gravity"};
    return slow_games.count(row.game) > 0 || row.question == "fours of constraints" ||
           row.question == "orders of all cells";
}

// The games that have a slow row, or a quick one, each once.
inline std::vector<std::string> published_games(bool slow) {
    std::set<std::string> games;
    for (const Row& row : published_rows())
        if (is_slow(row) == slow) games.insert(row.game);
    return {games.begin(), games.end()};
}

}  // namespace noughts::tests
