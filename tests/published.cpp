// SPDX-License-Identifier: MIT
#include "tests/published.hpp"

#include <algorithm>
#include <array>
#include <cctype>
#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <tuple>
#include <utility>
#include <vector>

#include "noughts/census.hpp"
#include "noughts/reach.hpp"
#include "noughts/sweep.hpp"
#include "tests/big_boards.hpp"
#include "tests/constraints.hpp"
#include "tests/games.hpp"
#include "tests/walks.hpp"

namespace noughts::tests {
namespace {

// All on boards of 16 cells where most positions can occur, and sets of constraints by the million, takes seconds; as do
// more cells than that, and some of the searches on big boards. That of the empty 7x6 board with gravity takes a minute or
// more: it is left to the benchmarks.
bool is_slow(const Row& row) {
    static const std::set<std::string> slow_games = {"4x4 line 3",         "4x4 line 4",         "4x4 line 3 torus",
                                                     "4x4 line 4 torus",   "5x4 line 4",         "4x5 line 4 gravity",
                                                     "5x4 line 4 gravity", "6x4 line 4 gravity", "6x6 line 4 gravity",
                                                     "8x4 line 4",         "7x5 line 4 gravity", "8x4 line 4 gravity"};
    return slow_games.count(row.game) > 0 || row.question == "fours of constraints" ||
           row.question == "orders of all cells";
}

std::string side(int value) { return value > 0 ? "x" : value < 0 ? "o" : "draw"; }

// What there is to say about the positions that play can reach.
struct Survey {
    ByPly all, all_classes, x_value, x_value_classes, o_value, o_value_classes, ended_classes;
    std::array<Count, 3> ended{}, ended_by_class{}, going_on{},
        going_on_misere{};  // by winner: x o draw; lost drawn won
};

class Published {
public:
    explicit Published(const std::string& game) : game_(named(game)), rules_(game_.rules), filling_(rules_) {
        misere_ = rules_;
        misere_.prize = Prize::line_loses;
        filling_.ending = Ending::full_board;
        filling_.prize = Prize::most_lines;
    }

    std::string answer(const std::string& question) {
        const auto found = answers_.find(question);
        return found == answers_.end() ? "a question that nobody can answer" : found->second();
    }

private:
    // What each symmetry makes of each set of cells.
    void make_images() {
        for (const Permutation& symmetry : images_.empty() ? game_.symmetries : std::vector<Permutation>()) {
            std::vector<Set> images(std::size_t{1} << rules_.cells);
            for (Set s = 0; s < images.size(); ++s) images[s] = static_cast<Set>(image(symmetry, s));
            images_.push_back(images);
        }
    }
    // The position of p's class that has the smallest sets.
    Position least(const Position& p) const {
        Position found = p;
        for (const auto& images : images_)
            if (std::pair<Cells, Cells>(images[p.x], images[p.o]) < std::pair(found.x, found.o))
                found = {.x = images[p.x], .o = images[p.o], .turn = p.turn};
        return found;
    }
    bool is_least(const Position& p) const {
        for (const auto& images : images_)
            if (std::pair<Cells, Cells>(images[p.x], images[p.o]) < std::pair(p.x, p.o)) return false;
        return true;
    }

    Survey survey() const {
        const ByPly none(std::size_t(rules_.cells) + 1, 0);
        Survey s{none, none, none, none, none, none, none};
        const Reach reach(rules_);
        const Table<Value> misere(misere_);
        for_each_layered<Value>(rules_, [&](const Position& p, int value) {
            const std::uint32_t number = number_of(p);
            if (!reach.at(number, p.turn)) return;
            const auto ply = std::size_t(size(p.filled()));
            const Count first = is_least(p);
            const int mover = p.turn == Side::x ? 1 : -1;
            s.all[ply] += 1;
            s.all_classes[ply] += first;
            (value > 0 ? s.x_value : s.o_value)[ply] += value != 0;
            (value > 0 ? s.x_value_classes : s.o_value_classes)[ply] += value != 0 ? first : 0;
            if (moves(rules_, p)) {
                const int own = 1 + mover * value, own_misere = 1 + mover * misere.at(number, p.turn);
                s.going_on.at(own) += 1;
                s.going_on_misere.at(own_misere) += 1;
            } else {
                const std::size_t winner = value > 0 ? 0 : value < 0 ? 1 : 2;
                s.ended[winner] += 1;
                s.ended_by_class[winner] += first;
                s.ended_classes[ply] += first;
            }
        });
        return s;
    }
    const Survey& seen() {
        make_images();
        if (!survey_) survey_ = survey();
        return *survey_;
    }

