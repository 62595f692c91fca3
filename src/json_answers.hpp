// The JSON of the commands that ask one question: some of the fields of `show`, one object for each board.
// SPDX-License-Identifier: MIT
#pragma once

#include "fields.hpp"

namespace noughts {

// Answers with these fields. Where any of them is not known it says so, and adds what is known of it.
void answer_in_json(const BoardOptions& options, Session& session, const std::string& field_names);

// Says the reason why an answer is not known; the first one only. The program then ends with status 3.
void complain_once(Session& session, const std::string& reason);

}  // namespace noughts
