// SPDX-License-Identifier: MIT
// What the library says of every 3x3 board under three rules, as its single header tells it.
#include <noughts.hpp>

#include <cstdio>

int main() {
    using namespace noughts;
    for (const Grid& grid : {tic_tac_toe, misere, situation}) {
        const Rules rules = make_rules(grid);
        const Table<Distance> distance(rules);
        const Table<Games<>> games(rules);
        const Reach reach(rules);
        for (std::uint32_t number = 0; number < position_count(rules.cells); ++number) {
            Position p = position_of(number, rules.cells);
            const Standing standing = judge(rules, p, std::nullopt);
            std::printf("%s %d %s\n", to_text(p, rules.cells, grid.width).c_str(), int(standing.status),
                        standing.reason.c_str());
            for (const Side turn : {Side::x, Side::o}) {
                p.turn = turn;
                const auto& count = games(p);
                std::printf("%d %d %llu %llu %llu\n", int(reach(p)), int(distance(p)),
                            static_cast<unsigned long long>(count.x), static_cast<unsigned long long>(count.o),
                            static_cast<unsigned long long>(count.draw));
            }
        }
        std::printf("%d\n", int(solve<Value>(rules, {}).answer));
    }
}
