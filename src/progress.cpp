// SPDX-License-Identifier: MIT
#include "progress.hpp"

#include <sys/ioctl.h>
#include <unistd.h>

#include "numbers.hpp"

namespace noughts {
namespace {

// Of the terminal that complaints are shown on.
std::size_t columns() {
    winsize size{};
    return ioctl(STDERR_FILENO, TIOCGWINSZ, &size) == 0 && size.ws_col > 0 ? size.ws_col : 80;
}

}  // namespace

Progress::~Progress() { clear(); }

void Progress::operator()(std::uint64_t done, std::uint64_t of) {
    const auto now = Clock::now();
    if (now < next_) return;
    next_ = now + patience;
    const double seconds = std::chrono::duration<double>(now - began_).count();
    const double rate = seconds > 0 ? double(done) / seconds : 0;
    std::string text = with_commas(done) + (of > 0 ? " of " + with_commas(of) : "") + ' ' + std::string(things_);
    if (done > 0 && rate > 0) text += ", " + with_commas(std::uint64_t(rate)) + " a second";
    if (done > 0 && rate > 0 && of > 0) {
        const auto left = std::uint64_t(double(of - std::min(done, of)) / rate) + 1;
        text += ", " + with_commas(left) + " s left";
        if (left > much && !way_out_.empty()) text.append("; ").append(way_out_);
    }
    show(text);
}

void Progress::clear() {
    if (std::exchange(shown_, false)) terminal_("\r\033[K");
    began_ = Clock::now();
    next_ = began_ + patience;
}

void Progress::show(const std::string& text) {
    shown_ = true;
    terminal_("\r\033[K" + text.substr(0, columns() - 1));
}

}  // namespace noughts
