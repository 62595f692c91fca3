// Whether a file can be run at all.
// SPDX-License-Identifier: MIT
#pragma once

#include <string>

namespace noughts::workbench {

// Why the command of this name is not to be started: it is empty, or a binary that this system refuses, which would be
// taken for a script of the shell. Nothing where it may be, or where starting it tells what is wrong.
std::string why_not_executable(const std::string& command);

}  // namespace noughts::workbench
