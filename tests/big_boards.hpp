// SPDX-License-Identifier: MIT
// What games are worth whose boards are too big for layers: a search tells.
#pragma once
#include <vector>

#include "noughts/search/narrow.hpp"
#include "tests/games.hpp"

namespace noughts::tests {

// With gravity few of the boards can occur.
inline bool is_big(const Rules& r) { return r.cells > (r.needy ? 24 : 20); }

inline std::vector<Symmetry> symmetries_of(const Named& game) {
    std::vector<Symmetry> found;
    for (const Permutation& permutation : game.symmetries) {
        Symmetry& symmetry = found.emplace_back();
        for (std::size_t c = 0; c < permutation.size(); ++c) symmetry[c] = static_cast<std::int8_t>(permutation[c]);
    }
    return found;
}

// As far as the goal, by these rules for the board of `game`.
inline Bounds searched(const Named& game, const Rules& r, const Position& p, Goal goal) {
    Search search(r, std::uint64_t{1} << 28, symmetries_of(game));
    Bounds found = Bounds::of_values(-1, 1);
    narrow(search, p, goal, found, [] { return false; });
    return found;
}

}  // namespace noughts::tests
