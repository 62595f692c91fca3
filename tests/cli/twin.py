#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Checks every field of `show --json` on every board of some small games against plain recursion over strings.
usage: twin.py PROGRAM"""
import functools
import itertools
import json
import subprocess
import sys


class Game:
    """A game, asked in the simplest way. A board is a string; `options` is what the program is told."""

    def __init__(self, options, width=3, height=3, line=3, full=False, prize="line-wins", start="X", needs=()):
        self.options, self.width, self.cells = options, width, width * height
        self.full, self.prize, self.start, self.needs = full, prize, start, needs
        self.lines = []
        for y, x, (down, right) in itertools.product(range(height), range(width), [(0, 1), (1, 0), (1, 1), (1, -1)]):
            run = [(y + i * down, x + i * right) for i in range(line)]
            inside = all(0 <= v < height and 0 <= u < width for v, u in run)
            cells = sorted(v * width + u for v, u in run)
            if inside and cells not in self.lines:
                self.lines.append(cells)
        self.value = functools.lru_cache(None)(self.value)
        self.held = functools.lru_cache(None)(self.held)

    def held(self, board, side):
        return [line for line in self.lines if all(board[cell] == side for cell in line)]

    def moves(self, board):
        if not self.full and (self.held(board, "X") or self.held(board, "O")):
            return []
        return [cell for cell in range(self.cells) if board[cell] == "."
                and all(board[need] != "." for need, target in self.needs if target == cell)]

    def paid(self, board):
        x, o = len(self.held(board, "X")), len(self.held(board, "O"))
        if self.prize == "most-lines":
            return x - o
        return ((x > 0) - (o > 0)) * (1 if self.prize == "line-wins" else -1)

    def value(self, board, mover):
        """(value, plies or None, games, [(cell, value, plies or None)...] best first)"""
        found, games = [], [0, 0, 0]
        for cell in self.moves(board):
            value, plies, ways, _ = self.value(*played(board, cell, mover))
            found.append((cell, value, plies + 1 if value else None))
            games = [a + b for a, b in zip(games, ways)]
        if not found:
            value = self.paid(board)
            return value, 0 if value else None, [int(value > 0), int(value < 0), int(value == 0)], []
        gain = 1 if mover == "X" else -1
        rank = lambda move: (-gain * move[1], (move[2] or 0) * (1 if gain * move[1] > 0 else -1))
        found.sort(key=rank)
        return found[0][1], found[0][2], games, found

    def reached(self):
        seen, left = set(), [("." * self.cells, mover) for mover in self.start]
        while left:
            if (place := left.pop()) not in seen:
                seen.add(place)
                left += [played(place[0], cell, place[1]) for cell in self.moves(place[0])]
        return seen

    def movers(self, board):
        """The sides that may be to move as the counts tell."""
        ahead = {side: board.count(side) - board.count(other(side)) for side in "XO"}
        return [mover for mover in "XO" if any(ahead[first] == (first != mover) for first in self.start)]

    def line_of_play(self, board, mover):
        line = []
        while moves := self.value(board, mover)[3]:
            line.append(min(cell for cell, *worth in moves if worth == list(moves[0][1:])))
            board, mover = played(board, line[-1], mover)
        return line


def other(side):
    return "O" if side == "X" else "X"


def played(board, cell, mover):
    return board[:cell] + mover + board[cell + 1:], other(mover)


def numbers(cells):
    return [cell + 1 for cell in cells]


def looking_ahead(game, board, mover):
    """The fields that depend on the mover."""
    counted = game.prize == "most-lines"
    word = (lambda value: value) if counted else (lambda value: "x" if value > 0 else "o" if value < 0 else "draw")
    value, plies, games, moves = game.value(board, mover)
    after = {c: played(board, c, mover)[0] for c in game.moves(board)}
    paid = {c: game.paid(b) if mover == "X" else -game.paid(b) for c, b in after.items()}
    return {
        "wins_now": numbers(c for c, b in after.items() if paid[c] > 0 and not game.moves(b)),
        "score" if counted else "value": word(value),
        "plies": plies,
        "moves": [{"cell": c + 1, "score" if counted else "value": word(v), "plies": p} for c, v, p in moves],
        "best": numbers(sorted(c for c, v, p in moves if v == value)),
        "fastest": numbers(sorted(c for c, v, p in moves if (v, p) == (value, plies))),
        "line": numbers(game.line_of_play(board, mover)),
        "games": dict(zip(("x", "o", "draw"), map(str, games))),
    }


def bounds_hold(game, board, got):
    """Takes the bounds out of the answer. They hold whoever is to move, and are there where the value is not known."""
    bounds = got.pop("bounds", None)
    if bounds is None:
        return got["value"] is not None or got["score"] is not None
    ends = [end if game.prize == "most-lines" else {"x": 1, "draw": 0, "o": -1}[end]
            for end in (bounds["low"], bounds["high"])]
    return all(ends[0] <= game.value(board, mover)[0] <= ends[1] for mover in "XO")


def forget_same(game, board, got):
    """Takes out of the answer what is the same whoever is to move, if it is."""
    name = "score" if game.prize == "most-lines" else "value"
    if got[name] is None:
        return True
    found = [looking_ahead(game, board, mover) for mover in "XO"]
    known = [field for field in (name, "plies") if field not in got["unknown"]]
    right = all(each[field] == got[field] for each in found for field in known)
    got.update(dict.fromkeys(known))
    got["unknown"] += known
    return right


def expected(game, reached, board):
    movers, coming = game.movers(board), [side for side in "XO" if (board, side) in reached]
    legal, paid = game.moves(board), game.paid(board)
    if len(movers) != 1 and len(coming) == 1 and legal:
        movers = coming  # the counts do not tell, the ways to the board do
    mover = movers[0] if len(movers) == 1 else None
    possible = any(side in coming for side in (mover or "XO"))
    ended = "x-won" if paid > 0 else "o-won" if paid < 0 else "draw"
    ahead = looking_ahead(game, board, mover or "X")
    if not mover and legal:  # then nothing is known; where the game is over these lines tell all, whoever would be next
        ahead = dict.fromkeys(ahead)
    return {
        "board": "/".join(board[i:i + game.width] for i in range(0, game.cells, game.width)),
        "to_move": mover.lower() if mover and legal else None,
        "status": "unreachable" if not possible else "ongoing" if legal else ended,
        "legal": numbers(legal),
        "lines": {side.lower(): list(map(numbers, game.held(board, side))) for side in "XO"},
        "value": None, "score": None,
        **ahead,
        "unknown": [] if mover or not legal else ["to_move", *ahead],
    }


def check(program, game):
    """Returns the first board with a difference, or nothing."""
    boards, reached = ["".join(cells) for cells in itertools.product(".XO", repeat=game.cells)], game.reached()
    done = subprocess.run([program, "show", "--json", *game.options.split(), "-"], input="\n".join(boards),
                          capture_output=True, text=True, check=True)
    for board, answer in zip(boards, done.stdout.splitlines(), strict=True):
        got, want = json.loads(answer), expected(game, reached, board)
        if want["to_move"] is None and not bounds_hold(game, board, got):
            return f"{board}: {got.get('bounds')}"
        if want["to_move"] is None and want["legal"] and not forget_same(game, board, got):
            return f"{board}: {got}"
        got["unknown"].sort(), want["unknown"].sort()
        if not got.pop("reason") or got != want:
            differences = [(field, want[field], got.get(field)) for field in want if want[field] != got.get(field)]
            return f"{board}: {differences}"
    return None


def main():
    games = [
        Game(""),
        Game("--rules situation", full=True, prize="most-lines", start="O"),
        Game("--rules misere --start either --gravity --size 4x2", width=4, height=2, prize="line-loses", start="XO",
             needs=[(c + 4, c) for c in range(4)]),
        Game("--size 4x2 --line 2 --need 8:1 --need 3:3", width=4, height=2, line=2, needs=[(7, 0), (2, 2)]),
        Game("--size 2x4 --line 2 --ending full-board", width=2, height=4, line=2, full=True),
        Game("--line 1 --size 5x1", width=5, height=1, line=1),
    ]
    for game in games:
        print(f"show --json {game.options}".rstrip() + f": {check(sys.argv[1], game) or 'agreed'}")


if __name__ == "__main__":
    main()
