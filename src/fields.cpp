// SPDX-License-Identifier: MIT
#include "fields.hpp"

#include "field.hpp"
#include "refuse.hpp"

namespace noughts {

Fields all_fields() {
    Fields all;
    for (const Field& field : all_of_them()) all.push_back(&field);
    return all;
}

Fields fields_named(std::string_view names) {
    std::vector<std::string_view> wanted;
    for (std::size_t begin = 0; begin <= names.size();) {
        wanted.push_back(names.substr(begin, names.find(',', begin) - begin));
        begin += wanted.back().size() + 1;
        pick(all_of_them(), &Field::name, wanted.back(), "--only: expected fields of ");
    }
    Fields found;
    for (const Field& field : all_of_them())
        if (std::ranges::find(wanted, field.name) != wanted.end()) found.push_back(&field);
    return found;
}

Parts parts_of(const Fields& wanted) {
    Parts sum;
    for (const Field* const field : wanted) {
        sum.standing |= field->parts.standing;
        sum.play |= field->parts.play;
        sum.moves |= field->parts.moves;
        sum.line |= field->parts.line;
        sum.games |= field->parts.games;
    }
    return sum;
}

bool knows(const Game& game, const Report& report, const Fields& wanted) {
    return std::ranges::all_of(
        wanted, [&](const Field* field) { return field->rare || !field->read || field->read(game, report); });
}

std::string json_line(const Game& game, const Report& report, const Fields& wanted) {
    Field::Json object = Field::Json::object(), unknown = Field::Json::array();
    for (const Field* const field : wanted) {
        const Field::Known known = field->read ? field->read(game, report) : Field::Known(nullptr);
        if (!known && !field->rare) unknown.push_back(field->name);
        if (field->rare && (!known || known->is_null())) continue;
        const bool in_part = !known && field->partly;
        object[std::string(field->name)] = in_part ? field->partly(game, report) : known.value_or(nullptr);
    }
    if (const auto place = object.find("unknown"); place != object.end()) *place = unknown;
    return object.dump() + '\n';
}

}  // namespace noughts
