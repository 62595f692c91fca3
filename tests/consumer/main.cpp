// SPDX-License-Identifier: MIT
// The smallest use of the library: how many games of tic-tac-toe are there, and who wins them?
#include <iostream>

#include <noughts/sweep.hpp>

int main() {
    const noughts::Table<noughts::Games<>> games(noughts::make_rules(noughts::tic_tac_toe));
    const auto& [x, o, draw] = games({});
    std::cout << x << ' ' << o << ' ' << draw << '\n';
}
