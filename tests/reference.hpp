// SPDX-License-Identifier: MIT
// The naive twin: the same games once more, as slow and as plain as the statements tell them.
//
// A board is a string of '.', 'X' and 'O', row by row from the top. Nothing here is shared with the library, and
// nothing here is ever made faster: what both say must be right.
#pragma once
#include <array>
#include <cstdint>
#include <set>
#include <string>
#include <unordered_map>
#include <utility>
#include <vector>

namespace reference {

using Board = std::string;
using Line = std::vector<int>;

enum class Prize { line_wins, line_loses, most_lines, x_wins };
enum class Marks { own, either, both };
enum class Stuck { draw, o_wins, mover_loses };

struct Game {
    int cells = 0;
    std::set<Line> lines;                    // of either mark
    std::vector<std::pair<int, int>> needs;  // {a, b}: b may not be used while a is empty, both counted from 0
    bool full_board = false;                 // whether play goes on after a line
    Prize prize = Prize::line_wins;
    Marks marks = Marks::own;   // which marks a side may place: its own, X or O as it likes, or X alone, as both do
    Stuck stuck = Stuck::draw;  // what a game without any line is worth, where lines are not counted
    std::set<Line> x_lines{}, o_lines{};  // further lines, of this mark alone
};

// A width x height board with `length` in a row; with gravity a mark needs the cell below it. On a torus rows that
// leave the board come in again at the other side. Layers lie behind one another, and rows go through them as well.
Game grid(int width, int height, int length, bool gravity = false, bool torus = false, int layers = 1);

// The game that most questions are about.
const Game& tic_tac_toe();

char other(char mark);

// The marks that this side may place.
std::string marks_of(const Game& game, char mover);

int lines_of(const Game& game, const Board& board, char mark);

std::vector<int> legal_moves(const Game& game, const Board& board);

// What X gets from an ended game in which `mover` would be next: lines ahead where lines are counted, else 1, 0 or -1.
int outcome(const Game& game, const Board& board, char mover);

// The empty cells with which this mark completes a line, whether or not the game is over.
std::vector<int> completing_moves(const Game& game, Board board, char mark);

struct Answer {
    int value = 0;                         // what X gets
    int plies = 0;                         // to the end; the winner hurries, the loser delays; 0 for a draw
    std::array<std::uint64_t, 3> games{};  // how many ways on end with X ahead, with O ahead, with neither
};

// Would this mover rather have `a` than `b`?
bool prefers(char mover, const Answer& a, const Answer& b);

// Plays everything out from the positions it is asked about, and remembers what it has seen.
class Oracle {
public:
    explicit Oracle(Game game) : game_(std::move(game)) {}
    const Game& game() const { return game_; }

    Answer operator()(const Board& board, char mover);

private:
    Game game_;
    std::unordered_map<std::string, Answer> seen_;
};

// Every board and mover that play can reach when one of `starters` ("X", "O" or "XO") begins.
std::set<std::pair<Board, char>> reachable(const Game& game, const std::string& starters);

// The four contest problems, as the text a judge expects for one case.
std::string situation(int turn, const Board& board);
std::string counting(const Board& board);
std::string advanced(const std::vector<std::pair<int, int>>& constraints);
std::string winning_move(char mark, const Board& board);

}  // namespace reference
