// The symmetries of a game on a board: turns, mirrors and, on a torus, shifts that keep all its rules.
// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <array>
#include <set>
#include <vector>

#include "position.hpp"

namespace noughts {

// Where each cell comes to lie.
using Symmetry = std::array<std::int8_t, max_cells>;

inline Cells image(const Symmetry& symmetry, Cells cells) {
    Cells moved = 0;
    for (; cells; cells &= cells - 1) moved |= cell(symmetry[std::size_t(first_of(cells))]);
    return moved;
}

inline bool keeps(const Symmetry& symmetry, const Rules& r) {
    std::set<std::pair<Cells, std::uint8_t>> lines;
    for (int i = 0; i < r.line_count; ++i) lines.emplace(r.lines[i], r.lines_for[i]);
    for (int i = 0; i < r.line_count; ++i)
        if (!lines.contains({image(symmetry, r.lines[i]), r.lines_for[i]})) return false;
    for (int c = 0; c < r.cells; ++c)
        if (r.needs[symmetry[std::size_t(c)]] != image(symmetry, r.needs[c])) return false;
    return true;
}

// The axes of a board in some order, each in its direction or against it, and shifted.
struct Turn {
    std::array<int, 3> axis{0, 1, 2}, shift{};
    int against = 0;  // a bit for each axis
};

inline Symmetry symmetry_of(const Turn& turn, const std::array<int, 3>& sizes) {
    Symmetry symmetry{};
    const int cells = sizes[0] * sizes[1] * sizes[2];
    for (int c = 0; c < cells; ++c) {
        const std::array<int, 3> from{c % sizes[0], c / sizes[0] % sizes[1], c / sizes[0] / sizes[1]};
        std::array<int, 3> to{};
        for (std::size_t i = 0; i < 3; ++i) {
            const int at = from[std::size_t(turn.axis[i])];
            to[i] = ((turn.against >> i & 1 ? sizes[i] - 1 - at : at) + turn.shift[i]) % sizes[i];
        }
        symmetry[std::size_t(c)] = static_cast<std::int8_t>((to[2] * sizes[1] + to[1]) * sizes[0] + to[0]);
    }
    return symmetry;
}

// What it does with these cells alone, where it brings each of them to one of them.
inline Symmetry within(Cells cells, Symmetry symmetry) {
    for (int c = 0; c < max_cells; ++c)
        if (!(cells & cell(c))) symmetry[std::size_t(c)] = static_cast<std::int8_t>(c);
    return symmetry;
}

// All of them, the one that moves nothing among them. Two that differ in cells that are never filled are one.
inline std::vector<Symmetry> symmetries(const Rules& r, const Grid& g) {
    const std::array<int, 3> sizes{g.width, g.height, g.layers};
    const Cells filled_in_play = fillable(r, 0);
    std::set<Symmetry> found;
    Turn turn;
    do {
        bool fits = true;
        for (std::size_t i = 0; i < 3; ++i) fits = fits && sizes[std::size_t(turn.axis[i])] == sizes[i];
        for (turn.against = fits ? 0 : 8; turn.against < 8; ++turn.against)
            for (int shift = 0; shift < (g.torus ? r.cells : 1); ++shift) {
                turn.shift = {shift % sizes[0], shift / sizes[0] % sizes[1], shift / sizes[0] / sizes[1]};
                if (const Symmetry one = symmetry_of(turn, sizes); keeps(one, r))
                    found.insert(within(filled_in_play, one));
            }
    } while (std::ranges::next_permutation(turn.axis).found);
    return {found.begin(), found.end()};
}

// Calls `visit(x, o)` for each way to fill some of these cells so that `symmetry` leaves it as it is, until `stop()`,
// which is asked now and then.
template <class Visit, class Stop>
void for_each_fixed(const Symmetry& symmetry, Cells cells, Visit visit, Stop stop) {
    constexpr std::size_t between_looks = 10;  // cycles: 3^10 ways
    std::vector<Cells> cycles;
    for (Cells left = cells; left;) {
        Cells cycle = 0;
        for (int c = first_of(left); !(cycle & cell(c)); c = symmetry[std::size_t(c)]) cycle |= cell(c);
        cycles.push_back(cycle);
        left &= ~cycle;
    }
    const auto fill = [&](const auto& self, std::size_t i, Cells x, Cells o) -> void {
        if (i + between_looks == cycles.size() && stop()) return;
        if (i == cycles.size()) return visit(x, o);
        self(self, i + 1, x, o);
        self(self, i + 1, x | cycles[i], o);
        self(self, i + 1, x, o | cycles[i]);
    };
    fill(fill, 0, 0, 0);
}

}  // namespace noughts
