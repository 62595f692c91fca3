// The spaces of the further problems: all legal boards where they can be listed, else many.
// SPDX-License-Identifier: MIT
#pragma once

#include "space.hpp"

namespace noughts::workbench {

std::span<const Space> further_spaces();

}  // namespace noughts::workbench
