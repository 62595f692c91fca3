// Work on layers, shared out among processors within a budget. See InOrder in noughts/layers.hpp.
// SPDX-License-Identifier: MIT
#pragma once

#include <atomic>
#include <system_error>
#include <thread>
#include <vector>

#include "budget.hpp"
#include "interrupt.hpp"

namespace noughts {

class Shared {
public:
    explicit Shared(const Budget& budget) : budget_(budget), stops_(budget.is_watched) {}

    bool is_over() const { return budget_.is_over(); }

    void begin(std::uint64_t positions) {
        done_ = 0;
        all_ = positions;
    }

    template <class Work>
    bool operator()(std::size_t pieces, std::uint64_t positions, Work work) {
        std::atomic<std::size_t> taken = 0;
        std::atomic<bool> stopped = false;
        const auto take = [&](bool watches) {
            for (std::size_t i; !stopped && (i = taken++) < pieces;) {
                work(i);
                if (watches && budget_.watch(done_ + positions * i / pieces, all_)) stopped = true;
            }
        };
        {
            std::vector<std::jthread> others;
            try {
                for (int i = 1; i < budget_.jobs && positions >= worth_a_thread; ++i) others.emplace_back(take, false);
            } catch (const std::system_error&) {
                // No more threads are to be had: those that have begun do it all.
            }
            take(true);
        }
        done_ += positions;
        return !stopped;
    }

private:
    static constexpr std::uint64_t worth_a_thread = 100'000;

    const Budget& budget_;
    Interruptible stops_;
    std::uint64_t done_ = 0, all_ = 0;
};

}  // namespace noughts
