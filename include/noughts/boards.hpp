// Boards in the text of contest problems: rows, boards, and rows of which the end is lost.
// SPDX-License-Identifier: MIT
#pragma once

#include "alphabet.hpp"
#include "reader.hpp"

namespace noughts {

// The letters of an alphabet in words: "X, O or .".
inline std::string names_of(const Alphabet& letters) {
    const std::string x(1, letters.x), o(1, letters.o);
    if (letters.empty == Alphabet::none) return x + " or " + o;
    return x + ", " + o + " or " + (letters.empty == ' ' ? "space" : std::string(1, letters.empty));
}

inline std::string row_of(const std::string& width, const Alphabet& letters) {
    return "a row of " + width + " cells, each " + names_of(letters);
}

// Reads the next word as `width` cells of a board, from cell `first` on.
inline void read_row(Reader& in, Position& p, int first, int width, const Alphabet& letters) {
    const std::string_view word = in.next_word();
    bool good = word.size() == std::size_t(width);
    for (int i = 0; good && i < width; ++i) {
        const auto mark = letters.read(word[std::size_t(i)], in.strict());
        put(p, first + i, mark.value_or(Mark::empty));
        good = mark.has_value();
    }
    if (!good) in.refuse(row_of(std::to_string(width), letters));
    in.take(word);
}

// Reads the next words as the cells of a row, one a word; unless reading is strict, also a row without spaces.
inline void read_row_of_words(Reader& in, Position& p, int first, int width, const Alphabet& letters) {
    if (!in.strict() && in.peek_word().size() > 1) return read_row(in, p, first, width, letters);
    for (int i = 0; i < width; ++i) {
        const std::string_view word = in.next_word(i == 0 ? Reader::Gap::new_line : Reader::Gap::space);
        const auto mark = word.size() == 1 ? letters.read(word[0], in.strict()) : std::nullopt;
        if (!mark) in.refuse("a cell, " + names_of(letters));
        put(p, first + i, *mark);
        in.take(word);
    }
}

// Reads a board by its rows, each of which `row`, one of the functions above, reads; X is to move there.
inline Position read_board(Reader& in, int width, int height, const Alphabet& letters,
                           decltype(read_row) row = read_row) {
    Position p;
    for (int y = 0; y < height; ++y) row(in, p, y * width, width, letters);
    if (in.strict() && in.peek() != '\n') in.refuse("the end of the line");
    return p;
}

// Reads an empty line, which may be missing unless reading is strict.
inline void read_empty_line(Reader& in) {
    if (in.strict() && !in.next_word().empty()) in.refuse("an empty line");
}

// Reads the next line as up to `width` cells, empty ones where it is shorter or missing, perhaps a bar, and blanks.
inline void read_ragged_row(Reader& in, Position& p, int first, int width, const Alphabet& letters) {
    if (in.peek() == '\n') in.input().take();
    for (int c = first; c < first + width; ++c, in.input().take()) {
        const int next = in.peek();
        if (next == Reader::end || next == '\n' || next == '\r' || next == '|') break;
        const auto mark = letters.read(static_cast<char>(next), in.strict());
        if (!mark) in.refuse(row_of("at most " + std::to_string(width), letters));
        put(p, c, *mark);
    }
    if (in.peek() == '|') in.input().take();
    in.line_end("the end of a row of " + std::to_string(width) + " cells");
}

// Reads a line that holds the mark of a side.
inline Side read_side(Reader& in, const Alphabet& letters) {
    const std::string_view word = in.next_word();
    const auto mark = word.size() == 1 ? letters.read(word[0], in.strict()) : std::nullopt;
    if (!mark || *mark == Mark::empty) in.refuse(std::string("the mark ") + letters.x + " or " + letters.o);
    in.take(word);
    in.line_end("the end of the line");
    return *mark == Mark::x ? Side::x : Side::o;
}

}  // namespace noughts
