// SPDX-License-Identifier: MIT
#include "progress.hpp"

#include "telling.hpp"

namespace noughts::workbench {

Progress::~Progress() {
    if (shown_) terminal_("\r\033[K");
}

void Progress::operator()(std::size_t done, std::size_t of) {
    if (of == 0) return show("looking for the smallest failing case");
    const auto now = Clock::now();
    if (now < next_) return;
    next_ = now + Milliseconds(200);
    const double seconds = std::chrono::duration<double>(now - began_).count();
    const double rate = seconds > 0 ? double(done) / seconds : 0;
    std::string text = with_commas(done) + " of " + with_commas(of) + " cases";
    if (done > 0 && rate > 0)
        text += ", " + with_commas(std::size_t(rate)) + " a second, " +
                with_commas(std::size_t(double(of - std::min(done, of)) / rate) + 1) + " s left";
    show(text);
}

void Progress::show(const std::string& text) {
    shown_ = true;
    terminal_("\r\033[K" + text);
}

}  // namespace noughts::workbench
