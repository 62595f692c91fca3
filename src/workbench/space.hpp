// The inputs of a contest problem as data: its legal cases, how cases make an input and lines an answer, and why an
// answer is right. A row of this table makes a problem checkable, and writes its test set.
// SPDX-License-Identifier: MIT
#pragma once

#include <noughts/position.hpp>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace noughts::workbench {

using Constraints = std::vector<std::pair<int, int>>;  // {a, b}: cell b may not be used while a is empty; from 0

// One question of a problem. Smaller cases come first, and equals as they were listed.
struct Case {
    std::string text;        // as it stands in an input
    std::string_view probe;  // what it tries, as a file may be named
    int size = 0;            // marks, or lines of constraints
    Position board = {};     // as it is drawn; who is to move
    Constraints needs = {};
};

struct Layout {
    std::size_t least = 1, most = 1;  // cases in an input
    std::size_t limit = 0;            // of what the first number counts, in strict reading; 0: there is no such number
    std::string_view head = {};       // of an input, with # for the number of cases
    std::string_view between = {};    // between two cases
    std::string_view tail = {};
    int lines = 1;  // of an answer, blank ones not counted; 0: each answer is one character
};

// What the cases of a space may be.
inline constexpr std::string_view all_of_them = "every one there is", some_of_them = "";

// Who is to move in a case: whom the input or the statement names; or whom the counts of marks tell, where the question is
// about a board alone.
enum class Mover : std::uint8_t { named, counted };

struct Space {
    std::string_view id;
    Grid grid;
    Layout layout;
    std::vector<Case> (*cases)();
    std::string (*why)(const Rules& rules, const Case& asked);  // the reason for the right answer, in whole lines
    std::string_view scope = all_of_them;                       // or in words which legal ones they are all of
    Mover mover = Mover::named;
    bool complete() const { return scope == all_of_them; }
};

// A row for each problem of contest::problems, in its order.
std::span<const Space> spaces();

// The rules that a case is played by.
Rules rules_of(const Space& space, const Case& asked);

// Who is to move; nobody where the game is over, cannot have come there or may be either side's to go on with.
std::optional<Side> side_to_move(const Space& space, const Case& asked);

// The cases, the smallest first, and none twice.
std::vector<Case> ordered_cases(const Space& space);

// The input that asks these cases.
std::string input_of(const Layout& layout, std::span<const Case* const> cases);

// The cases that an input asks, by their numbers; none where it asks others, or writes them in another way.
std::vector<std::size_t> cases_in(const Layout& layout, const std::vector<Case>& cases, const std::string& input);

}  // namespace noughts::workbench
