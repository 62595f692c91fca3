# Each cell has the set of cells it needs; the search goes over frozen sets of cells with a cache.
# SPDX-License-Identifier: MIT
import sys
from functools import lru_cache

LINES = [frozenset(line) for line in
         [(1, 2, 3), (4, 5, 6), (7, 8, 9), (1, 4, 7), (2, 5, 8), (3, 6, 9), (1, 5, 9), (3, 5, 7)]]
data = list(map(int, sys.stdin.buffer.read().split()))
needs = {cell: set() for cell in range(1, 10)}
for i in range(data[0]):
    needs[data[2 + 2 * i]].add(data[1 + 2 * i])


@lru_cache(maxsize=None)
def value(mover, other):
    """1 if the mover wins, 0 for a draw, -1 if the other wins."""
    if any(line <= other for line in LINES):
        return -1
    filled = mover | other
    moves = [cell for cell in needs if cell not in filled and needs[cell] <= filled]
    return max((-value(other, mover | {cell}) for cell in moves), default=0)


print({1: "X", 0: "E", -1: "O"}[value(frozenset(), frozenset())])
