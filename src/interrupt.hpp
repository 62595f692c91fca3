// Ctrl-C while work is going on stops the work, so that what is known can be told; a second one ends the program.
// SPDX-License-Identifier: MIT
#pragma once

namespace noughts {

class Interruptible {
public:
    explicit Interruptible(bool on);
    ~Interruptible();
    Interruptible(const Interruptible&) = delete;
    Interruptible& operator=(const Interruptible&) = delete;

private:
    bool on_;
    void (*before_)(int) = nullptr;
};

bool is_interrupted();
void forget_interruption();  // other work begins

}  // namespace noughts