    const Games<>::Answer& games() {
        if (!games_) games_ = solve<Games<>>(rules_, {}).answer;
        return *games_;
    }
    // Carries along in how many orders of moves play comes to a position.
    ByPly games_by_length() const {
        std::vector<Count> orders(position_count(rules_.cells));
        orders[0] = 1;
        ByPly games(std::size_t(rules_.cells) + 1);
        for (std::uint32_t number = 0; number < orders.size(); ++number) {
            if (!orders[number]) continue;
            Position p = position_of(number, rules_.cells);
            if (size(p.x) > size(p.o)) p.turn = Side::o;
            const Cells open = moves(rules_, p);
            if (!open) games[std::size_t(size(p.filled()))] += orders[number];
            for (Cells left = open; left; left &= left - 1)
                orders[number_of(play(p, first_of(left)))] += orders[number];
        }
        return games;
    }
    std::string sum_of_games() const {
        const Reach reach(rules_);
        std::array<Count, 2> sum{};
        for_each_layered<Games<>>(rules_, [&](const Position& p, const Games<>::Answer& games) {
            if (reach(p)) sum = {sum[0] + games.x, sum[1] + games.o};
        });
        return joined(sum);
    }

    // Games where two that differ by a symmetry alone, move by move, count as one.
    std::array<Count, 4> games_by_class(const Position& p,
                                        std::map<std::pair<Cells, Cells>, std::array<Count, 4>>& known) {
        if (const auto seen = known.find({p.x, p.o}); seen != known.end()) return seen->second;
        std::map<std::pair<Cells, Cells>, Position> next;
        for (Cells left = moves(rules_, p); left; left &= left - 1) {
            const Position q = least(play(p, first_of(left)));
            next[{q.x, q.o}] = q;
        }
        std::array<Count, 4> sum{};
        for (const auto& [key, q] : next) {
            const auto more = games_by_class(q, known);
            for (std::size_t i = 0; i < sum.size(); ++i) sum[i] += more[i];
        }
        if (next.empty()) {
            const int paid = payoff(rules_, p);
            sum = {1, paid > 0, paid < 0, paid == 0};
        }
        return known[{p.x, p.o}] = sum;
    }
    std::string classes_of_games() {
        make_images();
        std::map<std::pair<Cells, Cells>, std::array<Count, 4>> known;
        return joined(games_by_class({}, known));
    }

    std::string filling_by_score(int least_marks) const {
        Histogram histogram;
        for_each_layered<Value>(filling_, [&](const Position& p, int score) {
            if (size(p.filled()) >= least_marks) ++histogram[score];
        });
        return written(histogram);
    }
    std::string openings_by_score() const {
        std::vector<int> scores;
        for (const auto& move : solve<Value>(filling_, {}).moves) scores.push_back(move.answer);
        return joined(scores);
    }
    Count filling_positions() const {
        const Reach reach(filling_);
        Count count = 0;
        for (std::uint32_t number = 0; number < position_count(rules_.cells); ++number)
            count += reach.at(number, Side::x) + reach.at(number, Side::o);
        return count;
    }

    // Boards and marks: those that complete a line with the next mark, or those that only have one already.
    std::string wins_now(bool has_line_only) const {
        Count count = 0;
        for (std::uint32_t number = 0; number < position_count(rules_.cells); ++number)
            for (const Side side : {Side::x, Side::o}) {
                const Position p = position_of(number, rules_.cells);
                const bool wins = winning_moves(rules_, p, side) != 0;
                const bool could = lines_held(rules_, p, side) > 0 && size(p.filled()) < rules_.cells;
                count += has_line_only ? could && !wins : wins;
            }
        return std::to_string(count);
    }

