// SPDX-License-Identifier: MIT
#include "interrupt.hpp"

#include <csignal>

namespace noughts {
namespace {

volatile std::sig_atomic_t interrupted = 0;

void note(int signal) {
    interrupted = 1;
    std::signal(signal, SIG_DFL);
}

}  // namespace

Interruptible::Interruptible(bool on) : on_(on) {
    if (!on) return;
    before_ = std::signal(SIGINT, note);
    if (before_ == SIG_IGN) std::signal(SIGINT, SIG_IGN);
}

Interruptible::~Interruptible() {
    if (on_) std::signal(SIGINT, before_);
}

bool is_interrupted() { return interrupted != 0; }
void forget_interruption() { interrupted = 0; }

}  // namespace noughts
