// SPDX-License-Identifier: MIT
// The games that the tables in tests/data name, such as "4x4 line 3 torus", and the symmetries of their boards.
#pragma once
#include <string>
#include <utility>
#include <vector>

#include "noughts/grid.hpp"

namespace noughts::tests {

using Permutation = std::vector<int>;  // where each cell goes

Cells image(const Permutation& permutation, Cells cells);

// The turns and mirror images of a width x height board, on a torus also its shifts, as far as the rules allow them.
std::vector<Permutation> symmetries(const Rules& r, int width, int height, bool torus = false);

struct Named {
    Rules rules;
    std::vector<Permutation> symmetries;
};

// The game of this name.
Named named(const std::string& game);

}  // namespace noughts::tests
