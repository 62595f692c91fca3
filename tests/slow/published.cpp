// SPDX-License-Identifier: MIT
// The numbers of tests/data/published.tsv that take seconds to find.
#include "tests/published.hpp"

namespace noughts::tests {
namespace {

class Slow : public testing::TestWithParam<std::string> {};

TEST_P(Slow, published_numbers_are_found_again) { expect_published(GetParam(), true); }

INSTANTIATE_TEST_SUITE_P(Published, Slow, testing::ValuesIn(published_games(true)), test_name);

}  // namespace
}  // namespace noughts::tests
