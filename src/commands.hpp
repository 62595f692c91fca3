// The one table of commands. A new command is a file of its own, a declaration and a row here.
// SPDX-License-Identifier: MIT
#pragma once

#include <array>

#include "command.hpp"

namespace noughts {

Action value(Arguments& arguments);
Action games(Arguments& arguments);
Action moves(Arguments& arguments);
Action status(Arguments& arguments);
Action show(Arguments& arguments);
Action census(Arguments& arguments);
Action play(Arguments& arguments);
Action answer(Arguments& arguments);
Action problems(Arguments& arguments);
Action source(Arguments& arguments);
Action check(Arguments& arguments);
Action tests(Arguments& arguments);
Action bench(Arguments& arguments);

inline constexpr std::array commands{
    Command{"value", "who wins, or by how many lines", "noughts value --distance XO.......    prints x 5", value},
    Command{"games", "how many games X wins, O wins and nobody wins", "noughts games XX..O....    prints 191 194 72",
            games},
    Command{"moves", "what each move is worth, the best first",
            "noughts moves XX..O....    prints 3=draw 4=x 6=x 7=x 8=x 9=x", moves},
    Command{"status", "going on, won, drawn, or a board that cannot occur",
            "noughts status XX..O....    prints ongoing o", status},
    Command{"show", "everything about a board, as a picture or as JSON", "noughts show XX..O....", show},
    Command{"census", "how many positions and games there are, by ply and by value",
            "noughts census --size 4x4 --line 4", census},
    Command{"play", "a game in the terminal, against the program or between two", "noughts play --side o", play},
    Command{"answer", "a contest problem: cases in, answers out, byte-exact",
            "printf '1\\nXX..O....\\n' | noughts answer counting    prints 191 194", answer},
    Command{"problems", "the contest problems: id, title, where they are judged", "noughts problems", problems},
    Command{"source", "a contest problem as one C++ file to hand in", "noughts source counting > counting.cpp", source},
    Command{"check", "someone's solution of a contest problem, run on every input",
            "noughts check counting -- ./solution    prints the board that breaks it", check},
    Command{"tests", "a test set for those who set a contest problem", "noughts tests counting DIR", tests},
    Command{"bench", "fixed work: one signature of all answers, and speeds", "noughts bench", bench},
};

}  // namespace noughts
