// SPDX-License-Identifier: MIT
#include "game.hpp"

#include <charconv>
#include <set>

#include "refuse.hpp"

namespace noughts {
namespace {

template <class Meaning>
struct Named {
    std::string_view name;
    Meaning meaning;
};

constexpr Named<Grid> presets[] = {
    {"tic-tac-toe", tic_tac_toe},
    {"situation", situation},
    {"misere", misere},
    {"connect-four", connect_four},
    {"qubic", qubic},
    {"gomoku", gomoku},
    {"wild", wild},
    {"notakto", notakto},
    {"order-and-chaos", order_and_chaos},
    {"maker-breaker", maker_breaker},
    {"avoider-enforcer", avoider_enforcer},
};
constexpr Named<Ending> endings[] = {{"first-line", Ending::first_line}, {"full-board", Ending::full_board}};
constexpr Named<Prize> prizes[] = {{"line-wins", Prize::line_wins},
                                   {"line-loses", Prize::line_loses},
                                   {"most-lines", Prize::most_lines},
                                   {"x-wins", Prize::x_wins}};
constexpr Named<Marks> kinds_of_marks[] = {{"own", Marks::own}, {"either", Marks::either}, {"both", Marks::both}};
constexpr Named<LinesFor> lines_for[] = {{"both", LinesFor::both}, {"x", LinesFor::x}, {"o", LinesFor::o}};
constexpr Named<Stuck> stuck[] = {
    {"draw", Stuck::draw}, {"o-wins", Stuck::o_wins}, {"mover-loses", Stuck::mover_loses}};
constexpr Named<Start> starts[] = {{"x", Start::x}, {"o", Start::o}, {"either", Start::either}};
constexpr Named<Side> sides[] = {{"x", Side::x}, {"o", Side::o}};

template <class Meaning, std::size_t n>
Meaning meaning(const Named<Meaning> (&names)[n], const std::string& text) {
    return pick(names, &Named<Meaning>::name, text, "expected ").meaning;
}

// The number from 1 to 64 that `text` is, or nothing.
std::optional<int> small_number(std::string_view text) {
    int number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (error != std::errc{} || end != text.data() + text.size() || number < 1 || number > max_cells) return {};
    return number;
}

// Two such numbers with `between` between them.
std::optional<std::pair<int, int>> two_numbers(const std::string& text, char between) {
    const auto place = text.find(between);
    if (place == std::string::npos) return {};
    const auto first = small_number(text.substr(0, place)), second = small_number(text.substr(place + 1));
    if (!first || !second) return {};
    return std::pair(*first, *second);
}

[[noreturn]] void refuse(const std::string& expected, const std::string& found) {
    throw BadInput("expected " + expected + ", found " + noughts::quoted(found));
}

void set_size(Game& game, const std::string& text) {
    const auto size = two_numbers(text, 'x');
    if (!size || size->first * size->second > max_cells)
        refuse("WIDTHxHEIGHT with at most 64 cells, such as 4x3", text);
    std::tie(game.grid.width, game.grid.height) = *size;
    game.grid.layers = 1;
}

void set_line(Game& game, const std::string& text) {
    const auto length = small_number(text);
    if (!length) refuse("a number from 1 to 64", text);
    game.grid.length = *length;
}

void add_need(Game& game, const std::string& text) {
    const auto cells = two_numbers(text, ':');
    if (!cells) refuse("A:B, two cells counted from 1, such as 5:2", text);
    game.needs.emplace_back(cells->first - 1, cells->second - 1);
}

void add_block(Game& game, const std::string& text) {
    const auto blocked = small_number(text);
    if (!blocked) refuse("a cell, counted from 1", text);
    game.needs.emplace_back(*blocked - 1, *blocked - 1);
}

// Not / as it stands between rows, and not [ with which CLI11 takes a word for a list.
void set_alphabet(Game& game, const std::string& text) {
    const bool plain = std::ranges::all_of(text, [](char c) { return c >= ' ' && c <= '~' && c != '/' && c != '['; });
    if (text.size() != 3 || !plain || std::set(text.begin(), text.end()).size() != 3)
        refuse("three different characters for X, O and an empty cell, such as xo_", text);
    game.letters = {.x = text[0], .o = text[1], .empty = text[2]};
}

struct GameOption {
    const char* flag;
    const char* value;  // none: the option takes no value
    const char* help;
    void (*set)(Game& game, const std::string& text);
};

// In the order in which they take effect: named rules first, then the parts that change them.
constexpr GameOption game_options[] = {
    {"--rules", "NAME", "connect-four, wild, notakto...; the next ones change it",
     [](Game& game, const std::string& text) { game.grid = meaning(presets, text); }},
    {"--size", "WxH", "width and height, 3x3 by default; at most 64 cells", set_size},
    {"--line", "K", "how many in a row, column or diagonal make a line; 3", set_line},
    {"--gravity", nullptr, "a cell needs the one below it, as in Connect Four",
     [](Game& game, const std::string&) { game.grid.gravity = true; }},
    {"--need", "A:B", "A must be filled before B; cells from 1; repeatable", add_need},
    {"--block", "C", "cell C may never be used; repeatable", add_block},
    {"--torus", nullptr, "lines go on over the edges, at the other side",
     [](Game& game, const std::string&) { game.grid.torus = true; }},
    {"--marks", "M", "own; either: X or O, as one likes; both: all are X",
     [](Game& game, const std::string& text) { game.grid.marks = meaning(kinds_of_marks, text); }},
    {"--lines-for", "S", "whose marks make lines: both, x or o",
     [](Game& game, const std::string& text) { game.grid.lines_for = meaning(lines_for, text); }},
    {"--stuck", "S", "an end without a line is a draw, o-wins or mover-loses",
     [](Game& game, const std::string& text) { game.grid.stuck = meaning(stuck, text); }},
    {"--ending", "E", "first-line or full-board",
     [](Game& game, const std::string& text) { game.grid.ending = meaning(endings, text); }},
    {"--prize", "P", "line-wins, line-loses, most-lines or x-wins",
     [](Game& game, const std::string& text) { game.grid.prize = meaning(prizes, text); }},
    {"--start", "S", "who makes the first mark: x, o or either",
     [](Game& game, const std::string& text) { game.grid.start = meaning(starts, text); }},
    {"--to-move", "S", "x or o, whatever the counts say",
     [](Game& game, const std::string& text) { game.to_move = meaning(sides, text); }},
    {"--alphabet", "XO.", "the characters for X, O and an empty cell", set_alphabet},
};

}  // namespace

void add_game_options(Arguments& arguments, Game& game) {
    for (const GameOption& option : game_options) {
        const auto set = [&game, &option](const std::string& text) {
            within(std::string(option.flag) + ": ", [&] { option.set(game, text); });
        };
        if (option.value)
            arguments.option(option.flag, option.value, set, option.help);
        else
            arguments.flag(
                option.flag, [set] { set(""); }, option.help);
    }
}

void complete(Game& game) {
    game.rules = make_rules(game.grid);
    if (game.rules.prize == Prize::most_lines && game.rules.line_count > max_counted_lines)
        throw BadInput("--prize: most-lines takes a board with at most " + std::to_string(max_counted_lines) +
                       " lines, and this one has " + std::to_string(game.rules.line_count));
    if (game.rules.prize == Prize::most_lines && game.rules.stuck != Stuck::draw)
        throw BadInput("--stuck: where lines are counted, a game without lines is worth 0; leave it out");
    for (const auto& [needed, target] : game.needs) {
        if (std::max(needed, target) >= game.rules.cells)
            throw BadInput((needed == target ? "--block" : "--need") +
                           std::string(": expected cells from 1 to " + std::to_string(game.rules.cells)) + ", found '" +
                           std::to_string(needed + 1) + (needed == target ? "" : ':' + std::to_string(target + 1)) +
                           '\'');
        game.rules.add_need(target, needed);
    }
}

}  // namespace noughts
