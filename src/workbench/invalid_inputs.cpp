// SPDX-License-Identifier: MIT
#include <algorithm>
#include <set>

#include "test_set.hpp"

namespace noughts::workbench {
namespace {

bool is_digit(char c) { return c >= '0' && c <= '9'; }

bool is_refused(const contest::Problem& problem, const std::string& input) {
    Reader in(from_text(input), {.strict = true, .buffer = 4096});
    Writer out([](std::string_view) {});
    try {
        problem.answer(in, out);
    } catch (const BadInput&) {
        return true;
    }
    return false;
}

// A good input of a few cases that are neither the smallest nor the largest.
std::string good_input(const Space& space) {
    const std::vector<Case> cases = ordered_cases(space);
    std::vector<const Case*> some;
    const std::size_t count = std::max(space.layout.least, std::min(space.layout.most, std::size_t{2}));
    for (const Case& each : cases)
        if (each.size >= 4 && each.size <= 6 && some.size() < count) some.push_back(&each);
    while (some.size() < count) some.push_back(&cases.front());
    return input_of(space.layout, some);
}

// One input after another with something wrong, perhaps.
class Changes {
public:
    using Use = std::function<void(std::string_view name, std::string text)>;
    Changes(std::string good, Use use) : good_(std::move(good)), use_(std::move(use)) {}

    void all() {
        use_("empty", "");
        use_("blank", "\n");
        use_("no-last-line-end", good_.substr(0, good_.size() - 1));
        use_("blank-line-at-the-end", good_ + "\n");
        use_("space-at-the-end", good_.substr(0, good_.size() - 1) + " \n");
        use_("one-line-more", good_ + good_.substr(start_of_last_line()));
        use_("last-line-missing", good_.substr(0, start_of_last_line()));
        use_("more-after-the-end", good_ + "x\n");
        use_("nul-byte-at-the-end", good_ + std::string(1, '\0'));
        use_("space-in-front", " " + good_);
        use_("blank-line-in-front", "\n" + good_);
        use_("byte-order-mark", "\xEF\xBB\xBF" + good_);
        use_("carriage-returns", each("\n", "\r\n"));
        use_("tab-for-a-line-end", first_line_end("\t"));
        use_("blank-line-after-the-first", first_line_end("\n\n"));
        use_("space-after-the-first-line", first_line_end(" \n"));
        numbers();
        letters();
    }

private:
    std::size_t start_of_last_line() const {
        const std::size_t at = good_.find_last_of('\n', good_.size() - 2);
        return at == good_.npos ? 0 : at + 1;
    }
    std::string each(std::string_view what, std::string_view by) const {
        std::string text = good_;
        for (std::size_t at = text.find(what); at != text.npos; at = text.find(what, at + by.size()))
            text.replace(at, what.size(), by);
        return text;
    }
    std::string first_line_end(std::string_view by) const {
        std::string text = good_;
        return text.replace(text.find('\n'), 1, by);
    }

    // The first number is how many cases follow; the last one, or the turn, means something else.
    void numbers() {
        const std::size_t end = std::min(good_.find_first_not_of("0123456789"), good_.size());
        if (end > 0 && end <= 6) {
            const std::string rest = good_.substr(end);
            const auto count = std::stoul(good_.substr(0, end));
            use_("count-one-too-large", std::to_string(count + 1) + rest);
            if (count > 0) use_("count-one-too-small", std::to_string(count - 1) + rest);
            for (const auto& [name, number] :
                 {std::pair("count-zero", "0"), std::pair("count-negative", "-1"), std::pair("count-with-a-plus", "+2"),
                  std::pair("count-with-a-zero", "02"), std::pair("count-not-whole", "2.0"),
                  std::pair("count-a-word", "two"), std::pair("count-beyond-the-limit", "1000000"),
                  std::pair("count-beyond-64-bits", "18446744073709551618")})
                use_(name, number + rest);
        }
        const std::size_t last = good_.find_last_of("0123456789");
        if (last != good_.npos && last >= end)
            for (const auto& [name, number] : {std::pair("number-zero", "0"), std::pair("number-too-large", "10"),
                                               std::pair("number-negative", "-1")})
                use_(name, std::string(good_).replace(last, 1, number));
        if (const std::size_t turn = good_.find('\n') + 1; end > 0 && turn + 1 < good_.size() && is_digit(good_[turn]))
            use_("turn-two", std::string(good_).replace(turn, 1, "2"));
    }

    // The last line is a row of a board, or a pair of cells.
    void letters() {
        const std::size_t row = start_of_last_line();
        use_("unknown-letter", std::string(good_).replace(row, 1, "?"));
        use_("row-too-short", std::string(good_).erase(row, 1));
        use_("row-too-long", std::string(good_).insert(row, 1, good_[row]));
        use_("space-in-a-row", std::string(good_).insert(row + 1, " "));
        std::string other_case = good_;
        for (char& c : other_case)
            if ((c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z')) c = static_cast<char>(c ^ ('a' ^ 'A'));
        use_("other-case", other_case);
        use_("zero-for-o", each("O", "0"));
    }

    std::string good_;
    Use use_;
};

}  // namespace

void write_invalid_inputs(const Space& space, const contest::Problem& problem, const UseFile& use) {
    std::set<std::string> written;
    Changes changes(good_input(space), [&](std::string_view name, std::string text) {
        if (!is_refused(problem, text) || !written.insert(text).second) return;
        use({.path = "data/invalid_input/" + std::string(name) + ".in", .text = std::move(text)});
    });
    changes.all();
}

}  // namespace noughts::workbench
