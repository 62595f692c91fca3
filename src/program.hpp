// The program as one function of its arguments and streams, so that tests and fuzzers can call it without a process.
// SPDX-License-Identifier: MIT
#pragma once

#include <noughts/input.hpp>
#include <noughts/writer.hpp>
#include <string>
#include <vector>

namespace noughts {

// Where input comes from and where answers and complaints go. The sinks and the source throw where the other side
// breaks: BrokenStream, or ClosedPipe where nobody reads the answers any more.
struct Streams {
    Fill in;
    Writer::Sink out, complain;
    bool colour = false;   // whether answers are shown on a terminal that knows colours
    bool watched = false;  // whether complaints are shown on a terminal
    bool typed = false;    // whether input comes from a terminal, which shows it
};

// Runs the command that `arguments` name, without the program's own name, and returns the status to exit with.
int run(const std::vector<std::string>& arguments, const Streams& streams);

}  // namespace noughts
