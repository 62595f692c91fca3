// `noughts show`: everything about a board, as a picture for people or as JSON for programs.
// SPDX-License-Identifier: MIT
#include <memory>

#include "commands.hpp"
#include "json_answers.hpp"
#include "picture.hpp"
#include "refuse.hpp"

namespace noughts {
namespace {

struct Options : BoardOptions {
    std::optional<Fields> fields;
};

// Why time or memory have left out some of what is shown, if they have; that the mover has to be said is no such reason.
std::string what_gave_out(const Game& game, const Report& report, const Fields& fields) {
    if (knows(game, report, fields)) return "";
    const bool stands = report.why_no_standing.empty() || asks_for_mover(game.rules, report.board);
    return stands ? report.why_missing : report.why_no_standing;
}

void show_boards(const Options& options, Session& session) {
    const Fields fields = options.fields.value_or(all_fields());
    WatchedBudget budget(options.budget, session);
    Reporter reporter(options.game, budget);
    bool first = true;
    for_each_board(options, session, [&](const Board& board) {
        const Report report = reporter(board, parts_of(fields));
        const std::string reason = what_gave_out(options.game, report, fields);
        if (options.json && !reason.empty()) complain_once(session, reason);
        if (!reason.empty()) session.answer = Exit::not_known;
        if (options.json) return session.out.put(json_line(options.game, report, fields));
        if (!std::exchange(first, false)) session.out.put("\n");
        session.out.put(picture(options.game, report, session.colour ? Colour::yes : Colour::no));
    });
}

}  // namespace

Action show(Arguments& arguments) {
    const auto options = std::make_shared<Options>();
    add_board_options(arguments, *options);
    const auto only = [options](const std::string& names) { options->fields = fields_named(names); };
    arguments.option("--only", "FIELDS", only, "with --json: no more than these, such as value,best");
    options->budget.time = patience;
    add_budget_options(arguments, options->budget);
    return [options](Session& session) {
        complete(options->game);
        if (!options->json && options->fields) throw BadInput("--only: goes with --json");
        if (!options->json && std::ranges::find(options->boards, "-") != options->boards.end())
            throw BadInput("show -: a picture is more than one line; add --json");
        show_boards(*options, session);
    };
}

}  // namespace noughts
