// Text in, piece by piece: words, numbers, and what is left of a line. The one place of the library that refuses its
// input: with the line, what was expected there and what was found. A word is at most 64 bytes, so nothing grows with
// the input.
// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>

#include "alphabet.hpp"
#include "case_shape.hpp"
#include "input.hpp"
#include "words.hpp"

namespace noughts {

struct ReaderOptions {
    bool strict = false;  // refuse whatever the statement does not have
    Scan scan = nullptr;
    std::size_t buffer = std::size_t{1} << 17;
};

class Reader {
public:
    // What separates a word from the one before it. Strict reading insists on it; otherwise any blank space will do.
    enum class Gap : std::uint8_t { new_line, space };
    static constexpr int end = -1;

    explicit Reader(Fill fill, const ReaderOptions& options = {})
        : options_(options), input_(std::move(fill), options.buffer) {}

    const ReaderOptions& options() const { return options_; }
    bool strict() const { return options_.strict; }
    Input& input() { return input_; }

    // The next byte, or `end`.
    int peek() { return input_.has(1) ? static_cast<unsigned char>(*input_.here()) : end; }

    // The next word, after its gap and up to the next blank or 65 bytes; empty at the end. Whoever approves of it takes it.
    std::string_view next_word(Gap gap = Gap::new_line) {
        skip_gap(gap);
        return rest_of_word();
    }
    void take(std::string_view word) {
        at_word_ = false;
        input_.take(word.size(), 0);
    }
    // The word on the next line, which stays the next word: what it is may decide how it is read.
    std::string_view peek_word() {
        skip_gap(Gap::new_line);
        at_word_ = true;
        return rest_of_word();
    }

    // The next word as a number from `least` to `most`; `what` names it in a refusal.
    std::uint64_t number(std::string_view what, std::uint64_t least, std::uint64_t most, Gap gap = Gap::new_line) {
        const std::string_view word = next_word(gap);
        const auto n = to_number(word, most);
        if (!n || *n < least || (strict() && word.size() > 1 && word[0] == '0'))
            refuse(std::string(what) + " from " + std::to_string(least) + " to " + std::to_string(most));
        take(word);
        return *n;
    }

    // How many of `what` follow: within the statement's limits if strict, else any number up to 2^63.
    std::uint64_t count(std::string_view what, std::uint64_t least, std::uint64_t most) {
        const std::string_view word = strict() ? "" : peek_word();
        const auto n = to_number(word, std::uint64_t{1} << 63);
        if (!n) return number(what, least, most);
        take(word);
        return *n;
    }

    // Nothing but blanks up to the end of the line, which is left to be read.
    void line_end(std::string_view what) {
        while (!strict() && (peek() == ' ' || peek() == '\t' || peek() == '\r')) input_.take();
        if (peek() == '\r') input_.take();
        if (peek() != '\n' && peek() != end) refuse(what);
    }

    // Nothing but blanks up to the end of the input.
    void finish() {
        skip_gap(Gap::new_line);
        if (peek() != end) refuse("the end of the input");
    }

    // Refuses what comes next.
    [[noreturn]] void refuse(std::string_view expected) {
        const std::string_view word = rest_of_word();
        const std::string next = peek() == end ? "the end of the input" : quoted({input_.here(), 1});
        throw BadInput("line " + std::to_string(input_.line()) + ": expected " + std::string(expected) + ", found " +
                       (word.empty() ? next : quoted(word)));
    }

private:
    std::string_view rest_of_word() {
        std::size_t length = 0;
        while (length <= longest_word && input_.has(length + 1) && !is_blank(input_.here()[length])) ++length;
        return {input_.here(), length};
    }

    void skip_gap(Gap gap) {
        if (std::exchange(at_word_, false)) return;
        const bool first = !std::exchange(begun_, true);
        if (strict() && first) return;
        if (strict()) {
            const bool on_new_line = gap == Gap::new_line;
            if (peek() != (on_new_line ? '\n' : ' ')) refuse(on_new_line ? "the end of the line" : "one space");
            return input_.take();
        }
        constexpr std::string_view byte_order_mark = "\xEF\xBB\xBF";
        if (first && peek() == 0xEF && input_.has(3) && byte_order_mark == std::string_view(input_.here(), 3))
            take(byte_order_mark);
        while (is_blank(peek())) input_.take();
    }

    ReaderOptions options_;
    Input input_;
    bool begun_ = false, at_word_ = false;  // whether a gap has been passed, and whether the next one has
};

}  // namespace noughts
