// The JSON of the commands that ask one question: some of the fields of `show`, one object for each board.
// SPDX-License-Identifier: MIT
#pragma once

#include "fields.hpp"

namespace noughts {

// Answers with these fields, or refuses where any of them is not known.
void answer_in_json(const BoardOptions& options, Session& session, std::string_view field_names);

// How a board stands, or the reason why that is not known.
Standing known_standing(const Rules& rules, const Board& board);

}  // namespace noughts
