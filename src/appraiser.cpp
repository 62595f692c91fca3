// SPDX-License-Identifier: MIT
#include "appraiser.hpp"

#include <cmath>
#include <limits>
#include <noughts/search/narrow.hpp>

#include "look_ahead.hpp"

namespace noughts {
namespace {

constexpr double no_limit = std::numeric_limits<double>::infinity();

// How many nodes a search may take before layers, if they fit, are likely to be quicker.
double fair_share(const Rules& r, const Position& p) {
    const int n = size(fillable(r, p.filled()));
    return n <= max_layered_cells ? std::pow(3.0, n) / 50 : no_limit;
}

bool is_known(const Worth& worth, Goal goal, Of of) {
    return worth.position.reaches(goal) && (of == Of::position || worth.reaches(goal));
}

template <Question Q>
Worth worth_of(const Solution<Q>& solution) {
    const auto known = [](typename Q::Answer answer) {
        return std::is_same_v<Q, Distance> ? Bounds::exactly(answer) : Bounds::of_values(answer, answer);
    };
    Worth worth{.position = known(solution.answer), .moves = {}};
    for (const auto& [cell, mark, answer] : solution.moves)
        worth.moves.push_back({.step = {.cell = cell, .mark = mark}, .worth = known(answer).one_ply_on()});
    return worth;
}

}  // namespace

// Tables and layers, and the search.
struct Appraiser::Ways {
    Ways(const Game& game, const Budget& budget)
        : rules_(game.rules),
          grid_(game.grid),
          quick_(Race::is_one(game.rules) ? Quick::yes : Quick::no),
          budget_(budget),
          values_(rules_, budget),
          distances_(rules_, budget) {}

    Worth operator()(const Position& p, Goal goal, Of of);
    std::optional<std::vector<Step>> best_line(Position p, int answer);
    std::string why_missing() const;

private:
    bool by_table(const Position& p, Goal goal, Quick quick, Worth& worth);
    bool by_search(const Position& p, Goal goal, Of of, double nodes, Worth& worth);
    template <class Stop>
    bool narrow_moves(const Position& p, Goal goal, Stop stop, Worth& worth);
    std::optional<Step> next_step(const Position& p, int answer);
    Search& search();

    Rules rules_;
    Grid grid_;
    Quick quick_;  // where only tables that are there at once are preferred to a search
    const Budget& budget_;
    LookAhead<Value> values_;
    LookAhead<Distance> distances_;
    std::optional<Search> search_;
};

Worth Appraiser::Ways::operator()(const Position& p, Goal goal, Of of) {
    Worth worth;
    if (by_table(p, goal, quick_, worth)) return worth;
    worth = at_a_glance(rules_, p);
    if (is_known(worth, goal, of) || !beyond_answers(rules_).empty()) return worth;
    if (quick_ == Quick::yes) {
        if (by_search(p, goal, of, fair_share(rules_, p), worth)) return worth;
        if (Worth whole; by_table(p, goal, Quick::no, whole)) return whole;
    }
    by_search(p, goal, of, no_limit, worth);
    return worth;
}

bool Appraiser::Ways::by_table(const Position& p, Goal goal, Quick quick, Worth& worth) {
    const auto keep = [&worth](const auto& solution) {
        if (solution) worth = worth_of(*solution);
        return solution.has_value();
    };
    return goal == Goal::value ? keep(values_(p, quick)) : keep(distances_(p, quick));
}

Search& Appraiser::Ways::search() {
    // While it grows the table and the one half its size are there.
    if (!search_) search_.emplace(rules_, budget_.memory / 2, symmetries(rules_, grid_));
    return *search_;
}

bool Appraiser::Ways::by_search(const Position& p, Goal goal, Of of, double nodes, Worth& worth) {
    const Interruptible stops(budget_.is_watched);
    const std::uint64_t before = search().nodes();
    const auto stop = [&] {
        const std::uint64_t done = search_->nodes() - before;
        return budget_.watch(done, 0) || double(done) > nodes;
    };
    bool whole = true;
    for (const Goal step : {Goal::value, Goal::distance}) {
        if (!whole || step > goal) break;
        whole = narrow(*search_, p, step, worth.position, stop);
        gather(p.turn, worth);
        if (whole && of == Of::moves) whole = narrow_moves(p, step, stop, worth);
    }
    budget_.done();
    return whole;
}

template <class Stop>
bool Appraiser::Ways::narrow_moves(const Position& p, Goal goal, Stop stop, Worth& worth) {
    for (MoveWorth& move : worth.moves) {
        Bounds after{.low = Distance::one_ply_later(move.worth.low), .high = Distance::one_ply_later(move.worth.high)};
        const bool whole = narrow(*search_, play(p, move.step.cell, move.step.mark), goal, after, stop);
        move.worth = after.one_ply_on();
        if (!whole) return false;
    }
    return true;
}

// From a position that is worth `answer`: a move after which it is worth so much, too.
std::optional<Step> Appraiser::Ways::next_step(const Position& p, int answer) {
    Worth worth;
    if (by_table(p, Goal::distance, quick_, worth)) return best_moves(worth, Fast::yes)->front();
    const auto mine = static_cast<Search::Answer>(p.turn == Side::x ? answer : -answer);
    for (const MoveWorth& move : at_a_glance(rules_, p).moves) {
        const Position next = play(p, move.step.cell, move.step.mark);
        const auto enough =
            search().at_least(next, Search::below(mine), [this] { return budget_.watch(search_->nodes(), 0); });
        if (!enough) return std::nullopt;
        if (!*enough) return move.step;
    }
    return std::nullopt;
}

std::optional<std::vector<Step>> Appraiser::Ways::best_line(Position p, int answer) {
    const Interruptible stops(budget_.is_watched);
    std::vector<Step> line;
    while (moves(rules_, p)) {
        const auto step = next_step(p, answer);
        if (!step) return std::nullopt;
        line.push_back(*step);
        p = play(p, step->cell, step->mark);
        answer = Distance::one_ply_later(answer);
    }
    budget_.done();
    return line;
}

std::string Appraiser::Ways::why_missing() const {
    const std::string beyond = beyond_answers(rules_);
    return beyond.empty() ? why_stopped(budget_) : beyond;
}

Appraiser::Appraiser(const Game& game, const Budget& budget) : ways_(std::make_unique<Ways>(game, budget)) {}

Appraiser::~Appraiser() = default;

Worth Appraiser::operator()(const Position& p, Goal goal, Of of) { return (*ways_)(p, goal, of); }

std::optional<std::vector<Step>> Appraiser::best_line(const Position& p, int answer) {
    return ways_->best_line(p, answer);
}

std::string Appraiser::why_missing() const { return ways_->why_missing(); }

}  // namespace noughts
