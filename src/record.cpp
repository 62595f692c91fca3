// SPDX-License-Identifier: MIT
#include "record.hpp"

#include <charconv>
#include <noughts/status.hpp>
#include <sstream>

#include "refuse.hpp"

namespace noughts {
namespace {

// The number from 1 to `most` that `text` is, or nothing.
std::optional<int> number_up_to(int most, std::string_view text) {
    int n = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), n);
    if (error != std::errc{} || end != text.data() + text.size() || n < 1 || n > most) return {};
    return n;
}

// The same; `what` names it in a refusal, which shows `word`.
int number(std::string_view text, int most, const char* what, std::string_view word) {
    if (const auto n = number_up_to(most, text)) return *n;
    throw BadInput(noughts::quoted(word) + " is not a " + what + " from 1 to " + std::to_string(most));
}

char lower(char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; }

bool is_letter(char c) { return c >= 'a' && c <= 'z'; }

// The cell in a column from the left and a row from the top: b2.
int crossing(const Grid& grid, std::string_view word) {
    const int column = lower(word.front()) - 'a';
    const auto row = number_up_to(grid.rows(), word.substr(1));
    if (row && column < grid.width) return (*row - 1) * grid.width + column;
    const char last = static_cast<char>('a' + std::min(grid.width, 26) - 1);
    throw BadInput(noughts::quoted(word) + " is not a cell: they are 1 to " + std::to_string(grid.cells()) +
                   ", or a1 to " + last + std::to_string(grid.rows()));
}

// The cell where a mark comes to lie in a column: the lowest that is empty.
int dropped(const Game& game, const Position& p, std::string_view word) {
    const int column = number(word.substr(1), game.grid.width, "column", word);
    for (int c = game.rules.cells - game.grid.width + column - 1; c >= 0; c -= game.grid.width)
        if (!contains(p.filled(), cell(c))) return c;
    throw BadInput("column " + std::to_string(column) + " is full");
}

// The mark that a word places, which it says itself where the mover may place either: 5x. That is taken off.
Side mark_in(const Game& game, Side turn, std::string_view& word) {
    const Rules& r = game.rules;
    if (r.marks != Marks::either) return r.may_place(turn, turn) ? turn : !turn;
    const Alphabet letters = mark_letters(game.letters);
    const auto mark = word.empty() || word.back() == '0' ? std::nullopt : letters.read(word.back(), false);
    if (!mark)
        throw BadInput(std::string("expected a move with its mark, such as 5") + letters.x + " or 5" + letters.o +
                       ", found " + noughts::quoted(word));
    word.remove_suffix(1);
    return *mark == Mark::x ? Side::x : Side::o;
}

// The cell that a word names.
int named(const Game& game, const Position& p, std::string_view word) {
    const char first = word.empty() ? ' ' : lower(word.front());
    if (is_letter(first) && !game.grid.gravity) return crossing(game.grid, word);
    if (is_letter(first) && first != 'c')
        throw BadInput(noughts::quoted(word) +
                       ": with gravity a move is a cell's number, or c and a column, such as c2");
    return first == 'c' ? dropped(game, p, word) : number(word, game.rules.cells, "cell", word) - 1;
}

std::string why_over(const Rules& r, const Position& p) {
    for (const Side side : {Side::x, Side::o})
        if (const Cells line = r.ending == Ending::first_line ? line_of(r, p, side) : 0)
            return std::string(name(r.line_is_its_makers() ? !p.turn : side)) + " has completed " + cell_names(line);
    return p.filled() == first_cells(r.cells) ? "the board is full" : "no empty cell may be played";
}

void check_move(const Rules& r, const Position& p, int c) {
    const std::string cell_c = "cell " + std::to_string(c + 1);
    const Cells open = moves(r, p);
    if (!open) throw BadInput("the game was over: " + why_over(r, p));
    if (contains(p.filled(), cell(c)))
        throw BadInput(cell_c + " is already " + name(contains(p.x, cell(c)) ? Side::x : Side::o) + "'s");
    if (contains(r.needs[c], cell(c))) throw BadInput(cell_c + " is blocked");
    if (!contains(open, cell(c)))
        throw BadInput(cell_c + " needs cell " + std::to_string(first_of(r.needs[c] & ~p.filled()) + 1));
}

}  // namespace

void Record::go(bool possible, std::size_t place, const char* complaint) {
    if (!possible) throw BadInput(complaint);
    now_ = place;
}

std::string in_lower_case(std::string_view word) {
    std::string text(word);
    for (char& c : text) c = lower(c);
    return text;
}

void Record::step(std::string_view word) {
    const std::string order = in_lower_case(word);
    if (order == "u") return go(now_ > 0, now_ - 1, "there is no move to take back");
    if (order == "r") return go(can_redo(), now_ + 1, "there is no move to make again");
    const Side mark = mark_in(*game_, now().turn, word);
    const int c = named(*game_, now(), word);
    check_move(game_->rules, now(), c);
    positions_.resize(++now_);
    positions_.push_back(play(positions_.back(), c, mark));
}

void Record::replay(std::string_view script) {
    std::istringstream words{std::string(script)};
    std::string word;
    for (int place = 1; words >> word; ++place) within("move " + std::to_string(place) + ": ", [&] { step(word); });
}

}  // namespace noughts
