// The cases of advanced: sets of constraints.
// SPDX-License-Identifier: MIT
#include <algorithm>
#include <noughts/solve.hpp>
#include <set>

#include "boards.hpp"
#include "chance.hpp"
#include "fours_for_o.hpp"
#include "main_spaces.hpp"

namespace noughts::workbench {
namespace {

using Set = Constraints;

Case case_of(const Set& set, std::string_view probe) {
    Case made{.text = std::to_string(set.size()) + '\n', .probe = probe, .size = int(set.size())};
    for (const auto& [a, b] : set) made.text += std::to_string(a + 1) + ' ' + std::to_string(b + 1) + '\n';
    made.needs = set;
    std::ranges::sort(made.needs);
    made.needs.erase(std::unique(made.needs.begin(), made.needs.end()), made.needs.end());
    return made;
}

Set all_constraints() {
    Set all;
    for (int a = 0; a < 9; ++a)
        for (int b = 0; b < 9; ++b) all.emplace_back(a, b);
    return all;
}

// Where cell c goes in one of the eight turns and mirror images of the board.
int image(int c, int way) {
    int x = c % 3, y = c / 3;
    if (way & 1) x = 2 - x;
    if (way & 2) y = 2 - y;
    return way & 4 ? 3 * x + y : 3 * y + x;
}

std::set<Set> fours() {
    std::set<Set> found;
    for (std::size_t at = 0; at < fours_for_o.size(); at += 9)
        for (int way = 0; way < 8; ++way) {
            Set set;
            for (std::size_t i = at; i < at + 8; i += 2)
                set.emplace_back(image(fours_for_o[i] - '1', way), image(fours_for_o[i + 1] - '1', way));
            std::ranges::sort(set);
            found.insert(set);
        }
    return found;
}

void add_small_sets(std::vector<Case>& cases) {
    const Set all = all_constraints();
    const auto probe = [](int a, int b) { return a == b ? "self" : "one"; };
    cases.push_back(case_of({}, "none"));
    for (std::size_t i = 0; i < all.size(); ++i) {
        cases.push_back(case_of({all[i]}, probe(all[i].first, all[i].second)));
        for (std::size_t j = i + 1; j < all.size(); ++j) {
            const auto& [a, b] = all[i];
            const auto& [c, d] = all[j];
            const bool dead = a == b || c == d;
            cases.push_back(case_of({all[i], all[j]}, dead               ? "two-with-self"
                                                      : a == d && b == c ? "circle"
                                                      : b == d           ? "two-needs-of-one-cell"
                                                      : b == c || a == d ? "chain"
                                                                         : "two"));
        }
    }
}

void add_dead_cells(std::vector<Case>& cases) {
    for (std::uint32_t pattern = 0; pattern < 512; ++pattern) {
        Set dead;
        for (int c = 0; c < 9; ++c)
            if (pattern >> c & 1) dead.emplace_back(c, c);
        if (dead.size() > 2) cases.push_back(case_of(dead, "dead-cells"));
    }
}

int value_of(const Set& set) {
    Rules rules = make_rules(tic_tac_toe);
    for (const auto& [a, b] : set) rules.add_need(b, a);
    return solve<Value>(rules, {}).answer;
}

Set random_set(Chance& chance, int size) {
    const Set all = all_constraints();
    Set set;
    for (; size > 0; --size) set.push_back(all[std::size_t(chance.below(int(all.size())))]);
    return set;
}

// Leaves out constraints without which the value is the same, until each matters.
Set those_that_matter(Set set) {
    const int value = value_of(set);
    for (std::size_t i = 0; i < set.size();) {
        Set without = set;
        without.erase(without.begin() + std::ptrdiff_t(i));
        const bool matters = value_of(without) != value;
        if (!matters) set = std::move(without);
        i = matters ? i + 1 : 0;
    }
    return set;
}

// Sets in which no constraint may be ignored, few of them; in all together there is each.
void add_sets_of_which_each_matters(std::vector<Case>& cases) {
    Chance chance(1);
    std::set<std::pair<int, int>> covered;
    for (int tries = 0; covered.size() < all_constraints().size(); ++tries) {
        const Set set = those_that_matter(random_set(chance, 12));
        const auto fresh = std::ranges::count_if(set, [&](const auto& each) { return !covered.contains(each); });
        if (fresh < std::max(1, 8 - tries / 100)) continue;
        covered.insert(set.begin(), set.end());
        cases.push_back(case_of(set, lasting("each-of-" + std::to_string(set.size()) + "-matters")));
    }
}

// Sets of which the last constraint matters: of any number, and of any number that are about one cell, which is needed by
// others or needs others.
void add_sets_of_which_the_last_matters(std::vector<Case>& cases) {
    Chance chance(2);
    const auto add = [&](int size, std::string_view probe, auto change) {
        for (int tries = 0; tries < 1000; ++tries) {
            Set set = random_set(chance, size);
            for (auto& constraint : set) change(constraint, set.back());
            Set distinct = set;
            std::ranges::sort(distinct);
            const bool again = std::ranges::adjacent_find(distinct) != distinct.end();
            const Set without(set.begin(), set.end() - 1);
            if (!again && value_of(set) != value_of(without)) return cases.push_back(case_of(set, probe));
        }
    };
    for (int size = 3; size <= 40; ++size) {
        int place = 0;  // all but the last few are about cells that are closed, one after the other
        add(size, "last-of-many-matters", [&](auto& each, const auto&) {
            if (place % size < size - 4) each = {place % size % 9, place % size / 9};
            ++place;
        });
    }
    for (int size = 3; size <= 9; ++size) {
        add(size, "last-need-of-a-cell-matters", [](auto& each, const auto& last) { each.second = last.second; });
        add(size, "last-cell-to-need-one-matters", [](auto& each, const auto& last) { each.first = last.first; });
    }
}

void add_random_sets(std::vector<Case>& cases) {
    Chance chance(9);
    for (int i = 0; i < 1000; ++i)
        cases.push_back(case_of(random_set(chance, 3 + chance.below(i % 4 ? 6 : 28)), "random"));
}

// Sets in which most lines say again what others say: what is new stands first, or last.
void add_repeats(std::vector<Case>& cases) {
    const Set sets[]{{{8, 4}},
                     {{0, 0}, {3, 3}},
                     {{1, 1}, {0, 6}, {2, 7}, {4, 8}, {3, 5}, {5, 3}},
                     {{1, 0}, {2, 1}, {3, 2}, {8, 7}, {7, 6}}};
    for (const std::size_t lines : {10, 100, 1'000, 10'000, 100'000})
        for (const Set& set : sets)
            for (const bool first : {true, false}) {
                Set repeated(lines - set.size(), set.back());
                repeated.insert(first ? repeated.begin() : repeated.end(), set.begin(), set.end());
                cases.push_back(case_of(repeated, first ? "repeats" : "repeats-before-the-rest"));
            }
}

}  // namespace

std::vector<Case> cases_of_advanced() {
    std::vector<Case> cases;
    add_small_sets(cases);
    add_dead_cells(cases);
    for (const Set& set : fours()) cases.push_back(case_of(set, "four-that-win-for-o"));
    add_sets_of_which_each_matters(cases);
    add_sets_of_which_the_last_matters(cases);
    add_random_sets(cases);
    add_repeats(cases);
    return cases;
}

}  // namespace noughts::workbench
