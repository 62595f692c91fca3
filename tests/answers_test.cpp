// SPDX-License-Identifier: MIT
// How the workbench reads a program's output: which words or bytes answer which case, and how they are shown.
#include <gtest/gtest.h>

#include <algorithm>
#include <random>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "src/workbench/answers.hpp"
#include "src/workbench/showing.hpp"
#include "tests/drawn.hpp"

namespace noughts::tests {
namespace {

using workbench::Answers;
using workbench::Layout;
using workbench::Match;
using Texts = std::vector<std::string>;

constexpr Layout alone{}, many{.most = 1000, .head = "#\n"}, of_four_lines{.most = 1000, .lines = 4},
    letters{.most = 1000, .lines = 0};

struct Compared {
    Answers right, found;

    bool agree() const { return right.of == found.of && found.extra.empty(); }
};

Compared compare(const Layout& layout, std::string_view expected, std::string_view output, Match match = Match::words) {
    Compared both{.right = right_answers(layout, expected, match), .found = {}};
    both.found = found_answers(layout, output, both.right, match);
    return both;
}

TEST(Answers, differ_in_no_word_where_only_blanks_and_line_ends_differ) {
    const std::string expected = "1 2\n3 4\n";
    for (const char* const output : {"1 2\n3 4\n", "1 2\n3 4", "1 2\r\n3 4\r\n", " 1\t2 \n\n\n3   4\n\n", "\n1 2\n3 4",
                                     "1 2 3 4\n", "1\n2\n3\n4\n", "1\n2 3 4\n", "1 2 3\n4\n", "1 2\v\f3 4"}) {
        const auto [right, found] = compare(many, expected, output);
        EXPECT_EQ(found.of, (Texts{"1 2", "3 4"})) << output;
        EXPECT_EQ(found.extra, "") << output;
        EXPECT_TRUE(found.certain) << output;
        EXPECT_TRUE(compare(alone, expected, output).agree()) << output;
    }
}

TEST(Answers, differ_where_letters_or_words_do) {
    for (const char* const output : {"yes\n", "Yes .\n", "Ye s\n", "Yes Yes\n", "Yes\n\xA0\n", "", " \n\n"})
        EXPECT_FALSE(compare(alone, "Yes\n", output).agree()) << output;
    EXPECT_EQ(compare(many, "0\n1\n", "O\n1\n").found.of, (Texts{"O", "1"}));
}

TEST(Answers, stay_with_their_lines_where_words_are_missing_or_too_many) {
    const auto [right, found] = compare(many, "1 2\n3 4\n5 6\n", "1\n3 4\n5 6 7\n");
    EXPECT_EQ(found.of, (Texts{"1", "3 4", "5 6 7"}));
    EXPECT_TRUE(found.certain);
}

TEST(Answers, that_are_missing_are_empty) {
    const auto [right, found] = compare(many, "1\n2\n3\n", "1\n2\n");
    EXPECT_EQ(found.of, (Texts{"1", "2", ""}));
    EXPECT_FALSE(found.certain);
    EXPECT_EQ(compare(many, "1\n2\n3\n", "").found.of, Texts(3));
    EXPECT_EQ(compare(many, "1\n2\n3\n", "", Match::bytes).found.of, Texts(3));
    EXPECT_EQ(compare(alone, "1\n", "").found.of, Texts(1));
}

TEST(Answers, that_are_too_many_are_extra) {
    const auto [right, found] = compare(many, "1\n2\n", "1\n2\n3 4\n5\n");
    EXPECT_EQ(found.of, (Texts{"1", "2"}));
    EXPECT_EQ(found.extra, "3 4 5");
    EXPECT_FALSE(found.certain);
    EXPECT_EQ(compare(alone, "1\n", "1\n2\n").found.of, (Texts{"1 2"}));
}

TEST(Answers, are_aligned_by_words_where_that_fits_better) {
    const auto [right, found] = compare(many, "1 2\n3 4\n5 6\n", "1 2 3 4\n5 7\n");
    EXPECT_EQ(found.of, (Texts{"1 2", "3 4", "5 7"}));
    EXPECT_TRUE(found.certain) << "there are as many words as there should be";
    EXPECT_FALSE(compare(many, "1 2\n3 4\n5 6\n", "1 2 3 4\n5\n").found.certain);
}

TEST(Answers, are_shifted_where_some_are_missing_and_as_many_too_many) {
    std::mt19937 random(1);
    std::string expected, shifted, turned;
    for (int i = 0; i < 300; ++i) {
        const std::string first = std::to_string(random() % 7), second = std::to_string(random() % 3);
        const auto line = [](std::string a, const std::string& b) { return a.append(" ").append(b).append("\n"); };
        expected += line(first, second);
        for (int copies = i == 40 ? 2 : i == 200 ? 0 : 1; copies > 0; --copies) shifted += line(first, second);
        turned += line(second, first);
    }
    for (const Match match : {Match::words, Match::bytes}) {
        EXPECT_EQ(compare(many, expected, shifted, match).found.shifted, 1U);
        EXPECT_TRUE(compare(many, expected, shifted, match).found.certain) << "each case has an answer";
        EXPECT_EQ(compare(many, expected, turned, match).found.shifted, 0U);
    }
    EXPECT_EQ(compare(letters, std::string(90, 'X') + 'O', std::string(90, 'D') + 'O').found.shifted, 0U);
}

TEST(Answers, are_certain_by_their_lines_where_few_lack_a_word_or_have_one_too_many) {
    std::string expected;
    for (int i = 0; i < 300; ++i) expected += std::to_string(i) + " " + std::to_string(7 * i) + "\n";
    for (const char* const found_there : {"40\n", "40 280 280\n"}) {
        std::string output = expected;
        output.replace(output.find("40 280\n"), 7, found_there);
        for (const Match match : {Match::words, Match::bytes}) {
            const auto [right, found] = compare(many, expected, output, match);
            EXPECT_TRUE(found.certain) << found_there;
            EXPECT_EQ(found.shifted, 0U) << found_there;
            std::size_t different = 0;
            for (std::size_t i = 0; i < 300; ++i) different += right.of[i] != found.of[i];
            EXPECT_EQ(different, 1U) << found_there;
        }
    }
}

TEST(Answers, of_several_lines_are_taken_together) {
    const std::string expected = "WON\nXXX\nOO_\n___\n\nCONTINUE\nX__\nO__\n___\n";
    EXPECT_EQ(compare(of_four_lines, expected, "WON\nXXX\nOO_\n___\nCONTINUE\nX_\nO__\n___").found.of,
              (Texts{"WON XXX OO_ ___", "CONTINUE X_ O__ ___"}));
    EXPECT_EQ(compare(of_four_lines, expected, expected, Match::bytes).found.of,
              (Texts{"WON\nXXX\nOO_\n___\n\n", "CONTINUE\nX__\nO__\n___\n"}));
}

TEST(Answers, of_one_letter_have_no_space_between_them) {
    for (const Match match : {Match::words, Match::bytes}) {
        const auto [right, found] = compare(letters, "XOCD\n", "XXCD\n", match);
        ASSERT_EQ(right.of.size(), 4U);
        EXPECT_EQ(found.of[1], "X");
        EXPECT_EQ(found.of[2], "C");
    }
    EXPECT_TRUE(compare(letters, "XOCD\n", "\n XOCD \r\n\n").agree());
    EXPECT_EQ(compare(letters, "XOCD\n", "X O CD\n", Match::bytes).found.of, (Texts{"X ", "O ", "C", "D\n"}));
    EXPECT_EQ(compare(letters, "XO\n", "XOD").found.extra, "D");
    EXPECT_EQ(compare(letters, "XO\n", "X").found.of, (Texts{"X", ""}));
}

TEST(Answers, of_one_letter_differ_where_a_further_word_begins) {
    const auto [right, found] = compare(letters, "XOCDX\n", "XO\n CD X\n");
    EXPECT_EQ(found.of, (Texts{"X", "O", "\n C", "D", " X"}));
    EXPECT_TRUE(found.certain) << "each letter has its place";
    EXPECT_EQ(compare(letters, "XO\n", "XO D\n").found.extra, " D");
    std::string answers, parted;
    for (int i = 0; i < 100; ++i) {
        answers += "XOCD"[i % 4];
        parted.append(1, answers.back()).append("\n");
    }
    EXPECT_FALSE(compare(letters, answers, parted).agree());
    EXPECT_TRUE(compare(letters, answers, parted).found.certain);
}

TEST(Answers, by_bytes_differ_in_every_byte) {
    EXPECT_TRUE(compare(many, "1 2\n3\n", "1 2\n3\n", Match::bytes).agree());
    for (const char* const output : {"1 2\n3", "1 2\r\n3\r\n", "1  2\n3\n", "1 2\n3 \n", "1 2\n\n3\n", "\n1 2\n3\n",
                                     "1 2\n3\n\n", "1 2\n3\nx", "", "\n"}) {
        EXPECT_FALSE(compare(many, "1 2\n3\n", output, Match::bytes).agree()) << output;
        EXPECT_FALSE(compare(alone, "1 2\n3\n", output, Match::bytes).agree()) << output;
    }
    EXPECT_EQ(compare(many, "1\n2\n", "\n1\n\n2\n", Match::bytes).found.of, (Texts{"\n1\n\n", "2\n"}));
}

std::string drawn_bytes() {
    std::string text;
    for (int left = below(30); left > 0; --left) text += "12 \n\n\r\t\0X\xFF"[below(10)];
    return text;
}

TEST(Answers, by_bytes_lose_no_byte_of_any_output) {
    for (const Layout& layout : {alone, many, of_four_lines, letters})
        expect_law(300, [&layout] {
            const std::string text = drawn_bytes();
            std::string joined;
            for (const std::string& part : right_answers(layout, text, Match::bytes).of) joined += part;
            RC_ASSERT(joined == text);
        });
}

TEST(Answers, of_any_output_are_as_many_as_the_right_ones) {
    for (const Layout& layout : {alone, many, of_four_lines, letters})
        for (const Match match : {Match::words, Match::bytes})
            expect_law(300, [&layout, match] {
                const std::string expected = drawn_bytes(), output = drawn_bytes();
                const auto [right, found] = compare(layout, expected, output, match);
                RC_ASSERT(found.of.size() == right.of.size());
                RC_ASSERT(compare(layout, expected, expected, match).agree());
            });
}

TEST(Shown, bytes_are_printable) {
    using workbench::printable;
    EXPECT_EQ(printable("plain ~ text"), "plain ~ text");
    EXPECT_EQ(printable("a\tb\r\n"), "a\\tb\\r\\n");
    EXPECT_EQ(printable(std::string_view("\0\x1B\x7F\xFF", 4)), "\\x00\\x1B\\x7F\\xFF");
    EXPECT_EQ(printable("\\x00"), "\\\\x00") << "no NUL byte";
    EXPECT_EQ(printable("abcd", 4), "abcd");
    EXPECT_EQ(printable("abcde", 4), "abcd...");
}

TEST(Shown, spaces_are_visible) {
    EXPECT_EQ(workbench::visible("a b\n"), "a·b\\n");
    EXPECT_EQ(workbench::visible("a b", 2), "a·...");
}

TEST(Shown, bytes_in_JSON_are_UTF_8) {
    using workbench::as_utf8;
    const std::string fine =
        "a\n\x7F\xC2\x80\xDF\xBF\xE0\xA0\x80\xED\x9F\xBF\xEE\x80\x80\xEF\xBF\xBF\xF0\x90\x80\x80\xF4\x8F\xBF\xBF";
    EXPECT_EQ(as_utf8(fine), fine);
    EXPECT_EQ(as_utf8(std::string_view("\0", 1)), std::string(1, '\0'));
    for (const auto& [bytes, shown] :
         {std::pair("\x80", "\\x80"), std::pair("\xC0\xAF", "\\xC0\\xAF"), std::pair("\xE0\x9F\x80", "\\xE0\\x9F\\x80"),
          std::pair("\xED\xA0\x80", "\\xED\\xA0\\x80"), std::pair("\xF4\x90\x80\x80", "\\xF4\\x90\\x80\\x80"),
          std::pair("\xF5", "\\xF5"), std::pair("\xE2\x82", "\\xE2\\x82"), std::pair("\xC3(", "\\xC3(")})
        EXPECT_EQ(as_utf8(bytes), shown);
}

TEST(Shown, the_first_difference_is_found_by_byte_and_line) {
    using workbench::first_difference;
    EXPECT_EQ(first_difference("1 2\n", "1  2\n"), "byte 3, line 1: expected 2\\n, found ·2\\n");
    EXPECT_EQ(first_difference("1\n2\n", "1\n3\n"), "byte 3, line 2: expected 2\\n, found 3\\n");
    EXPECT_EQ(first_difference("1\n", "1\r\n"), "byte 2, line 1: expected \\n, found \\r\\n");
    EXPECT_EQ(first_difference("1\n", "1"), "byte 2, line 1: expected \\n, found the end of the output");
    EXPECT_EQ(first_difference("1\n", "1\nx"), "byte 3, line 2: expected the end of the output, found x");
    EXPECT_EQ(first_difference("1", ""), "byte 1, line 1: expected 1, found the end of the output");
}

}  // namespace
}  // namespace noughts::tests
