// Text in, piece by piece: words, numbers, rows of a board, whole cases. The only place of the library that refuses its
// input: with the line, what was expected there and what was found. A word is at most 64 bytes, so nothing grows with
// the input. SPDX-License-Identifier: MIT
#pragma once

#include <span>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

#include "alphabet.hpp"
#include "input.hpp"

namespace noughts {

struct BadInput : std::runtime_error {
    using std::runtime_error::runtime_error;
};

// A case of a contest problem that is a board of X, O and `.`, perhaps after a line with a bit (whose turn it is).
// Its number is the board's number in base 3, cell 0 lowest, plus 3^cells times the bit; it must fit 16 bits.
struct CaseShape {
    bool has_bit = false;
    int rows = 1, width = 9;

    constexpr std::size_t numbers() const {
        std::size_t n = has_bit ? 2 : 1;
        for (int c = 0; c < rows * width; ++c) n *= 3;
        return n;
    }
    constexpr std::size_t line_ends() const { return std::size_t(rows) + has_bit; }
    constexpr std::size_t bytes() const { return std::size_t(rows) * std::size_t(width + 1) + 2 * has_bit; }
};

// Reads cases in which nothing is unusual, each line ended by '\n', from the start of `text`: as many as are whole
// there and fit `numbers`, and returns how many. It may always return 0, and then the ordinary reading goes on.
using Scan = std::size_t (*)(const CaseShape& shape, std::string_view text, std::span<std::uint16_t> numbers);

struct ReaderOptions {
    bool strict = false;  // refuse whatever the statement does not have
    Scan scan = nullptr;
    std::size_t buffer = std::size_t{1} << 17;
};

class Reader {
public:
    // What separates a word from the one before it. Strict reading insists on it; otherwise any blank space will do.
    enum class Gap : std::uint8_t { new_line, space };

    explicit Reader(Fill fill, const ReaderOptions& options = {})
        : options_(options), input_(std::move(fill), options.buffer) {}

    bool strict() const { return options_.strict; }

    // The next word; `what` names it in a refusal.
    std::string_view word(std::string_view what, Gap gap = Gap::new_line) {
        skip_gap(gap);
        const std::string_view found = next_word();
        if (found.empty() || found.size() > longest_word) refuse(what);
        input_.take(found.size(), 0);
        return found;
    }

    // The next word as a number from `least` to `most`.
    std::uint64_t number(std::string_view what, std::uint64_t least, std::uint64_t most, Gap gap = Gap::new_line) {
        skip_gap(gap);
        const std::string_view found = next_word();
        const auto n = found.size() > longest_word ? std::nullopt : to_number(found, most);
        if (!n || *n < least || (strict() && found.size() > 1 && found[0] == '0'))
            refuse(std::string(what) + " from " + std::to_string(least) + " to " + std::to_string(most));
        input_.take(found.size(), 0);
        return *n;
    }

    // How many of `what` follow: within the statement's limits if strict, else any number up to 2^63.
    std::uint64_t count(std::string_view what, std::uint64_t least, std::uint64_t most) {
        return strict() ? number(what, least, most) : number(what, 0, std::uint64_t{1} << 63);
    }

    // The next word as `width` cells of a board, from cell `first` on.
    void row(Position& p, int first, int width, const Alphabet& letters) {
        skip_gap(Gap::new_line);
        const std::string_view found = next_word();
        bool good = found.size() == std::size_t(width);
        for (int i = 0; good && i < width; ++i) {
            const auto mark = letters.read(found[std::size_t(i)], strict());
            put(p, first + i, mark.value_or(Mark::empty));
            good = mark.has_value();
        }
        if (!good) refuse(cells_of(letters, std::to_string(width)));
        input_.take(found.size(), 0);
    }

    // A line with the mark of a side, and blanks.
    Side side(const Alphabet& letters) {
        const std::string what = std::string("the mark ") + letters.x + " or " + letters.o;
        skip_gap(Gap::new_line);
        const std::string_view found = next_word();
        const auto mark = found.size() == 1 ? letters.read(found[0], strict()) : std::nullopt;
        if (!mark || *mark == Mark::empty) refuse(what);
        input_.take(1, 0);
        line_end("the end of the line");
        return *mark == Mark::x ? Side::x : Side::o;
    }

    // The next line as up to `width` cells, empty ones where it is shorter or missing, and perhaps a bar and blanks
    // after them.
    void ragged_row(Position& p, int first, int width, const Alphabet& letters) {
        if (peek() == '\n') input_.take();
        int i = 0;
        for (; i < width && peek() != end && peek() != '\n' && peek() != '\r' && peek() != '|'; ++i, input_.take()) {
            const auto mark = letters.read(static_cast<char>(peek()), strict());
            if (!mark) refuse(cells_of(letters, "at most " + std::to_string(width)));
            put(p, first + i, *mark);
        }
        if (peek() == '|') input_.take();
        line_end("the end of a row of " + std::to_string(width) + " cells");
    }

