// Helpers for refusing input: names that are not in a table, and where a fault lies.
// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <charconv>
#include <iterator>
#include <numeric>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "command.hpp"

namespace noughts {

// The names of the rows of `table`, which its member `key` holds: "a, b or c".
template <class Table, class Key>
std::string one_of(const Table& table, Key key) {
    std::string text;
    std::size_t left = std::size(table);
    for (const auto& row : table) {
        text.append(std::string_view(row.*key));
        text.append(--left > 1 ? ", " : left == 1 ? " or " : "");
    }
    return text;
}

// The row of `table` with this name, which its member `key` holds. A name that is not there is refused with the list of
// those that are, after `expected`, which begins the sentence.
template <class Table, class Key>
const auto& pick(const Table& table, Key key, std::string_view name, std::string_view expected) {
    const auto found = std::ranges::find(table, name, key);
    if (found != std::end(table)) return *found;
    throw BadInput(std::string(expected) + one_of(table, key) + ", found " +
                   (name.empty() ? "nothing" : noughts::quoted(name)));
}

// The number that the value of an option is; `what` names it in a refusal.
template <class Number>
Number number_in(std::string_view option, const std::string& text, std::string_view what, Number least, Number most) {
    Number number{};
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (error != std::errc{} || end != text.data() + text.size() || !(number >= least && number <= most))
        throw BadInput(std::string(option) + ": expected " + std::string(what) + ", found " + noughts::quoted(text));
    return number;
}

// How many letters have to be put in, taken out or changed to make the one word of the other.
inline std::size_t edits(std::string_view one, std::string_view other) {
    std::vector<std::size_t> row(other.size() + 1);  // from the letters of `one` so far to each beginning of `other`
    std::iota(row.begin(), row.end(), std::size_t{0});
    for (const char letter : one) {
        std::size_t corner = std::exchange(row[0], row[0] + 1);
        for (std::size_t i = 0; i < other.size(); ++i) {
            const std::size_t least = std::min({corner + (letter != other[i]), row[i] + 1, row[i + 1] + 1});
            corner = std::exchange(row[i + 1], least);
        }
    }
    return row.back();
}

// The row of a contest problem in `table`, by its id. For one that is not there the refusal names the nearest, if near.
template <class Table>
const auto& pick_problem(const Table& table, std::string_view id, std::string_view command) {
    using Row = std::ranges::range_value_t<Table>;
    const auto found = std::ranges::find(table, id, &Row::id);
    if (found != std::end(table)) return *found;
    const auto& nearest = *std::ranges::min_element(table, {}, [&](const Row& row) { return edits(id, row.id); });
    std::string text = std::string(command) + ": expected one of the problems that noughts problems lists, found ";
    text += id.empty() ? "nothing" : noughts::quoted(id);
    throw BadInput(edits(id, nearest.id) <= 2 ? text + "; is it " + std::string(nearest.id) + '?' : text);
}

// Does `work`, and puts `where` before the sentence of whatever it refuses.
template <class Work>
auto within(const std::string& where, Work&& work) {
    try {
        return work();
    } catch (const BadInput& refusal) {
        throw BadInput(where + refusal.what());
    } catch (const NotKnown& reason) {
        throw NotKnown(where + reason.what());
    }
}

}  // namespace noughts
