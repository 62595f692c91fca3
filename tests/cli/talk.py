#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Talks to the program: gives it one case, waits for the answer, gives it the next. usage: talk.py PROGRAM"""
import select
import subprocess
import sys

PATIENCE = 20  # seconds

TALKS = [
    ("answer counting", "3\n", [("XX..O....\n", "191 194"), ("OOOXXX...\n", "-1 -1"), (".........\n", "131184 77904")]),
    ("answer situation", "2\n", [("1\nOO.\nOO.\n...\n", "3"), ("0\nOOO\n...\n...\n", "1")]),
    ("value -", "", [("XX..O....\n", "draw"), ("XO.......\n", "x")]),
    ("games --size 4x4 --line 4 -", "", [("XOXO/XOXO/OXOX/....\n", "0 0 24")]),
    ("show --json --only best -", "", [("XX.OO....\n", '{"best":[3]}'), ("XO.......\n", '{"best":[4,5,7]}')]),
]


def talk(program, command, opening, cases):
    """Returns what went wrong, or nothing."""
    with subprocess.Popen([program] + command.split(), stdin=subprocess.PIPE, stdout=subprocess.PIPE) as process:
        process.stdin.write(opening.encode())
        for given, expected in cases:
            process.stdin.write(given.encode())
            process.stdin.flush()
            if not select.select([process.stdout], [], [], PATIENCE)[0]:
                process.kill()
                return f"no answer to {given!r}"
            answer = process.stdout.readline().decode().rstrip("\n")
            if answer != expected:
                process.kill()
                return f"{given!r}: {answer!r} instead of {expected!r}"
        process.stdin.close()
        rest = process.stdout.read()
        return f"more than was asked: {rest!r}" if rest or process.wait() else None


def main():
    for command, opening, cases in TALKS:
        print(f"{command}: {talk(sys.argv[1], command, opening, cases) or 'answered at once'}")


if __name__ == "__main__":
    main()
