// SPDX-License-Identifier: MIT
// Any bytes into any contest problem end in answers or in a refusal: the same ones whatever the size of the buffer,
// however the bytes come in, and whether or not usual cases are read the quick way.
//
// Byte 0 chooses the problem and whether it is read strictly, byte 1 the size of the buffer, byte 2 how many bytes come
// in at a time; the rest is the input.
#include <algorithm>
#include <array>
#include <cstdint>
#include <string>
#include <string_view>

#include "check.hpp"
#include "contest/problems.hpp"
#include "src/scan.hpp"

namespace noughts::fuzz {
namespace {

using Answer = void (*)(Reader& in, Writer& out);

// Cases of the shapes that the problems have, answered by their numbers: reading them costs no table.
void boards(Reader& in, Writer& out) {
    contest::answer_cases(in, out, {}, 100'000, [](std::uint32_t n) { return std::to_string(n) + '\n'; });
}
void boards_with_bits(Reader& in, Writer& out) {
    contest::answer_cases(in, out, {.has_bit = true, .rows = 3, .width = 3}, 40'000,
                          [](std::uint32_t n) { return std::to_string(n) + '\n'; });
}

Answer chosen(std::uint8_t byte) {
    constexpr std::size_t problems = contest::problems.size();
    const std::size_t choice = byte / 2 % (problems + 2);
    return choice < problems ? contest::problems[choice].answer : choice == problems ? boards : boards_with_bits;
}

Fill in_pieces(std::string_view text, std::size_t most) {
    return [text, most](char* to, std::size_t room) mutable {
        const std::size_t part = text.copy(to, std::min(room, most));
        text.remove_prefix(part);
        return part;
    };
}

struct Outcome {
    std::string answers, refusal;
    friend bool operator==(const Outcome&, const Outcome&) = default;
};

Outcome outcome(Answer answer, Fill fill, const ReaderOptions& options) {
    Outcome result;
    Writer out(into_string(result.answers));
    Reader in(std::move(fill), options);
    try {
        answer(in, out);
    } catch (const BadInput& refusal) {
        result.refusal = refusal.what();
        check(result.refusal.starts_with("line "), "a refusal names a line");
    }
    out.flush();
    return result;
}

// Under sanitizers one empty board of 4x4 takes a second, and a file has room for hundreds.
bool takes_long(Answer answer, std::string_view input) {
    constexpr std::string_view empty = "._-";
    const auto is_empty = [&](char c) { return empty.find(c) != empty.npos; };
    return answer == contest::poj1568 && std::count_if(input.begin(), input.end(), is_empty) > 20;
}

void run(std::uint8_t choice, std::size_t buffer, std::size_t piece, std::string_view input) {
    constexpr std::size_t smallest = 65;  // a word of 64 bytes and the byte after it
    const Answer answer = chosen(choice);
    if (takes_long(answer, input)) return;
    const bool strict = choice % 2;
    const Outcome plain = outcome(answer, from_text(input), {.strict = strict});
    const ReaderOptions quick{.strict = strict, .scan = scan_cases, .buffer = smallest + buffer};
    check(plain == outcome(answer, in_pieces(input, piece + 1), quick), "how the bytes come in does not matter");
    const bool may_be_empty = input.find('0') != input.npos || input.find("end") != input.npos ||
                              input.find_first_not_of(" \t\r\n\xEF\xBB\xBF$") == input.npos;
    check(!plain.answers.empty() || !plain.refusal.empty() || may_be_empty, "only no cases leave nothing to say");
}

}  // namespace
}  // namespace noughts::fuzz

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    if (size < 3) return 0;
    noughts::fuzz::run(data[0], data[1], data[2], {reinterpret_cast<const char*>(data) + 3, size - 3});
    return 0;
}
