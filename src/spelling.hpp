// How the values that rules are made of are spelled, in options and in the file of an own game.
// SPDX-License-Identifier: MIT
#pragma once

#include <noughts/rules.hpp>
#include <string>
#include <string_view>

#include "refuse.hpp"

namespace noughts {

template <class Meaning>
struct Named {
    std::string_view name;
    Meaning meaning;
};

inline constexpr Named<Ending> endings[] = {{"first-line", Ending::first_line}, {"full-board", Ending::full_board}};
inline constexpr Named<Prize> prizes[] = {{"line-wins", Prize::line_wins},
                                          {"line-loses", Prize::line_loses},
                                          {"most-lines", Prize::most_lines},
                                          {"x-wins", Prize::x_wins}};
inline constexpr Named<Marks> kinds_of_marks[] = {
    {"own", Marks::own}, {"either", Marks::either}, {"both", Marks::both}};
inline constexpr Named<LinesFor> lines_for[] = {{"both", LinesFor::both}, {"x", LinesFor::x}, {"o", LinesFor::o}};
inline constexpr Named<Stuck> stuck[] = {
    {"draw", Stuck::draw}, {"o-wins", Stuck::o_wins}, {"mover-loses", Stuck::mover_loses}};
inline constexpr Named<Start> starts[] = {{"x", Start::x}, {"o", Start::o}, {"either", Start::either}};
inline constexpr Named<Side> sides[] = {{"x", Side::x}, {"o", Side::o}};

// What `text` means by one of these tables; a word that is not there is refused.
template <class Meaning, std::size_t n>
Meaning meaning(const Named<Meaning> (&names)[n], std::string_view text) {
    return pick(names, &Named<Meaning>::name, text, "expected ").meaning;
}

}  // namespace noughts
