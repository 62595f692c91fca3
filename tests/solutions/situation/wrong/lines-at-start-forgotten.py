# Mistake: lines that stand on the board already are not counted
# SPDX-License-Identifier: MIT
import sys

LINES = [(0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6)]
THROUGH = [[line for line in LINES if cell in line] for cell in range(9)]
memo = {}


def gain(board, turn):
    if (board, turn) not in memo:
        mark = "XO"[turn]
        found = []
        for cell in range(9):
            if board[cell] == ".":
                after = board[:cell] + mark + board[cell + 1:]
                made = sum(all(after[i] == mark for i in line) for line in THROUGH[cell])
                found.append((made if turn else -made) + gain(after, 1 - turn))
        if not found:
            memo[board, turn] = 0
        else:
            memo[board, turn] = max(found) if turn else min(found)
    return memo[board, turn]


lines = sys.stdin.read().split()
for i in range(int(lines[0])):
    turn, a, b, c = lines[4 * i + 1:4 * i + 5]
    print(gain(a + b + c, int(turn)))
