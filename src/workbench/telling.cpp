// SPDX-License-Identifier: MIT
#include "telling.hpp"

#include <algorithm>
#include <cstring>
#include <nlohmann/json.hpp>
#include <noughts/status.hpp>
#include <sstream>

#include "src/numbers.hpp"

namespace noughts::workbench {
namespace {

constexpr std::size_t label_width = 10;

// A label and what it says; further lines stand below each other.
std::string labelled(std::string label, std::string text) {
    label.resize(label_width, ' ');
    if (text.ends_with('\n')) text.pop_back();
    for (std::size_t at = text.find('\n'); at != text.npos; at = text.find('\n', at + 1 + label_width))
        text.insert(at + 1, label_width, ' ');
    return label + text + '\n';
}

// Whether text can be shown as it is: its lines end, and nothing in them is invisible.
bool is_plain(const std::string& text) {
    std::string line;
    for (const char c : text) {
        if (c != '\n') {
            line += c;
            continue;
        }
        if (line.empty() || line.starts_with(' ') || line.ends_with(' ') || printable(line) != line) return false;
        line.clear();
    }
    return line.empty();
}

// An input, and no more of it than a screen takes.
std::string shown_input(const std::string& input) {
    constexpr std::size_t most_lines = 12;
    std::size_t end = 0;
    for (std::size_t lines = 0; end < input.size() && lines < most_lines; ++lines)
        end = std::min(input.find('\n', end), input.size() - 1) + 1;
    const std::string head = input.substr(0, end);
    std::string text = is_plain(head) ? head : visible(head, head.size());
    if (text != head)
        for (std::size_t at = text.find("\\n"); at != text.npos && at + 2 < text.size(); at = text.find("\\n", at + 3))
            text.insert(at + 2, "\n");
    const auto left = std::count(input.begin() + std::ptrdiff_t(end), input.end(), '\n');
    return left ? text + "... and " + with_commas(std::size_t(left)) + " more lines\n" : text;
}

std::string shown_answer(const std::string& answer, Match match) {
    if (answer.empty()) return "nothing";
    return match == Match::bytes ? visible(answer) : printable(answer);
}

std::string sample_in_words(const Findings& f) { return "a spread sample of " + with_commas(f.tried); }

std::string cases_in_words(const Space& space, const Findings& f) {
    const std::string all = with_commas(f.cases) + " cases";
    if (f.sampled) return sample_in_words(f) + " of " + all;
    if (space.scope == some_of_them) return "all " + all + "; there are more legal inputs than these";
    return "all " + all + ", " + std::string(space.scope);
}

std::string count_in_words(const Findings& f) {
    if (f.largest)
        return "all " + with_commas(f.cases) + " cases are right, but not in an input of " + with_commas(f.largest);
    if (!f.certain)
        return with_commas(f.answers) + (f.answers == 1 ? " answer to " : " answers to ") + with_commas(f.due) +
               " cases";
    const std::string tried = (f.sampled ? sample_in_words(f) : with_commas(f.tried)) +
                              (f.tried == 1 ? " case" : " cases") + (f.sampled || f.tried == f.cases ? "" : " tried");
    const std::string_view more = f.sampled   ? "; a smaller case may fail, too"
                                  : f.stopped ? ", which is enough to know the smallest"
                                              : "";
    return with_commas(f.failed) + " of " + tried + (f.failed == 1 ? " differs" : " differ") + std::string(more);
}

std::string seconds(Milliseconds time) {
    std::string text = std::to_string(double(time.count()) / 1000);
    text.resize(text.find('.') + 3);
    return text + " s";
}

constexpr std::string_view verdicts[] = {"accepted",   "wrong answer", "runtime error",
                                         "time limit", "memory limit", "output limit"};

std::string_view name_of(Verdict verdict) { return verdicts[static_cast<std::size_t>(verdict)]; }

std::string megabytes(std::uint64_t bytes) { return std::to_string(bytes >> 20) + " MB"; }

std::string detail(const Telling& telling, const Findings& f) {
    switch (f.verdict) {
        case Verdict::accepted:
            return cases_in_words(telling.space, f);
        case Verdict::wrong_answer:
            return count_in_words(f);
        case Verdict::time_limit:
            return "no end within " + seconds(telling.limits.time);
        case Verdict::memory_limit:
            return "more than " + megabytes(telling.limits.memory);
        case Verdict::output_limit:
            return "more than " + megabytes(telling.limits.output);
        case Verdict::runtime_error:
            break;
    }
    const Run& run = f.failure->run;
    if (run.ending == Ending::killed) return "signal " + std::to_string(run.code) + ", " + strsignal(run.code);
    return "exit status " + std::to_string(run.code);
}

// The last lines of what the program wrote to standard error.
std::string last_lines(std::string text, int most = 4) {
    while (text.ends_with('\n')) text.pop_back();
    std::size_t at = text.size();
    for (int i = 0; i < most && at != text.npos; ++i) at = at == 0 ? text.npos : text.rfind('\n', at - 1);
    std::istringstream last(at == text.npos ? text : text.substr(at + 1));
    std::string shown;
    for (std::string line; std::getline(last, line);) shown += printable(line) + '\n';
    return shown;
}

// Whether the case fails by itself, or what else it takes.
std::string alone_in_words(const Telling& telling, const Failure& failure) {
    if (!failure.again) return labelled("again", "it does not fail: the program does not always do the same");
    if (telling.space.layout.most == 1) return labelled("again", "it fails again");
    if (failure.alone) return labelled("alone", "it fails, too");
    if (failure.cases == 2)
        return labelled("alone", "it is right; it fails " + std::string(failure.place ? "after" : "before") +
                                     " the other case of the input above");
    return labelled("alone",
                    "it is right; it takes an input of " + with_commas(failure.cases) + " cases, which --keep writes");
}

// An answer by words; the lines of the output where no other case has a part in it.
std::string shown_lines(const std::string& answer, const std::string& output, const Failure& failure, Match match) {
    const bool lines = match == Match::words && failure.cases == 1 && std::ranges::count(output, '\n') > 1;
    return lines ? shown_input(output) : shown_answer(answer, match);
}

std::string smallest(const Telling& telling, const Failure& failure) {
    const Space& space = telling.space;
    const Case& asked = failure.asked;
    Game game;
    game.grid = space.grid;
    game.needs = asked.needs;
    game.rules = rules_of(space, asked);
    return '\n' + board_picture(game, asked.board, telling.colour) + '\n' +
           labelled("input", shown_input(failure.cases > 2 ? asked.text : failure.input)) +
           labelled("expected", shown_lines(failure.expected, failure.right, failure, telling.match)) +
           labelled("found", shown_lines(failure.found, failure.run.output, failure, telling.match));
}

}  // namespace

std::string in_words(const Telling& telling, const Findings& f) {
    std::string text = std::string(name_of(f.verdict)) + ": " + detail(telling, f) + '\n';
    if (!f.failure) return text;
    const Failure& failure = *f.failure;
    text += smallest(telling, failure);
    if (telling.match == Match::bytes && failure.run.ended_well())
        text += labelled("parts at", first_difference(failure.right, failure.run.output));
    text += labelled("why", telling.space.why(rules_of(telling.space, failure.asked), failure.asked));
    if (const std::string complaint = last_lines(failure.run.complaints); !complaint.empty())
        text += labelled("it says", complaint);
    text += alone_in_words(telling, failure);
    for (const std::string_view mistake : f.mistakes) text += labelled("likely", std::string(mistake));
    return text;
}

std::string in_json(const Telling& telling, const Findings& f) {
    nlohmann::ordered_json object{{"problem", telling.space.id},
                                  {"verdict", name_of(f.verdict)},
                                  {"detail", detail(telling, f)},
                                  {"cases", f.cases},
                                  {"tried", f.tried},
                                  {"failed", f.failed},
                                  {"complete", telling.space.complete() && !f.sampled},
                                  {"sampled", f.sampled},
                                  {"seed", telling.seed},
                                  {"milliseconds", f.time.count()}};
    if (f.failure) {
        const Failure& failure = *f.failure;
        const Case& asked = failure.asked;
        nlohmann::ordered_json needs = nlohmann::ordered_json::array();
        for (const auto& [a, b] : asked.needs) needs.push_back({a + 1, b + 1});
        const Grid& grid = telling.space.grid;
        object["failure"] = {{"number", failure.number},
                             {"board", to_text(asked.board, grid.width * grid.height, grid.width)},
                             {"to_move", asked.board.turn == Side::x ? "x" : "o"},
                             {"needs", needs},
                             {"probe", asked.probe},
                             {"input", failure.input},
                             {"expected", failure.expected},
                             {"found", failure.found},
                             {"why", telling.space.why(rules_of(telling.space, asked), asked)},
                             {"complaint", last_lines(failure.run.complaints)},
                             {"alone", failure.alone},
                             {"again", failure.again},
                             {"cases", failure.cases}};
    }
    object["mistakes"] = f.mistakes;
    object["signature"] = f.signature;
    return object.dump(-1, ' ', false, nlohmann::ordered_json::error_handler_t::replace) + '\n';
}

}  // namespace noughts::workbench
