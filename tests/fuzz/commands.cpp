// SPDX-License-Identifier: MIT
// Any arguments and any standard input make the program answer, or refuse in one sentence.
//
// The lines up to the first empty one are the arguments, the rest is the input. Boards that may take seconds, of more
// than 9 cells, are left out, and so is what runs other programs, or reads or writes files.
#include <algorithm>
#include <array>
#include <cstdint>
#include <nlohmann/json.hpp>
#include <string>
#include <string_view>
#include <vector>

#include "check.hpp"
#include "noughts/cells.hpp"
#include "src/program.hpp"

namespace noughts::fuzz {
namespace {

std::string_view next_line(std::string_view& text) {
    const std::string_view line = text.substr(0, text.find('\n'));
    text.remove_prefix(std::min(text.size(), line.size() + 1));
    return line;
}

bool is_digit(char c) { return c >= '0' && c <= '9'; }

// Whether the word has a size such as 4x4 in it, or names a game, that takes long to answer.
bool is_slow(std::string_view word) {
    for (std::size_t at = word.find('x'); at != word.npos; at = word.find('x', at + 1)) {
        std::size_t begin = at, end = at + 1;
        while (begin > 0 && is_digit(word[begin - 1])) --begin;
        while (end < word.size() && is_digit(word[end])) ++end;
        if (begin == at || end == at + 1) continue;
        const double cells = std::atof(std::string(word.substr(begin, at - begin)).c_str()) *
                             std::atof(std::string(word.substr(at + 1, end - at - 1)).c_str());
        if (cells > 9 && cells <= max_cells) return true;
    }
    constexpr std::array<std::string_view, 5> slow{"bench", "connect-four", "qubic", "gomoku", "order-and-chaos"};
    return std::ranges::any_of(slow, [word](std::string_view name) { return word.ends_with(name); });
}

struct Outcome {
    int status = 0;
    std::string answers, complaints;
    friend bool operator==(const Outcome&, const Outcome&) = default;
};

// The input comes in pieces of at most `piece` bytes.
Outcome outcome(const std::vector<std::string>& arguments, std::string_view input, std::size_t piece) {
    Outcome result;
    const Fill in = [input, piece](char* to, std::size_t room) mutable {
        const std::size_t part = input.copy(to, std::min(room, piece));
        input.remove_prefix(part);
        return part;
    };
    const Streams streams{.in = in, .out = into_string(result.answers), .complain = into_string(result.complaints)};
    result.status = run(arguments, streams);
    return result;
}

void check_outcome(const Outcome& result, bool quotes_json) {
    const std::string_view said = result.complaints;
    check(result.answers.empty() || result.answers.ends_with('\n'), "answers end with a line end");
    if (result.status == 0) return check(said.empty(), "who answers does not complain");
    check(result.status == 2 || result.status == 3, "the exit status is one of those promised");
    check(said.starts_with("noughts: ") && said.size() > 10, "a refusal says who refuses");
    check(said.find('\n') == said.size() - 1, "a refusal is one line");
    check(quotes_json || said.find("json.exception") == said.npos, "a refusal is a sentence of the program's own");
}

void check_json(std::string_view answers) {
    while (!answers.empty()) check(nlohmann::json::accept(next_line(answers)), "each line is JSON");
}

void run_text(std::string_view text) {
    const std::string_view whole = text;
    std::vector<std::string> arguments;
    bool json = false;
    while (!text.empty()) {
        const std::string_view word = next_line(text);
        if (word.empty()) break;
        if (is_slow(word) || word == "check" || word == "tests" || word.starts_with("--game")) return;
        json = json || word == "--json";
        arguments.emplace_back(word);
    }
    const Outcome result = outcome(arguments, text, text.size());
    check_outcome(result, whole.find("json.exception") != whole.npos);
    if (json && result.status == 0 && result.answers.starts_with('{')) check_json(result.answers);
    check(result == outcome(arguments, text, 7), "how the input comes in does not matter");
}

}  // namespace
}  // namespace noughts::fuzz

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    noughts::fuzz::run_text({reinterpret_cast<const char*>(data), size});
    return 0;
}
