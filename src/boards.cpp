// SPDX-License-Identifier: MIT
#include "boards.hpp"

#include "lines.hpp"
#include "record.hpp"
#include "refuse.hpp"

namespace noughts {
namespace {

std::string count_of_cells(const Grid& grid) {
    return std::to_string(grid.width * grid.height) + " cells (" + std::to_string(grid.height) + " rows of " +
           std::to_string(grid.width) + ")";
}

// The cells of a board without what stands between rows.
std::string cells_of(const Grid& grid, std::string_view text) {
    const auto width = std::size_t(grid.width), height = std::size_t(grid.height);
    if (text.find('/') == std::string_view::npos) {
        if (text.size() == width * height) return std::string(text);
        throw BadInput("expected " + count_of_cells(grid) + ", found " + std::to_string(text.size()));
    }
    std::string cells;
    std::size_t rows = 0;
    for (std::size_t begin = 0; begin <= text.size(); ++rows) {
        const auto row = text.substr(begin, text.find('/', begin) - begin);
        if (row.size() != width)
            throw BadInput("expected rows of " + std::to_string(width) + " cells, found " + std::to_string(row.size()) +
                           " in row " + std::to_string(rows + 1));
        cells += row;
        begin += row.size() + 1;
    }
    if (rows == height) return cells;
    throw BadInput("expected " + std::to_string(height) + " rows, found " + std::to_string(rows));
}

Position read_board(const Game& game, std::string_view text, bool strict) {
    const std::string cells = cells_of(game.grid, text);
    Position p;
    for (std::size_t c = 0; c < cells.size(); ++c) {
        const auto mark = game.letters.read(cells[c], strict);
        if (!mark)
            throw BadInput(std::string("expected cells ") + game.letters.x + ", " + game.letters.o + " or " +
                           (game.letters.empty == ' ' ? "space" : std::string(1, game.letters.empty)) + ", found " +
                           noughts::quoted(cells.substr(c, 1)) + " for cell " + std::to_string(c + 1));
        put(p, int(c), *mark);
    }
    return p;
}

// A line without what says nothing around a board: blanks that are no cells, and a byte-order mark.
std::string_view trimmed(std::string_view text, const Alphabet& letters) {
    constexpr std::string_view mark = "\xEF\xBB\xBF";
    if (text.starts_with(mark)) text.remove_prefix(mark.size());
    const std::string_view blanks = letters.read(' ', true) ? "\t" : " \t";
    const auto begin = std::min(text.find_first_not_of(blanks), text.size());
    return text.substr(begin, text.find_last_not_of(blanks) + 1 - begin);
}

Board with_moves(const BoardOptions& options, Position p) {
    const Game& game = options.game;
    Board board{.position = p, .mover = game.to_move ? game.to_move : mover_by_counts(game.rules, p)};
    board.position.turn = board.mover.value_or(Side::x);
    if (options.moves.find_first_not_of(" \t") == std::string::npos) return board;
    need_mover(board);
    Record record(game, board.position);
    record.replay(options.moves);
    return {.position = record.now(), .mover = record.now().turn};
}

void answer_input(const BoardOptions& options, Session& session, const BoardAction& answer) {
    Lines lines(session.in);
    while (const auto line = lines.next()) {
        within("line " + std::to_string(lines.number()) + ": ", [&] {
            const auto text = options.strict ? *line : trimmed(*line, options.game.letters);
            if (text.empty()) throw BadInput("expected " + count_of_cells(options.game.grid) + ", found a blank line");
            answer(with_moves(options, read_board(options.game, text, options.strict)));
        });
    }
}

void answer_argument(const BoardOptions& options, const std::string& text, const BoardAction& answer) {
    const std::string where = "board " + noughts::quoted(text) + ": ";
    const Position p = within(where, [&] { return read_board(options.game, text, options.strict); });
    within(options.boards.size() > 1 ? where : "", [&] { answer(with_moves(options, p)); });
}

}  // namespace

void add_board_options(Arguments& arguments, BoardOptions& options) {
    arguments.words("BOARD", options.boards, "rows from the top; none: the start; -: one a line from input");
    add_game_options(arguments, options.game);
    const auto set_moves = [&options](const std::string& moves) { options.moves = moves; };
    arguments.option("--moves", "\"1 5 9\"", set_moves,
                     "made first; u takes back, r makes again, cN drops in column N");
    arguments.flag("--json", options.json, "one JSON object a line");
    arguments.flag("--strict", options.strict, "read boards by their alphabet alone");
}

void need_mover(const Board& board) {
    if (!board.mover) throw BadInput("who is to move does not follow from the counts; say --to-move x or --to-move o");
}

void for_each_board(const BoardOptions& options, Session& session, const BoardAction& answer) {
    if (options.boards.empty()) answer(with_moves(options, {}));
    for (const std::string& text : options.boards) {
        if (text == "-")
            answer_input(options, session, answer);
        else
            answer_argument(options, text, answer);
    }
}

}  // namespace noughts
