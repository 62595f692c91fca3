// What a command of the program is, and how it ends where it cannot answer.
// SPDX-License-Identifier: MIT
#pragma once

#include <functional>
#include <noughts/reader.hpp>
#include <noughts/writer.hpp>
#include <stdexcept>
#include <string_view>

#include "arguments.hpp"

namespace noughts {

enum class Exit : std::uint8_t { done = 0, no = 1, refused = 2, not_known = 3 };

// An answer that would take more time or memory than there is. Refused input is BadInput, as in the library.
struct NotKnown : std::runtime_error {
    using std::runtime_error::runtime_error;
};

struct BrokenStream : std::runtime_error {
    using std::runtime_error::runtime_error;
};

// Nobody reads the answers any more, which is a normal end.
struct ClosedPipe {};

// What a command works with. `in` hands on all answers so far before it waits for more input;
// the rest is as in Streams.
struct Session {
    Fill in;
    Writer& out;
    Writer::Sink complain;
    bool colour, watched, typed;
    Exit answer = Exit::done;  // or `no` or `not_known`, where that is the answer
};

using Action = std::function<void(Session&)>;

// `prepare` adds the command's options, and returns what is to be done once they have been read.
struct Command {
    std::string_view name, summary;
    std::string_view example;  // a command line, and after it what comes of it
    Action (*prepare)(Arguments& arguments);
};

}  // namespace noughts
