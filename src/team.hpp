// A search that takes as many processors as it may where that pays: where a question is not answered soon.
// SPDX-License-Identifier: MIT
#pragma once

#include <atomic>
#include <noughts/search/search.hpp>
#include <system_error>
#include <thread>
#include <vector>

namespace noughts {

class Team {
public:
    // After so many nodes a question is worth more threads.
    static constexpr std::uint64_t usual_patience = 100'000;

    Team(const Rules& rules, std::uint64_t bytes, std::vector<Symmetry> symmetries, int jobs,
         std::uint64_t patience = usual_patience)
        : first_(rules, bytes, std::move(symmetries)), jobs_(jobs), patience_(patience) {}

    // As a search's, whose `stop` is asked in this thread alone.
    template <class Stop>
    std::optional<bool> at_least(const Position& p, Search::Answer least, Stop stop) {
        const std::uint64_t before = first_.nodes();
        bool stopped = false;
        const auto alone = first_.at_least(p, least, [&] {
            stopped = stop();
            return stopped || (jobs_ > 1 && first_.nodes() - before > patience_);
        });
        return alone || stopped ? alone : together(p, least, stop);
    }

    // Of this thread.
    std::uint64_t nodes() const { return first_.nodes(); }

private:
    // Now and then all pause, so that what they share can grow.
    template <class Stop>
    std::optional<bool> together(const Position& p, Search::Answer least, Stop stop) {
        bool stopped = false;
        std::optional<bool> answer;
        for (std::uint64_t share = 4 * patience_; !answer && !stopped; share *= 4) {
            const std::uint64_t before = first_.nodes();
            answer = for_a_while(p, least, share, [&] {
                stopped = stop();
                return stopped || first_.nodes() - before > share;
            });
        }
        return answer;
    }

    template <class Stop>
    std::optional<bool> for_a_while(const Position& p, Search::Answer least, std::uint64_t share, Stop stop) {
        std::vector<Search> others(std::size_t(jobs_) - 1, first_.companion(share * std::uint64_t(jobs_)));
        std::atomic<bool> over = false;
        std::atomic<int> found = -1;
        const auto work = [&](Search& search, auto stops) {
            if (const auto answer = search.at_least(p, least, [&] { return over || stops(); })) found = int(*answer);
            over = true;
        };
        {
            std::vector<std::jthread> threads;
            try {
                for (Search& other : others) threads.emplace_back([&] { work(other, [] { return false; }); });
            } catch (const std::system_error&) {
                // No more threads are to be had: those that have begun do it all.
            }
            work(first_, stop);
        }
        return found < 0 ? std::nullopt : std::optional(found == 1);
    }

    Search first_;
    int jobs_;
    std::uint64_t patience_;
};

}  // namespace noughts
