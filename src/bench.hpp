// Fixed work for `noughts bench`: every answer goes into one signature, and the speeds are printed beside it.
// SPDX-License-Identifier: MIT
#pragma once

#include <noughts/writer.hpp>

namespace noughts {

enum class BenchOutput { signature, all };

void bench(Writer& out, BenchOutput wanted);

}  // namespace noughts
