// SPDX-License-Identifier: MIT
#include "dialogue.hpp"

#include "fields.hpp"
#include "goal.hpp"
#include "hint.hpp"
#include "texts.hpp"

namespace noughts {
namespace {

// A line without blanks around it.
std::string_view plain(std::string_view line) {
    const auto begin = std::min(line.find_first_not_of(" \t"), line.size());
    return line.substr(begin, line.find_last_not_of(" \t") + 1 - begin);
}

std::string printable(std::string_view line) {
    std::string text;
    for (const char c : line) put_printable(text, c);
    return text;
}

}  // namespace

struct Dialogue::Order {
    std::string_view word, letter;
    const char* meaning;
    void (Dialogue::*act)();
};

std::span<const Dialogue::Order> Dialogue::orders() {
    static constexpr Order all[] = {
        {"undo", "u", "takes back, to your own turn", &Dialogue::undo},
        {"redo", "r", "makes again what was taken back", &Dialogue::redo},
        {"hint", "h", "the best moves and what they come to", &Dialogue::hint},
        {"show", "s", "what each move is worth", &Dialogue::show},
        {"new", "n", "begins again", &Dialogue::begin_again},
        {"help", "?", "this list", &Dialogue::help},
        {"quit", "q", "ends, and so does the end of the input", &Dialogue::quit},
    };
    return all;
}

Dialogue::Dialogue(const BoardOptions& options, const Record& beginning, People people, const Player& player,
                   Session& session)
    : game_(options.game),
      beginning_(beginning),
      people_(people),
      player_(player),
      session_(session),
      record_(beginning),
      budget_(options.budget, session),
      reporter_(options.game, budget_),
      lines_(session.in) {}

void Dialogue::run() {
    greet();
    show_if_due();
    while (!ended_) {
        if (is_over() ? has_people() : is_persons(now().turn))
            listen();
        else if (is_over())
            return;
        else
            move_for_program();
    }
}

void Dialogue::greet() {
    if (!game_.name.empty()) say(game_.name);
    say(goal_words(game_));
    if (!has_people()) return say("The program plays with itself.");
    if (people_.x && people_.o)
        say("Two people play.");
    else
        say(people_.x ? "You play X, the program plays O." : "You play O, the program plays X.");
    say(game_.grid.gravity ? "A move is c1, into the first column from the left, or a cell's number."
                           : "A move is a cell's number, or its column from the left and row from the top: a1.");
    if (game_.rules.marks == Marks::either)
        say("It ends with the mark that you place there: 5" + mark_text(game_, Side::x) + " or 5" +
            mark_text(game_, Side::o) + '.');
    say("help lists the rest, quit ends.");
}

void Dialogue::show_if_due() {
    if (has_people() && !is_over() && !is_persons(now().turn)) return;
    say('\n' + board_picture(game_, now(), colour()));
    if (is_over()) say(status_words(ended(game_.rules, now())));
}

void Dialogue::move_for_program() {
    const Side side = now().turn;
    forget_interruption();
    const auto choice = player_(now(), reporter_);
    if (!choice.why_blind.empty() && !std::exchange(warned_, true))
        say("The best move is " + choice.why_blind +
            ".\n"
            "The program wins where one move does it, tries to leave the other side no such\n"
            "move, and plays the rest by chance.");
    const std::string word = step_text(game_, choice.step);
    record_.step(word);
    say(std::string(name(side)) + " plays " + word);
    show_if_due();
}

// Asks for a line and does what it says. What cannot be done is said, and the game goes on.
void Dialogue::listen() {
    session_.out.put(is_over() ? "new, undo or quit> " : std::string(name(now().turn)) + "> ");
    const auto line = next_line();
    if (!line) return quit();
    try {
        obey(plain(*line));
    } catch (const BadInput& refusal) {
        say(refusal.what());
    }
}

// The next line, which ends the line of the prompt: a terminal shows what is typed, and anything else is shown here.
std::optional<std::string_view> Dialogue::next_line() {
    try {
        const auto line = lines_.next();
        if (!line || !session_.typed) say(printable(line.value_or("")));
        return line;
    } catch (...) {
        say("");
        throw;
    }
}

void Dialogue::obey(std::string_view word) {
    if (word.empty()) return;
    const std::string order_word = in_lower_case(word);
    for (const Order& order : orders())
        if (order_word == order.word || order_word == order.letter) return (this->*order.act)();
    if (word.find_first_of("0123456789") == word.npos)
        throw BadInput(noughts::quoted(word) + " is neither a move nor a word that help lists");
    record_.step(word);
    show_if_due();
}

void Dialogue::undo() {
    Record back = record_;
    do back.step("u");
    while (!is_persons(back.now().turn));
    record_ = back;
    show_if_due();
}

void Dialogue::redo() {
    do record_.step("r");
    while (!is_persons(now().turn) && record_.can_redo());
    show_if_due();
}

void Dialogue::hint() {
    if (is_over()) throw BadInput("the game is over");
    forget_interruption();
    const Report report = reporter_({.position = now(), .mover = now().turn}, {.play = true, .moves = true});
    say("hint: " + hint_words(game_, report));
}

void Dialogue::show() {
    forget_interruption();
    const Report report = reporter_({.position = now(), .mover = now().turn}, parts_of(all_fields()));
    say('\n' + picture(game_, report, colour()));
}

void Dialogue::begin_again() {
    record_ = beginning_;
    show_if_due();
}

void Dialogue::help() {
    const bool either = game_.rules.marks == Marks::either;
    const std::string x = mark_text(game_, Side::x), o = mark_text(game_, Side::o);
    say(either ? "  5" + x + "       puts an X into a cell by its number, 5" + o + " an O"
               : "  5        marks a cell by its number");
    say((game_.grid.gravity ? "  c2" : "  b1") + (either ? x : " ") + "      " +
        (game_.grid.gravity ? "drops a mark into the second column from the left"
                            : "marks a cell by its column from the left and its row from the top"));
    for (const Order& order : orders()) {
        std::string text = "  " + std::string(order.word) + ' ' + std::string(order.letter);
        text.resize(11, ' ');
        say(text + order.meaning);
    }
}

}  // namespace noughts
