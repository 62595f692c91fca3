// Inputs that begin with the number of their cases.
// SPDX-License-Identifier: MIT
#pragma once

#include <noughts/boards.hpp>
#include <noughts/writer.hpp>

namespace noughts::contest {

// Does `answer` as often as the first line says, and takes care that nothing follows.
template <class Answer>
void for_each_case(Reader& in, std::uint64_t most_in_statement, Answer answer) {
    for (std::uint64_t left = in.count("the number of cases", 1, most_in_statement); left > 0; --left) answer();
    in.finish();
}

}  // namespace noughts::contest
