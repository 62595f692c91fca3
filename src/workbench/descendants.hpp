// The processes that a process has started, and what they hold, as Linux tells in /proc.
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <vector>

namespace noughts::workbench {

// Bytes of memory that a process and all that it has started hold, or that it held by itself at its peak.
std::uint64_t memory_of(int process);

// From now on, whoever loses its parent below this process becomes its child.
void adopt_orphans();

// The children of this process, among them those that were there before it began: a shell makes >(...) a child of the
// command it stands with.
std::vector<int> own_children();

// Ends all children of this process but those.
void end_children_but(const std::vector<int>& those);

}  // namespace noughts::workbench
