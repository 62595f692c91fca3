// Cases of 8 to 16 bytes, four at a time in the compiler's vector types. A case of `bytes` bytes is looked at through
// two words of eight, which overlap; what is in both counts in the first only:
//
//     1 \n . O O \n X . O \n O X O \n      first word: bytes 0 to 7, second: the last eight
//     [-------------]
//                 [---------------]
//
// Every byte must be one of at most three letters. The letter makes a digit, and a digit times its weight, a power of
// 3, is added up over 16-bit lanes: no lane overflows, as the number of a case fits 16 bits.
// SPDX-License-Identifier: MIT
#include "scan.hpp"

#include <array>
#include <bit>
#include <cstring>

namespace noughts {
namespace {

constexpr std::size_t lanes = 4;
using Bytes [[gnu::vector_size(8 * lanes)]] = std::uint8_t;
using Halves [[gnu::vector_size(8 * lanes)]] = std::uint16_t;
using Words [[gnu::vector_size(8 * lanes)]] = std::uint64_t;

// The letters that may stand at each byte of a word, what the second and third are worth, and the weights of the
// digits.
struct Window {
    Bytes empty{}, x{}, o{}, x_digit{}, o_digit{};
    Halves even{}, odd{};
};

struct Letter {
    std::uint8_t empty = '\n', x = '\n', o = '\n', x_digit = 0, o_digit = 0;
    std::uint16_t weight = 0;
};

std::array<Letter, 16> letters_of(const CaseShape& shape) {
    std::array<Letter, 16> letters;
    std::size_t at = 0;
    std::uint16_t weight = 1;
    if (shape.has_bit) at = 2;
    for (int y = 0; y < shape.rows; ++y, ++at)
        for (int x = 0; x < shape.width; ++x, weight = std::uint16_t(weight * 3))
            letters[at++] = {.empty = '.', .x = 'X', .o = 'O', .x_digit = 1, .o_digit = 2, .weight = weight};
    if (shape.has_bit) letters[0] = {.empty = '0', .x = '1', .o = '0', .x_digit = 1, .o_digit = 0, .weight = weight};
    return letters;
}

// The window on the eight bytes from `first` on, of which those before `counted` have no weight; the same in all lanes.
Window window_of(const std::array<Letter, 16>& letters, std::size_t first, std::size_t counted) {
    Window w;
    for (std::size_t i = 0; i < 8 * lanes; ++i) {
        const Letter& letter = letters[first + i % 8];
        const std::uint16_t weight = first + i % 8 < counted ? 0 : letter.weight;
        w.empty[i] = letter.empty;
        w.x[i] = letter.x;
        w.o[i] = letter.o;
        w.x_digit[i] = letter.x_digit;
        w.o_digit[i] = letter.o_digit;
        Halves& half = i % 2 ? w.odd : w.even;  // named: g++ 12 under UBSan misreads an unnamed one
        half[i / 2] = weight;
    }
    return w;
}

std::uint64_t word_at(const char* text) {
    std::uint64_t word;
    std::memcpy(&word, text, sizeof word);
    return word;
}

#if defined(__x86_64__)
[[gnu::target_clones("avx2", "default")]]
#endif
std::size_t
scan_windows(const Window (&windows)[2], const char* text, std::size_t bytes, std::size_t groups,
             std::uint16_t* numbers) {
    for (std::size_t g = 0; g < groups; ++g, text += lanes * bytes, numbers += lanes) {
        Bytes bad{};
        Halves sum{};
        for (std::size_t half = 0; half < 2; ++half) {
            const Window& w = windows[half];
            const char* const at = text + half * (bytes - 8);
            const Words words{word_at(at), word_at(at + bytes), word_at(at + 2 * bytes), word_at(at + 3 * bytes)};
            const auto seen = reinterpret_cast<Bytes>(words);
            const auto is_x = reinterpret_cast<Bytes>(seen == w.x), is_o = reinterpret_cast<Bytes>(seen == w.o);
            bad |= ~(reinterpret_cast<Bytes>(seen == w.empty) | is_x | is_o);
            const auto digits = reinterpret_cast<Halves>((is_x & w.x_digit) | (is_o & w.o_digit));
            sum += (digits & 0xFF) * w.even + (digits >> 8) * w.odd;
        }
        auto wrong = reinterpret_cast<Words>(bad);
        wrong |= __builtin_shufflevector(wrong, wrong, 2, 3, 0, 1);
        if (wrong[0] | wrong[1]) return g * lanes;
        auto number = reinterpret_cast<Words>(sum);
        number += number >> 32;
        number += number >> 16;
        const auto halves = reinterpret_cast<Halves>(number);
        const auto packed = __builtin_shufflevector(halves, halves, 0, 4, 8, 12);
        std::memcpy(numbers, &packed, sizeof packed);
    }
    return groups * lanes;
}

}  // namespace

std::size_t scan_cases(const CaseShape& shape, std::string_view text, std::span<std::uint16_t> numbers) {
    const std::size_t bytes = shape.bytes();
    if (std::endian::native != std::endian::little || bytes < 8 || bytes > 16) return 0;
    const std::size_t groups = std::min(text.size() / bytes, numbers.size()) / lanes;
    if (groups == 0) return 0;
    const auto letters = letters_of(shape);
    const Window windows[2] = {window_of(letters, 0, 0), window_of(letters, bytes - 8, 8)};
    return scan_windows(windows, text.data(), bytes, groups, numbers.data());
}

}  // namespace noughts
