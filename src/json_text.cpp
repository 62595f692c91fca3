// SPDX-License-Identifier: MIT
#include "json_text.hpp"

#include <algorithm>
#include <cerrno>
#include <filesystem>
#include <fstream>
#include <nlohmann/json.hpp>
#include <set>
#include <sstream>
#include <system_error>

#include "refuse.hpp"

namespace noughts {
namespace {

using Json = nlohmann::json;

constexpr std::size_t max_bytes = 1'000'000;
constexpr int max_depth = 4;  // a cell of a line in {"lines": [{"cells": [1]}]}

std::string reason(int error) { return std::generic_category().message(error); }

[[noreturn]] void refuse_at(std::string_view text, std::size_t place, const std::string& sentence) {
    const std::string_view before = text.substr(0, place);
    const auto line = 1 + std::ranges::count(before, '\n');
    const auto column = place - (before.rfind('\n') + 1) + 1;
    throw BadInput("line " + std::to_string(line) + ", column " + std::to_string(column) + ": " + sentence);
}

// The reader's words for what is wrong, without those that tell where and what it has read.
std::string complaint(std::string_view what) {
    const auto begin = what.find(" - ");
    if (begin == what.npos) return "this is not JSON";
    what.remove_prefix(begin + 3);
    const auto read = what.find("; last read: "), expected = what.rfind("; expected ");
    std::string text = "not JSON: " + std::string(what.substr(0, std::min(read, expected)));
    return expected == what.npos ? text : text + std::string(what.substr(expected));
}

// Refuses keys that come twice and values that lie too deep, which the reader would take.
class Guard {
public:
    Guard(std::string_view text, std::istream& in) : text_(text), in_(in) {}

    bool operator()(int depth, Json::parse_event_t event, const Json& value) {
        const auto place = std::size_t(in_.tellg());
        if (event == Json::parse_event_t::object_start || event == Json::parse_event_t::array_start) {
            if (depth >= max_depth) refuse_at(text_, place - 1, "nothing in a game lies so deep");
            keys_.resize(std::size_t(depth) + 1);
            keys_.back().clear();
        }
        if (event == Json::parse_event_t::key && !keys_[std::size_t(depth) - 1].insert(value.get<std::string>()).second)
            refuse_at(text_, text_.rfind('"', place - 2),
                      "the key " + noughts::quoted(value.get<std::string>()) + " comes twice");
        return true;
    }

private:
    std::string_view text_;
    std::istream& in_;
    std::vector<std::set<std::string>> keys_;
};

}  // namespace

std::string text_in(const std::string& path) {
    if (std::error_code ignored; std::filesystem::is_directory(path, ignored)) throw BadInput(reason(EISDIR));
    errno = 0;
    std::ifstream file(path, std::ios::binary);
    if (!file) throw BadInput(reason(errno ? errno : EIO));
    std::string text(max_bytes + 1, '\0');
    file.read(text.data(), std::streamsize(text.size()));
    if (file.bad()) throw BadInput(reason(errno ? errno : EIO));
    text.resize(std::size_t(file.gcount()));
    if (text.size() > max_bytes) throw BadInput("the file is longer than 1 MB");
    return text;
}

Json json_of(const std::string& text) {
    if (const auto zero = text.find('\0'); zero != text.npos) refuse_at(text, zero, "not JSON: a zero byte");
    std::istringstream in(text);
    try {
        return Json::parse(in, Guard(text, in));
    } catch (const Json::parse_error& error) {
        refuse_at(text, std::min(std::max<std::size_t>(error.byte, 1) - 1, text.size()), complaint(error.what()));
    } catch (const Json::out_of_range&) {
        in.clear();
        refuse_at(text, std::size_t(in.tellg()) - 1, "the number before this is too large");
    }
}

}  // namespace noughts
