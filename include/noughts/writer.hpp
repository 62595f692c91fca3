// Text out: a buffer in front of whatever takes the bytes. It is written out when it is full and when told to; what was
// put is never lost, and never written in half unless the other side breaks.
// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <cstdint>
#include <cstring>
#include <functional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace noughts {

// A short text that is put as often as a table is looked up: at most 15 bytes, moved as one block of 16.
struct Phrase {
    char text[15]{};
    std::uint8_t size = 0;

    Phrase() = default;
    explicit Phrase(std::string_view from) : size(static_cast<std::uint8_t>(from.copy(text, sizeof text))) {}
    std::string_view view() const { return {text, size}; }
    friend bool operator==(const Phrase& a, const Phrase& b) { return a.view() == b.view(); }
};

class Writer {
public:
    using Sink = std::function<void(std::string_view)>;

    explicit Writer(Sink sink, std::size_t buffer = std::size_t{1} << 16) : sink_(std::move(sink)), buffer_(buffer) {}

    void put(std::string_view text) {
        if (text.size() > room()) flush();
        if (text.size() > room()) return sink_(text);
        std::memcpy(buffer_.data() + size_, text.data(), text.size());
        size_ += text.size();
    }
    // For many phrases, one for each of `keys`: `phrase_of(key)` gives a const Phrase&.
    template <class Key, class PhraseOf>
    void put_each(std::span<const Key> keys, PhraseOf phrase_of) {
        while (!keys.empty()) {
            if (most_at_once * sizeof(Phrase) > room()) flush();
            const auto part = keys.first(std::min(keys.size(), most_at_once));
            char* to = buffer_.data() + size_;
            for (const Key key : part) {
                const Phrase& phrase = phrase_of(key);
                std::memcpy(to, &phrase, sizeof(Phrase));
                to += phrase.size;
            }
            size_ = static_cast<std::size_t>(to - buffer_.data());
            keys = keys.subspan(part.size());
        }
    }

    // Hands on all that has been put.
    void flush() {
        if (const std::size_t full = std::exchange(size_, 0)) sink_({buffer_.data(), full});
    }

private:
    static constexpr std::size_t most_at_once = 256;

    std::size_t room() const { return buffer_.size() - size_; }

    Sink sink_;
    std::vector<char> buffer_;
    std::size_t size_ = 0;
};

// A Sink that appends to a string, which must outlive it.
inline Writer::Sink into_string(std::string& text) {
    return [&text](std::string_view part) { text += part; };
}

}  // namespace noughts
