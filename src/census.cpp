// `noughts census`: how many positions and games there are, by ply, by result and by value, and up to symmetry.
// SPDX-License-Identifier: MIT
#include <memory>
#include <nlohmann/json.hpp>
#include <noughts/census.hpp>
#include <noughts/reach.hpp>

#include "commands.hpp"
#include "game.hpp"
#include "json_answers.hpp"
#include "numbers.hpp"
#include "share.hpp"

namespace noughts {
namespace {

using Json = nlohmann::ordered_json;

struct Options {
    Game game;
    Budget budget;
    bool json = false;
};

// The census of a game, and how many symmetries it has.
struct Counted : Census {
    std::size_t symmetries = 1;
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
    counted.plies.resize(std::size_t(r.cells) + 1);
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

// By value: x, o and draw, or the scores that occur.
template <class Count, class Text>
Json by_value(const Rules& r, const ByValue<Count>& counts, Text text) {
    Json object = Json::object();
    if (r.prize != Prize::most_lines)
        return Json{{"x", text(counts[1])}, {"o", text(counts[-1])}, {"draw", text(counts[0])}};
    for (int value = -max_counted_lines; value <= max_counted_lines; ++value)
        if (counts[value]) object[std::to_string(value)] = text(counts[value]);
    return object;
}

Json line_of(const Rules& r, const PlyCensus& ply, std::size_t symmetries) {
    const auto classes = [&](std::uint64_t count, std::uint64_t symmetric) { return (count + symmetric) / symmetries; };
    ByValue<std::uint64_t> ended_classes, value_classes;
    for (int value = -128; value < 128; ++value) {
        ended_classes[value] = classes(ply.ended[value], ply.symmetric_ended[value]);
        value_classes[value] = classes(ply.values[value], ply.symmetric_values[value]);
    }
    const auto number = [](std::uint64_t n) { return n; };
    return Json{{"positions", ply.positions},
                {"classes", classes(ply.positions, ply.symmetric_positions)},
                {"values", by_value(r, ply.values, number)},
                {"value_classes", by_value(r, value_classes, number)},
                {"ended", by_value(r, ply.ended, number)},
                {"ended_classes", by_value(r, ended_classes, number)},
                {"games", by_value(r, ply.games, number_text)}};
}

// With what is counted of all plies, even if there are more.
Json in_json(const Rules& r, const Counted& counted) {
    const auto line = [&](const PlyCensus& ply) {
        Json numbers = line_of(r, ply, counted.symmetries);
        if (!counted.has_values) numbers["values"] = numbers["value_classes"] = nullptr;
        return numbers;
    };
    Json plies = Json::array();
    PlyCensus sum;
    for (const PlyCensus& ply : counted.plies) {
        plies.push_back({{"ply", plies.size()}});
        plies.back().update(line(ply));
        sum += ply;
    }
    Json object{{"symmetries", counted.symmetries}};
    object.update(line(sum));
    object["plies"] = plies;
    return object;
}

std::string without_sums(Json census) {
    for (auto& [name, value] : census.items())
        if (name != "symmetries" && name != "plies") value = nullptr;
    return census.dump();
}

// Rows of words under heads, each column as wide as it has to be.
std::string table(const std::vector<std::vector<std::string>>& rows) {
    std::vector<std::size_t> widths(rows.front().size());
    for (const auto& row : rows)
        for (std::size_t i = 0; i < row.size(); ++i) widths[i] = std::max(widths[i], row[i].size());
    std::string text;
    for (const auto& row : rows) {
        for (std::size_t i = 0; i < row.size(); ++i)
            text.append(widths[i] - row[i].size() + (i > 0 ? 2 : 0), ' ').append(row[i]);
        text += '\n';
    }
    return text;
}

std::string text_of(const Json& number) {
    if (number.is_null()) return "unknown";
    return number.is_string() ? number.get<std::string>() : std::to_string(number.get<std::uint64_t>());
}

// One row of the table; the heads tell what of `line` stands in it, such as "ended x".
std::vector<std::string> row(std::string first, const Json& line, const std::vector<std::string>& heads) {
    std::vector<std::string> words{std::move(first)};
    for (std::size_t i = 1; i < heads.size(); ++i) {
        const std::size_t blank = heads[i].find(' ');
        const Json& part = line.at(heads[i].substr(0, blank));
        if (blank == std::string::npos)
            words.push_back(text_of(part));
        else
            words.push_back(part.contains(heads[i].substr(blank + 1)) ? text_of(part.at(heads[i].substr(blank + 1)))
                                                                      : "0");
    }
    return words;
}

std::string in_words(const Json& census, bool is_whole) {
    std::string text = "symmetries " + text_of(census.at("symmetries")) + '\n';
    for (const std::vector<std::string_view>& parts :
         {std::vector<std::string_view>{"positions", "classes", "values"}, {"ended", "ended_classes"}, {"games"}}) {
        std::vector<std::string> heads{"ply"};
        for (const std::string_view part : parts) {
            const Json& whole = census.at(std::string(part));
            if (!whole.is_object()) {
                heads.emplace_back(part);
                continue;
            }
            for (const auto& [value, count] : whole.items()) heads.push_back(std::string(part) + ' ' + value);
        }
        std::vector<std::vector<std::string>> rows{heads};
        for (const Json& line : census.at("plies"))
            if (line.at("positions") > 0) rows.push_back(row(text_of(line.at("ply")), line, heads));
        rows.push_back(is_whole ? row("all", census, heads) : std::vector<std::string>(heads.size(), "unknown"));
        rows.back().front() = "all";
        text += '\n' + table(rows);
    }
    return text;
}

// A byte for each position, and for two layers the numbers of ways and values.
double memory_for(const Rules& r, const Budget& budget) {
    const Extent extent = extent_of(r, {}, budget);
    return extent.tables + extent.all +
           extent.two_layers * double(games_fit_64_bits(r, r.cells) ? sizeof(std::uint64_t) : sizeof(Wide));
}

void print_census(const Options& options, Session& session) {
    const Rules& r = options.game.rules;
    WatchedBudget budget(options.budget, session);
    budget.begin();
    const double needed = memory_for(r, budget);
    if (r.cells > max_layered_cells)
        throw NotKnown("not known: a census takes boards of at most " + std::to_string(max_layered_cells) + " cells" +
                       (r.needy ? "" : "; these would take " + bytes_text(needed)));
    if (needed > double(budget.memory))
        throw NotKnown("not known within the memory given: it takes " + bytes_text(needed) + ", see --memory");
    const Counted counted =
        games_fit_64_bits(r, r.cells) ? count<std::uint64_t>(options, budget) : count<Wide>(options, budget);
    budget.done();
    if (!counted.has_values) complain_once(session, why_stopped());
    const Json census = in_json(r, counted);
    session.out.put(!options.json      ? in_words(census, counted.is_whole)
                    : counted.is_whole ? census.dump() + '\n'
                                       : without_sums(census) + '\n');
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
