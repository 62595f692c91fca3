// SPDX-License-Identifier: MIT
// Sets of constraints of the problem "advanced", counted by their verdicts. Sets that differ by a symmetry of the board
// have one verdict, so only the first of each class is played, and counts for all of them.
#pragma once
#include <algorithm>
#include <map>
#include <numeric>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "noughts/solve.hpp"
#include "tests/games.hpp"

namespace noughts::tests {

using Constraint = std::pair<int, int>;  // (a, b): b may not be used while a is empty, both from 0
using Constraints = std::vector<Constraint>;

class Verdicts {
public:
    void add(const Constraints& constraints) {
        std::set<Constraints> alike;
        for (const Permutation& symmetry : symmetries_) {
            Constraints moved;
            for (const auto& [a, b] : constraints) moved.emplace_back(symmetry[a], symmetry[b]);
            std::sort(moved.begin(), moved.end());
            if (moved < constraints) return;
            alike.insert(moved);
        }
        const int value = solve<Value>(rules(constraints), {}).answer;
        counts_[value > 0 ? 'X' : value < 0 ? 'O' : 'E'] += int(alike.size());
    }

    // Adds all sets of `size` of these constraints, which must be in order.
    void add_sets(const Constraints& from, std::size_t size, std::size_t at = 0, Constraints chosen = {}) {
        if (chosen.size() == size) return add(chosen);
        for (; at < from.size(); ++at) {
            chosen.push_back(from[at]);
            add_sets(from, size, at + 1, chosen);
            chosen.pop_back();
        }
    }

    std::string written() {
        std::string text;
        for (const char verdict : {'X', 'O', 'E'})
            text += (text.empty() ? "" : " ") + std::string(1, verdict) + "=" + std::to_string(counts_[verdict]);
        return text;
    }

private:
    static Rules rules(const Constraints& constraints) {
        Rules r = make_rules({});
        for (const auto& [a, b] : constraints) r.add_need(b, a);
        return r;
    }

    std::vector<Permutation> symmetries_ = symmetries(make_rules({}), 3, 3);
    std::map<char, int> counts_;
};

// Every constraint from a cell to another, in order.
inline Constraints all_constraints() {
    Constraints all;
    for (int a = 0; a < 9; ++a)
        for (int b = 0; b < 9; ++b)
            if (a != b) all.emplace_back(a, b);
    return all;
}

inline std::string verdicts_of_sets(std::size_t size) {
    Verdicts verdicts;
    verdicts.add_sets(all_constraints(), size);
    return verdicts.written();
}

// Cells that need themselves: one, or any number of them.
inline std::string verdicts_of_dead_cells(std::size_t least, std::size_t most) {
    Constraints dead;
    for (int c = 0; c < 9; ++c) dead.emplace_back(c, c);
    Verdicts verdicts;
    for (std::size_t size = least; size <= most; ++size) verdicts.add_sets(dead, size);
    return verdicts.written();
}

// Every order in which all nine cells must be used.
inline std::string verdicts_of_orders() {
    std::vector<int> order(9);
    std::iota(order.begin(), order.end(), 0);
    Verdicts verdicts;
    do {
        Constraints chain;
        for (std::size_t i = 1; i < order.size(); ++i) chain.emplace_back(order[i - 1], order[i]);
        std::sort(chain.begin(), chain.end());
        verdicts.add(chain);
    } while (std::next_permutation(order.begin(), order.end()));
    return verdicts.written();
}

}  // namespace noughts::tests
