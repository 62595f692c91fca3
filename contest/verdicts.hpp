// What several problems share that say a word for each board: how a game of tic-tac-toe on it stands.
// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <vector>

#include <noughts/boards.hpp>
#include <noughts/status.hpp>
#include <noughts/writer.hpp>

#include "each_case.hpp"

namespace noughts::contest {

// A text for each Status, in the order of that type: going on, won by X, won by O, drawn, unreachable.
using StatusWords = std::array<std::string_view, 5>;

// The word for a board, which is judged once however often it comes up.
class Verdicts {
public:
    explicit Verdicts(const StatusWords& words, Start start = Start::x)
        : words_(words), rules_(make_rules({.start = start})), known_(position_count(rules_.cells)) {}

    std::string_view operator()(const Position& board) {
        auto& status = known_[number_of(board)];
        if (!status) status = judge(rules_, board, std::nullopt).status;
        return words_[static_cast<std::size_t>(*status)];
    }

private:
    StatusWords words_;
    Rules rules_;
    std::vector<std::optional<Status>> known_;
};

}  // namespace noughts::contest
