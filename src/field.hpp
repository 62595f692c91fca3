// One field of what is known about a board: its name, what has to be worked out for it, and its JSON.
// SPDX-License-Identifier: MIT
#pragma once

#include <nlohmann/json.hpp>
#include <optional>
#include <span>
#include <string_view>

#include "report.hpp"

namespace noughts {

struct Field {
    using Json = nlohmann::ordered_json;
    using Known = std::optional<Json>;  // absent: not known; null: does not apply

    std::string_view name;
    Parts parts;
    Known (*read)(const Game& game, const Report& report);             // none: the list of those that are not known
    bool rare = false;                                                 // left out where it does not apply
    Json (*partly)(const Game& game, const Report& report) = nullptr;  // what is known of it where it is not known
};

// All fields in the order in which they are printed.
std::span<const Field> all_of_them();

}  // namespace noughts
