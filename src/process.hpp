// The standard streams of this process.
// SPDX-License-Identifier: MIT
#pragma once

#include "program.hpp"

namespace noughts {

Streams process_streams();

}  // namespace noughts