    // The same board by other rules. Lines that count for one side alone are those of a game with roles.
    Rules variant(const Grid& like) const {
        Rules r = rules_;
        std::tie(r.prize, r.marks, r.stuck) = std::tie(like.prize, like.marks, like.stuck);
        std::fill_n(r.lines_for.begin(), r.line_count, static_cast<std::uint8_t>(like.lines_for));
        return r;
    }
    std::string value_of(const Rules& r, Side first = Side::x) const {
        const Position start{.x = 0, .o = 0, .turn = first};
        return side(is_big(r) ? searched(game_, r, start, Goal::value).low_value() : solve<Value>(r, start).answer);
    }
    std::string plies_of(const Rules& r) const {
        const int answer = is_big(r) ? searched(game_, r, {}, Goal::distance).low : solve<Distance>(r, {}).answer;
        return std::to_string(Distance::plies(answer));
    }
    // Whether each move of X is a win.
    static std::string openings(const Rules& r) {
        std::string text;
        for (const auto& move : solve<Value>(r, {}).moves) text += move.answer > 0 ? 'W' : '-';
        return text;
    }
    static std::string games_of(const Rules& r) {
        const auto games = solve<Games<>>(r, {}).answer;
        return std::to_string(games.x + games.o + games.draw);
    }
    static std::vector<PlyCensus> census(const Rules& r) {
        InOrder share;
        return CensusTaker<Count>(r, {}, Side::x)(share).plies;
    }
    // Positions that play can reach, then those in which it has come to an end: with a line, and without.
    static std::array<Count, 3> positions_of(const Rules& r) {
        std::array<Count, 3> counts{};
        for (const PlyCensus& ply : census(r)) {
            const Count without = ply.ended[0];
            counts = {counts[0] + ply.positions, counts[1] + ply.ended.sum() - without, counts[2] + without};
        }
        return counts;
    }
    static std::string ended_and_all(const Rules& r) {
        const auto [all, with_line, without] = positions_of(r);
        return joined(std::array{all, with_line + without});
    }
    ByPly positions_by_ply() const {
        ByPly counts;
        for (const PlyCensus& ply : census(rules_)) counts.push_back(ply.positions);
        return counts;
    }
    // In how many ways so many moves can be made, up to nine.
    ByPly ways_to_play() const {
        std::map<std::pair<Cells, Cells>, Count> here{{{0, 0}, 1}}, next;
        ByPly ways{1};
        for (Side turn = Side::x; ways.size() < 10; turn = !turn, here = std::exchange(next, {})) {
            ways.push_back(0);
            for (const auto& [sets, count] : here) {
                const Position p{.x = sets.first, .o = sets.second, .turn = turn};
                for (Cells left = moves(rules_, p); left; left &= left - 1, ways.back() += count) {
                    const Position q = play(p, first_of(left));
                    next[{q.x, q.o}] += count;
                }
            }
        }
        return ways;
    }

    static Count sum(const ByPly& counts) {
        Count all = 0;
        for (const Count count : counts) all += count;
        return all;
    }

    bool big() const { return rules_.cells > max_swept_cells; }

    Named game_;
    Rules rules_, misere_, filling_;
    std::vector<std::vector<Set>> images_;
    std::optional<Survey> survey_;
    std::optional<Games<>::Answer> games_;

