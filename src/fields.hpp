// What the program knows about a board, as the fields of a JSON object.
// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "report.hpp"

namespace noughts {

struct Field;  // see field.hpp

// Some of the fields, in the order of the table.
using Fields = std::vector<const Field*>;

Fields all_fields();

// Those of a list of names with commas between them. A name that is not in the table is refused.
Fields fields_named(std::string_view names);

// What has to be worked out for these fields.
Parts parts_of(const Fields& fields);

// Whether there is nothing among them that is not known.
bool knows(const Game& game, const Report& report, const Fields& wanted);

// One JSON object on a line of its own.
std::string json_line(const Game& game, const Report& report, const Fields& fields);

}  // namespace noughts
