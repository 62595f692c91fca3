// The table of spaces.
// SPDX-License-Identifier: MIT
#include <array>

#include "main_spaces.hpp"
#include "reasons.hpp"

namespace noughts::workbench {
namespace {

constexpr std::array table{
    Space{.id = "situation",
          .grid = situation,
          .layout = {.most = 40'000, .head = "#\n"},
          .cases = cases_of_situation,
          .why = why_score},
    Space{.id = "counting",
          .grid = tic_tac_toe,
          .layout = {.most = 100'000, .head = "#\n"},
          .cases = cases_of_counting,
          .why = why_games},
    Space{.id = "advanced", .grid = tic_tac_toe, .layout = {}, .cases = cases_of_advanced, .why = why_constraints},
    Space{.id = "winning-move",
          .grid = tic_tac_toe,
          .layout = {},
          .cases = cases_of_winning_move,
          .why = why_winning_move},
};

}  // namespace

std::span<const Space> spaces() { return table; }

}  // namespace noughts::workbench
