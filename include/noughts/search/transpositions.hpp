// What a search has found out about positions: between what their answers lie. An entry answers for its own position alone:
// it holds all of it. The table grows with what is put into it up to its limit; then what took least work is replaced.
// SPDX-License-Identifier: MIT
#pragma once

#include <limits>
#include <new>
#include <optional>
#include <utility>

#include "../question.hpp"
#include "zeroed.hpp"

namespace noughts {

class Transpositions {
public:
    using Answer = Distance::Answer;

    struct Entry {
        Cells x, o;
        Answer low, high;
        std::uint16_t work;  // 0: there is nothing here
        std::int8_t best;    // a cell to try first, or -1
    };
    static constexpr Answer lowest = std::numeric_limits<Answer>::min(), highest = std::numeric_limits<Answer>::max();

    // At most so many bytes, and at least 128.
    explicit Transpositions(std::uint64_t bytes)
        : most_(std::max<std::uint64_t>(2, std::bit_floor(bytes / sizeof(Bucket)))) {
        clear();
    }

    void prefetch(Cells x, Cells o) const { __builtin_prefetch(&buckets_[place(x, o)]); }

    // Nothing where nothing is known.
    std::optional<Entry> find(Cells x, Cells o) const {
        for (const Entry& entry : buckets_[place(x, o)].entries)
            if (entry.work && entry.x == x && entry.o == o) return entry;
        return std::nullopt;
    }

    // Keeps an entry, with what was known before of its position.
    void put(Entry entry) {
        if (used_ > buckets_.size() && buckets_.size() < most_) grow_to(2 * buckets_.size());
        Bucket& bucket = buckets_[place(entry.x, entry.o)];
        Entry& old = room_for(bucket, entry);
        if (old.work && old.x == entry.x && old.o == entry.o) {
            entry.low = std::max(entry.low, old.low);
            entry.high = std::min(entry.high, old.high);
        }
        used_ += old.work == 0;
        old = entry;
    }

    void clear() {
        used_ = 0;
        if (!buckets_.take(std::min(most_, first_size))) throw std::bad_alloc();
    }

private:
    static constexpr std::uint64_t first_size = 1 << 12;
    struct alignas(64) Bucket {
        Entry entries[2];
    };

    std::size_t place(Cells x, Cells o) const {
        std::uint64_t mixed = (x ^ std::rotl(o, 32)) * 0x9E3779B97F4A7C15;
        mixed ^= (mixed >> 32) ^ o * 0xD6E8FEB86659FD93;
        mixed *= 0xD6E8FEB86659FD93;
        return (mixed >> 32 ^ mixed) & (buckets_.size() - 1);
    }

    static Entry& room_for(Bucket& bucket, const Entry& entry) {
        auto& [first, second] = bucket.entries;
        if (first.work && first.x == entry.x && first.o == entry.o) return first;
        if (second.work && second.x == entry.x && second.o == entry.o) return second;
        return first.work <= entry.work ? first : second;
    }

    void grow_to(std::uint64_t count) {
        Zeroed<Bucket> larger;
        if (!larger.take(count)) {
            most_ = buckets_.size();  // there is no more memory than this
            return;
        }
        std::swap(buckets_, larger);
        used_ = 0;
        for (const Bucket& bucket : larger)
            for (const Entry& entry : bucket.entries)
                if (entry.work) put(entry);
    }

    std::uint64_t most_, used_ = 0;
    Zeroed<Bucket> buckets_;
};

}  // namespace noughts
