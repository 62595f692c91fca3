// SPDX-License-Identifier: MIT
// The rows of tests/data/published.tsv, and the comparison of each with what the library answers.
#pragma once
#include <gtest/gtest.h>

#include <string>
#include <vector>

namespace noughts::tests {

struct Row {
    std::string game, question, answer;
};

std::vector<Row> published_rows();

// The games that have a slow row, or a quick one, each once.
std::vector<std::string> published_games(bool slow);

// Compares every slow, or every quick, row of a game.
void expect_published(const std::string& game, bool slow);

// A name that GoogleTest takes: "4x4 line 3" becomes "4x4_line_3".
inline std::string test_name(const testing::TestParamInfo<std::string>& game) {
    std::string name = game.param;
    for (char& c : name)
        if (!std::isalnum(static_cast<unsigned char>(c))) c = '_';
    return name;
}

}  // namespace noughts::tests
