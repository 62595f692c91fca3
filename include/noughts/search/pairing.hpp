// Pairings: where each line that the attacker can still complete holds both cells of a pair, and no two pairs share a cell,
// the defender answers in the other cell of a pair and no line is ever complete.
// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <utility>

#include "runs.hpp"

namespace noughts {

class Pairing {
public:
    // Whether there is one against the live lines of `own` marks, as far as little work finds it. Where the defender is to
    // move the lines through one more cell are out of play.
    bool stops(const Runs& attack, Cells own, Cells other, bool defender_moves) {
        count_ = 0;
        attack.for_each_live(own, other, [this](Cells lacking) { lines_[std::size_t(count_++)] = lacking; });
        if (defender_moves) take_out(worst_cell());
        tries_ = 60;
        return cover(0, 0);
    }

private:
    // The cell in most lines, those counting more that lack less.
    Cells worst_cell() const {
        std::array<std::uint32_t, max_cells> weights{};
        for (int i = 0; i < count_; ++i)
            for (Cells left = lines_[std::size_t(i)]; left; left &= left - 1)
                weights[std::size_t(first_of(left))] += 1U << std::max(0, 10 - size(lines_[std::size_t(i)]));
        return cell(int(std::ranges::max_element(weights) - weights.begin()));
    }

    void take_out(Cells taken) {
        const auto end =
            std::remove_if(lines_.begin(), lines_.begin() + count_, [=](Cells line) { return line & taken; });
        count_ = int(end - lines_.begin());
    }

    int served(int from, Cells pair) const {
        int n = 0;
        for (int i = from; i < count_; ++i) n += contains(lines_[std::size_t(i)], pair);
        return n;
    }

    // Finds pairs of cells that are not used yet for the lines from `from` on: first for the one with least choice, and
    // first the pairs that serve most lines.
    bool cover(int from, Cells used) {
        if (from == count_) return true;
        if (--tries_ < 0) return false;
        const auto least = std::min_element(lines_.begin() + from, lines_.begin() + count_,
                                            [=](Cells a, Cells b) { return size(a & ~used) < size(b & ~used); });
        std::array<std::pair<int, Cells>, 28> pairs;
        std::size_t n = 0;
        const Cells free = *least & ~used;
        for (Cells a = free; a; a &= a - 1)
            for (Cells b = a & (a - 1); b && n < pairs.size(); b &= b - 1) {
                const Cells pair = (a & -a) | (b & -b);
                pairs[n++] = {-served(from, pair), pair};
            }
        std::sort(pairs.begin(), pairs.begin() + n);
        for (std::size_t i = 0; i < n && tries_ >= 0; ++i) {
            const Cells pair = pairs[i].second;
            const auto rest = std::partition(lines_.begin() + from, lines_.begin() + count_,
                                             [=](Cells line) { return contains(line, pair); });
            if (cover(int(rest - lines_.begin()), used | pair)) return true;
        }
        return false;
    }

    std::array<Cells, max_lines> lines_;  // what each line lacks
    int count_ = 0, tries_ = 0;
};

}  // namespace noughts
