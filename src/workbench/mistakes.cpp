// SPDX-License-Identifier: MIT
#include "mistakes.hpp"

#include "known_mistakes.hpp"

namespace noughts::workbench {

std::span<const Mistake> known_mistakes() { return known; }

}  // namespace noughts::workbench
