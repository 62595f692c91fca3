// The table of spaces.
// SPDX-License-Identifier: MIT
#include <array>

#include "further_spaces.hpp"
#include "main_spaces.hpp"
#include "reasons.hpp"

namespace noughts::workbench {
namespace {

constexpr std::array main_ones{
    Space{.id = "situation",
          .grid = situation,
          .layout = {.most = 40'000, .limit = 40'000, .head = "#\n"},
          .cases = cases_of_situation,
          .why = why_score},
    Space{.id = "counting",
          .grid = tic_tac_toe,
          .layout = {.most = 100'000, .limit = 100'000, .head = "#\n"},
          .cases = cases_of_counting,
          .why = why_games,
          .mover = Mover::counted},
    Space{.id = "advanced",
          .grid = tic_tac_toe,
          .layout = {.limit = 100'000},
          .cases = cases_of_advanced,
          .why = why_constraints,
          .scope = some_of_them},
    Space{.id = "winning-move",
          .grid = tic_tac_toe,
          .layout = {},
          .cases = cases_of_winning_move,
          .why = why_winning_move,
          .scope = "every board and mark"},
};

}  // namespace

std::span<const Space> spaces() {
    static const std::vector<Space> all = [] {
        std::vector<Space> rows(main_ones.begin(), main_ones.end());
        rows.insert(rows.end(), further_spaces().begin(), further_spaces().end());
        return rows;
    }();
    return all;
}

}  // namespace noughts::workbench
