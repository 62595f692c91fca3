// SPDX-License-Identifier: MIT
#include "telling.hpp"

#include <algorithm>

#include "showing.hpp"
#include "src/numbers.hpp"
#include "verdict_words.hpp"

namespace noughts::workbench {
namespace {

// Whether an input is told as it is, and not the case that is to blame alone.
bool is_short(const Failure& failure) {
    constexpr std::ptrdiff_t most_lines = 12;
    return failure.cases <= 2 || std::ranges::count(failure.input, '\n') <= most_lines;
}

// Whether the case fails by itself, or what else it takes.
std::string alone_in_words(const Telling& telling, const Findings& f) {
    const Failure& failure = *f.failure;
    const std::string other(failure.verdict != f.verdict ? name_of(failure.verdict) : "");
    const std::string then = other.empty() ? "" : ": " + other;
    if (!failure.again) return labelled("again", "it does not fail: the program does not always do the same");
    if (telling.space.layout.most == 1 || failure.whole)
        return labelled("again", other.empty() ? "it fails again" : other);
    if (failure.alone) return labelled("alone", other.empty() ? "it fails, too" : other);
    if (failure.cases == 2)
        return labelled("alone", "it is right; it fails " + std::string(failure.place ? "after" : "before") +
                                     " the other case of the input above" + then);
    if (is_short(failure))
        return labelled("alone", "it is right; it fails together with the other cases of the input above" + then);
    return labelled("alone", "it is right; it takes an input of " + with_commas(failure.cases) +
                                 " cases, which --keep writes" + then);
}

// An answer by words; the lines of the output where no other case has a part in it.
std::string shown_answer(const std::string& answer, const std::string& output, const Failure& failure, Match match) {
    if (match == Match::bytes) return shown_bytes(answer);
    const bool lines = failure.cases == 1 && std::ranges::count(output, '\n') > 1;
    return lines ? shown_lines(output) : shown_words(answer);
}

std::string board(const Telling& telling, const Case& asked) {
    Game game;
    game.grid = telling.space.grid;
    game.needs = asked.needs;
    game.rules = rules_of(telling.space, asked);
    return '\n' + board_picture(game, asked.board, telling.colour) + '\n';
}

// The smallest case that fails: what it asks, and the answers to it.
std::string smallest(const Telling& telling, const Failure& failure) {
    const Space& space = telling.space;
    std::string text = labelled("input", shown_lines(is_short(failure) ? failure.input : failure.asked.text)) +
                       labelled("expected", shown_answer(failure.expected, failure.right, failure, telling.match)) +
                       labelled("found", shown_answer(failure.found, failure.run.output, failure, telling.match));
    if (telling.match == Match::bytes && failure.run.ended_well())
        text += labelled("parts at", first_difference(failure.right, failure.run.output));
    return text + labelled("why", space.why(rules_of(space, failure.asked), failure.asked));
}

// An output as a whole.
std::string shown_output(std::string output, Match match) {
    if (output.empty() || match == Match::bytes) return shown_bytes(output);
    if (!output.ends_with('\n')) output += '\n';
    return shown_lines(output);
}

// An input as a whole.
std::string whole(const Telling& telling, const Findings& f) {
    const Failure& failure = *f.failure;
    if (!f.published && !is_short(failure))
        return '\n' + labelled("input", "an input of " + with_commas(failure.cases) +
                                            " cases, which --keep writes; no part of it was found to fail");
    std::string text = '\n' + labelled("input", shown_lines(failure.input)) +
                       labelled("expected", shown_output(failure.right, telling.match)) +
                       labelled("found", shown_output(failure.found, telling.match));
    if (!f.published)
        text += labelled("alone", "no part was found to fail; it takes these " + with_commas(failure.cases) + " cases");
    return text;
}

std::string likely(const Findings& f, std::string_view mistake) {
    const std::string some = " (the answers to " + with_commas(f.compared) + " cases are the same)";
    return labelled("likely", std::string(mistake) + (f.compared < f.cases ? some : ""));
}

}  // namespace

const std::string& complaints(const Findings& f) {
    return f.failure->run.complaints.empty() ? f.run.complaints : f.failure->run.complaints;
}

std::string in_words(const Telling& telling, const Findings& f) {
    std::string text = std::string(name_of(f.verdict)) + ": " + detail(telling, f) + '\n';
    if (!f.failure) return text;
    const Failure& failure = *f.failure;
    std::string said = shown_end(complaints(f));
    if (!said.empty()) said = labelled("it says", said);
    // What fails in this way at once is hardly about the board.
    const bool at_once = failure.verdict == Verdict::runtime_error && failure.number == 0 && failure.alone;
    if (at_once) text += said;
    text += failure.whole ? whole(telling, f) : board(telling, failure.asked) + smallest(telling, failure);
    if (!at_once) text += said;
    text += alone_in_words(telling, f);
    for (const std::string_view mistake : f.mistakes) text += likely(f, mistake);
    return text;
}

}  // namespace noughts::workbench
