// Answers in a program's output: which words belong to which case, and where they differ from the right ones.
// SPDX-License-Identifier: MIT
#pragma once

#include "space.hpp"

namespace noughts::workbench {

// By words blank space and line ends do not matter, and letters do. By bytes everything does.
enum class Match : std::uint8_t { words, bytes };

struct Answers {
    // A case each, its words joined by single spaces, or its bytes; empty: none is there.
    std::vector<std::string> of = {};
    bool certain = true;      // otherwise which words belong to which case is a guess
    std::size_t shifted = 0;  // so many seem to be missing, and as many too many elsewhere, as few would differ then
    std::size_t count = 0;    // of answers, whether they belong to a case or not
    std::string extra = {};   // words after the last answer
};

// The right answers to as many cases as `text` has them.
Answers right_answers(const Layout& layout, std::string_view text, Match match);

// What an output says, in the place of those answers.
Answers found_answers(const Layout& layout, std::string_view output, const Answers& right, Match match);

// Bytes for people: what is not printable made visible, and no more than `most` of them.
std::string printable(std::string_view bytes, std::size_t most = 200);

// The same with spaces and line ends made visible as well.
std::string visible(std::string_view bytes, std::size_t most = 200);

// Where two texts part, as "byte 3 (line 1): expected ..., found ...".
std::string first_difference(std::string_view right, std::string_view found);

}  // namespace noughts::workbench
