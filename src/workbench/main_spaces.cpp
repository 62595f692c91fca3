// The spaces of the four main problems.
// SPDX-License-Identifier: MIT
#include "main_spaces.hpp"

#include <algorithm>
#include <array>
#include <set>

#include "boards.hpp"
#include "chance.hpp"
#include "fours_for_o.hpp"
#include "sampling.hpp"

namespace noughts::workbench {
namespace {

constexpr Alphabet dotted{};

// What a board of `situation` tries.
std::string_view kind_of(const Position& p) {
    static const Rules rules = make_rules(tic_tac_toe);
    const int ahead = size(p.x) - size(p.o);
    if (marks(p) == 9) return "full-board";
    if (lines_held(rules, p, Side::x) + lines_held(rules, p, Side::o)) return "line-there-already";
    if (ahead > 1 || ahead < -1) return "counts-that-cannot-be";
    return ahead == (p.turn == Side::o) ? "turn-as-x-began" : "turn-against-the-counts";
}

}  // namespace

std::vector<Case> cases_of_situation() {
    std::vector<Case> cases;
    each_board(9, [&](Position p) {
        for (const Side turn : {Side::o, Side::x}) {
            p.turn = turn;
            cases.push_back({.text = (turn == Side::o ? "1\n" : "0\n") + rows_of(p, situation, dotted),
                             .probe = kind_of(p),
                             .size = marks(p),
                             .board = p});
        }
    });
    return cases;
}

std::vector<Case> cases_of_counting() {
    std::vector<Case> cases;
    each_board(9, [&](const Position& p) {
        cases.push_back(
            {.text = to_text(p, 9, 9, dotted) + '\n', .probe = kind_of_board(p), .size = marks(p), .board = p});
    });
    return cases;
}

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

void add_random_sets(std::vector<Case>& cases) {
    const Set all = all_constraints();
    Chance chance(9);
    for (int i = 0; i < 1000; ++i) {
        Set set;
        for (int left = 3 + chance.below(i % 4 ? 6 : 28); left > 0; --left)
            set.push_back(all[std::size_t(chance.below(81))]);
        cases.push_back(case_of(set, "random"));
    }
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
    add_random_sets(cases);
    add_repeats(cases);
    return cases;
}

}  // namespace noughts::workbench
