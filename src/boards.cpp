// SPDX-License-Identifier: MIT
#include "boards.hpp"

#include "lines.hpp"
#include "numbers.hpp"
#include "refuse.hpp"

namespace noughts {
namespace {

std::string count_of_cells(const Grid& grid) {
    const std::string rows = std::to_string(grid.rows()) + " rows of " + std::to_string(grid.width);
    return counted(Wide(grid.cells()), "cell") + (grid.rows() > 1 ? " (" + rows + ')' : "");
}

// The cells of a board without what stands between rows.
std::string cells_of(const Grid& grid, std::string_view text) {
    const auto width = std::size_t(grid.width), height = std::size_t(grid.rows());
    if (text.find('/') == std::string_view::npos) {
        if (text.size() == width * height) return std::string(text);
        throw BadInput("expected " + count_of_cells(grid) + ", found " + std::to_string(text.size()));
    }
    std::string cells;
    std::size_t rows = 0;
    for (std::size_t begin = 0; begin <= text.size(); ++rows) {
        const auto row = text.substr(begin, text.find('/', begin) - begin);
        if (row.size() != width)
            throw BadInput("expected rows of " + counted(Wide(grid.width), "cell") + ", found " +
                           std::to_string(row.size()) + " in row " + std::to_string(rows + 1));
        cells += row;
        begin += row.size() + 1;
    }
    if (rows == height) return cells;
    throw BadInput("expected " + counted(Wide(grid.rows()), "row") + ", found " + std::to_string(rows));
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

Board before_moves(const Game& game, Position p) {
    const auto mover = game.to_move ? game.to_move : mover_by_counts(game.rules, p);
    p.turn = mover.value_or(Side::x);
    return {.position = p, .mover = mover};
}

Record with_moves(const BoardOptions& options, const Board& board) {
    need_mover(board);
    Record record(options.game, board.position);
    record.replay(options.moves);
    return record;
}

Board after_moves(const BoardOptions& options, const Position& p) {
    const Board board = before_moves(options.game, p);
    if (options.moves.find_first_not_of(" \t") == std::string::npos) return board;
    const Position last = with_moves(options, board).now();
    return {.position = last, .mover = last.turn};
}

void answer_input(const BoardOptions& options, Session& session, const BoardAction& answer) {
    Lines lines(session.in);
    while (const auto line = lines.next()) {
        within("line " + std::to_string(lines.number()) + ": ", [&] {
            const auto text = options.strict ? *line : trimmed(*line, options.game.letters);
            if (text.empty()) throw BadInput("expected " + count_of_cells(options.game.grid) + ", found a blank line");
            answer(after_moves(options, read_board(options.game, text, options.strict)));
        });
    }
}

std::string place_of(const std::string& text) { return "board " + noughts::quoted(text) + ": "; }

Position read_argument(const BoardOptions& options, const std::string& text) {
    return within(place_of(text), [&] { return read_board(options.game, text, options.strict); });
}

void answer_argument(const BoardOptions& options, const std::string& text, const BoardAction& answer) {
    const Position p = read_argument(options, text);
    within(options.boards.size() > 1 ? place_of(text) : "", [&] { answer(after_moves(options, p)); });
}

}  // namespace

void add_start_options(Arguments& arguments, BoardOptions& options) {
    add_game_options(arguments, options.game, With::positions);
    const auto set_moves = [&options](const std::string& moves) { options.moves = moves; };
    arguments.option("--moves", "\"1 5 9\"", set_moves,
                     "made first; u takes back, r makes again, cN drops in column N");
}

void add_board_options(Arguments& arguments, BoardOptions& options) {
    arguments.words("BOARD", options.boards, "rows from the top; none: the start; -: one a line from input");
    add_start_options(arguments, options);
    arguments.flag("--json", options.json, "one JSON object a line");
    arguments.flag("--strict", options.strict, "read boards by their alphabet alone");
}

void need_mover(const Board& board) {
    if (!board.mover) throw BadInput("who is to move does not follow from the counts; say --to-move x or --to-move o");
}

Record record_of(const BoardOptions& options) {
    const Position p = options.boards.empty() ? Position{} : read_argument(options, options.boards.front());
    return with_moves(options, before_moves(options.game, p));
}

void for_each_board(const BoardOptions& options, Session& session, const BoardAction& answer) {
    if (options.boards.empty()) answer(after_moves(options, {}));
    for (const std::string& text : options.boards) {
        if (text == "-")
            answer_input(options, session, answer);
        else
            answer_argument(options, text, answer);
    }
}

}  // namespace noughts
