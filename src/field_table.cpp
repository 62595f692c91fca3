// SPDX-License-Identifier: MIT
#include "field.hpp"
#include "numbers.hpp"
#include "texts.hpp"

namespace noughts {
namespace {

using Json = Field::Json;
using Known = Field::Known;

Json cell_list(Cells cells) {
    Json list = Json::array();
    for (; cells; cells &= cells - 1) list.push_back(first_of(cells) + 1);
    return list;
}

Json lines_of(const Rules& r, const Position& p, Side side) {
    Json list = Json::array();
    for_each_line_held(r, p, side, [&](Cells line) { list.push_back(cell_list(line)); });
    return list;
}

bool counts_lines(const Game& game) { return game.rules.prize == Prize::most_lines; }

Json plies(int answer) { return Distance::value(answer) == 0 ? Json(nullptr) : Json(Distance::plies(answer)); }

// A move and what is known of its worth.
Json move_entry(const Game& game, const Step& step, const Bounds& worth) {
    const auto value = worth.value();
    Json entry{{"cell", step.cell + 1}};
    if (game.rules.marks == Marks::either) entry["mark"] = mark_text(game, step.mark);
    if (counts_lines(game))
        entry["score"] = value ? Json(*value) : Json(nullptr);
    else
        entry["value"] = value ? Json(value_text(game.rules, *value)) : Json(nullptr);
    entry["plies"] = worth.answer() ? plies(*worth.answer()) : Json(nullptr);
    return entry;
}

Json moves_so_far(const Game& game, const Report& report) {
    if (!report.board.mover) return nullptr;
    Json list = Json::array();
    for (const auto& [step, worth] : best_first(report.worth, *report.board.mover))
        list.push_back(move_entry(game, step, worth));
    return list;
}

Known wins_now(const Game& game, const Report& report) {
    if (report.legal && !report.board.mover) return std::nullopt;
    return cell_list(winning_now(game.rules, report.board.position));
}

Known to_move(const Report& report) {
    if (!report.legal) return Json(nullptr);
    return report.board.mover ? Known(side_text(*report.board.mover)) : std::nullopt;
}

// What `read` makes of the moves, of which there are none once the game is over, whoever would be next.
template <class Part, class Read>
Known of_moves(const Report& report, const std::optional<Part>& part, Read&& read) {
    if (!report.legal) return Json::array();
    return part ? Known(read(*part)) : std::nullopt;
}

// What `read` makes of a part, where the part is known.
template <class Part, class Read>
Known if_known(const std::optional<Part>& part, Read&& read) {
    return part ? Known(read(*part)) : std::nullopt;
}

Known board_text(const Game& g, const Report& r) {
    return to_text(r.board.position, g.rules.cells, g.grid.width, g.letters);
}

Known status(const Game&, const Report& r) {
    return if_known(r.standing, [](const Standing& standing) { return Json(status_text(standing.status)); });
}

Known reason(const Game&, const Report& r) {
    return if_known(r.standing, [](const Standing& standing) { return Json(standing.reason); });
}

Known completed(const Game& g, const Report& r) {
    return Json{{"x", lines_of(g.rules, r.board.position, Side::x)},
                {"o", lines_of(g.rules, r.board.position, Side::o)}};
}

Known value(const Game& g, const Report& r) {
    if (counts_lines(g)) return Json(nullptr);
    return if_known(r.worth.position.value(), [&](int value) { return Json(value_text(g.rules, value)); });
}

Known score(const Game& g, const Report& r) {
    if (!counts_lines(g)) return Json(nullptr);
    return if_known(r.worth.position.value(), [](int value) { return Json(value); });
}

Known plies_to_end(const Game&, const Report& r) { return if_known(r.worth.position.answer(), plies); }

Known moves_with_worth(const Game& g, const Report& r) {
    if (!r.legal) return Json::array();
    return r.board.mover && r.worth.reaches(Goal::distance) ? Known(moves_so_far(g, r)) : std::nullopt;
}

Known best_cells(const Report& r, Fast fast) {
    const auto best = r.board.mover ? best_moves(r.worth, fast) : std::nullopt;
    return of_moves(r, best, [](const auto& steps) { return cell_list(cells_of(steps)); });
}

Known best(const Game&, const Report& r) { return best_cells(r, Fast::no); }

Known fastest(const Game&, const Report& r) { return best_cells(r, Fast::yes); }

Known line(const Game&, const Report& r) {
    return of_moves(r, r.line, [](const auto& steps) {
        Json list = Json::array();
        for (const Step& step : steps) list.push_back(step.cell + 1);
        return list;
    });
}

// The marks that the moves of `line` place, where the mover does not tell.
Known line_marks(const Game& g, const Report& r) {
    if (g.rules.marks != Marks::either) return Json(nullptr);
    return of_moves(r, r.line, [&](const auto& steps) {
        Json list = Json::array();
        for (const Step& step : steps) list.push_back(mark_text(g, step.mark));
        return list;
    });
}

// What is known of a value that is not known.
Known bounds(const Game& g, const Report& r) {
    if (r.worth.position.value()) return Json(nullptr);
    const int low = r.worth.position.low_value(), high = r.worth.position.high_value();
    if (counts_lines(g)) return Json{{"low", low}, {"high", high}};
    return Json{{"low", value_text(g.rules, low)}, {"high", value_text(g.rules, high)}};
}

Known games(const Game&, const Report& r) {
    return if_known(r.games, [](const auto& count) {
        return Json{{"x", number_text(count.x)}, {"o", number_text(count.o)}, {"draw", number_text(count.draw)}};
    });
}

// What is known of numbers of games that are not known.
Known games_bounds(const Game&, const Report& r) {
    if (r.games || !r.games_bounds) return Json(nullptr);
    const GamesBounds& bounds = *r.games_bounds;
    const auto of = [&bounds](Wide GamesBounds::Count::*part) {
        const Json high = bounds.high ? Json(number_text((*bounds.high).*part)) : Json(nullptr);
        return Json{{"low", number_text(bounds.low.*part)}, {"high", high}};
    };
    using Count = GamesBounds::Count;
    return Json{{"x", of(&Count::x)}, {"o", of(&Count::o)}, {"draw", of(&Count::draw)}};
}

constexpr Parts nothing{}, standing{.standing = true}, play{.play = true}, each_move{.play = true, .moves = true};

constexpr Field fields[] = {
    {"board", nothing, board_text},
    {"to_move", nothing, [](const Game&, const Report& r) { return to_move(r); }},
    {"status", standing, status},
    {"reason", standing, reason},
    {"legal", nothing, [](const Game&, const Report& r) { return Known(cell_list(r.legal)); }},
    {"wins_now", nothing, wins_now},
    {"lines", nothing, completed},
    {"value", play, value},
    {"score", play, score},
    {"plies", play, plies_to_end},
    {"moves", each_move, moves_with_worth, false, moves_so_far},
    {"best", each_move, best},
    {"fastest", each_move, fastest},
    {"line", {.play = true, .line = true}, line},
    {"line_marks", {.play = true, .line = true}, line_marks, true},
    {"unknown", nothing, nullptr},
    {"bounds", play, bounds, true},
    {"games", {.games = true}, games},
    {"games_bounds", {.games = true}, games_bounds, true},
};

}  // namespace

std::span<const Field> all_of_them() { return fields; }

}  // namespace noughts
