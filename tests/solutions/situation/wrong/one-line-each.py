# Mistake: several lines of the same mark count as one
# SPDX-License-Identifier: MIT
from sys import stdin

LINES = [0o007, 0o070, 0o700, 0o111, 0o222, 0o444, 0o421, 0o124]
FULL = 0o777
COUNT = [int(any(cells & line == line for line in LINES)) for cells in range(512)]
solved = {}


def solve(alice, bob, alice_moves):
    free = FULL & ~(alice | bob)
    if not free:
        return COUNT[alice] - COUNT[bob]
    key = alice << 10 | bob << 1 | alice_moves
    if key in solved:
        return solved[key]
    best = None
    while free:
        cell = free & -free
        free ^= cell
        if alice_moves:
            value = solve(alice | cell, bob, 0)
            if best is None or value > best:
                best = value
        else:
            value = solve(alice, bob | cell, 1)
            if best is None or value < best:
                best = value
    solved[key] = best
    return best


def cells_of(board, mark):
    return sum(1 << i for i, letter in enumerate(board) if letter == mark)


words = iter(stdin.read().split())
for _ in range(int(next(words))):
    turn = int(next(words))
    board = next(words) + next(words) + next(words)
    print(solve(cells_of(board, "O"), cells_of(board, "X"), turn))
