// SPDX-License-Identifier: MIT
#include "answers.hpp"

#include <algorithm>
#include <noughts/alphabet.hpp>
#include <utility>

#include "shift.hpp"

namespace noughts::workbench {
namespace {

constexpr std::string_view blanks = " \t\r\n\v\f";

std::vector<std::string_view> words_of(std::string_view text) {
    std::vector<std::string_view> words;
    for (std::size_t at = text.find_first_not_of(blanks); at < text.size();) {
        const std::size_t end = std::min(text.find_first_of(blanks, at), text.size());
        words.push_back(text.substr(at, end - at));
        at = text.find_first_not_of(blanks, end);
    }
    return words;
}

std::string joined(std::span<const std::string_view> words) {
    std::string text;
    for (const std::string_view word : words) (text += text.empty() ? "" : " ") += word;
    return text;
}

// The lines of a text, each with its end.
std::vector<std::string_view> lines_of(std::string_view text) {
    std::vector<std::string_view> lines;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find('\n'), text.size() - 1) + 1;
        lines.push_back(text.substr(0, end));
        text.remove_prefix(end);
    }
    return lines;
}

bool is_blank(std::string_view line) { return line.find_first_not_of(blanks) == line.npos; }

// Single characters: all are to be one word, and what begins a further word has the blanks before it.
std::vector<std::string> letters(std::string_view text) {
    std::vector<std::string> answers;
    std::string between;
    for (const char c : text) {
        if (!is_blank({&c, 1}))
            answers.push_back(std::exchange(between, {}) + c);
        else if (!answers.empty())
            between += c;
    }
    return answers;
}

// Lines that hold something, `layout.lines` to a case; or single characters.
std::vector<std::string> by_lines(const Layout& layout, std::string_view text) {
    if (layout.lines == 0) return letters(text);
    std::vector<std::string> answers;
    int left = 0;
    for (const std::string_view line : lines_of(text)) {
        if (is_blank(line)) continue;
        if (left == 0) answers.emplace_back();
        std::string& answer = answers.back();
        (answer += left == 0 ? "" : " ") += joined(words_of(line));
        left = (left == 0 ? layout.lines : left) - 1;
    }
    return answers;
}

// Characters that are not blank, each with the blanks that follow it.
std::vector<std::string> characters(std::string_view text) {
    std::vector<std::string> answers;
    std::string top;
    for (const char c : text) {
        const bool blank = is_blank({&c, 1});
        if (!blank)
            answers.push_back(std::exchange(top, {}) + c);
        else if (answers.empty())
            top += c;
        else
            answers.back() += c;
    }
    if (answers.empty() && !top.empty()) answers.push_back(top);
    return answers;
}

// All bytes of a text: blank lines go with the answer before them, and those at the top with the first. So it is with
// blanks where answers are single characters.
std::vector<std::string> by_bytes(const Layout& layout, std::string_view text) {
    if (layout.lines == 0) return characters(text);
    std::vector<std::string> answers;
    std::string top;
    int left = 0;
    for (const std::string_view line : lines_of(text)) {
        const bool begins = left == 0 && !is_blank(line);
        if (begins) answers.emplace_back(std::exchange(top, {}));
        if (answers.empty())
            top += line;
        else
            answers.back() += line;
        if (!is_blank(line)) left = (left == 0 ? layout.lines : left) - 1;
    }
    if (answers.empty() && !top.empty()) answers.push_back(top);
    return answers;
}

std::vector<std::string> parts(const Layout& layout, std::string_view text, Match match) {
    return match == Match::words ? by_lines(layout, text) : by_bytes(layout, text);
}

std::string whole(std::string_view text, Match match) {
    return match == Match::words ? joined(words_of(text)) : std::string(text);
}

// As many words to each case as the right answer has; which is no guess where there are as many in all.
Answers by_words(std::string_view output, const Answers& right) {
    const auto words = words_of(output);
    Answers found{.certain = false};
    auto rest = std::span(words);
    std::size_t expected = 0;
    for (const std::string& answer : right.of) {
        const std::size_t due = words_of(answer).size(), n = std::min(rest.size(), due);
        expected += due;
        found.of.push_back(joined(rest.first(n)));
        rest = rest.subspan(n);
    }
    found.extra = joined(rest);
    found.certain = words.size() == expected;
    return found;
}

std::size_t differences(const Answers& right, const Answers& found) {
    std::size_t n = 0;
    for (std::size_t i = 0; i < right.of.size(); ++i) n += right.of[i] != found.of[i];
    return n;
}

}  // namespace

Answers right_answers(const Layout& layout, std::string_view text, Match match) {
    if (layout.most == 1) return {.of = {whole(text, match)}, .count = 1};
    Answers right{.of = parts(layout, text, match)};
    right.count = right.of.size();
    return right;
}

Answers found_answers(const Layout& layout, std::string_view output, const Answers& right, Match match) {
    const std::size_t cases = right.of.size();
    if (cases == 1) return {.of = {whole(output, match)}, .count = 1};
    Answers found{.of = parts(layout, output, match)};
    found.count = found.of.size();
    found.certain = found.count == cases;
    for (std::size_t i = cases; i < found.of.size(); ++i) found.extra += (found.extra.empty() ? "" : " ") + found.of[i];
    found.of.resize(cases);
    if (match == Match::words && layout.lines > 0 && differences(right, found) > 0) {
        Answers guess = by_words(output, right);
        guess.certain = guess.certain || found.certain;
        guess.count = found.count;
        if (differences(right, guess) < differences(right, found)) found = std::move(guess);
    }
    if (found.certain) found.shifted = shift_of(right.of, found.of, differences(right, found));
    return found;
}

std::string printable(std::string_view bytes, std::size_t most) {
    std::string text;
    for (const char byte : bytes.substr(0, most)) {
        if (byte == '\n' || byte == '\r' || byte == '\t' || byte == '\\')
            text += byte == '\n' ? "\\n" : byte == '\r' ? "\\r" : byte == '\t' ? "\\t" : "\\\\";
        else
            put_printable(text, byte);
    }
    return bytes.size() > most ? text + "..." : text;
}

std::string visible(std::string_view bytes, std::size_t most) {
    std::string text;
    for (const char c : printable(bytes, most)) text += c == ' ' ? std::string("·") : std::string(1, c);
    return text;
}

std::string first_difference(std::string_view right, std::string_view found) {
    constexpr std::size_t shown = 20;
    const auto at = static_cast<std::size_t>(std::ranges::mismatch(right, found).in1 - right.begin());
    const auto line = 1 + std::count(right.begin(), right.begin() + std::ptrdiff_t(at), '\n');
    const auto rest = [&](std::string_view text) {
        return at < text.size() ? visible(text.substr(at), shown) : std::string("the end of the output");
    };
    return "byte " + std::to_string(at + 1) + ", line " + std::to_string(line) + ": expected " + rest(right) +
           ", found " + rest(found);
}

}  // namespace noughts::workbench
