// Can these marks have been made one after the other? They are unmade: taken off from the last one on, so that lines and
// needs rule out most orders at once.
// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <array>
#include <optional>
#include <unordered_set>
#include <vector>

#include "position.hpp"

namespace noughts {

class Unmaking {
public:
    static constexpr std::size_t most = std::size_t{1} << 20;  // sets that are looked at: all of up to 20 marks

    // `lines` have ended the game. Who made the last mark follows from p.turn.
    Unmaking(const Rules& r, const Position& p, std::vector<Cells> lines)
        : r_(r), p_(p), lines_(std::move(lines)), needed_by_(), can_be_made_(put_in_order()) {}

    // Whether there is such an order; nothing where there are too many to tell.
    std::optional<bool> operator()() {
        if (!p_.filled()) return true;
        const bool found = can_be_made_ && from(p_.filled(), !p_.turn);
        return found || seen_.size() < most ? std::optional(found) : std::nullopt;
    }

private:
    // The filled cells, those first that stand on most others. False where needs keep some from being filled.
    bool put_in_order() {
        Cells made = 0, next = p_.filled();
        while (next) {
            next = 0;
            for (Cells left = p_.filled() & ~made; left; left &= left - 1)
                if (contains(made, r_.needs[first_of(left)])) next |= left & -left;
            made |= next;
            for (Cells left = next; left; left &= left - 1) order_.push_back(first_of(left));
        }
        std::ranges::reverse(order_);
        for (const int c : order_)
            for (Cells left = r_.needs[c]; left; left &= left - 1) needed_by_[std::size_t(first_of(left))] |= cell(c);
        return made == p_.filled();
    }

    // Whether all of these marks can be taken off, the next one by `last`, who made it.
    bool from(Cells made, Side last) {
        const Cells theirs = r_.marks == Marks::own ? made & p_.of(last) : made;
        for (const int c : order_) {
            if (!contains(theirs, cell(c)) || (needed_by_[std::size_t(c)] & made)) continue;
            if (made == p_.filled() && !opens_lines(c)) continue;
            const Cells left = made & ~cell(c);
            if (!left || (seen_.size() < most && seen_.insert(left).second && from(left, !last))) return true;
        }
        return false;
    }

    // Before the last mark there was no line.
    bool opens_lines(int c) const {
        return std::ranges::all_of(lines_, [c](Cells line) { return contains(line, cell(c)); });
    }

    const Rules& r_;
    Position p_;
    std::vector<Cells> lines_;
    std::array<Cells, max_cells> needed_by_;
    std::vector<int> order_;
    bool can_be_made_;
    std::unordered_set<Cells> seen_;
};

}  // namespace noughts
