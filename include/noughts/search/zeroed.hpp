// Room for a big table whose entries are all zero to begin with. The system hands it out when it is first looked at.
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <cstdlib>
#include <memory>

namespace noughts {

template <class Entry>
class Zeroed {
public:
    // Takes room for so many entries in place of what was there. False, and nothing is changed, where there is none.
    bool take(std::uint64_t count) {
        std::unique_ptr<void, Free> memory(std::calloc(count + 1, sizeof(Entry)));
        if (!memory) return false;
        void* begin = memory.get();
        std::size_t room = (count + 1) * sizeof(Entry);
        begin_ = static_cast<Entry*>(std::align(alignof(Entry), count * sizeof(Entry), begin, room));
        count_ = count;
        memory_ = std::move(memory);
        return true;
    }

    std::uint64_t size() const { return count_; }
    Entry& operator[](std::uint64_t i) { return begin_[i]; }
    const Entry& operator[](std::uint64_t i) const { return begin_[i]; }
    Entry* begin() { return begin_; }
    Entry* end() { return begin_ + count_; }

private:
    struct Free {
        void operator()(void* memory) const { std::free(memory); }
    };

    std::unique_ptr<void, Free> memory_;
    Entry* begin_ = nullptr;
    std::uint64_t count_ = 0;
};

}  // namespace noughts
