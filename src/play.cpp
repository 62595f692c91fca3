// `noughts play`: a game in the terminal, against the program, between two people, or of the program with itself.
// SPDX-License-Identifier: MIT
#include <memory>

#include "commands.hpp"
#include "dialogue.hpp"
#include "refuse.hpp"

namespace noughts {
namespace {

struct Options : BoardOptions {
    People people{.x = true, .o = false};
    int level = 100;
    std::uint32_t seed = 1;
};

struct Seats {
    std::string_view name;
    People people;
};

constexpr Seats all_seats[] = {{"x", {.x = true, .o = false}},
                               {"o", {.x = false, .o = true}},
                               {"both", {.x = true, .o = true}},
                               {"none", {.x = false, .o = false}}};

int level_in(const std::string& text) {
    return text == "perfect" ? 100 : number_in("--level", text, "perfect or a number from 0 to 100", 0, 100);
}

// Such a board has no result.
void refuse_two_lines(const Rules& r, const Position& p) {
    if (r.ending == Ending::first_line && line_of(r, p, Side::x) && line_of(r, p, Side::o))
        throw BadInput("play: both sides hold a line on this board, and the first one ends the game");
}

void play_game(const Options& options, Session& session) {
    const Record record = record_of(options);
    refuse_two_lines(options.game.rules, record.now());
    const Player player(options.game.rules, options.level, options.seed);
    Dialogue(options, record, options.people, player, session).run();
}

}  // namespace

Action play(Arguments& arguments) {
    const auto options = std::make_shared<Options>();
    arguments.word_if_any("BOARD", options->boards, "rows from the top; none: the start");
    add_start_options(arguments, *options);
    const auto set_side = [options](const std::string& text) {
        options->people = pick(all_seats, &Seats::name, text, "--side: expected ").people;
    };
    arguments.option("--side", "S", set_side, "yours: x, o, both for two people, or none; x");
    const auto set_level = [options](const std::string& text) { options->level = level_in(text); };
    arguments.option("--level", "N", set_level, "perfect moves of the program in a hundred; perfect");
    const auto set_seed = [options](const std::string& text) {
        options->seed = number_in("--seed", text, "a number from 0 to 4294967295", 0U, 0xFFFFFFFFU);
    };
    arguments.option("--seed", "N", set_seed, "of what the program leaves to chance; 1");
    options->budget.time = patience;
    add_budget_options(arguments, options->budget);
    return [options](Session& session) {
        complete(options->game);
        play_game(*options, session);
    };
}

}  // namespace noughts
