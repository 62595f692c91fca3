# Mistake: every move is checked against the whole list of constraints, too slow for 100000 of them
# SPDX-License-Identifier: MIT
import sys
from functools import lru_cache

LINES = [frozenset(line) for line in
         [(1, 2, 3), (4, 5, 6), (7, 8, 9), (1, 4, 7), (2, 5, 8), (3, 6, 9), (1, 5, 9), (3, 5, 7)]]
data = list(map(int, sys.stdin.buffer.read().split()))
constraints = list(zip(data[1::2], data[2::2]))


def is_open(cell, filled):
    if cell in filled:
        return False
    open_now = True
    for needed, closed in constraints:
        if closed == cell and needed not in filled:
            open_now = False
    return open_now


@lru_cache(maxsize=None)
def value(mover, other):
    """1 if the mover wins, 0 for a draw, -1 if the other wins."""
    if any(line <= other for line in LINES):
        return -1
    filled = mover | other
    moves = [cell for cell in range(1, 10) if is_open(cell, filled)]
    return max((-value(other, mover | {cell}) for cell in moves), default=0)


print({1: "X", 0: "E", -1: "O"}[value(frozenset(), frozenset())])
