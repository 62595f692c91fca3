// SPDX-License-Identifier: MIT
#include "showing.hpp"

#include <algorithm>
#include <noughts/alphabet.hpp>
#include <sstream>

#include "answers.hpp"
#include "src/numbers.hpp"

namespace noughts::workbench {
namespace {

constexpr std::size_t label_width = 10, most_lines = 12, most_bytes = 600, most_of_answer = 200, last_lines = 4;

// Where the first lines of a text end, or so many of its bytes.
std::size_t end_of_beginning(const std::string& text) {
    std::size_t end = 0;
    for (std::size_t lines = 0; end < text.size() && lines < most_lines; ++lines)
        end = std::min(text.find('\n', end), text.size() - 1) + 1;
    return std::min(end, most_bytes);
}

// What stands after the first `end` bytes of a text, in lines where it begins with one.
std::string left_out(const std::string& text, std::size_t end) {
    if (end >= text.size()) return "";
    const auto lines = std::size_t(std::count(text.begin() + std::ptrdiff_t(end), text.end(), '\n'));
    const bool by_lines = text[end - 1] == '\n' && lines > 0;
    const std::size_t count = by_lines ? lines : text.size() - end;
    return "... and " + with_commas(count) + (by_lines ? " more line" : " more byte") + (count == 1 ? "" : "s");
}

// Whether text can be shown as it is: its lines end, and nothing in them is invisible.
bool is_plain(const std::string& text) {
    std::string line;
    for (const char c : text) {
        if (c != '\n') {
            line += c;
            continue;
        }
        if (line.empty() || line.starts_with(' ') || line.ends_with(' ') || printable(line, line.size()) != line)
            return false;
        line.clear();
    }
    return line.empty();
}

// How many bytes the character has that a text begins with; 0 where it is not UTF-8 (Unicode, table 3-7).
std::size_t length_of_utf8(std::string_view text) {
    const auto byte = [&](std::size_t i) { return i < text.size() ? static_cast<unsigned char>(text[i]) : 0U; };
    const unsigned first = byte(0);
    const std::size_t length = first < 0x80   ? 1
                               : first < 0xC2 ? 0
                               : first < 0xE0 ? 2
                               : first < 0xF0 ? 3
                               : first < 0xF5 ? 4
                                              : 0;
    for (std::size_t i = 1; i < length; ++i)
        if (byte(i) >> 6 != 0b10) return 0;
    const bool too_long = (first == 0xE0 && byte(1) < 0xA0) || (first == 0xF0 && byte(1) < 0x90);
    const bool beyond = (first == 0xED && byte(1) > 0x9F) || (first == 0xF4 && byte(1) > 0x8F);
    return too_long || beyond ? 0 : length;
}

// What is invisible made visible, line by line.
std::string visible_lines(const std::string& text) {
    std::istringstream lines(text);
    std::string shown;
    for (std::string line; std::getline(lines, line);)
        shown.append(visible(line, line.size())).append(lines.eof() ? "" : "\\n\n");
    return shown;
}

}  // namespace

std::string labelled(std::string label, std::string text) {
    label.resize(label_width, ' ');
    if (text.ends_with('\n')) text.pop_back();
    for (std::size_t at = text.find('\n'); at != text.npos; at = text.find('\n', at + 1 + label_width))
        text.insert(at + 1, label_width, ' ');
    return label + text + '\n';
}

std::string beginning(const std::string& text) {
    const std::size_t end = end_of_beginning(text);
    const std::string rest = left_out(text, end);
    return text.substr(0, end) + (rest.empty() || text[end - 1] == '\n' ? "" : " ") + rest;
}

std::string shown_lines(const std::string& text) {
    const std::size_t end = end_of_beginning(text);
    const std::string head = text.substr(0, end), rest = left_out(text, end);
    std::string shown = is_plain(head) ? head : visible_lines(head);
    if (!rest.empty() && !shown.ends_with('\n')) shown += '\n';
    return shown + rest;
}

std::string shown_words(const std::string& text) {
    const std::string rest = left_out(text, most_of_answer);
    return text.empty() ? "nothing" : printable(text.substr(0, most_of_answer)) + (rest.empty() ? "" : " " + rest);
}

std::string shown_bytes(const std::string& text) {
    const std::string rest = left_out(text, most_of_answer);
    return text.empty() ? "nothing" : visible(text.substr(0, most_of_answer)) + (rest.empty() ? "" : " " + rest);
}

std::string end_of(std::string text) {
    while (text.ends_with('\n')) text.pop_back();
    std::size_t at = text.size();
    for (std::size_t i = 0; i < last_lines && at != text.npos; ++i) at = at == 0 ? text.npos : text.rfind('\n', at - 1);
    return at == text.npos ? text : text.substr(at + 1);
}

std::string shown_end(const std::string& text) {
    std::istringstream last(end_of(text));
    std::string shown;
    for (std::string line; std::getline(last, line);) shown.append(printable(line)).append("\n");
    return shown;
}

std::string as_utf8(std::string_view bytes) {
    std::string text;
    while (!bytes.empty()) {
        const std::size_t length = length_of_utf8(bytes);
        if (length > 0)
            text += bytes.substr(0, length);
        else
            put_printable(text, bytes.front());
        bytes.remove_prefix(std::max<std::size_t>(length, 1));
    }
    return text;
}

}  // namespace noughts::workbench
