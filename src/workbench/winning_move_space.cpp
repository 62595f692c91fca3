// The cases of winning-move: boards, and the forms that a board may come in.
// SPDX-License-Identifier: MIT
#include <array>

#include "boards.hpp"
#include "main_spaces.hpp"

namespace noughts::workbench {
namespace {

constexpr Alphabet spaced{.empty = ' '};

constexpr Position published{.x = cell(0) | cell(2) | cell(3) | cell(8), .o = cell(1) | cell(4) | cell(6)};

// How a board is written: each row perhaps with a bar, with either line end, with or without the blanks at its end.
// Forms are numbered, and the plain one is 0; which rows have a bar where some have is another number.
struct Form {
    static constexpr std::size_t count = 24;

    unsigned bars;  // a bit for each row
    bool carriage_returns, lost_spaces, no_last_line_end;

    Form(std::size_t number, std::size_t some)
        : bars(std::array{0b000U, 0b111U, 1 + unsigned(some % 6)}[number / 8]),
          carriage_returns(number & 1),
          lost_spaces(number & 2),
          no_last_line_end(number & 4) {}
};

std::string name_of(const Form& form) {
    std::string text;
    const auto add = [&](bool is_so, std::string_view name) {
        if (is_so) (text += text.empty() ? "" : "-and-") += name;
    };
    add(form.bars == 0b111, "bars");
    add(form.bars != 0b000 && form.bars != 0b111, "some-bars");
    add(form.carriage_returns, "carriage-returns");
    add(form.lost_spaces, "lost-spaces");
    add(form.no_last_line_end, "no-last-line-end");
    return text;
}

bool ends_with_a_blank(const Position& p) { return !contains(p.filled(), cell(2) | cell(5) | cell(8)); }

// A last row that is empty must have its line end, as it would be none.
bool needs_last_line_end(const Position& p, const Form& form) {
    return form.lost_spaces && !(form.bars & 4) && !(p.filled() >> 6);
}

std::string text_of(const Position& p, const Form& form) {
    const std::string_view end = form.carriage_returns ? "\r\n" : "\n";
    std::string text = p.turn == Side::x ? "X" : "O";
    const std::string board = to_text(p, 9, 9, spaced);
    for (std::size_t at = 0; at < board.size(); at += 3) {
        std::string row = board.substr(at, 3);
        if (form.lost_spaces) row.resize(row.find_last_not_of(' ') + 1);
        (text += end) += row;
        if (form.bars >> at / 3 & 1) text += '|';
    }
    return form.no_last_line_end ? text : text.append(end);
}

}  // namespace

// A board comes in the plain form with one mark and in some other with the other; in each where it has up to two marks,
// all of them the mover's. The board of the statement comes in its form as well: with all bars.
std::vector<Case> cases_of_winning_move() {
    const Rules rules = make_rules(tic_tac_toe);
    std::vector<Case> cases;
    std::size_t n = 0;
    const auto add = [&](const Position& p, std::size_t number) {
        if (!ends_with_a_blank(p)) number &= ~std::size_t{2};
        const std::size_t some_bars = n + number;
        if (needs_last_line_end(p, Form(number, some_bars))) number &= ~std::size_t{4};
        const Form form(number, some_bars);
        cases.push_back({.text = text_of(p, form),
                         .probe = number ? lasting(name_of(form)) : kind_of_move(rules, p, p.turn),
                         .size = marks(p),
                         .board = p});
    };
    each_board(9, [&](Position p) {
        for (const Side turn : {Side::x, Side::o}) {
            p.turn = turn;
            const bool few = marks(p) <= 2 && p.filled() == p.of(turn), plain = (n % 2 == 0) == (turn == Side::x);
            add(p, plain || few ? 0 : 1 + n / 2 % (Form::count - 1));
            for (std::size_t form = 1; few && form < Form::count; ++form) add(p, form);
        }
        ++n;
    });
    add(published, 8);
    return cases;
}

}  // namespace noughts::workbench
