# Mistake: different final boards are counted, not the games that lead to them
# SPDX-License-Identifier: MIT
import sys

LINES = ((0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6))
ends = {}


def has_line(board, mark):
    return any(board[a] == board[b] == board[c] == mark for a, b, c in LINES)


def search(board, mover, other):
    """The won boards that play can end in from here."""
    if board in ends:
        return ends[board]
    found = set()
    if has_line(board, other):
        found.add((board, other))
    else:
        for i in range(9):
            if board[i] == ".":
                found |= search(board[:i] + mover + board[i + 1:], other, mover)
    ends[board] = found
    return found


search(".........", "X", "O")
counts = {}
for board, found in ends.items():
    x = sum(mark == "X" for _, mark in found)
    counts[board] = (x, len(found) - x)
words = sys.stdin.read().split()
for board in words[1:int(words[0]) + 1]:
    print(*counts.get(board, (-1, -1)))
