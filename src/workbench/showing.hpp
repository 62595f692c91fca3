// What is read and written, as people look at it: made visible where it is not, and no more of it than they take in.
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace noughts::workbench {

// A label and what it says; further lines stand below each other.
std::string labelled(std::string label, std::string text);

// The first few lines of a text, and no more than some hundred bytes; then how much is left out.
std::string beginning(const std::string& text);

// The same with what is invisible made visible, unless there is nothing of the kind.
std::string shown_lines(const std::string& text);

// A text without lines.
std::string shown_words(const std::string& text);
std::string shown_bytes(const std::string& text);

// The last few lines of a text, as they are; and with what is invisible made visible.
std::string end_of(std::string text);
std::string shown_end(const std::string& text);

// A text as JSON can hold it: bytes that are not UTF-8 as \xHH.
std::string as_utf8(std::string_view bytes);

}  // namespace noughts::workbench
