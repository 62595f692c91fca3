// A value of a JSON file, read or refused with the place where it stands.
// SPDX-License-Identifier: MIT
#pragma once

#include <cmath>
#include <nlohmann/json.hpp>
#include <string>
#include <string_view>
#include <vector>

#include "refuse.hpp"
#include "spelling.hpp"

namespace noughts {

struct Value {
    using Json = nlohmann::json;

    const Json& json;
    std::string path;

    [[noreturn]] void refuse(const std::string& sentence) const {
        throw BadInput(path.empty() ? sentence : path + ": " + sentence);
    }
    [[noreturn]] void expected(const std::string& what) const { refuse("expected " + what + ", found " + shown()); }
    // What is found here: a number that is not whole is not as it was written any more.
    std::string shown() const {
        if (json.is_array()) return "an array";
        if (json.is_object()) return "an object";
        if (!json.is_number_float()) return noughts::quoted(json.dump(-1, ' ', false, Json::error_handler_t::replace));
        const bool long_one = std::abs(json.get<double>()) >= 1e18;
        return long_one ? "a number of more than 18 digits" : "a number with a fraction or an exponent";
    }

    bool has(std::string_view key) const { return json.contains(std::string(key)); }
    Value at(std::string_view key) const {
        const std::string name(key);
        return {.json = json.at(name), .path = path.empty() ? name : path + '.' + name};
    }

    // The elements of an array.
    std::vector<Value> elements(const std::string& what) const {
        if (!json.is_array()) expected("an array of " + what);
        std::vector<Value> all;
        for (const Json& each : json) all.push_back({each, path + '[' + std::to_string(all.size()) + ']'});
        return all;
    }

    int number(const std::string& what, int most) const {
        if (!json.is_number_unsigned() || json < 1 || json > most)
            expected(what + " from 1 to " + std::to_string(most));
        return json.get<int>();
    }

    bool truth() const {
        if (!json.is_boolean()) expected("true or false");
        return json.get<bool>();
    }

    template <class Meaning, std::size_t n>
    Meaning word(const Named<Meaning> (&names)[n]) const {
        for (const auto& name : names)
            if (json.is_string() && json == name.name) return name.meaning;
        expected(one_of(names, &Named<Meaning>::name));
    }
};

}  // namespace noughts
