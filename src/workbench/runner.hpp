// Runs a program on inputs, several at a time, within limits, by libuv. Knows nothing of contest problems.
// SPDX-License-Identifier: MIT
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <stdexcept>
#include <vector>

#include "run.hpp"

namespace noughts::workbench {

// Ctrl-C, or another request to end: whatever ran has been ended.
struct Interrupted {};

// The program cannot be started at all.
struct CannotRun : std::runtime_error {
    using std::runtime_error::runtime_error;
};

class Runner {
public:
    using Next = std::function<std::optional<std::string>()>;       // the next input; nothing: no more
    using Done = std::function<void(std::size_t number, Run run)>;  // number: of the input, from 0

    // The program and its arguments.
    Runner(std::vector<std::string> command, int jobs);
    ~Runner();
    Runner(const Runner&) = delete;
    Runner& operator=(const Runner&) = delete;

    // Runs the program on input after input, `jobs` at a time, and hands over each run as it ends.
    void operator()(const Limits& limits, const Next& next, const Done& done);

    Run once(const Limits& limits, const std::string& input);

private:
    class Loop;
    std::unique_ptr<Loop> loop_;
};

}  // namespace noughts::workbench
