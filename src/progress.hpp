// How far long work has come, on one line of a terminal that is written over and over.
// SPDX-License-Identifier: MIT
#pragma once

#include <chrono>
#include <noughts/writer.hpp>

namespace noughts {

class Progress {
public:
    // `things` are what is counted; where much time is left, `way_out` is told as well.
    Progress(Writer::Sink terminal, std::string_view things, std::string_view way_out = "")
        : terminal_(std::move(terminal)), things_(things), way_out_(way_out) {}
    ~Progress();
    Progress(const Progress&) = delete;
    Progress& operator=(const Progress&) = delete;

    // So many are done, of how many; of 0: that is not known.
    void operator()(std::uint64_t done, std::uint64_t of);
    void show(const std::string& text);
    void clear();  // what is shown goes, and other work begins

private:
    using Clock = std::chrono::steady_clock;
    static constexpr std::chrono::milliseconds patience{200};
    static constexpr std::uint64_t much = 20;  // seconds

    Writer::Sink terminal_;
    std::string_view things_, way_out_;
    Clock::time_point began_ = Clock::now(), next_ = began_ + patience;
    bool shown_ = false;
};

}  // namespace noughts
