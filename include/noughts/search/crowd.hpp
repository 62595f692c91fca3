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

    // Says that a position is being followed as long as it lives; without a crowd it says nothing.
    class Following {
    public:
        Following(Crowd* crowd, const Position& p) : crowd_(crowd), p_(p) {
            if (crowd_) crowd_->slot(p_).store(sign(p_), std::memory_order_relaxed);
        }
        ~Following() {
            if (crowd_) crowd_->slot(p_).store(0, std::memory_order_relaxed);
        }
        Following(const Following&) = delete;
        Following& operator=(const Following&) = delete;

    private:
        Crowd* crowd_;
        const Position& p_;
    };

private:
    static std::uint64_t sign(const Position& p) { return (p.x ^ std::rotl(p.o, 32)) * 0x9E3779B97F4A7C15 | 1; }
    std::atomic<std::uint64_t>& slot(const Position& p) { return slots_[sign(p) >> 52]; }
    const std::atomic<std::uint64_t>& slot(const Position& p) const { return slots_[sign(p) >> 52]; }

    std::array<std::atomic<std::uint64_t>, 1 << 12> slots_{};
};

}  // namespace noughts
