// Which cases are asked together.
// SPDX-License-Identifier: MIT
#pragma once

#include "asking.hpp"

namespace noughts::workbench {

// As many cases to an input as the statement allows; each input shuffled.
std::vector<Indices> inputs_of(const Layout& layout, const Indices& order, std::uint32_t seed);

// A program that is right in large inputs need not be so in small ones: cases alone, then a few and more together; nor
// where a case is the one before it again.
std::vector<Indices> inputs_of_few(const Layout& layout, const Indices& chosen);

// The cases twice in a row and again, as many as the statement allows.
Indices largest_input(const Layout& layout, const Indices& chosen, std::uint32_t seed);

}  // namespace noughts::workbench
