// `noughts show`: everything about a board, as a picture for people or as JSON for programs.
// SPDX-License-Identifier: MIT
#include <memory>

#include "commands.hpp"
#include "fields.hpp"
#include "picture.hpp"
#include "refuse.hpp"

namespace noughts {
namespace {

using Clock = std::chrono::steady_clock;

struct Options : BoardOptions {
    std::optional<Fields> fields;
    Clock::duration time = patience;
};

// How long looking ahead may take for one board.
Clock::duration time_given(const std::string& text) {
    const double seconds = number_in("--time", text, "seconds above 0 and up to 1000000", 1e-9, 1e6);
    return std::chrono::duration_cast<Clock::duration>(std::chrono::duration<double>(seconds));
}

void show_boards(const Options& options, Session& session) {
    const Fields fields = options.fields.value_or(all_fields());
    Reporter reporter(options.game.rules);
    bool first = true;
    for_each_board(options, session, [&](const Board& board) {
        const Report report = reporter(board, parts_of(fields), Clock::now() + options.time);
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
    const auto time = [options](const std::string& seconds) { options->time = time_given(seconds); };
    arguments.option("--time", "SECONDS", time, "for looking ahead, for each board; 2 by default");
    return [options](Session& session) {
        complete(options->game);
        if (!options->json && options->fields) throw BadInput("--only: goes with --json");
        if (!options->json && std::ranges::find(options->boards, "-") != options->boards.end())
            throw BadInput("show -: a picture is more than one line; add --json");
        show_boards(*options, session);
    };
}

}  // namespace noughts
