// Bytes in: a window on a stream of any length, and the number of the line that it has come to.
// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <cassert>
#include <cstdint>
#include <cstring>
#include <functional>
#include <string_view>
#include <utility>
#include <vector>

namespace noughts {

// Puts up to `room` more bytes at `to` and returns how many; 0 at the end.
using Fill = std::function<std::size_t(char* to, std::size_t room)>;

// A Fill that hands out a text, which must outlive it.
inline Fill from_text(std::string_view text) {
    return [text](char* to, std::size_t room) mutable {
        const std::size_t part = std::min(room, text.size());
        std::copy_n(text.data(), part, to);
        text.remove_prefix(part);
        return part;
    };
}

class Input {
public:
    Input(Fill fill, std::size_t buffer) : fill_(std::move(fill)), buffer_(buffer) {}

    // Whether `n` more bytes can be seen, reading on where too few are held. `n` is at most the buffer's size.
    bool has(std::size_t n) { return held() >= n || read_on(n); }
    // The bytes that are held, from the next one on.
    const char* here() const { return buffer_.data() + begin_; }
    std::size_t held() const { return end_ - begin_; }
    // The number, from 1, of the line that the next byte is on.
    std::uint64_t line() const { return line_; }

    // Passes over `n` bytes that are held, with `line_ends` among them.
    void take(std::size_t n, std::uint64_t line_ends) {
        assert(n <= held());
        begin_ += n;
        line_ += line_ends;
    }
    void take() { take(1, *here() == '\n'); }

private:
    bool read_on(std::size_t n) {
        assert(n <= buffer_.size());
        std::memmove(buffer_.data(), here(), held());
        end_ -= std::exchange(begin_, 0);
        while (end_ < n && !at_end_) {
            const std::size_t more = fill_(buffer_.data() + end_, buffer_.size() - end_);
            at_end_ = more == 0;
            end_ += more;
        }
        return n <= end_;
    }

    Fill fill_;
    std::vector<char> buffer_;
    std::size_t begin_ = 0, end_ = 0;
    std::uint64_t line_ = 1;
    bool at_end_ = false;
};

}  // namespace noughts
