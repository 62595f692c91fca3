# Mistake: a full board has no move to choose from, and the program crashes
# SPDX-License-Identifier: MIT
import sys
from functools import lru_cache

LINES = [(0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6)]


def score(board):
    total = 0
    for a, b, c in LINES:
        if board[a] == board[b] == board[c] != ".":
            total += 1 if board[a] == "O" else -1
    return total


@lru_cache(maxsize=None)
def outcome(board, turn):
    if "." not in board:
        return score(board)
    mark = "O" if turn == 1 else "X"
    outcomes = []
    for i in range(9):
        if board[i] == ".":
            outcomes.append(outcome(board[:i] + mark + board[i + 1:], 1 - turn))
    return max(outcomes) if turn == 1 else min(outcomes)


def answer(board, turn):
    mark = "O" if turn == 1 else "X"
    choose = max if turn == 1 else min
    moves = [i for i in range(9) if board[i] == "."]
    return choose(outcome(board[:i] + mark + board[i + 1:], 1 - turn) for i in moves)


def main():
    words = sys.stdin.read().split()
    answers = []
    for case in range(int(words[0])):
        turn, first, second, third = words[1 + 4 * case:5 + 4 * case]
        answers.append(answer(first + second + third, int(turn)))
    print("\n".join(map(str, answers)))


main()
