// A game as it is played: its moves are words, which are made one by one, taken back and made again.
// SPDX-License-Identifier: MIT
#pragma once

#include <string_view>

#include "game.hpp"

namespace noughts {

std::string in_lower_case(std::string_view word);

// The positions of a game so far, and those that may be brought back. `game` must outlive it.
class Record {
public:
    Record(const Game& game, const Position& p) : game_(&game), positions_{p} {}

    const Position& now() const { return positions_[now_]; }
    bool can_redo() const { return now_ + 1 < positions_.size(); }

    // Does what one word says, in either case: `5` marks a cell, `u` takes a move back and `r` makes it again. With
    // gravity `c2` drops into column 2; without, letters are the columns and the number is the row: `c2` is in the third
    // column. What cannot be done is refused with the reason, and nothing changes.
    void step(std::string_view word);

    // Does all words of a script. A refusal says where in the script it happens.
    void replay(std::string_view script);

private:
    void go(bool possible, std::size_t place, const char* complaint);

    const Game* game_;
    std::vector<Position> positions_;
    std::size_t now_ = 0;
};

}  // namespace noughts
