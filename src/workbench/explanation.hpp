// Which case an input fails for: the smallest one, by itself or in the fewest cases that fail together.
// SPDX-License-Identifier: MIT
#pragma once

#include "asking.hpp"

namespace noughts::workbench {

// `failed` is how the program did on an input that it did not answer rightly.
Failure explain(Asking& ask, const Outcome& failed);

}  // namespace noughts::workbench
