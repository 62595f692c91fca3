// SPDX-License-Identifier: MIT
#include "tests/twin.hpp"

namespace noughts::tests {

Cells cells_of(const std::vector<int>& numbers) {
    Cells cells = 0;
    for (const int c : numbers) cells |= cell(c);
    return cells;
}

Rules rules_of(const reference::Game& game, Start start) {
    Rules r{.cells = game.cells, .start = start};
    if (game.full_board) r.ending = Ending::full_board;
    if (game.prize == reference::Prize::line_loses) r.prize = Prize::line_loses;
    if (game.prize == reference::Prize::most_lines) r.prize = Prize::most_lines;
    if (game.prize == reference::Prize::x_wins) r.prize = Prize::x_wins;
    if (game.marks == reference::Marks::either) r.marks = Marks::either;
    if (game.marks == reference::Marks::both) r.marks = Marks::both;
    if (game.stuck == reference::Stuck::o_wins) r.stuck = Stuck::o_wins;
    if (game.stuck == reference::Stuck::mover_loses) r.stuck = Stuck::mover_loses;
    for (const auto& line : game.lines) r.add_line(cells_of(line));
    for (const auto& line : game.x_lines) r.add_line(cells_of(line), LinesFor::x);
    for (const auto& line : game.o_lines) r.add_line(cells_of(line), LinesFor::o);
    for (const auto& [a, b] : game.needs) r.add_need(b, a);
    return r;
}

Position position_of(const Board& board, char mover) {
    Position p{.turn = mover == 'X' ? Side::x : Side::o};
    for (std::size_t c = 0; c < board.size(); ++c) {
        if (board[c] == 'X') p.x |= cell(int(c));
        if (board[c] == 'O') p.o |= cell(int(c));
    }
    return p;
}

Board board_of(const Position& p, int cells) {
    Board board(cells, '.');
    for (int c = 0; c < cells; ++c) {
        if (p.x & cell(c)) board[c] = 'X';
        if (p.o & cell(c)) board[c] = 'O';
    }
    return board;
}

std::string picture(const Board& board, int width, char mover) {
    std::string text = "\n";
    for (std::size_t c = 0; c < board.size(); ++c) {
        text += std::string("  ") + board[c];
        if (int(c) % width == width - 1) text += '\n';
    }
    return text + "  " + mover + " to move\n";
}

std::vector<Board> all_boards(int cells) {
    std::vector<Board> boards{""};
    for (int c = 0; c < cells; ++c) {
        std::vector<Board> longer;
        for (const Board& board : boards)
            for (const char mark : {'.', 'X', 'O'}) longer.push_back(board + mark);
        boards = longer;
    }
    return boards;
}

}  // namespace noughts::tests
