// SPDX-License-Identifier: MIT
#include "game.hpp"

#include <charconv>
#include <set>

#include "game_file.hpp"
#include "spelling.hpp"

namespace noughts {
namespace {

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

// A number up to this may be meant for a cell. Whether the board has it is seen once all of the game is known.
constexpr int max_named_cell = 1'000'000;

// The number from 1 to `most` that `text` is, or nothing.
std::optional<int> small_number(std::string_view text, int most = max_cells) {
    int number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (error != std::errc{} || end != text.data() + text.size() || number < 1 || number > most) return {};
    return number;
}

// Two such numbers with `between` between them.
std::optional<std::pair<int, int>> two_numbers(const std::string& text, char between, int most = max_cells) {
    const auto place = text.find(between);
    if (place == std::string::npos) return {};
    const auto first = small_number(text.substr(0, place), most), second = small_number(text.substr(place + 1), most);
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
    const auto cells = two_numbers(text, ':', max_named_cell);
    if (!cells) refuse("A:B, two cells counted from 1, such as 5:2", text);
    game.needs.emplace_back(cells->first - 1, cells->second - 1);
}

void add_block(Game& game, const std::string& text) {
    const auto blocked = small_number(text, max_named_cell);
    if (!blocked) refuse("a cell, counted from 1", text);
    game.needs.emplace_back(*blocked - 1, *blocked - 1);
}

// Not / as it stands between rows, and not [ with which CLI11 takes a word for a list.
void set_alphabet(Game& game, const std::string& text) {
    const bool plain = std::ranges::all_of(text, [](char c) { return c >= ' ' && c <= '~' && c != '/' && c != '['; });
    if (text.size() != 3 || !plain || std::set(text.begin(), text.end()).size() != 3)
        refuse("three different characters, but not / or [, for X, O and an empty cell, such as xo_", text);
    game.letters = {.x = text[0], .o = text[1], .empty = text[2]};
}

// The prize is known by now.
void set_stuck(Game& game, const std::string& text) {
    game.grid.stuck = meaning(stuck, text);
    if (game.grid.prize == Prize::most_lines && game.grid.stuck != Stuck::draw)
        throw BadInput("most-lines counts lines, and a game without any is worth 0: expected draw, found " +
                       noughts::quoted(text));
}

struct GameOption {
    const char* flag;
    const char* value;  // none: the option takes no value
    const char* help;
    void (*set)(Game& game, const std::string& text);
    enum class Of : std::uint8_t {
        rules,
        board,
        position
    } of = Of::rules;  // a board is what the file of an own game has
    Arguments::Again again = Arguments::Again::no;
};

// In the order in which they take effect: whole games first, then the parts that change them.
constexpr GameOption game_options[] = {
    {"--game", "FILE", "an own game as JSON, see docs/rules.md",
     [](Game& game, const std::string& text) { game = game_in_file(text); }},
    {"--rules", "NAME", "connect-four, wild, notakto...; the next ones change it",
     [](Game& game, const std::string& text) { game.grid = meaning(presets, text); }, GameOption::Of::board},
    {"--size", "WxH", "width and height, 3x3 by default; at most 64 cells", set_size, GameOption::Of::board},
    {"--line", "K", "how many in a row, column or diagonal make a line; 3", set_line, GameOption::Of::board},
    {"--gravity", nullptr, "a cell needs the one below it, as in Connect Four",
     [](Game& game, const std::string&) { game.grid.gravity = true; }, GameOption::Of::board},
    {"--need", "A:B", "A must be filled before B; cells from 1; repeatable", add_need, GameOption::Of::rules,
     Arguments::Again::yes},
    {"--block", "C", "cell C may never be used; repeatable", add_block, GameOption::Of::rules, Arguments::Again::yes},
    {"--torus", nullptr, "lines go on over the edges, at the other side",
     [](Game& game, const std::string&) { game.grid.torus = true; }, GameOption::Of::board},
    {"--marks", "M", "own; either: X or O, as one likes; both: all are X",
     [](Game& game, const std::string& text) { game.grid.marks = meaning(kinds_of_marks, text); }},
    {"--lines-for", "S", "whose marks make lines: both, x or o",
     [](Game& game, const std::string& text) { game.grid.lines_for = meaning(lines_for, text); }},
    {"--ending", "E", "first-line or full-board",
     [](Game& game, const std::string& text) { game.grid.ending = meaning(endings, text); }},
    {"--prize", "P", "line-wins, line-loses, most-lines or x-wins",
     [](Game& game, const std::string& text) { game.grid.prize = meaning(prizes, text); }},
    {"--stuck", "S", "an end without a line is a draw, o-wins or mover-loses", set_stuck},
    {"--start", "S", "who makes the first mark: x, o or either",
     [](Game& game, const std::string& text) { game.grid.start = meaning(starts, text); }},
    {"--to-move", "S", "x or o, whatever the counts say",
     [](Game& game, const std::string& text) { game.to_move = meaning(sides, text); }, GameOption::Of::position},
    {"--alphabet", "XO.", "the characters for X, O and an empty cell", set_alphabet, GameOption::Of::position},
};

void use(const GameOption& option, Game& game, const std::string& text) {
    if (option.of == GameOption::Of::board && game.own)
        throw BadInput("the board and its lines are those of --game; leave one out");
    option.set(game, text);
}

}  // namespace

void add_game_options(Arguments& arguments, Game& game, With with) {
    for (const GameOption& option : game_options) {
        if (with == With::rules && option.of == GameOption::Of::position) continue;
        const auto set = [&game, &option](const std::string& text) {
            within(std::string(option.flag) + ": ", [&] { use(option, game, text); });
        };
        if (option.value)
            arguments.option(option.flag, option.value, set, option.help, option.again);
        else
            arguments.flag(
                option.flag, [set] { set(""); }, option.help);
    }
}

}  // namespace noughts
