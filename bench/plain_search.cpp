// The yardstick for searches: Connect Four and m,n,k-games as one writes them for the one game. Shares nothing with the
// library. usage: bench_search columns W H | bench_search rows W H K    (the value of the empty board: x, o or draw)
// SPDX-License-Identifier: MIT
#include <algorithm>
#include <bit>
#include <cstdint>
#include <cstdlib>
#include <iostream>
#include <memory>
#include <string>
#include <vector>

namespace {

using Bits = std::uint64_t;

// The last entry that came to each place; from calloc, so that small boards do not pay for all of it.
template <class Entry>
struct Table {
    static constexpr int log_size = 24;
    std::unique_ptr<Entry, void (*)(void*)> entries{static_cast<Entry*>(std::calloc(1 << log_size, sizeof(Entry))),
                                                    std::free};
    Entry& at(Bits key) { return entries.get()[key * 0x9E3779B97F4A7C15 >> (64 - log_size)]; }
};

// Connect Four. A column is `height` bits and an empty one above, so no shift leads from one column into the next.
struct Columns {
    struct Entry {
        Bits key;
        std::int8_t low, high;
    };
    int width, height;
    Bits bottom = 0, board = 0;
    std::vector<int> order{};  // of columns, from the centre outwards
    Table<Entry> table{};

    Columns(int w, int h) : width(w), height(h) {
        for (int i = 0; i < w; ++i) {
            bottom |= Bits{1} << i * (h + 1);
            order.push_back(w / 2 + (i % 2 ? -(i + 1) / 2 : i / 2));
        }
        board = bottom * ((Bits{1} << h) - 1);
    }

    // The cells that complete four of these discs.
    Bits winning(Bits own) const {
        Bits found = own << 1 & own << 2 & own << 3;
        for (const int d : {height, height + 1, height + 2}) {
            const Bits two_below = own << d & own << 2 * d, two_above = own >> d & own >> 2 * d;
            found |= two_below & ((own << 3 * d) | (own >> d));
            found |= two_above & ((own >> 3 * d) | (own << d));
        }
        return found;
    }

    // The value to the side to move, which cannot win at once, as far as it is not `alpha` or less, or more than that.
    int search(Bits mine, Bits theirs, int alpha) {
        const Bits filled = mine | theirs, threats = winning(theirs) & board & ~filled;
        Bits open = (filled + bottom) & board;
        if (!open) return 0;
        if (const Bits forced = threats & open) open = forced & (forced - 1) ? 0 : forced;
        open &= ~(threats >> 1);
        if (!open) return -1;
        const Bits key = mine + filled + bottom;
        const Entry known = table.at(key);
        if (known.key == key && known.low > alpha) return known.low;
        if (known.key == key && known.high <= alpha) return known.high;
        Bits moves[64];
        const int count = sort(mine, filled, open, moves);
        int best = -1;
        for (int i = 0; i < count && best <= alpha; ++i)
            best = std::max(best, -search(theirs, mine | moves[i], -alpha - 1));
        table.at(key) = {key, std::int8_t(best > alpha ? best : -1), std::int8_t(best > alpha ? 1 : best)};
        return best;
    }

    // The moves that threaten most come first.
    int sort(Bits mine, Bits filled, Bits open, Bits* moves) const {
        int made[64], count = 0;
        for (const int column : order) {
            const Bits move = open & board & (((Bits{1} << height) - 1) << column * (height + 1));
            if (!move) continue;
            const int threats = std::popcount(winning(mine | move) & board & ~filled);
            int at = count++;
            for (; at > 0 && made[at - 1] < threats; --at) made[at] = made[at - 1], moves[at] = moves[at - 1];
            made[at] = threats, moves[at] = move;
        }
        return count;
    }

    const char* value() { return search(0, 0, 0) > 0 ? "x" : search(0, 0, -1) == 0 ? "draw" : "o"; }
};

// K in a row, K of 3 or more. The second side never wins an empty board, so there is one question: does X win?
struct Rows {
    struct Entry {
        Bits x, o;
        bool wins;
    };
    int cells, length;
    std::vector<Bits> lines{};
    std::vector<Bits> through[64]{};  // the lines through each cell
    Table<Entry> table{};

    Rows(int w, int h, int k) : cells(w * h), length(k) {
        for (int c = 0; c < cells; ++c)
            for (const auto& [dx, dy] : {std::pair(1, 0), {0, 1}, {1, 1}, {-1, 1}}) {
                const int x = c % w + dx * (k - 1), y = c / w + dy * (k - 1);
                if (x < 0 || x >= w || y >= h) continue;
                Bits line = 0;
                for (int i = 0; i < k; ++i) line |= Bits{1} << (c + i * (dx + dy * w));
                lines.push_back(line);
                for (int i = 0; i < k; ++i) through[c + i * (dx + dy * w)].push_back(line);
            }
    }

    int potential(Bits mine, Bits theirs, int c) const {
        int sum = 0;
        for (const Bits line : through[c]) {
            if (!(line & theirs)) sum += 3 << 2 * std::popcount(line & mine);
            if (!(line & mine)) sum += 1 << 2 * std::popcount(line & theirs);
        }
        return sum;
    }

    // Whether X wins. The side to move cannot win at once, and has to play `forced` if there is such a cell.
    bool x_wins(Bits mine, Bits theirs, bool x_moves, Bits forced) {
        const Bits x = x_moves ? mine : theirs, o = x_moves ? theirs : mine;
        if (std::ranges::none_of(lines, [o](Bits line) { return !(line & o); })) return false;
        const Bits key = x ^ std::rotl(o * 0xD6E8FEB86659FD93, 32);
        if (const Entry& known = table.at(key); known.x == x && known.o == o && x) return known.wins;
        std::pair<int, int> moves[64];
        int count = 0;
        for (Bits left = forced ? forced : ~(x | o) << (64 - cells) >> (64 - cells); left; left &= left - 1)
            moves[count++] = {-potential(mine, theirs, std::countr_zero(left)), std::countr_zero(left)};
        std::sort(moves, moves + count);
        while (count > 1 && moves[count - 1].first == 0) --count;  // in no line any more
        bool wins = !x_moves && count;
        for (int i = 0; i < count && wins != x_moves; ++i) wins = after(mine, theirs, x_moves, moves[i].second);
        table.at(key) = {x, o, wins};
        return wins;
    }

    // The same after a move: two threats win, and one has to be met.
    bool after(Bits mine, Bits theirs, bool x_moves, int c) {
        mine |= Bits{1} << c;
        Bits threats = 0;
        for (const Bits line : through[c])
            if (!(line & theirs) && std::popcount(line & mine) == length - 1) threats |= line & ~mine;
        return threats & (threats - 1) ? x_moves : x_wins(theirs, mine, !x_moves, threats);
    }

    const char* value() { return x_wins(0, 0, true, 0) ? "x" : "draw"; }
};

}  // namespace

int main(int argc, char** argv) {
    const std::string game = argc > 3 ? argv[1] : "";
    const auto number = [argv](int i) { return std::atoi(argv[i]); };
    if (game == "columns" && argc == 4)
        std::cout << Columns(number(2), number(3)).value() << '\n';
    else if (game == "rows" && argc == 5)
        std::cout << Rows(number(2), number(3), number(4)).value() << '\n';
    else
        return 2;
}