    // Nothing but blanks up to the end of the line, which is left to be read.
    void line_end(std::string_view what) {
        while (peek() == '\r' || (!strict() && (peek() == ' ' || peek() == '\t'))) input_.take();
        if (peek() != '\n' && peek() != end) refuse(what);
    }

    // The numbers of the next cases, at least one and at most `left`.
    std::span<const std::uint16_t> cases(const CaseShape& shape, std::uint64_t left, const Alphabet& letters) {
        if (const std::size_t n = scan_cases(shape, left)) return std::span(numbers_).first(n);
        Position p;
        std::uint64_t bit = shape.has_bit ? number("a turn", 0, 1) : 0;
        for (int y = 0; y < shape.rows; ++y) row(p, y * shape.width, shape.width, letters);
        for (int c = shape.rows * shape.width; c-- > 0;) bit = 3 * bit + (p.x >> c & 1) + 2 * (p.o >> c & 1);
        numbers_[0] = static_cast<std::uint16_t>(bit);
        return std::span(numbers_).first(1);
    }

    // Nothing but blanks up to the end of the input.
    void finish() {
        skip_gap(Gap::new_line);
        if (peek() != end) refuse("the end of the input");
    }

    [[noreturn]] void refuse(std::string_view expected) {
        const std::string_view word = next_word();
        const std::string found = !word.empty()   ? quoted(word)
                                  : peek() == end ? "the end of the input"
                                                  : quoted({input_.here(), 1});
        throw BadInput("line " + std::to_string(input_.line()) + ": expected " + std::string(expected) + ", found " +
                       found);
    }

private:
    static constexpr std::size_t longest_word = 64, batch = 2048;
    static constexpr int end = -1;

    int peek() { return input_.has(1) ? static_cast<unsigned char>(*input_.here()) : end; }
    static bool is_blank(int c) { return c == ' ' || c == '\n' || c == '\r' || c == '\t'; }
    static std::string cells_of(const Alphabet& letters, const std::string& width) {
        const std::string empty = letters.empty == ' ' ? "space" : std::string(1, letters.empty);
        return "a row of " + width + " cells, each " + letters.x + ", " + letters.o + " or " + empty;
    }

    // What is left of the word that the next byte is in, as far as it may be read; empty before a blank or the end.
    std::string_view next_word() {
        std::size_t length = 0;
        while (length <= longest_word && input_.has(length + 1) && !is_blank(input_.here()[length])) ++length;
        return {input_.here(), length};
    }

    static std::optional<std::uint64_t> to_number(std::string_view word, std::uint64_t most) {
        std::uint64_t n = 0;
        for (const char c : word) {
            const auto digit = static_cast<std::uint64_t>(c - '0');
            if (c < '0' || c > '9' || digit > most || n > (most - digit) / 10) return std::nullopt;
            n = 10 * n + digit;
        }
        return word.empty() ? std::nullopt : std::optional(n);
    }

    void skip_gap(Gap gap) {
        const bool first = !std::exchange(begun_, true);
        if (strict() && first) return;
        if (strict()) {
            if (peek() != (gap == Gap::new_line ? '\n' : ' '))
                refuse(gap == Gap::new_line ? "the end of the line" : "one space");
            return input_.take();
        }
        if (first && peek() == 0xEF && input_.has(3) && std::string_view(input_.here(), 3) == "\xEF\xBB\xBF")
            input_.take(3, 0);
        while (is_blank(peek())) input_.take();
    }

    // Cases without anything unusual, by the quick way. The last line end is left to be read, as after any other word.
    std::size_t scan_cases(const CaseShape& shape, std::uint64_t left) {
        if (numbers_.empty()) numbers_.resize(batch);
        const std::size_t skip = peek() == '\n';
        if (!options_.scan || !skip) return 0;
        const std::size_t most = static_cast<std::size_t>(std::min<std::uint64_t>(left, batch));
        const std::string_view text(input_.here() + skip, input_.held() - skip);
        const std::size_t n = options_.scan(shape, text, std::span(numbers_).first(most));
        if (n) input_.take(skip + n * shape.bytes() - 1, skip + n * shape.line_ends() - 1);
        return n;
    }

    ReaderOptions options_;
    Input input_;
    std::vector<std::uint16_t> numbers_;
    bool begun_ = false;
};

}  // namespace noughts
