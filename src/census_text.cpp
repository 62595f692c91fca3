// SPDX-License-Identifier: MIT
#include "census_text.hpp"

#include <nlohmann/json.hpp>
#include <string_view>
#include <vector>

#include "numbers.hpp"

namespace noughts {
namespace {

using Json = nlohmann::ordered_json;

// By value: x, o and draw, or the scores that occur.
template <class Count, class Text>
Json by_value(const Rules& r, const ByValue<Count>& counts, Text text) {
    Json object = Json::object();
    if (r.prize != Prize::most_lines)
        return Json{{"x", text(counts[1])}, {"o", text(counts[-1])}, {"draw", text(counts[0])}};
    for (int value = -max_counted_lines; value <= max_counted_lines; ++value)
        if (counts[value]) object[std::to_string(value)] = text(counts[value]);
    return object;
}

Json line_of(const Rules& r, const PlyCensus& ply, std::size_t symmetries) {
    const auto classes = [&](std::uint64_t count, std::uint64_t symmetric) { return (count + symmetric) / symmetries; };
    ByValue<std::uint64_t> ended_classes, value_classes;
    for (int value = -128; value < 128; ++value) {
        ended_classes[value] = classes(ply.ended[value], ply.symmetric_ended[value]);
        value_classes[value] = classes(ply.values[value], ply.symmetric_values[value]);
    }
    const auto number = [](std::uint64_t n) { return n; };
    return Json{{"positions", ply.positions},
                {"classes", classes(ply.positions, ply.symmetric_positions)},
                {"values", by_value(r, ply.values, number)},
                {"value_classes", by_value(r, value_classes, number)},
                {"ended", by_value(r, ply.ended, number)},
                {"ended_classes", by_value(r, ended_classes, number)},
                {"games", by_value(r, ply.games, number_text)}};
}

// With what is counted of all plies, even if there are more.
Json json_of(const Rules& r, const Counted& counted) {
    const auto line = [&](const PlyCensus& ply) {
        Json numbers = line_of(r, ply, counted.symmetries);
        if (!counted.has_values) numbers["values"] = numbers["value_classes"] = nullptr;
        return numbers;
    };
    Json plies = Json::array();
    PlyCensus sum;
    for (const PlyCensus& ply : counted.plies) {
        plies.push_back({{"ply", plies.size()}});
        plies.back().update(line(ply));
        sum += ply;
    }
    Json object{{"symmetries", counted.symmetries}};
    object.update(line(sum));
    object["plies"] = plies;
    return object;
}

// Rows of words under heads, each column as wide as it has to be.
std::string table(const std::vector<std::vector<std::string>>& rows) {
    std::vector<std::size_t> widths(rows.front().size());
    for (const auto& row : rows)
        for (std::size_t i = 0; i < row.size(); ++i) widths[i] = std::max(widths[i], row[i].size());
    std::string text;
    for (const auto& row : rows) {
        for (std::size_t i = 0; i < row.size(); ++i)
            text.append(widths[i] - row[i].size() + (i > 0 ? 2 : 0), ' ').append(row[i]);
        text += '\n';
    }
    return text;
}

std::string text_of(const Json& number) {
    if (number.is_null()) return "unknown";
    return number.is_string() ? number.get<std::string>() : std::to_string(number.get<std::uint64_t>());
}

// One row of the table; the heads tell what of `line` stands in it, such as "ended x".
std::vector<std::string> row(std::string first, const Json& line, const std::vector<std::string>& heads) {
    std::vector<std::string> words{std::move(first)};
    for (std::size_t i = 1; i < heads.size(); ++i) {
        const std::size_t blank = heads[i].find(' ');
        const Json& part = line.at(heads[i].substr(0, blank));
        if (blank == std::string::npos)
            words.push_back(text_of(part));
        else
            words.push_back(part.contains(heads[i].substr(blank + 1)) ? text_of(part.at(heads[i].substr(blank + 1)))
                                                                      : "0");
    }
    return words;
}

// What stands above the columns of a table: the parts of the census, and the values by which they are counted.
std::vector<std::string> heads_of(const Json& census, const std::vector<std::string_view>& parts) {
    std::vector<std::string> heads{"ply"};
    for (const std::string_view part : parts) {
        const Json& whole = census.at(std::string(part));
        if (!whole.is_object()) {
            heads.emplace_back(part);
            continue;
        }
        for (const auto& [value, count] : whole.items()) heads.push_back(std::string(part) + ' ' + value);
    }
    return heads;
}

}  // namespace

std::string in_json(const Rules& r, const Counted& counted) {
    Json census = json_of(r, counted);
    for (auto& [name, value] : census.items())
        if (!counted.is_whole && name != "symmetries" && name != "plies") value = nullptr;
    return census.dump() + '\n';
}

std::string in_words(const Rules& r, const Counted& counted) {
    const Json census = json_of(r, counted);
    std::string text = "symmetries " + text_of(census.at("symmetries")) + '\n';
    for (const std::vector<std::string_view>& parts :
         {std::vector<std::string_view>{"positions", "classes", "values"}, {"ended", "ended_classes"}, {"games"}}) {
        const auto heads = heads_of(census, parts);
        std::vector<std::vector<std::string>> rows{heads};
        for (const Json& line : census.at("plies"))
            if (line.at("positions") > 0) rows.push_back(row(text_of(line.at("ply")), line, heads));
        rows.push_back(counted.is_whole ? row("all", census, heads)
                                        : std::vector<std::string>(heads.size(), "unknown"));
        rows.back().front() = "all";
        text += '\n' + table(rows);
    }
    return text;
}

}  // namespace noughts
