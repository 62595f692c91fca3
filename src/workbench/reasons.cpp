// SPDX-License-Identifier: MIT
#include "reasons.hpp"

#include <noughts/solve.hpp>
#include <noughts/status.hpp>

#include "src/numbers.hpp"

namespace noughts::workbench {
namespace {

std::string joined(std::string text, const std::string& more, std::string_view between = ", ") {
    if (!text.empty() && !more.empty()) text += between;
    return text + more;
}

std::string cell_name(int c) { return std::to_string(c + 1); }

// The moves of a game in which each side plays as well as it can, and the position that they end in.
struct Play {
    std::string moves;
    Position end;
};

Play best_play(const Rules& rules, Position p) {
    Play play;
    for (auto solution = solve<Distance>(rules, p); !solution.moves.empty(); solution = solve<Distance>(rules, p)) {
        int best = -1;
        for (const auto& move : solution.moves)
            if (best < 0 && Distance::one_ply_on(move.answer) == solution.answer) best = move.cell;
        play.moves = joined(play.moves, std::string(name(p.turn)) + ' ' + cell_name(best));
        p = noughts::play(p, best);
    }
    play.end = p;
    return play;
}

std::string lines_of(const Rules& rules, const Position& p, Side side) {
    std::string text;
    for (int i = 0; i < rules.line_count; ++i)
        if (contains(p.of(side), rules.lines[i])) text = joined(text, cell_names(rules.lines[i]));
    return text;
}

std::string count_of_lines(const Rules& rules, const Position& p, Side side) {
    const int n = lines_held(rules, p, side);
    std::string text = std::string(name(side)) + " has " + counted(Wide(n), "line");
    return n ? text + " (" + lines_of(rules, p, side) + ')' : text;
}

std::string play_line(const Play& play) {
    return play.moves.empty() ? "there is no move\n" : "best play: " + play.moves + '\n';
}

// What closes the empty cells that may not be used when these are filled.
std::string closed(const Rules& rules, Cells filled) {
    std::string text;
    for (Cells left = first_cells(rules.cells) & ~filled & ~playable(rules, filled); left; left &= left - 1) {
        const Cells target = left & -left, lacking = rules.needs[first_of(left)] & ~filled;
        text = joined(text, cell_names(target) + " needs " + (lacking & target ? "itself" : cell_names(lacking)));
    }
    return text;
}

std::string empty_cells(const Rules& rules, const Position& p) {
    const int n = rules.cells - size(p.filled());
    return std::to_string(n) + (n == 1 ? " cell is empty" : " cells are empty");
}

std::string outcome(const Rules& rules, const Position& end) {
    const Cells x = line_of(rules, end, Side::x), o = line_of(rules, end, Side::o);
    if (x && o) return "both hold a line, X " + cell_names(x) + " and O " + cell_names(o) + ": nobody is ahead";
    const bool full = end.filled() == first_cells(rules.cells);
    for (const Side side : {Side::x, Side::o})
        if (const Cells line = line_of(rules, end, side))
            return std::string(name(side)) + " has completed " + cell_names(line) +
                   (full ? "" : ", and " + empty_cells(rules, end));
    if (full) return "the board is full and nobody has a line";
    return "nobody has a line and no cell may be used: " + closed(rules, end.filled());
}

}  // namespace

std::string why_status(const Rules& rules, const Case& asked) {
    const Position& p = asked.board;
    const Standing standing = judge(rules, p, {});
    std::string text;
    if (standing.status == Status::unreachable) text = "play cannot come to it: ";
    if (standing.status == Status::ongoing)
        text = "X has " + std::to_string(size(p.x)) + " and O " + std::to_string(size(p.o)) +
               " marks, nobody has a line and " + empty_cells(rules, p) + ": ";
    return text + standing.reason + '\n';
}

std::string why_value(const Rules& rules, const Case& asked) {
    const Play play = best_play(rules, asked.board);
    return play_line(play) + "then " + outcome(rules, play.end) + '\n';
}

std::string why_first_win(const Rules& rules, const Case& asked) {
    for (const auto& move : solve<Value>(rules, asked.board).moves) {
        if (move.answer <= 0) continue;
        Case after = asked;
        after.board = play(asked.board, move.cell, move.mark);
        return cell_name(move.cell) + " is the first cell, row by row, that wins by force\n" + why_value(rules, after);
    }
    return "no move wins by force\n" + why_value(rules, asked);
}

std::string why_best_move(const Rules& rules, const Case& asked) {
    const Side mover = asked.board.turn;
    std::string won, drawn, lost;
    for (const auto& move : solve<Distance>(rules, asked.board).moves) {
        const int value = Distance::value(move.answer) * (mover == Side::x ? 1 : -1);
        std::string& list = value > 0 ? won : value < 0 ? lost : drawn;
        const int plies = Distance::plies(Distance::one_ply_on(move.answer));
        list = joined(list, cell_name(move.cell) + (value > 0 ? " in " + std::to_string(plies) : ""));
    }
    const auto told = [](std::string what, const std::string& cells) {
        return cells.empty() ? "" : what.append(": ").append(cells).append("\n");
    };
    return told(std::string("moves that win for ") + name(mover) + ", and in how many plies", won) +
           told("moves that draw", drawn) +
           told(won.empty() && drawn.empty() ? "all moves lose, and are equals" : "moves that lose", lost);
}

std::string why_score_of_empties(const Rules& rules, const Case& asked) {
    const Play play = best_play(rules, asked.board);
    const bool x = line_of(rules, play.end, Side::x), o = line_of(rules, play.end, Side::o);
    const int score = (int(x) - int(o)) * (1 + rules.cells - size(play.end.filled()));
    return play_line(play) + "then " + outcome(rules, play.end) + ": the score is " + std::to_string(score) + '\n';
}

std::string why_score(const Rules& rules, const Case& asked) {
    const Play play = best_play(rules, asked.board);
    return play_line(play) + "then " + count_of_lines(rules, play.end, Side::o) + " and " +
           count_of_lines(rules, play.end, Side::x) + ": " + std::to_string(-payoff(rules, play.end)) + '\n';
}

std::string why_games(const Rules& rules, const Case& asked) {
    const Standing standing = judge(rules, asked.board, {});
    if (standing.status == Status::unreachable) return why_status(rules, asked);
    if (!standing.to_move) return standing.reason + "; a finished board counts as one game, that one\n";
    Position p = asked.board;
    p.turn = *standing.to_move;
    std::string text;
    int moves = 0;
    for (const auto& move : solve<Games<>>(rules, p).moves)
        text = joined(text,
                      cell_name(move.cell) + ": " + std::to_string(move.answer.x) + ' ' + std::to_string(move.answer.o),
                      moves++ % 3 ? ", " : ",\n");
    return standing.reason + "; games won by X and by O after each move:\n" + text + '\n';
}

std::string why_constraints(const Rules& rules, const Case& asked) {
    const std::string shut = closed(rules, 0);
    return (shut.empty() ? "" : "closed at first: " + shut + '\n') + why_value(rules, asked);
}

std::string why_winning_move(const Rules& rules, const Case& asked) {
    const Position& p = asked.board;
    const std::string side = name(p.turn);
    const Cells open = playable(rules, p.filled());
    std::string yes, taken, there;
    for (int i = 0; i < rules.line_count; ++i) {
        const Cells line = rules.lines[i], missing = line & ~p.of(p.turn);
        const std::string cells = cell_names(line);
        if (contains(open, missing) && size(missing) == 1)
            yes.append(side).append(" on ").append(cell_names(missing)).append(" completes ").append(cells + '\n');
        else if (size(missing) == 1)
            taken.append(cells)
                .append(" lacks ")
                .append(cell_names(missing))
                .append(contains(p.filled(), missing) ? ", which is taken\n" : ", which may not be used yet\n");
        else if (!missing)
            there = joined(there, cells);
    }
    if (!yes.empty()) return yes;
    std::string text = "no move completes a line of " + side + '\n';
    text += taken;
    if (!there.empty()) text += "a line that is there already is no move: " + there + '\n';
    return text;
}

std::string why_lines(const Rules& rules, const Case& asked) {
    return count_of_lines(rules, asked.board, Side::x) + ", " + count_of_lines(rules, asked.board, Side::o) + '\n';
}

}  // namespace noughts::workbench
