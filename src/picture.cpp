// SPDX-License-Identifier: MIT
#include "picture.hpp"

namespace noughts {
namespace {

// How a cell looks: its text, whether it stands in brackets, and its colour by the terminal's codes.
struct Look {
    std::string text;
    bool marked = false;
    const char* colour = "0";
};

constexpr const char *x_colour = "1;36", *o_colour = "1;33", *dim = "2", *good = "1;32";

constexpr std::size_t screen = 80;  // columns

// A board drawn: its rows and the lines between them, and how wide they look.
struct Drawing {
    std::vector<std::string> rows;
    std::size_t width = 0;
};

std::string repeated(std::string_view text, std::size_t times) {
    std::string sum;
    for (; times > 0; --times) sum += text;
    return sum;
}

// A cell of `width` characters with its text in the middle, or right of it.
std::string drawn(const Look& look, std::size_t width, Colour colour) {
    const std::size_t blank = width - look.text.size(), left = (blank + 1) / 2;
    std::string text = std::string(left, ' ') + look.text + std::string(blank - left, ' ');
    if (look.marked) text.front() = '[', text.back() = ']';
    return colour == Colour::yes ? std::string("\033[") + look.colour + 'm' + text + "\033[0m" : text;
}

// The columns from `first` on, so many of them, of a board with `columns`: its rows are added to the drawing.
void draw_band(const std::vector<Look>& cells, const Grid& grid, int first, int count, std::size_t width, Colour colour,
               Drawing& drawing) {
    std::string between = repeated("─", width);
    for (int x = 1; x < count; ++x) between += "┼" + repeated("─", width);
    const auto columns = std::size_t(grid.width), layer = columns * std::size_t(grid.height);
    for (std::size_t row = 0; row < cells.size(); row += columns) {
        if (row > 0) drawing.rows.push_back(row % layer == 0 ? "" : between);
        drawing.rows.emplace_back();
        for (int x = first; x < first + count; ++x)
            drawing.rows.back() += (x == first ? "" : "│") + drawn(cells[row + std::size_t(x)], width, colour);
    }
}

// A board that is wider than the screen is drawn in bands of columns, one below the other, and so are the layers of a
// stack.
Drawing draw(const std::vector<Look>& cells, const Grid& grid, Colour colour) {
    const int columns = grid.width;
    std::size_t width = 0;
    for (const Look& look : cells) width = std::max(width, look.text.size() + 2);
    const int fitting = int((screen + 1) / (width + 1)), bands = (columns + fitting - 1) / fitting,
              count = (columns + bands - 1) / bands;
    Drawing drawing{.rows = {}, .width = std::size_t(count) * (width + 1) - 1};
    for (int first = 0; first < columns; first += count) {
        if (first > 0) drawing.rows.emplace_back();
        draw_band(cells, grid, first, std::min(count, columns - first), width, colour, drawing);
    }
    return drawing;
}

Cells in_lines(const Rules& r, const Position& p, Side side) {
    Cells sum = 0;
    for_each_line_held(r, p, side, [&](Cells line) { sum |= line; });
    return sum;
}

// The letter of a mark, unless that looks like the number of a cell or like nothing.
std::string letter_of(const Game& game, Side mark) {
    const auto unclear = [](char c) { return c == ' ' || (c >= '0' && c <= '9'); };
    if (unclear(game.letters.x) || unclear(game.letters.o)) return name(mark);
    return {mark == Side::x ? game.letters.x : game.letters.o};
}

// The board itself: empty cells show their numbers, and marks in completed lines stand in brackets.
std::vector<Look> looks(const Game& game, const Position& p) {
    const Cells complete = in_lines(game.rules, p, Side::x) | in_lines(game.rules, p, Side::o);
    std::vector<Look> cells;
    for (int c = 0; c < game.rules.cells; ++c) {
        const bool x = contains(p.x, cell(c)), o = contains(p.o, cell(c));
        cells.push_back({.text = x   ? letter_of(game, Side::x)
                                 : o ? letter_of(game, Side::o)
                                     : std::to_string(c + 1),
                         .marked = contains(complete, cell(c)),
                         .colour = x   ? x_colour
                                   : o ? o_colour
                                       : dim});
    }
    return cells;
}

std::string worth_text(const Rules& rules, const Bounds& worth) {
    const auto value = worth.value(), answer = worth.answer();
    if (!value) return "?";
    if (rules.prize == Prize::most_lines) return std::string(*value > 0 ? "+" : "") + std::to_string(*value);
    if (value == 0) return "=";
    return (*value > 0 ? 'x' : 'o') + (answer ? std::to_string(Distance::plies(*answer)) : "?");
}

// The same board with the worth of each move in its cell.
std::vector<Look> worths(const Game& game, const Report& report) {
    std::vector<Look> cells = looks(game, report.board.position);
    for (Look& look : cells) look = look.colour == dim ? Look{} : Look{.text = look.text, .colour = look.colour};
    auto moves = best_first(report.worth, *report.board.mover);
    std::ranges::reverse(moves);
    for (const auto& [step, bounds] : moves) {
        Look& look = cells[std::size_t(step.cell)];
        const std::string worth = worth_text(game.rules, bounds);
        const bool tells = game.rules.marks == Marks::either && !look.text.ends_with(' ' + worth);
        look = {.text = tells ? letter_of(game, step.mark) + ' ' + worth : worth, .colour = dim};
    }
    for (const Step& best : best_moves(report.worth, Fast::no).value_or(std::vector<Step>{}))
        cells[std::size_t(best.cell)].colour = good;
    return cells;
}

std::string text_line(std::string row) {
    row.resize(row.find_last_not_of(' ') + 1);
    return row + '\n';
}

std::string stacked(const Drawing& drawing) {
    std::string text;
    for (const std::string& row : drawing.rows) text += text_line(row);
    return text;
}

// Two boards of the same number of rows next to each other, or below each other where they are too wide for that.
std::string joined(const Drawing& left, const Drawing& right) {
    constexpr std::size_t gap = 5;
    if (left.width + gap + right.width > screen || left.rows.size() != right.rows.size())
        return stacked(left) + '\n' + stacked(right);
    std::string text;
    for (std::size_t y = 0; y < left.rows.size(); ++y)
        text += text_line(left.rows[y] + std::string(gap, ' ') + right.rows[y]);
    return text;
}

}  // namespace

std::string board_picture(const Game& game, const Position& p, Colour colour) {
    return stacked(draw(looks(game, p), game.grid, colour));
}

std::string picture(const Game& game, const Report& report, Colour colour) {
    const Drawing board = draw(looks(game, report.board.position), game.grid, colour);
    const std::string boards =
        shows_moves(report) ? joined(board, draw(worths(game, report), game.grid, colour)) : stacked(board);
    return boards + '\n' + in_words(game, report);
}

}  // namespace noughts
