// What the problems of many boards share: read the number of cases, then answer each by its number as it comes.
// SPDX-License-Identifier: MIT
#pragma once

#include <noughts/cases.hpp>
#include <noughts/writer.hpp>

namespace noughts::contest {

// The place of a phrase among those that differ; a new one is added.
inline std::uint16_t place_of(const Phrase& phrase, std::vector<Phrase>& phrases) {
    std::size_t i = 1;
    while (i < phrases.size() && !(phrases[i] == phrase)) ++i;
    if (i == phrases.size()) phrases.push_back(phrase);
    return static_cast<std::uint16_t>(i);
}

// `text_of(number)` is the line that answers a case. It is asked once for each case that differs.
template <class TextOf>
void answer_cases(Reader& in, Writer& out, const CaseShape& shape, std::uint64_t most_in_statement, TextOf text_of) {
    std::vector<std::uint16_t> place(shape.numbers());  // of the answer to a case, 0 while it is not known
    std::vector<Phrase> answers(1);
    Cases cases(in, shape);
    for (std::uint64_t left = in.count("the number of cases", 1, most_in_statement); left > 0;) {
        const auto numbers = cases.next(left);
        left -= numbers.size();
        bool known = true;
        for (const std::uint16_t number : numbers) known &= place[number] != 0;
        for (const std::uint16_t number : known ? numbers.first(0) : numbers)
            if (!place[number]) place[number] = place_of(Phrase(text_of(number)), answers);
        // The loops over all cases call nothing, and so keep what they need in registers.
        out.put_each(numbers, [places = place.data(), phrases = answers.data()](std::uint16_t number) -> const Phrase& {
            return phrases[places[number]];
        });
    }
    in.finish();
}

}  // namespace noughts::contest
