// SPDX-License-Identifier: MIT
#include "budget.hpp"

#include <array>
#include <charconv>
#include <cmath>
#include <noughts/numbering.hpp>
#include <thread>

#include "numbers.hpp"
#include "refuse.hpp"

namespace noughts {
namespace {

double choose(int n, int k) {
    double ways = 1;
    for (int i = 0; i < k; ++i) ways = ways * (n - i) / (i + 1);
    return ways;
}

// How many sets of so many cells there are, by size.
using Counts = std::vector<double>;

// Of the sets of two parts of the board: how many there are together.
Counts both(const Counts& one, const Counts& other) {
    Counts sum(one.size() + other.size() - 1);
    for (std::size_t i = 0; i < one.size(); ++i)
        for (std::size_t j = 0; j < other.size(); ++j) sum[i + j] += one[i] * other[j];
    return sum;
}

// How many sets of these cells play can fill, if each needs only the first of those that it needs: at least as many as it
// can, and just as many where none needs two.
Counts at_most_filled(const Rules& r, Cells cells, int after = -1) {
    Counts sum{1};
    for (Cells left = cells; left; left &= left - 1) {
        const int c = first_of(left);
        const Cells needs = r.needs[c] & cells;
        if ((needs ? first_of(needs) : -1) != after) continue;
        Counts with = at_most_filled(r, cells, c);
        with.insert(with.begin(), 1);  // the empty set
        sum = both(sum, with);
    }
    return sum;
}

// What is looked up by set of n cells: the lines of both sides, and ranks.
double tables_of(int n) { return 20 * std::exp2(n); }

// At most: whose marks there are more of does not matter here.
double ways_to_colour(const Rules& r, int m) {
    return r.marks == Marks::own ? choose(m, m / 2) : r.marks == Marks::either ? std::exp2(m) : 1;
}

}  // namespace

void add_budget_options(Arguments& arguments, Budget& budget) {
    const auto time = [&budget](const std::string& text) {
        const double seconds = number_in("--time", text, "seconds above 0 and up to 1000000", 1e-9, 1e6);
        budget.time = std::chrono::duration_cast<Budget::Clock::duration>(std::chrono::duration<double>(seconds));
    };
    arguments.option("--time", "SECONDS", time, "for looking ahead, for each board; then unknown, exit 3");
    const auto memory = [&budget](const std::string& text) {
        budget.memory = 1'000'000 * number_in("--memory", text, "a number of MB from 1 to 1000000", std::uint64_t{1},
                                              std::uint64_t{1'000'000});
    };
    arguments.option("--memory", "MB", memory, "for looking ahead; 8000");
    const auto jobs = [&budget](const std::string& text) {
        budget.jobs = number_in("--jobs", text, "a number of processors from 1 to 256", 1, 256);
    };
    arguments.option("--jobs", "N", jobs, "processors for layers; as many as there are");
    budget.jobs = std::max(1, int(std::thread::hardware_concurrency()));
}

Extent extent_of(const Rules& r, const Position& p, const Budget& budget) {
    if (!moves(r, p)) return {};
    const Cells cells = fillable(r, p.filled());
    const int n = size(cells);
    Counts filled;
    if (n > max_layered_cells || !(r.needy & cells))
        filled = at_most_filled(r, cells);
    else
        for (const auto& sets : filled_sets(Needs(r, cells), [&budget] { return budget.is_over(); }))
            filled.push_back(double(sets.size()));
    Extent extent{.tables = tables_of(n)};
    double before = 0;
    for (int m = 0; m <= n; ++m) {
        const double here = filled[std::size_t(m)] * ways_to_colour(r, m);
        extent.all += here;
        extent.two_layers = std::max(extent.two_layers, before + here);
        before = here;
    }
    return extent;
}

std::string why_stopped(const Budget& budget) {
    if (is_interrupted()) return "not known, as it was stopped";
    std::array<char, 32> seconds{};
    const double time = std::chrono::duration<double>(budget.time).count();
    const auto end = std::to_chars(seconds.begin(), seconds.end(), time, std::chars_format::fixed).ptr;
    return "not known within " + std::string(seconds.begin(), end) + " s, see --time";
}

std::string beyond_answers(const Rules& r) {
    if (r.prize != Prize::most_lines || r.line_count <= max_counted_lines) return "";
    return "not known: where lines are counted, looking ahead takes at most " + std::to_string(max_counted_lines) +
           " of them, and there are " + std::to_string(r.line_count);
}

std::string beyond_memory(double needed, const Budget& budget) {
    if (needed <= double(budget.memory)) return "";
    return "not known within the memory given: it takes " + bytes_text(needed) + ", see --memory";
}

std::string memory_of(const Rules& r, Cells cells, double needed) {
    return (r.needy & cells ? "up to " : "") + bytes_text(needed);
}

std::string obstacle(const Rules& r, const Position& p, double needed, const Budget& budget) {
    const Cells cells = fillable(r, p.filled());
    const int n = size(cells);
    if (n > max_layered_cells)
        return "not known: " + std::to_string(n) + " cells can be filled, and looking ahead takes at most " +
               std::to_string(max_layered_cells) + "; they would take " + memory_of(r, cells, needed);
    if (budget.is_over()) return why_stopped(budget);
    return beyond_memory(needed, budget);
}

std::string out_of_memory(double needed) {
    return "not known: there are less than " + bytes_text(needed) + " of memory";
}

bool games_fit_64_bits(const Rules& r, const Position& p) {
    return size(fillable(r, p.filled())) <= (r.marks == Marks::either ? 16 : 20);
}

}  // namespace noughts
