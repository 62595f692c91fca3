// A game as a conversation: the board is shown, whoever plays is asked for a line at a time, and the program moves for
// the other sides.
// SPDX-License-Identifier: MIT
#pragma once

#include "lines.hpp"
#include "picture.hpp"
#include "player.hpp"

namespace noughts {

// The sides that people play. The program plays the others.
struct People {
    bool x, o;
};

class Dialogue {
public:
    // `game` and `session` must outlive it.
    Dialogue(const BoardOptions& options, const Record& beginning, People people, const Player& player,
             Session& session);

    // Ends where the input does, when somebody quits, or after a game without people.
    void run();

private:
    struct Order;
    static std::span<const Order> orders();

    const Position& now() const { return record_.now(); }
    bool is_over() const { return !moves(game_.rules, now()); }
    bool is_persons(Side side) const { return side == Side::x ? people_.x : people_.o; }
    bool has_people() const { return people_.x || people_.o; }
    Colour colour() const { return session_.colour ? Colour::yes : Colour::no; }
    void say(const std::string& text) { session_.out.put(text + '\n'); }

    void greet();
    void show_if_due();  // shows the board unless the program is about to move
    void move_for_program();
    void listen();
    std::optional<std::string_view> next_line();
    void obey(std::string_view word);

    void undo();
    void redo();
    void hint();
    void show();
    void begin_again();
    void help();
    void quit() { ended_ = true; }

    const Game& game_;
    const Record beginning_;
    const People people_;
    Player player_;
    Session& session_;
    Record record_;
    WatchedBudget budget_;
    Reporter reporter_;
    Lines lines_;
    bool warned_ = false, ended_ = false;
};

}  // namespace noughts
