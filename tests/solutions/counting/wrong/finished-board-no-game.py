# Mistake: a finished board counts as no game instead of one
# SPDX-License-Identifier: MIT
import sys

LINES = ((0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6))
games = {}


def has_line(board, mark):
    return any(board[a] == board[b] == board[c] == mark for a, b, c in LINES)


def play(board, mover, other):
    """Games from this board on that X wins and that O wins."""
    if board not in games:
        won_by_x = won_by_o = 0
        if has_line(board, other):
            won_by_x, won_by_o = (1, 0) if other == "X" else (0, 1)
        else:
            for i, cell in enumerate(board):
                if cell == ".":
                    x, o = play(board[:i] + mover + board[i + 1:], other, mover)
                    won_by_x += x
                    won_by_o += o
        games[board] = won_by_x, won_by_o
    return games[board]


def answer(board):
    if board not in games:
        return "-1 -1"
    if has_line(board, "X") or has_line(board, "O"):
        return "0 0"
    return "%d %d" % games[board]


play("." * 9, "X", "O")
words = sys.stdin.read().split()
print("\n".join(answer(board) for board in words[1:1 + int(words[0])]))
