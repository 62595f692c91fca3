// SPDX-License-Identifier: MIT
#include "test_set.hpp"

#include <algorithm>
#include <map>

#include "sampling.hpp"

namespace noughts::workbench {
namespace {

using Cases = std::vector<const Case*>;

constexpr std::size_t most_in_batch = 200;  // cases of one probe in an input of many
constexpr std::size_t most_files = 240;     // where each case is an input; a few more where few of each probe are fewer
constexpr std::size_t few = 64;             // cases of a problem that are all written

std::string number_text(std::size_t number, std::size_t digits) {
    std::string text = std::to_string(number);
    return std::string(digits - std::min(digits, text.size()), '0') + text;
}

// Some of these, spread over all of them, in their order.
Cases some_of(const Cases& all, std::size_t count) {
    auto chosen = spread_sample(all.size(), count);
    std::ranges::sort(chosen);
    Cases some;
    for (const std::size_t i : chosen) some.push_back(all[i]);
    return some;
}

// The cases by what they probe; the probes in the order in which the smallest cases try them.
std::vector<std::pair<std::string, Cases>> by_probe(const std::vector<Case>& cases) {
    std::vector<std::pair<std::string, Cases>> groups;
    std::map<std::string_view, std::size_t> place;
    for (const Case& each : cases) {
        const auto [found, fresh] = place.emplace(each.probe, groups.size());
        if (fresh) groups.emplace_back(std::string(each.probe), Cases{});
        groups[found->second].second.push_back(&each);
    }
    return groups;
}

class TestSet {
public:
    TestSet(const Space& space, const contest::Problem& problem, const UseFile& use)
        : space_(space), problem_(problem), use_(use) {}

    void add(const std::string& name, const std::string& input) {
        use_({.path = "data/" + name + ".in", .text = input});
        use_({.path = "data/" + name + ".ans", .text = right_output(problem_, input)});
    }
    void add_secret(const std::string& probe, Cases cases) {
        while (cases.size() < space_.layout.least) cases.push_back(cases.back());
        add("secret/" + number_text(++count_, 3) + '-' + probe, input_of(space_.layout, cases));
    }

private:
    const Space& space_;
    const contest::Problem& problem_;
    const UseFile& use_;
    std::size_t count_ = 0;
};

Cases all_shuffled(const std::vector<Case>& cases) {
    Cases all;
    for (const std::size_t i : shuffled(spread_sample(cases.size(), cases.size()), 1)) all.push_back(&cases[i]);
    return all;
}

// These, and then each twice in a row over and over until the input is as large as can be; or as many as it can hold.
Cases as_many_as_allowed(const Space& space, const Cases& all) {
    Cases many = all;
    for (const Cases twice = each_twice(all); many.size() < space.layout.most;)
        many.insert(many.end(), twice.begin(), twice.end());
    many.resize(space.layout.most);
    return many;
}

void add_large(TestSet& set, const Space& space, const std::vector<Case>& cases) {
    const Cases all = all_shuffled(cases);
    if (all.size() < space.layout.most) set.add_secret("all-once", all);
    set.add_secret(space.layout.most < all.size() ? "as-many-as-allowed" : "all-and-as-many-as-allowed",
                   as_many_as_allowed(space, all));
}

}  // namespace

std::string right_output(const contest::Problem& problem, const std::string& input) {
    std::string output;
    Reader in(from_text(input), {.buffer = 4096});
    Writer out(into_string(output), 4096);
    problem.answer(in, out);
    out.flush();
    return output;
}

void write_tests(const Space& space, const contest::Problem& problem, const std::string& sample, const UseFile& use) {
    TestSet set(space, problem, use);
    set.add("sample/1", sample);
    const std::vector<Case> cases = ordered_cases(space);
    const std::size_t at_once = std::min(space.layout.most, most_in_batch);
    const auto groups = by_probe(cases);
    const std::size_t files = cases.size() > few ? std::clamp<std::size_t>(most_files / groups.size(), 3, 12) : few;
    for (const auto& [probe, group] : groups) {
        const Cases some = some_of(group, space.layout.most == 1 ? files : most_in_batch);
        for (std::size_t at = 0; at < some.size() && at / at_once < files; at += at_once)
            set.add_secret(probe, Cases(some.begin() + std::ptrdiff_t(at),
                                        some.begin() + std::ptrdiff_t(std::min(at + at_once, some.size()))));
    }
    if (space.layout.most > 1) {
        Cases all;
        for (const Case& each : cases) all.push_back(&each);
        set.add_secret("same-case-twice-in-a-row", each_twice(some_of(all, at_once / 2)));
    }
    if (space.layout.most > most_in_batch) add_large(set, space, cases);
}

}  // namespace noughts::workbench
