// Several searches on one question: each tells which positions it is following, so that the others follow other moves
// first. That only orders moves, and may be wrong.
// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <atomic>

#include "../position.hpp"

namespace noughts {

class Crowd {
public:
    bool follows(const Position& p) const { return slot(p).load(std::memory_order_relaxed) == sign(p); }
    void enter(const Position& p) { slot(p).store(sign(p), std::memory_order_relaxed); }
    void leave(const Position& p) { slot(p).store(0, std::memory_order_relaxed); }

private:
    static std::uint64_t sign(const Position& p) { return (p.x ^ std::rotl(p.o, 32)) * 0x9E3779B97F4A7C15 | 1; }
    std::atomic<std::uint64_t>& slot(const Position& p) { return slots_[sign(p) >> 52]; }
    const std::atomic<std::uint64_t>& slot(const Position& p) const { return slots_[sign(p) >> 52]; }

    std::array<std::atomic<std::uint64_t>, 1 << 12> slots_{};
};

}  // namespace noughts
