// The cases of advanced: sets of constraints.
// SPDX-License-Identifier: MIT
#include <algorithm>
#include <noughts/symmetry.hpp>
#include <set>

#include "boards.hpp"
#include "chance.hpp"
#include "fours_for_o.hpp"
#include "main_spaces.hpp"
#include "sets_that_matter.hpp"

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

// Sets that are written as digits, with a blank between two.
std::vector<Set> sets_in(std::string_view text) {
    std::vector<Set> sets(1);
    for (std::size_t i = 0; i < text.size(); i += text[i] == ' ' ? 1 : 2)
        if (text[i] == ' ')
            sets.emplace_back();
        else
            sets.back().emplace_back(text[i] - '1', text[i + 1] - '1');
    return sets;
}

std::set<Set> fours() {
    std::set<Set> found;
    const auto ways = symmetries(make_rules(tic_tac_toe), tic_tac_toe);
    for (const Set& set : sets_in(fours_for_o))
        for (const Symmetry& way : ways) {
            Set turned;
            for (const auto& [a, b] : set) turned.emplace_back(way[std::size_t(a)], way[std::size_t(b)]);
            std::ranges::sort(turned);
            found.insert(turned);
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

Set random_set(Chance& chance, int size) {
    const Set all = all_constraints();
    Set set;
    for (; size > 0; --size) set.push_back(all[std::size_t(chance.below(int(all.size())))]);
    return set;
}

void add_sets_that_matter(std::vector<Case>& cases) {
    for (const Set& set : sets_in(each_matters))
        cases.push_back(case_of(set, lasting("each-of-" + std::to_string(set.size()) + "-matters")));
    for (const Set& set : sets_in(last_matters)) {
        const auto last = set.back();
        const bool one_needed = std::ranges::all_of(set, [last](const auto& each) { return each.first == last.first; });
        const bool one_needs =
            std::ranges::all_of(set, [last](const auto& each) { return each.second == last.second; });
        cases.push_back(case_of(set, one_needed  ? "last-cell-to-need-one-matters"
                                     : one_needs ? "last-need-of-a-cell-matters"
                                                 : "last-of-many-matters"));
    }
}

void add_random_sets(std::vector<Case>& cases) {
    Chance chance(9);
    for (int i = 0; i < 1000; ++i)
        cases.push_back(case_of(random_set(chance, 3 + chance.below(i % 4 ? 6 : 28)), "random"));
}

// The set of the statement.
constexpr std::string_view published = "22173859466446";

// So many lines, of which `before(i)` before the one of this number of a set, and all that are left at the end, say again
// what its last one says.
template <class Before>
Set repeated(const Set& set, std::size_t lines, Before before) {
    Set made;
    for (std::size_t i = 0; i < set.size(); ++i) {
        made.resize(i + before(i), set.back());
        made.push_back(set[i]);
    }
    made.resize(lines, set.back());
    return made;
}

// Sets in which some or most lines say again what others say: what is new stands first, or last, or spread among them.
void add_repeats(std::vector<Case>& cases) {
    const Set sets[]{{{8, 4}},
                     {{0, 0}, {3, 3}},
                     {{1, 1}, {0, 6}, {2, 7}, {4, 8}, {3, 5}, {5, 3}},
                     {{1, 0}, {2, 1}, {3, 2}, {8, 7}, {7, 6}}};
    cases.push_back(case_of(sets_in(published).front(), "repeats"));
    for (const std::size_t lines : {10, 100, 1'000, 10'000, 100'000})
        for (const Set& set : sets) {
            const std::size_t all = lines - set.size();
            const auto none = [](std::size_t) { return std::size_t{0}; };
            const auto every = [all](std::size_t) { return all; };
            const auto share = [&](std::size_t i) { return all * (i + 1) / (set.size() + 1); };
            cases.push_back(case_of(repeated(set, lines, none), "repeats"));
            cases.push_back(case_of(repeated(set, lines, every), "repeats-before-the-rest"));
            cases.push_back(case_of(repeated(set, lines, share), "repeats-between-the-rest"));
        }
}

}  // namespace

std::vector<Case> cases_of_advanced() {
    std::vector<Case> cases;
    add_small_sets(cases);
    add_dead_cells(cases);
    for (const Set& set : fours()) cases.push_back(case_of(set, "four-that-win-for-o"));
    add_sets_that_matter(cases);
    add_random_sets(cases);
    add_repeats(cases);
    return cases;
}

}  // namespace noughts::workbench
