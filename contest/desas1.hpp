// LIO desas1, of the Latvian olympiad: either mark may have started. With this board a game is over: has who started won
// (PIRMAIS), or the other (OTRAIS), or nobody (NEVIENS), or can it not be (NEKOREKTS)?
// SPDX-License-Identifier: MIT
#pragma once

#include <noughts/boards.hpp>
#include <noughts/status.hpp>
#include <noughts/writer.hpp>

namespace noughts::contest {

inline void desas1(Reader& in, Writer& out) {
    const Position board = read_board(in, 3, 3, {});
    in.finish();
    switch (judge(make_rules({.start = Start::either}), board, std::nullopt).status) {
        case Status::x_won:
        case Status::o_won:  // The winner made the last mark: only who started has one more then.
            return out.put(size(board.x) == size(board.o) ? "OTRAIS\n" : "PIRMAIS\n");
        case Status::ongoing:
        case Status::draw:
            return out.put("NEVIENS\n");
        case Status::unreachable:
            return out.put("NEKOREKTS\n");
    }
}

}  // namespace noughts::contest
