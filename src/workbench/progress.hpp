// How far long work has come, on one line of a terminal that is written over and over.
// SPDX-License-Identifier: MIT
#pragma once

#include <chrono>
#include <noughts/writer.hpp>

namespace noughts::workbench {

class Progress {
public:
    explicit Progress(Writer::Sink terminal) : terminal_(std::move(terminal)) {}
    ~Progress();
    Progress(const Progress&) = delete;
    Progress& operator=(const Progress&) = delete;

    // So many cases are done, of how many. 0 of 0: the smallest failing one is looked for.
    void operator()(std::size_t done, std::size_t of);

private:
    using Clock = std::chrono::steady_clock;

    void show(const std::string& text);

    Writer::Sink terminal_;
    Clock::time_point began_ = Clock::now(), next_ = began_;
    bool shown_ = false;
};

}  // namespace noughts::workbench
