// A run of a program: what it may use, and how it went.
// SPDX-License-Identifier: MIT
#pragma once

#include <chrono>
#include <cstdint>
#include <string>

namespace noughts::workbench {

using Milliseconds = std::chrono::milliseconds;

struct Limits {
    Milliseconds time{5'000};                        // by the clock
    std::uint64_t memory = std::uint64_t{1} << 30;   // bytes that the program and its children hold together
    std::uint64_t output = std::uint64_t{64} << 20;  // bytes
};

// `exited` by itself with a status, `killed` by a signal, or ended for one of the limits.
enum class Ending : std::uint8_t { exited, killed, out_of_time, out_of_memory, too_much_output };

struct Run {
    Ending ending = Ending::exited;
    int code = 0;  // exit status or signal
    std::string output;
    std::string complaints;  // the last of what it wrote to standard error
    Milliseconds time{};

    bool ended_well() const { return ending == Ending::exited && code == 0; }
};

}  // namespace noughts::workbench
