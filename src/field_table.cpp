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

Json plies(Distance::Answer answer) {
    return Distance::value(answer) == 0 ? Json(nullptr) : Json(Distance::plies(answer));
}

// A move and what is known of its worth.
Json move_entry(const Game& game, const Step& step, std::optional<int> value, const Json& plies) {
    Json entry{{"cell", step.cell + 1}};
    if (game.rules.marks == Marks::either) entry["mark"] = mark_text(game, step.mark);
    if (counts_lines(game))
        entry["score"] = value ? Json(*value) : Json(nullptr);
    else
        entry["value"] = value ? Json(value_text(game.rules, *value)) : Json(nullptr);
    entry["plies"] = plies;
    return entry;
}

Json moves_of(const Game& game, const Report& report) {
    Json list = Json::array();
    for (const auto& move : best_first(*report.play, *report.board.mover))
        list.push_back(move_entry(game, {.cell = move.cell, .mark = move.mark}, Distance::value(move.answer),
                                  plies(worth_of(move))));
    return list;
}

Json moves_in_part(const Game& game, const Report& report) {
    if (!report.board.mover) return nullptr;
    Json list = Json::array();
    for (const auto& [cell, mark, after] : moves_at_a_glance(game.rules, report.board.position)) {
        const auto answer = after.answer();
        list.push_back(move_entry(game, {.cell = cell, .mark = mark},
                                  after.is_exact() ? std::optional(after.low) : std::nullopt,
                                  answer ? plies(Distance::one_ply_on(*answer)) : Json(nullptr)));
    }
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
    return if_known(r.value(), [&](int value) { return Json(value_text(g.rules, value)); });
}

Known score(const Game& g, const Report& r) {
    if (!counts_lines(g)) return Json(nullptr);
    return if_known(r.value(), [](int value) { return Json(value); });
}

Known plies_to_end(const Game&, const Report& r) { return if_known(r.answer, plies); }

Known moves_with_worth(const Game& g, const Report& r) {
    return of_moves(r, r.play, [&](const auto&) { return moves_of(g, r); });
}

Known best(const Game&, const Report& r) {
    return of_moves(r, r.play, [](const auto& play) { return cell_list(cells_of(best_moves(play, Fast::no))); });
}

Known fastest(const Game&, const Report& r) {
    return of_moves(r, r.play, [](const auto& play) { return cell_list(cells_of(best_moves(play, Fast::yes))); });
}

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
    if (r.value()) return Json(nullptr);
    if (counts_lines(g)) return Json{{"low", r.bounds.low}, {"high", r.bounds.high}};
    return Json{{"low", value_text(g.rules, r.bounds.low)}, {"high", value_text(g.rules, r.bounds.high)}};
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

constexpr Parts nothing{}, standing{.standing = true}, play{.play = true};

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
    {"moves", play, moves_with_worth, false, moves_in_part},
    {"best", play, best},
    {"fastest", play, fastest},
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
