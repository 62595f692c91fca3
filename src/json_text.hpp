// The text of a file, and the JSON in a text. What is wrong is refused with its place.
// SPDX-License-Identifier: MIT
#pragma once

#include <nlohmann/json_fwd.hpp>
#include <string>

namespace noughts {

// What a file of at most 1 MB holds.
std::string text_in(const std::string& path);

// Refuses also keys that come twice and values that lie deeper than anything in the file of a game.
nlohmann::json json_of(const std::string& text);

}  // namespace noughts
