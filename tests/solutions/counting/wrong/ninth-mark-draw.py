# Mistake: a win by the ninth mark is called a draw
# SPDX-License-Identifier: MIT
import sys

LINES = [{0, 1, 2}, {3, 4, 5}, {6, 7, 8}, {0, 3, 6}, {1, 4, 7}, {2, 5, 8}, {0, 4, 8}, {2, 4, 6}]


def winner(board):
    for mark in "XO":
        cells = {i for i in range(9) if board[i] == mark}
        if any(line <= cells for line in LINES):
            return mark
    return None


def build():
    after = {}
    ended = {}
    layers = [["." * 9]]
    for marks in range(10):
        following = set()
        for board in layers[-1]:
            after[board] = []
            won = winner(board)
            if won is not None or marks == 9:
                ended[board] = (int(won == "X"), int(won == "O")) if marks < 9 else (0, 0)
                continue
            mark = "XO"[marks % 2]
            after[board] = [board[:i] + mark + board[i + 1:] for i in range(9) if board[i] == "."]
            following.update(after[board])
        layers.append(sorted(following))
    games = {}
    for layer in reversed(layers):
        for board in layer:
            if board in ended:
                games[board] = ended[board]
            else:
                games[board] = (sum(games[b][0] for b in after[board]), sum(games[b][1] for b in after[board]))
    return games


def main():
    games = build()
    lines = sys.stdin.read().split()
    out = []
    for board in lines[1:int(lines[0]) + 1]:
        x, o = games.get(board, (-1, -1))
        out.append(str(x) + " " + str(o))
    print("\n".join(out))


main()
