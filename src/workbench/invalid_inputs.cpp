// SPDX-License-Identifier: MIT
#include <algorithm>
#include <set>

#include "sound_input.hpp"
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

// One input after another with one thing wrong, perhaps.
class Changes {
public:
    using Use = std::function<void(std::string_view name, std::string text)>;
    Changes(const Layout& layout, const std::vector<Case>& cases, Use use)
        : layout_(layout), cases_(cases), good_(good_input(layout, cases)), use_(std::move(use)) {}

    void all() {
        ends();
        line_ends();
        if (layout_.limit) counts();
        if (layout_.limit == 0 || !layout_.head.empty()) turns();
        const auto [row, end] = last_row();
        const bool spaced = good_[row + 1] == ' ' && is_digit(good_[row]);
        if (spaced) last_number(end - 1);
        letters(row, spaced ? 2 : 1);
    }

private:
    void ends() {
        const std::size_t last_line = good_.size() < 2 ? 0 : good_.find_last_of('\n', good_.size() - 2) + 1;
        use_("empty", "");
        use_("blank", "\n");
        use_("no-last-line-end", good_.substr(0, good_.size() - 1));
        use_("blank-line-at-the-end", good_ + "\n");
        use_("space-at-the-end", good_.substr(0, good_.size() - 1) + " \n");
        use_("one-line-more", good_ + good_.substr(last_line));
        use_("last-line-missing", good_.substr(0, last_line));
        use_("more-after-the-end", good_ + "x\n");
        use_("nul-byte-at-the-end", good_ + std::string(1, '\0'));
        use_("space-in-front", " " + good_);
        use_("blank-line-in-front", "\n" + good_);
        use_("byte-order-mark", "\xEF\xBB\xBF" + good_);
    }

    void line_ends() {
        use_("carriage-returns", each("\n", "\r\n"));
        change("tab-for-a-line-end", good_.find('\n'), 1, "\t");
        change("blank-line-after-the-first", good_.find('\n'), 1, "\n\n");
        change("space-after-the-first-line", good_.find('\n'), 1, " \n");
    }

    // The first number, with as much after it as it says unless that is what is wrong.
    void counts() {
        const Counted counted(layout_, cases_);
        const std::size_t n = counted.size(), beyond = layout_.limit + 1;
        const std::string number = std::to_string(n);
        use_("count-one-too-large", counted.text(std::to_string(n + 1), n));
        use_("count-one-too-small", counted.text(std::to_string(n - 1), n));
        use_("count-zero", counted.text("0", 0));
        use_("count-negative", counted.text('-' + number, n));
        use_("count-with-a-plus", counted.text('+' + number, n));
        use_("count-with-a-zero", counted.text('0' + number, n));
        use_("count-not-whole", counted.text(number + ".0", n));
        use_("count-a-word", counted.text(n == 1 ? "one" : "two", n));
        use_("count-beyond-the-limit", counted.text(std::to_string(beyond), beyond));
        use_("count-beyond-64-bits", counted.text(n == 1 ? "18446744073709551617" : "18446744073709551618", n));
    }

    // A case that begins with a digit on a line of its own says whose turn it is.
    void turns() {
        const std::size_t at = good_.find(cases_.front().text);
        if (!is_digit(good_[at]) || good_[at + 1] != '\n') return;
        const std::string turn(1, good_[at]);
        change("turn-missing", at, 2, "");
        for (const auto& [name, text] : {std::pair("turn-zero", "0"), std::pair("turn-two", "2"),
                                         std::pair("turn-three", "3"), std::pair("turn-a-letter", "X")})
            change(name, at, 1, text);
        for (const auto& [name, sign] :
             {std::pair("turn-negative", "-"), std::pair("turn-with-a-plus", "+"), std::pair("turn-with-a-zero", "0")})
            change(name, at, 1, sign + turn);
    }

    void last_number(std::size_t at) {
        change("number-zero", at, 1, "0");
        change("number-too-large", at, 1, "10");
        change("number-negative", at, 1, "-1");
    }

    // The cells of a row, `width` characters each, or a pair of numbers.
    void letters(std::size_t row, std::size_t width) {
        change("unknown-letter", row, 1, "?");
        change("row-too-short", row, width, "");
        change("row-too-long", row, 0, good_.substr(row, width));
        change("space-in-a-row", row + 1, 0, " ");
        use_("other-case", in_other_case());
        use_("zero-for-o", each("O", "0"));
    }

    // The last line of the last case that is not blank, and its end.
    std::pair<std::size_t, std::size_t> last_row() const {
        const std::size_t end = good_.find_last_not_of('\n', good_.size() - layout_.tail.size() - 1) + 1;
        return {good_.find_last_of('\n', end - 1) + 1, end};
    }

    // The letters of cells and turns alone: what stands after the last case is none.
    std::string in_other_case() const {
        std::string text = good_;
        for (std::size_t i = 0; i < text.size() - layout_.tail.size(); ++i)
            if (const char c = text[i]; (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z')) text[i] = char(c ^ ' ');
        return text;
    }

    std::string each(std::string_view what, std::string_view by) const {
        std::string text = good_;
        for (std::size_t at = text.find(what); at != text.npos; at = text.find(what, at + by.size()))
            text.replace(at, what.size(), by);
        return text;
    }

    void change(std::string_view name, std::size_t at, std::size_t length, const std::string& by) {
        use_(name, std::string(good_).replace(at, length, by));
    }

    const Layout& layout_;
    const std::vector<Case>& cases_;
    std::string good_;
    Use use_;
};

}  // namespace

void write_invalid_inputs(const Space& space, const contest::Problem& problem, const UseFile& use) {
    std::set<std::string> written;
    const std::vector<Case> cases = middling_cases(space);
    Changes changes(space.layout, cases, [&](std::string_view name, std::string text) {
        if (!is_refused(problem, text) || !written.insert(text).second) return;
        use({.path = "data/invalid_input/" + std::string(name) + ".in", .text = std::move(text)});
    });
    changes.all();
}

}  // namespace noughts::workbench
