// SPDX-License-Identifier: MIT
#include "fields.hpp"

#include <nlohmann/json.hpp>

#include "numbers.hpp"
#include "refuse.hpp"

namespace noughts {
namespace {

using Json = nlohmann::ordered_json;
using Known = std::optional<Json>;  // absent: not known; null: does not apply

std::string side_text(Side side) { return side == Side::x ? "x" : "o"; }

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

Json moves_of(const Game& game, const Report& report) {
    Json list = Json::array();
    for (const auto& move : best_first(*report.play, *report.board.mover)) {
        Json entry{{"cell", move.cell + 1}};
        if (game.rules.marks == Marks::either) entry["mark"] = side_text(move.mark);
        const int value = Distance::value(move.answer);
        if (counts_lines(game))
            entry["score"] = value;
        else
            entry["value"] = value_text(game.rules, value);
        entry["plies"] = plies(worth_of(move));
        list.push_back(entry);
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

}  // namespace

struct Field {
    std::string_view name;
    Parts parts;
    Known (*read)(const Game& game, const Report& report);
    bool rare = false;  // left out where it does not apply
};

namespace {

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
    return of_moves(r, r.line, [](const auto& steps) {
        Json list = Json::array();
        for (const Step& step : steps) list.push_back(side_text(step.mark));
        return list;
    });
}

// What is known of a value that is not known.
Known bounds(const Game& g, const Report& r) {
    if (r.value() || !r.board.mover) return Json(nullptr);
    if (counts_lines(g)) return Json{{"low", r.bounds.low}, {"high", r.bounds.high}};
    return Json{{"low", value_text(g.rules, r.bounds.low)}, {"high", value_text(g.rules, r.bounds.high)}};
}

Known games(const Game&, const Report& r) {
    return if_known(r.games, [](const auto& count) {
        return Json{{"x", number_text(count.x)}, {"o", number_text(count.o)}, {"draw", number_text(count.draw)}};
    });
}

constexpr Parts nothing{}, standing{.standing = true}, play{.play = true};

// All fields in the order in which they are printed. `unknown` lists those printed whose value is not known.
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
    {"moves", play, moves_with_worth},
    {"best", play, best},
    {"fastest", play, fastest},
    {"line", {.play = true, .line = true}, line},
    {"line_marks", {.play = true, .line = true}, line_marks, true},
    {"unknown", nothing, nullptr},
    {"bounds", play, bounds, true},
    {"games", {.games = true}, games},
};

}  // namespace

Fields all_fields() {
    Fields all;
    for (const Field& field : fields) all.push_back(&field);
    return all;
}

Fields fields_named(std::string_view names) {
    std::vector<std::string_view> wanted;
    for (std::size_t begin = 0; begin <= names.size();) {
        wanted.push_back(names.substr(begin, names.find(',', begin) - begin));
        begin += wanted.back().size() + 1;
        pick(fields, &Field::name, wanted.back(), "--only: expected fields of ");
    }
    Fields found;
    for (const Field& field : fields)
        if (std::ranges::find(wanted, field.name) != wanted.end()) found.push_back(&field);
    return found;
}

Parts parts_of(const Fields& wanted) {
    Parts sum;
    for (const Field* const field : wanted) {
        sum.standing |= field->parts.standing;
        sum.play |= field->parts.play;
        sum.line |= field->parts.line;
        sum.games |= field->parts.games;
    }
    return sum;
}

bool knows(const Game& game, const Report& report, const Fields& wanted) {
    return std::ranges::all_of(
        wanted, [&](const Field* field) { return field->rare || !field->read || field->read(game, report); });
}

std::string json_line(const Game& game, const Report& report, const Fields& wanted) {
    Json object, unknown = Json::array();
    for (const Field* const field : wanted) {
        const Known known = field->read ? field->read(game, report) : Known(nullptr);
        if (!known && !field->rare) unknown.push_back(field->name);
        if (field->rare && (!known || known->is_null())) continue;
        object[std::string(field->name)] = known.value_or(nullptr);
    }
    if (const auto place = object.find("unknown"); place != object.end()) *place = unknown;
    return object.dump() + '\n';
}

std::string step_text(const Rules& rules, const Step& step) {
    return std::to_string(step.cell + 1) + (rules.marks == Marks::either ? side_text(step.mark) : "");
}

std::string steps_text(const Rules& rules, const std::vector<Step>& steps) {
    std::string text;
    for (const Step& step : steps) text += (text.empty() ? "" : " ") + step_text(rules, step);
    return text;
}

std::string value_text(const Rules& rules, int value) {
    if (rules.prize == Prize::most_lines) return std::to_string(value);
    return value > 0 ? "x" : value < 0 ? "o" : "draw";
}

std::string_view status_text(Status status) {
    constexpr std::string_view texts[] = {"ongoing", "x-won", "o-won", "draw", "unreachable"};
    return texts[static_cast<std::size_t>(status)];
}

}  // namespace noughts
