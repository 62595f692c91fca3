// Helpers for refusing input: names that are not in a table, and where a fault lies.
// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <charconv>
#include <iterator>
#include <string>
#include <string_view>

#include "command.hpp"

namespace noughts {

// The row of `table` with this name, which its member `key` holds. A name that is not there is refused with the list of
// those that are, after `expected`, which begins the sentence.
template <class Table, class Key>
const auto& pick(const Table& table, Key key, std::string_view name, std::string_view expected) {
    const auto found = std::ranges::find(table, name, key);
    if (found != std::end(table)) return *found;
    std::string text(expected);
    std::size_t left = std::size(table);
    for (const auto& row : table) {
        text.append(std::string_view(row.*key));
        text.append(--left > 1 ? ", " : left == 1 ? " or " : ", found ");
    }
    throw BadInput(text + (name.empty() ? "nothing" : noughts::quoted(name)));
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
