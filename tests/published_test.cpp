// SPDX-License-Identifier: MIT
// The numbers of tests/data/published.tsv, all but the slow ones, which are in tests/slow.
#include "tests/published.hpp"

namespace noughts::tests {
namespace {

class Quick : public testing::TestWithParam<std::string> {};

TEST_P(Quick, published_numbers_are_found_again) { expect_published(GetParam(), false); }

INSTANTIATE_TEST_SUITE_P(Published, Quick, testing::ValuesIn(published_games(false)), test_name);

TEST(Published, has_rows_and_each_has_an_answer) {
    EXPECT_GT(published_rows().size(), 250U);
    for (const Row& row : published_rows()) EXPECT_NE(row.answer, "") << row.game << ": " << row.question;
}

}  // namespace
}  // namespace noughts::tests
