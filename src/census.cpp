// `noughts census`: how many positions and games there are, by ply, by result and by value, and up to symmetry.
// SPDX-License-Identifier: MIT
#include <memory>
#include <noughts/census.hpp>
#include <noughts/reach.hpp>

#include "census_text.hpp"
#include "commands.hpp"
#include "game.hpp"
#include "json_answers.hpp"
#include "numbers.hpp"
#include "share.hpp"

namespace noughts {
namespace {

struct Options {
    Game game;
    Budget budget;
    bool json = false;
};

// Adds what has been counted of both.
void add(Census& sum, const Census& more) {
    sum.plies.resize(std::min(sum.plies.size(), more.plies.size()));
    for (std::size_t m = 0; m < sum.plies.size(); ++m) sum.plies[m] += more.plies[m];
    sum.is_whole = sum.is_whole && more.is_whole;
    sum.has_values = sum.has_values && more.has_values;
}

template <class Count>
Counted count(const Options& options, const Budget& budget) {
    const Rules& r = options.game.rules;
    const auto group = symmetries(r, options.game.grid);
    Counted counted;
    counted.plies.resize(std::size_t(size(fillable(r, 0))) + 1);
    counted.is_whole = counted.has_values = true;
    counted.symmetries = group.size();
    for (const Side first : {Side::x, Side::o}) {
        if (!(starters(r) >> int(first) & 1)) continue;
        Shared share(budget);
        CensusTaker<Count> taker(r, group, first, [&share] { return share.is_over(); });
        add(counted, taker(share));
    }
    return counted;
}

// A byte for each position, and for two layers the numbers of ways and values.
double memory_for(const Rules& r, const Budget& budget) {
    const Extent extent = extent_of(r, {}, budget);
    return extent.tables + extent.all +
           extent.two_layers * double(games_fit_64_bits(r, {}) ? sizeof(std::uint64_t) : sizeof(Wide));
}

Counted nothing_counted(const Options& options) {
    Counted counted;
    counted.symmetries = symmetries(options.game.rules, options.game.grid).size();
    return counted;
}

// What stands in the way of a census: a sentence, or nothing.
std::string obstacle(const Rules& r, double needed, const Budget& budget) {
    if (std::string reason = beyond_answers(r); !reason.empty()) return reason;
    const Cells cells = fillable(r, 0);
    if (size(cells) > max_layered_cells)
        return "not known: a census takes boards of at most " + std::to_string(max_layered_cells) +
               " cells that can be filled; these would take " + memory_of(r, cells, needed);
    return beyond_memory(needed, budget);
}

Counted count_within(const Options& options, const Budget& budget) {
    const double needed = memory_for(options.game.rules, budget);
    if (const std::string reason = obstacle(options.game.rules, needed, budget); !reason.empty())
        throw NotKnown(reason);
    try {
        return games_fit_64_bits(options.game.rules, {}) ? count<std::uint64_t>(options, budget)
                                                         : count<Wide>(options, budget);
    } catch (const std::bad_alloc&) {
        throw NotKnown(out_of_memory(needed));
    }
}

void print_census(const Options& options, Session& session) {
    const Rules& r = options.game.rules;
    WatchedBudget budget(options.budget, session);
    budget.begin();
    try {
        const Counted counted = count_within(options, budget);
        budget.done();
        if (!counted.has_values) complain_once(session, why_stopped(budget));
        session.out.put(options.json ? in_json(r, counted) : in_words(r, counted));
    } catch (const NotKnown&) {
        budget.done();
        if (options.json) session.out.put(in_json(r, nothing_counted(options)));
        throw;
    }
}

}  // namespace

Action census(Arguments& arguments) {
    const auto options = std::make_shared<Options>();
    add_game_options(arguments, options->game, With::rules);
    add_budget_options(arguments, options->budget);
    arguments.flag("--json", options->json, "one JSON object");
    return [options](Session& session) {
        complete(options->game);
        print_census(*options, session);
    };
}

}  // namespace noughts
