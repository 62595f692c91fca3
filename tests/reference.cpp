// SPDX-License-Identifier: MIT
#include "tests/reference.hpp"

#include <algorithm>

namespace reference {

Game grid(int width, int height, int length, bool gravity, bool torus, int layers) {
    Game game{.cells = width * height * layers, .lines = {}, .needs = {}};
    const auto number = [=](int column, int row, int layer) { return column + row * width + layer * width * height; };
    const auto inside = [=](int& place, int places) {
        if (torus && places > 1) place = (place % places + places) % places;
        return place >= 0 && place < places;
    };
    for (int start = 0; start < game.cells; ++start)
        for (int direction = 0; direction < 27; ++direction) {
            std::set<int> line;
            for (int step = 0; step < length; ++step) {
                int column = start % width + step * (direction % 3 - 1);
                int row = start / width % height + step * (direction / 3 % 3 - 1);
                int layer = start / width / height + step * (direction / 9 - 1);
                if (inside(column, width) && inside(row, height) && inside(layer, layers))
                    line.insert(number(column, row, layer));
            }
            if (int(line.size()) == length) game.lines.insert(Line(line.begin(), line.end()));
        }
    for (int layer = 0; gravity && layer < layers; ++layer)
        for (int row = 0; row + 1 < height; ++row)
            for (int column = 0; column < width; ++column)
                game.needs.emplace_back(number(column, row + 1, layer), number(column, row, layer));
    return game;
}

const Game& tic_tac_toe() {
    static const Game game = grid(3, 3, 3);
    return game;
}

char other(char mark) { return mark == 'X' ? 'O' : 'X'; }

std::string marks_of(const Game& game, char mover) {
    if (game.marks == Marks::either) return "XO";
    return game.marks == Marks::both ? "X" : std::string(1, mover);
}

namespace {

bool holds(const Board& board, char mark, const Line& line) {
    return std::all_of(line.begin(), line.end(), [&](int cell) { return board[cell] == mark; });
}

}  // namespace

int lines_of(const Game& game, const Board& board, char mark) {
    int held = 0;
    for (const auto& lines : {&game.lines, mark == 'X' ? &game.x_lines : &game.o_lines})
        for (const Line& line : *lines) held += holds(board, mark, line) ? 1 : 0;
    return held;
}

namespace {

// The empty cells whose needs are met, whether or not the game is over.
std::vector<int> open_cells(const Game& game, const Board& board) {
    std::vector<int> open;
    for (int cell = 0; cell < game.cells; ++cell) {
        bool usable = board[cell] == '.';
        for (const auto& [a, b] : game.needs) usable = usable && !(b == cell && board[a] == '.');
        if (usable) open.push_back(cell);
    }
    return open;
}

}  // namespace

std::vector<int> legal_moves(const Game& game, const Board& board) {
    const bool line = lines_of(game, board, 'X') + lines_of(game, board, 'O') > 0;
    return line && !game.full_board ? std::vector<int>{} : open_cells(game, board);
}

int outcome(const Game& game, const Board& board, char mover) {
    const int x = lines_of(game, board, 'X'), o = lines_of(game, board, 'O');
    const bool by_whoever_was_last = game.marks != Marks::own && !game.full_board;
    if (game.prize == Prize::most_lines && by_whoever_was_last) return mover == 'O' ? x + o : -(x + o);
    if (game.prize == Prize::most_lines) return x - o;
    if (x == 0 && o == 0) {
        if (game.stuck == Stuck::draw) return 0;
        if (game.stuck == Stuck::o_wins) return -1;
        return mover == 'X' ? -1 : 1;
    }
    if (game.prize == Prize::x_wins) return 1;
    int holder = (x > 0 ? 1 : 0) - (o > 0 ? 1 : 0);
    // Where anybody may have made a mark, whoever made the last one has completed the line that ended the game.
    if (by_whoever_was_last) holder = mover == 'O' ? 1 : -1;
    return game.prize == Prize::line_wins ? holder : -holder;
}

std::vector<int> completing_moves(const Game& game, Board board, char mark) {
    std::vector<int> found;
    const int before = lines_of(game, board, mark);
    for (const int cell : open_cells(game, board)) {
        board[cell] = mark;
        if (lines_of(game, board, mark) > before) found.push_back(cell);
        board[cell] = '.';
    }
    return found;
}

bool prefers(char mover, const Answer& a, const Answer& b) {
    const int sign = mover == 'X' ? 1 : -1, ours = sign * a.value, theirs = sign * b.value;
    if (ours != theirs) return ours > theirs;
    return ours > 0 ? a.plies < b.plies : ours < 0 && a.plies > b.plies;
}

Answer Oracle::operator()(const Board& board, char mover) {
    if (const auto seen = seen_.find(board + mover); seen != seen_.end()) return seen->second;
    const std::vector<int> moves = legal_moves(game_, board);
    Answer best;
    std::array<std::uint64_t, 3> games{};
    bool first = true;
    if (moves.empty()) {
        best.value = outcome(game_, board, mover);
        games[best.value > 0 ? 0 : best.value < 0 ? 1 : 2] = 1;
    }
    for (const int cell : moves)
        for (const char mark : marks_of(game_, mover)) {
            Board next = board;
            next[cell] = mark;
            Answer answer = (*this)(next, other(mover));
            if (answer.value != 0) ++answer.plies;
            if (first || prefers(mover, answer, best)) best = answer;
            first = false;
            for (int i = 0; i < 3; ++i) games[i] += answer.games[i];
        }
    best.games = games;
    return seen_[board + mover] = best;
}

std::set<std::pair<Board, char>> reachable(const Game& game, const std::string& starters) {
    std::set<std::pair<Board, char>> reached;
    std::vector<std::pair<Board, char>> fresh;
    for (const char starter : starters) fresh.emplace_back(Board(game.cells, '.'), starter);
    while (!fresh.empty()) {
        const auto [board, mover] = fresh.back();
        fresh.pop_back();
        if (!reached.insert({board, mover}).second) continue;
        for (const int cell : legal_moves(game, board))
            for (const char mark : marks_of(game, mover)) {
                Board next = board;
                next[cell] = mark;
                fresh.emplace_back(next, other(mover));
            }
    }
    return reached;
}

std::string situation(int turn, const Board& board) {
    static Oracle oracle = [] {
        Game game = tic_tac_toe();
        game.full_board = true;
        game.prize = Prize::most_lines;
        return Oracle(game);
    }();
    return std::to_string(-oracle(board, turn == 1 ? 'O' : 'X').value) + "\n";
}

std::string counting(const Board& board) {
    static Oracle oracle(tic_tac_toe());
    static const auto reached = reachable(oracle.game(), "X");
    const auto x = std::count(board.begin(), board.end(), 'X'), o = std::count(board.begin(), board.end(), 'O');
    const char mover = x == o ? 'X' : 'O';
    if (!reached.count({board, mover})) return "-1 -1\n";
    const Answer answer = oracle(board, mover);
    return std::to_string(answer.games[0]) + " " + std::to_string(answer.games[1]) + "\n";
}

std::string advanced(const std::vector<std::pair<int, int>>& constraints) {
    Game game = tic_tac_toe();
    for (const auto& [a, b] : constraints) game.needs.emplace_back(a - 1, b - 1);
    const int value = Oracle(game)(Board(9, '.'), 'X').value;
    return value > 0 ? "X\n" : value < 0 ? "O\n" : "E\n";
}

std::string winning_move(char mark, const Board& board) {
    return completing_moves(tic_tac_toe(), board, mark).empty() ? "No you can't.\n" : "Yes you can.\n";
}

}  // namespace reference