    const std::map<std::string, std::function<std::string()>> answers_ = {
        {"value", [this] { return value_of(rules_); }},
        {"misere value", [this] { return value_of(misere_); }},
        {"plies", [this] { return plies_of(rules_); }},
        {"lines", [this] { return std::to_string(rules_.line_count); }},
        {"symmetries", [this] { return std::to_string(game_.symmetries.size()); }},
        {"games", [this] { return std::to_string(games().x + games().o + games().draw); }},
        {"games of x", [this] { return std::to_string(games().x); }},
        {"games of o", [this] { return std::to_string(games().o); }},
        {"games drawn", [this] { return std::to_string(games().draw); }},
        {"games by length", [this] { return joined(games_by_length()); }},
        {"games up to symmetry", [this] { return classes_of_games(); }},
        {"games that never leave the draw", [this] { return std::to_string(solve<Steady>(rules_, {}).answer.games); }},
        {"sum of games of x and of o", [this] { return sum_of_games(); }},
        {"reachable", [this] { return std::to_string(big() ? sum(positions_by_ply()) : sum(seen().all)); }},
        {"reachable up to symmetry", [this] { return std::to_string(sum(seen().all_classes)); }},
        {"by ply", [this] { return joined(big() ? positions_by_ply() : seen().all); }},
        {"by ply up to symmetry", [this] { return joined(seen().all_classes); }},
        {"value x by ply", [this] { return joined(seen().x_value); }},
        {"value o by ply", [this] { return joined(seen().o_value); }},
        {"value x by ply up to symmetry", [this] { return joined(seen().x_value_classes); }},
        {"value o by ply up to symmetry", [this] { return joined(seen().o_value_classes); }},
        {"ended", [this] { return std::to_string(seen().ended[0] + seen().ended[1] + seen().ended[2]); }},
        {"ended by winner", [this] { return joined(seen().ended); }},
        {"ended by winner up to symmetry", [this] { return joined(seen().ended_by_class); }},
        {"ended by ply up to symmetry", [this] { return joined(seen().ended_classes); }},
        {"going on by value for the mover", [this] { return joined(seen().going_on); }},
        {"going on by misere value for the mover", [this] { return joined(seen().going_on_misere); }},
        {"score", [this] { return std::to_string(solve<Value>(filling_, {}).answer); }},
        {"score of fewest lines", [this] { return std::to_string(-solve<FewestLines>(filling_, {}).answer); }},
        {"openings by score", [this] { return openings_by_score(); }},
        {"filling positions", [this] { return std::to_string(filling_positions()); }},
        {"filling positions by score", [this] { return filling_by_score(0); }},
        {"full boards by score", [this] { return filling_by_score(rules_.cells); }},
        {"ways to play up to nine moves", [this] { return joined(ways_to_play()); }},
        {"notakto value", [this] { return value_of(variant(notakto)); }},
        {"notakto value where a line wins", [this] { return value_of(variant({.marks = Marks::both})); }},
        {"notakto openings that win", [this] { return openings(variant(notakto)); }},
        {"notakto reachable and ended", [this] { return ended_and_all(variant(notakto)); }},
        {"notakto games", [this] { return games_of(variant(notakto)); }},
        {"wild value", [this] { return value_of(variant(wild)); }},
        {"wild misere value", [this] { return value_of(variant({.prize = Prize::line_loses, .marks = wild.marks})); }},
        {"wild reachable, with a line, full without one", [this] { return joined(positions_of(variant(wild))); }},
        {"wild games", [this] { return games_of(variant(wild)); }},
        {"order and chaos, Order first", [this] { return value_of(variant(order_and_chaos)); }},
        {"order and chaos, Chaos first", [this] { return value_of(variant(order_and_chaos), Side::o); }},
        {"maker-breaker, Maker first", [this] { return value_of(variant(maker_breaker)); }},
        {"maker-breaker, Breaker first", [this] { return value_of(variant(maker_breaker), Side::o); }},
        {"avoider-enforcer, Avoider first", [this] { return value_of(variant(avoider_enforcer), Side::o); }},
        {"avoider-enforcer, Enforcer first", [this] { return value_of(variant(avoider_enforcer)); }},
        {"no constraint", [] { return verdicts_of_sets(0); }},
        {"single constraints", [] { return verdicts_of_sets(1); }},
        {"pairs of constraints", [] { return verdicts_of_sets(2); }},
        {"triples of constraints", [] { return verdicts_of_sets(3); }},
        {"fours of constraints", [] { return verdicts_of_sets(4); }},
        {"one dead cell", [] { return verdicts_of_dead_cells(1, 1); }},
        {"sets of dead cells", [] { return verdicts_of_dead_cells(0, 9); }},
        {"orders of all cells", [] { return verdicts_of_orders(); }},
        {"boards and marks that can win now", [this] { return wins_now(false); }},
        {"boards and marks that have a line but cannot win now", [this] { return wins_now(true); }},
    };
};

}  // namespace

std::vector<Row> published_rows() {
    std::ifstream table("tests/data/published.tsv");
    std::vector<Row> rows;
    for (std::string line; std::getline(table, line);) {
        if (line[0] == '#' || line.rfind("game\t", 0) == 0) continue;
        std::istringstream fields(line);
        Row row;
        std::getline(fields, row.game, '\t') && std::getline(fields, row.question, '\t');
        std::getline(fields, row.answer, '\t');
        rows.push_back(row);
    }
    return rows;
}

std::vector<std::string> published_games(bool slow) {
    std::set<std::string> games;
    for (const Row& row : published_rows())
        if (is_slow(row) == slow) games.insert(row.game);
    return {games.begin(), games.end()};
}

void expect_published(const std::string& game, bool slow) {
    Published published(game);
    for (const Row& row : published_rows())
        if (row.game == game && is_slow(row) == slow) {
            EXPECT_EQ(published.answer(row.question), row.answer) << game << ": " << row.question;
        }
}

}  // namespace noughts::tests
