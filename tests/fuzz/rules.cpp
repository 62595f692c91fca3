// SPDX-License-Identifier: MIT
// Any rules of up to ten cells, with any lines and needs: the table, the layers and the walks agree, and what is said
// of a position without looking ahead fits them.
//
// Byte 0: the number of cells; byte 1: ending, prize and start; byte 2: how many needs and lines follow, two bytes
// each; the rest chooses up to four positions, four bytes each.
#include <cstdint>
#include <span>

#include "check.hpp"
#include "noughts/solve.hpp"
#include "noughts/status.hpp"
#include "noughts/sweep.hpp"

namespace noughts::fuzz {
namespace {

// The bytes of the input, one after another, and then zeros.
class Bytes {
public:
    explicit Bytes(std::span<const std::uint8_t> bytes) : bytes_(bytes) {}
    bool empty() const { return at_ >= bytes_.size(); }
    std::uint32_t next() { return empty() ? 0 : bytes_[at_++]; }
    std::uint32_t next_two() {
        const std::uint32_t low = next();
        return low + 256 * next();
    }

private:
    std::span<const std::uint8_t> bytes_;
    std::size_t at_ = 0;
};

Rules rules_from(Bytes& bytes) {
    constexpr int most_lines = 127;  // more lines than that are not told apart
    const auto size_byte = int(bytes.next());
    Rules r{.cells = size_byte < 224 ? 1 + size_byte % 8 : 9 + size_byte % 2};  // most boards are small and quick
    const std::uint32_t kind = bytes.next();
    r.ending = Ending(kind % 2);
    r.prize = Prize(kind / 2 % 3);
    r.start = Start(kind / 6 % 3);
    const auto cells = std::uint32_t(r.cells);
    const std::uint32_t parts = bytes.next();
    for (std::uint32_t need = 0; need < parts / 16; ++need) {
        const std::uint32_t target = bytes.next() % cells;
        r.add_need(int(target), int(bytes.next() % cells));
    }
    for (std::uint32_t line = 0; line < parts % 16 * (parts % 16); ++line)
        if (const Cells set = bytes.next_two() & first_cells(r.cells); set && r.line_count < most_lines)
            r.add_line(set);
    return r;
}

// The layers answer as the table does, for the position and for each of its moves.
template <Question Q>
void check_layers(const Table<Q>& table, const Rules& r, const Position& p) {
    const Solution<Q> solution = solve<Q>(r, p);
    check(solution.answer == table(p), "the layers agree with the table");
    Cells open = 0;
    for (const auto& move : solution.moves) {
        check(move.answer == table(play(p, move.cell)), "the layers agree with the table after a move");
        open |= cell(move.cell);
    }
    check(open == moves(r, p), "each move is answered");
}

// What all questions together must say of one position.
void check_answers(const Rules& r, const Position& p, int value, int distance, const Games<>::Answer& games) {
    check(Distance::value(std::int16_t(distance)) == value, "the distance has the value");
    const int plies = Distance::plies(std::int16_t(distance)), empty = r.cells - size(p.filled());
    check(plies >= 0 && plies <= empty, "the game ends in time");
    check(value == 0 || moves(r, p) == 0 || plies > 0, "a game that goes on takes a ply");
    check(games.x + games.o + games.draw > 0, "there is a game");
    check(value <= 0 || games.x > 0, "who can win wins a game");
    check(value >= 0 || games.o > 0, "who can lose loses a game");
    check(moves(r, p) != 0 || value == payoff(r, p), "an ended game is worth what it pays");
}

void check_standing(const Rules& r, Position p, const Reach& reach) {
    for (const Side turn : {Side::x, Side::o}) {
        p.turn = turn;
        check(reach(p) == reachable(r, p), "both walks reach the same");
        const Standing standing = judge(r, p, turn);
        check((standing.status == Status::unreachable) == !reach(p), "what is out of reach cannot occur");
        check((standing.status == Status::ongoing) == (reach(p) && moves(r, p)), "a game with a move goes on");
        check(!standing.reason.empty(), "there is a reason");
        const auto counted = mover_by_counts(r, p);
        check(!reach(p) || !counted || *counted == turn, "the counts tell the mover");
        for (Cells left = winning_moves(r, p, turn); left; left &= left - 1)
            check(lines_in(r, p.of(turn) | (left & -left), turn) > lines_held(r, p, turn),
                  "a winning move makes a line");
    }
    const bool reached = reach.at(number_of(p), Side::x) || reach.at(number_of(p), Side::o);
    check((judge(r, p, {}).status != Status::unreachable) == reached, "without a mover either will do");
}

void run(Bytes bytes) {
    const Rules r = rules_from(bytes);
    const Table<Value> value(r);
    const Table<Distance> distance(r);
    const Table<Games<>> games(r);
    const Reach reach(r);
    for (std::uint32_t number = 0; number < position_count(r.cells); ++number) {
        Position p = position_of(number, r.cells);
        for (const Side turn : {Side::x, Side::o}) {
            p.turn = turn;
            check_answers(r, p, value(p), distance(p), games(p));
        }
    }
    for (int i = 0; i < 4 && (i == 0 || !bytes.empty()); ++i) {
        const std::uint32_t low = bytes.next_two(), high = bytes.next_two();
        Position p = position_of((low + (high << 16)) % position_count(r.cells), r.cells);
        check_standing(r, p, reach);
        for (const Side turn : {Side::x, Side::o}) {
            p.turn = turn;
            check_layers(value, r, p);
            check_layers(distance, r, p);
            check_layers(games, r, p);
        }
    }
}

}  // namespace
}  // namespace noughts::fuzz

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    noughts::fuzz::run(noughts::fuzz::Bytes({data, size}));
    return 0;
}
