// The letters of a board, and boards as text: rows from the top, joined by `/`.
// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "position.hpp"

namespace noughts {

enum class Mark : std::uint8_t { empty, x, o };

// How marks are written. Unless `strict`, x, o and the digit 0 are read for X and O, and `_` and `-` for an empty cell,
// where they are not letters of this alphabet; and the letters of the alphabet are read in either case. Where no cell can
// be empty there is no letter for one.
struct Alphabet {
    static constexpr char none = '\0';
    char x = 'X', o = 'O', empty = '.';

    constexpr std::optional<Mark> read(char c, bool strict) const {
        if (c == x) return Mark::x;
        if (c == o) return Mark::o;
        if (c == empty && c != none) return Mark::empty;
        if (strict) return std::nullopt;
        if (other_case(c) == x) return Mark::x;
        if (other_case(c) == o) return Mark::o;
        if (c == 'x' || c == 'X') return Mark::x;
        if (c == 'o' || c == 'O' || c == '0') return Mark::o;
        if ((c == '_' || c == '-') && empty != none) return Mark::empty;
        return std::nullopt;
    }
    constexpr char letter(Side side) const { return side == Side::x ? x : o; }

    friend constexpr bool operator==(const Alphabet&, const Alphabet&) = default;

private:
    static constexpr char other_case(char c) {
        const bool is_letter = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
        return is_letter ? static_cast<char>(c ^ ('a' ^ 'A')) : c;
    }
};

// Puts a mark on cell `c`, which is empty so far.
constexpr void put(Position& p, int c, Mark mark) {
    if (mark == Mark::x) p.x |= cell(c);
    if (mark == Mark::o) p.o |= cell(c);
}

// The board as rows of `width` cells, joined by `between`.
inline std::string to_text(const Position& p, int cells, int width, const Alphabet& letters = {},
                           std::string_view between = "/") {
    std::string text;
    for (int c = 0; c < cells; ++c) {
        if (c > 0 && c % width == 0) text += between;
        text += contains(p.x, cell(c)) ? letters.x : contains(p.o, cell(c)) ? letters.o : letters.empty;
    }
    return text;
}

// A byte as people can see it: what is not printable ASCII as \xHH.
inline void put_printable(std::string& text, char byte) {
    constexpr std::string_view digits = "0123456789ABCDEF";
    const auto code = static_cast<unsigned char>(byte);
    if (code >= 0x20 && code < 0x7F)
        text += byte;
    else
        text += {'\\', 'x', digits[code >> 4], digits[code & 15]};
}

// Bytes as a message can show them: quoted, and no more than 40 of them.
inline std::string quoted(std::string_view bytes) {
    constexpr std::size_t most = 40;
    std::string text = "'";
    for (const char byte : bytes.substr(0, most)) put_printable(text, byte);
    return text += bytes.size() > most ? "...'" : "'";
}

}  // namespace noughts
