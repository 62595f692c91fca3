// SPDX-License-Identifier: MIT
#include "game_file.hpp"

#include "json_text.hpp"
#include "json_value.hpp"

namespace noughts {
namespace {

constexpr std::size_t max_name = 80;  // bytes

// A key of an object, and how its value is read into a game.
struct Key {
    std::string_view name;
    void (*read)(const Value& value, Game& game) = nullptr;
};

template <std::size_t n>
void check_keys(const Value& object, const Key (&keys)[n]) {
    if (!object.json.is_object()) object.expected("an object");
    for (const auto& [key, value] : object.json.items())
        if (std::ranges::find(keys, key, &Key::name) == std::end(keys))
            object.refuse("expected the key " + one_of(keys, &Key::name) + ", found " + noughts::quoted(key));
}

std::string name_in(const Value& value) {
    if (!value.json.is_string()) value.expected("a text");
    auto text = value.json.get<std::string>();
    if (text.size() > max_name) value.refuse("expected at most 80 bytes, found " + std::to_string(text.size()));
    for (std::size_t i = 0; i < text.size(); ++i) {
        const auto byte = [&](std::size_t at) { return at < text.size() ? static_cast<unsigned char>(text[at]) : 0; };
        const bool control = byte(i) < 0x20 || byte(i) == 0x7F || (byte(i) == 0xC2 && byte(i + 1) < 0xA0);
        if (control) value.expected("a text without control characters");
    }
    return text;
}

int cell_in(const Value& value, const Game& game) { return value.number("a cell", game.grid.cells()) - 1; }

Cells line_in(const Value& value, const Game& game) {
    Cells line = 0;
    for (const Value& each : value.elements("cells")) {
        const Cells c = cell(cell_in(each, game));
        if (line & c) each.refuse("cell " + each.json.dump() + " is in the line already");
        line |= c;
    }
    if (!line) value.refuse("a line has at least one cell");
    return line;
}

OwnLine own_line_in(const Value& value, const Game& game) {
    if (value.json.is_array()) return {.cells = line_in(value, game), .side = {}};
    constexpr Key keys[] = {{"cells"}, {"for"}};
    if (!value.json.is_object()) value.expected("an array of cells, or an object with cells and for");
    check_keys(value, keys);
    if (!value.has("cells")) value.refuse("the key cells is missing");
    OwnLine line{.cells = line_in(value.at("cells"), game), .side = {}};
    if (value.has("for")) line.side = value.at("for").word(lines_for);
    return line;
}

void read_lines(const Value& value, Game& game) {
    const auto lines = value.elements("lines");
    if (lines.size() > max_lines)
        value.refuse("a game has at most " + std::to_string(max_lines) + " lines, and this one has " +
                     std::to_string(lines.size()));
    for (const Value& each : lines) {
        const OwnLine line = own_line_in(each, game);
        const auto same = std::ranges::find(game.lines, line.cells, &OwnLine::cells);
        if (same != game.lines.end())
            each.refuse("the same cells as lines[" + std::to_string(same - game.lines.begin()) + ']');
        game.lines.push_back(line);
    }
}

void read_needs(const Value& value, Game& game) {
    for (const Value& each : value.elements("pairs of cells")) {
        const auto pair = each.elements("two cells");
        if (pair.size() != 2) each.refuse("expected two cells, found " + std::to_string(pair.size()));
        const int needed = cell_in(pair[0], game), target = cell_in(pair[1], game);
        game.needs.emplace_back(needed, target);
    }
}

void read_blocked(const Value& value, Game& game) {
    for (const Value& each : value.elements("cells")) {
        const int blocked = cell_in(each, game);
        game.needs.emplace_back(blocked, blocked);
    }
}

// The shape of the board, which all else rests on.
void read_shape(const Value& file, Grid& grid) {
    const auto size = [&file](std::string_view key, int otherwise) {
        return file.has(key) ? file.at(key).number("a whole number", max_cells) : otherwise;
    };
    if (file.has("cells")) {
        for (const char* key : {"width", "height", "layers"})
            if (file.has(key)) file.at(key).refuse("a board of so many cells is one row; leave out this or cells");
    } else if (!file.has("width") || !file.has("height")) {
        file.refuse("expected width and height, or cells");
    }
    grid.width = size("cells", size("width", 1));
    grid.height = size("height", 1);
    if (grid.cells() <= max_cells) grid.layers = size("layers", 1);
    if (grid.cells() > max_cells)
        file.at(file.has("layers") ? "layers" : "height")
            .refuse("a board has at most 64 cells, and this one has " + std::to_string(grid.cells()));
    grid.length = file.has("line") ? size("line", 1) : max_cells + 1;
    if (file.has("torus") && !file.has("line")) file.at("torus").refuse("it is of no use without line");
}

// All keys, and how those are read that are not of the shape, in this order.
constexpr Key keys_of_a_game[] = {
    {"name", [](const Value& value, Game& game) { game.name = name_in(value); }},
    {"cells"},
    {"width"},
    {"height"},
    {"layers"},
    {"line"},
    {"torus", [](const Value& value, Game& game) { game.grid.torus = value.truth(); }},
    {"gravity", [](const Value& value, Game& game) { game.grid.gravity = value.truth(); }},
    {"lines", read_lines},
    {"lines-for", [](const Value& value, Game& game) { game.grid.lines_for = value.word(lines_for); }},
    {"needs", read_needs},
    {"blocked", read_blocked},
    {"marks", [](const Value& value, Game& game) { game.grid.marks = value.word(kinds_of_marks); }},
    {"stuck", [](const Value& value, Game& game) { game.grid.stuck = value.word(stuck); }},
    {"ending", [](const Value& value, Game& game) { game.grid.ending = value.word(endings); }},
    {"prize", [](const Value& value, Game& game) { game.grid.prize = value.word(prizes); }},
    {"start", [](const Value& value, Game& game) { game.grid.start = value.word(starts); }},
};

Game game_in(const nlohmann::json& json) {
    const Value file{.json = json, .path = {}};
    check_keys(file, keys_of_a_game);
    Game game;
    game.own = true;
    read_shape(file, game.grid);
    for (const Key& key : keys_of_a_game)
        if (key.read && file.has(key.name)) key.read(file.at(key.name), game);
    rules_of(game);
    return game;
}

}  // namespace

Game game_in_text(const std::string& text) { return game_in(json_of(text)); }

Game game_in_file(const std::string& path) {
    if (path == "-") throw BadInput("expected a file, found '-': standard input is for boards");
    std::string shown;
    for (const char byte : path) put_printable(shown, byte);
    return within('\'' + shown + "': ", [&] { return game_in_text(text_in(path)); });
}

}  // namespace noughts
