// SPDX-License-Identifier: MIT
#include "answers.hpp"

#include <algorithm>
#include <iterator>
#include <noughts/alphabet.hpp>
#include <utility>

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
    Answers found{.of = {}, .certain = false, .count = 0, .extra = {}};
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

// The words of answers one after another; of answers in bytes, and of letters, these as they are.
std::vector<std::string_view> pieces(const Layout& layout, const std::vector<std::string>& answers, Match match) {
    std::vector<std::string_view> all(answers.begin(), answers.end());
    if (match == Match::bytes || layout.lines == 0) return all;
    all.clear();
    for (const std::string& answer : answers) std::ranges::copy(words_of(answer), std::back_inserter(all));
    return all;
}

// Whether few pieces that are missing, and few that are too many, make as many answers differ as do: by how far two
// texts agree after so many edits, each along its own shift of the one against the other (Myers).
bool are_shifted(std::span<const std::string_view> right, std::span<const std::string_view> found,
                 std::size_t different) {
    const auto most = std::ptrdiff_t(std::min<std::size_t>(different / 8, 1000));
    const auto end = std::ssize(right), end_of_found = std::ssize(found);
    std::vector<std::ptrdiff_t> reached(2 * std::size_t(most) + 3, 0);  // of `right`, by shift
    for (std::ptrdiff_t edits = 0; edits <= most; ++edits)
        for (std::ptrdiff_t shift = -edits; shift <= edits; shift += 2) {
            std::ptrdiff_t* const at = reached.data() + most + 1 + shift;
            const bool left_out = shift == -edits || (shift != edits && at[-1] < at[1]);
            std::ptrdiff_t here = edits == 0 ? 0 : left_out ? at[1] : at[-1] + 1;
            while (here < end && here - shift < end_of_found && right[here] == found[here - shift]) ++here;
            *at = here;
            if (here >= end && here - shift >= end_of_found) return true;
        }
    return false;
}

}  // namespace

Answers right_answers(const Layout& layout, std::string_view text, Match match) {
    if (layout.most == 1) return {.of = {whole(text, match)}, .certain = true, .count = 1, .extra = {}};
    Answers right{.of = parts(layout, text, match), .certain = true, .count = 0, .extra = {}};
    right.count = right.of.size();
    return right;
}

Answers found_answers(const Layout& layout, std::string_view output, const Answers& right, Match match) {
    const std::size_t cases = right.of.size();
    if (cases == 1) return {.of = {whole(output, match)}, .certain = true, .count = 1, .extra = {}};
    Answers found{.of = parts(layout, output, match), .certain = true, .count = 0, .extra = {}};
    found.count = found.of.size();
    found.certain = found.count == cases;
    for (std::size_t i = cases; i < found.of.size(); ++i) found.extra += (found.extra.empty() ? "" : " ") + found.of[i];
    found.of.resize(cases);
    const std::size_t different = differences(right, found);
    if (found.certain && different == 0) return found;
    if (found.certain && are_shifted(pieces(layout, right.of, match), pieces(layout, found.of, match), different))
        found.certain = false;
    if (match == Match::bytes || layout.lines == 0) return found;
    Answers guess = by_words(output, right);
    guess.certain = guess.certain || found.certain;
    guess.count = found.count;
    return differences(right, guess) < different ? guess : found;
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
