# Mistake: repeated constraints are removed one by one from a list, too slow for 100000 of them
# SPDX-License-Identifier: MIT
import sys
from functools import lru_cache

LINES = [frozenset(line) for line in
         [(1, 2, 3), (4, 5, 6), (7, 8, 9), (1, 4, 7), (2, 5, 8), (3, 6, 9), (1, 5, 9), (3, 5, 7)]]
data = list(map(int, sys.stdin.buffer.read().split()))
needs = {cell: set() for cell in range(1, 10)}
constraints = [(data[i], data[i + 1]) for i in range(1, 2 * data[0], 2)]
for constraint in list(constraints):
    if constraints.count(constraint) > 1:
        constraints.remove(constraint)
for first, second in constraints:
    needs[second].add(first)


@lru_cache(maxsize=None)
def value(mover, other):
    """1 if the mover wins, 0 for a draw, -1 if the other wins."""
    if any(line <= other for line in LINES):
        return -1
    filled = mover | other
    moves = [cell for cell in needs if cell not in filled and needs[cell] <= filled]
    return max((-value(other, mover | {cell}) for cell in moves), default=0)


print({1: "X", 0: "E", -1: "O"}[value(frozenset(), frozenset())])
