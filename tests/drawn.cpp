// SPDX-License-Identifier: MIT
#include "tests/drawn.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <sstream>
#include <vector>

namespace noughts::tests {

void expect_law(int cases, const std::function<void()>& law) {
    setenv("RC_PARAMS", "seed=20240525", 0);
    auto params = rc::detail::configuration().testParams;
    params.maxSuccess = cases;
    const auto result = rc::detail::checkTestable(law, rc::detail::TestMetadata{}, params);
    std::ostringstream told;
    rc::detail::printResultMessage(result, told);
    EXPECT_TRUE(result.is<rc::detail::SuccessResult>()) << told.str();
}
std::ostream& operator<<(std::ostream& out, const std::set<reference::Line>& lines) {
    for (const auto& line : lines)
        for (std::size_t i = 0; i < line.size(); ++i) out << (i ? '-' : ' ') << line[i] + 1;
    return out;
}

std::ostream& operator<<(std::ostream& out, const Drawn& drawn) {
    constexpr const char* prizes[] = {"line wins", "line loses", "most lines", "X wins"};
    constexpr const char* marks[] = {"own", "either", "both"};
    constexpr const char* stuck[] = {"is a draw", "is won by O", "is lost by the mover"};
    constexpr const char* starts[] = {"x", "o", "either"};
    out << picture(drawn.board, drawn.width, drawn.mover) << (drawn.game.full_board ? "full board, " : "first line, ")
        << prizes[int(drawn.game.prize)] << ", marks " << marks[int(drawn.game.marks)] << ", stuck "
        << stuck[int(drawn.game.stuck)] << ", started by " << starts[int(drawn.start)] << "\nlines:" << drawn.game.lines
        << "\nlines of X:" << drawn.game.x_lines << "\nlines of O:" << drawn.game.o_lines << "\nneeds:";
    for (const auto& [a, b] : drawn.game.needs) out << ' ' << a + 1 << ':' << b + 1;
    return out << '\n';
}

int below(int limit) { return *rc::gen::resize(rc::kNominalSize, rc::gen::inRange(0, limit)); }

namespace {

reference::Line drawn_line(int cells) {
    reference::Line line;
    while (line.empty())
        for (int c = 0; c < cells; ++c)
            if (below(3) == 0) line.push_back(c);
    return line;
}

// The width and height of a board of at most `most_cells` cells, three times out of four of more than half as many.
std::pair<int, int> drawn_shape(int most_cells, int most_side) {
    const int least_cells = below(4) == 0 ? 1 : most_cells / 2 + 1;
    std::vector<std::pair<int, int>> shapes;
    for (int width = 1; width <= most_side; ++width)
        for (int height = 1; height <= most_side; ++height)
            if (width * height >= least_cells && width * height <= most_cells) shapes.emplace_back(width, height);
    return shapes[std::size_t(below(int(shapes.size())))];
}

// Makes lines count for one side only: each of these, now and then.
void draw_sides(reference::Game& game) {
    std::set<reference::Line> lines;
    for (const auto& line : game.lines) {
        std::set<reference::Line>* const sides[] = {&lines, &game.x_lines, &game.o_lines};
        sides[below(3)]->insert(line);
    }
    game.lines = lines;
}

}  // namespace

rc::Gen<Drawn> drawn(int most_cells, int most_side, int most_empty) {
    const auto draw = [=] {
        Drawn d;
        const auto [width, height] = drawn_shape(most_cells, most_side);
        const int cells = width * height, kind = below(3), fullness = below(4);
        d.width = width;
        d.game = reference::grid(width, height, 1 + below(4), below(4) == 0, below(4) == 0);
        if (kind == 0) d.game.lines.clear();
        for (int i = kind < 2 ? below(8) : 0; i > 0; --i) d.game.lines.insert(drawn_line(cells));
        for (int i = below(3) == 0 ? below(cells + 1) : 0; i > 0; --i)
            d.game.needs.emplace_back(below(cells), below(cells));
        d.game.full_board = below(2) == 0;
        d.game.prize = reference::Prize(below(4));
        if (below(2)) d.game.marks = reference::Marks(below(3));
        if (below(2)) d.game.stuck = reference::Stuck(below(3));
        if (d.game.prize == reference::Prize::most_lines) {
            d.game.stuck = reference::Stuck::draw;  // no other can be said
            if (d.game.lines.size() > max_counted_lines) d.game.prize = reference::Prize::line_loses;
        }
        if (below(4) == 0) draw_sides(d.game);
        d.start = Start(below(3));
        const int empty = d.game.marks == reference::Marks::either ? (most_empty + 1) / 2 + 2 : most_empty;
        for (int c = 0; c < cells; ++c) d.board += below(8) < 2 * fullness ? "XO"[below(2)] : '.';
        for (int c = 0; std::count(d.board.begin(), d.board.end(), '.') > empty; ++c)
            if (d.board[c] == '.') d.board[c] = "XO"[below(2)];
        d.mover = below(2) ? 'O' : 'X';
        return d;
    };
    return rc::gen::exec(draw);
}

}  // namespace noughts::tests
