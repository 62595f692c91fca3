// The processes that a process has started, and what they hold, as Linux tells in /proc.
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace noughts::workbench {

// Bytes of memory that these processes and all that they have started hold, or that the first held by itself at its peak.
// What they share is counted for each of them, unless that comes to more than `enough`: then once.
std::uint64_t memory_of(const std::vector<int>& processes, std::uint64_t enough);

// From now on, whoever loses its parent below this process becomes its child.
void adopt_orphans();

// The children of this process, among them those that were there before it began: a shell makes >(...) a child of the
// command it stands with.
std::vector<int> own_children();

// The value of a variable in the environment of a process; empty where it has none, or none can be read.
std::string environment_of(int process, std::string_view variable);

// Whether this child has ended by itself, of which nothing stays then.
bool has_ended(int child);

// Ends these children of this process.
void end_children(const std::vector<int>& children);

}  // namespace noughts::workbench
