#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Runs the console blocks of documents as they are written. usage: console.py PROGRAM FILE.md...

A block starts with ```console. A line that starts with "$ " is a command, lines that start with "> " right after it
continue it; the lines up to the next command are what it must print, output and errors together, to the letter.
Commands run in bash from the root of the repository, with the directory of PROGRAM first in PATH. A command must end
with status 0; one that is meant to fail shows it: $ noughts value ZZZ; echo "exit $?"
"""
import difflib
import os
import pathlib
import re
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
TIME_LIMIT = 300  # seconds a command


def blocks(path):
    """Yields (number of the first line, lines) for every console block of a document."""
    fence, start, found = None, 0, []
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
        opening = re.match(r"\s*(```+)\s*(\S*)", line)
        if fence is None and opening:
            fence, console, start, found = opening[1], opening[2] == "console", number + 1, []
        elif fence is not None and line.strip() == fence:
            if console:
                yield start, found
            fence = None
        elif fence is not None:
            found.append(line)
    if fence is not None:
        yield start, []


def commands(start, lines):
    """Splits a block into (line number, command, expected lines); what stands before the first command has none."""
    found = []
    for number, line in enumerate(lines, start):
        if line.startswith("$ "):
            found.append((number, [line[2:]], []))
        elif line.startswith("> ") and found and not found[-1][2]:
            found[-1][1].append(line[2:])
        elif found:
            found[-1][2].append(line)
        else:
            found.append((number, None, [line]))
    return found


def run(command, program):
    path = f"{program.parent}{os.pathsep}{os.environ.get('PATH', '')}"
    environment = dict(os.environ, PATH=path, LC_ALL="C.UTF-8", COLUMNS="80")
    try:
        done = subprocess.run(["bash", "-c", command], cwd=ROOT, env=environment, stdin=subprocess.DEVNULL,
                              stdout=subprocess.PIPE, stderr=subprocess.STDOUT, timeout=TIME_LIMIT, check=False)
    except subprocess.TimeoutExpired:
        return [f"(no end within {TIME_LIMIT} s)"]
    text = done.stdout.decode("utf-8", "backslashreplace")
    lines = text.split("\n")
    last = [lines[-1] + "(no newline)"] if lines[-1] else []
    return lines[:-1] + last + ([f"(exit {done.returncode})"] if done.returncode else [])


def check(path, program):
    """Runs one document; returns how many commands ran and what differs."""
    count, wrong = 0, []
    for start, lines in blocks(path):
        steps = commands(start, lines)
        if not steps or steps[0][1] is None:
            wrong.append(f"{path}:{start}: a console block starts with a command and is closed")
            continue
        for number, command, expected in steps:
            count += 1
            got = run("\n".join(command), program)
            if got != expected:
                diff = "\n".join(difflib.unified_diff(expected, got, "written", "printed", lineterm="", n=99))
                wrong.append(f"{path}:{number}: $ {command[0]}\n{diff}")
    return count, wrong


def main():
    if len(sys.argv) < 3:
        sys.exit(__doc__)
    program = pathlib.Path(sys.argv[1]).resolve()
    if not os.access(program, os.X_OK):
        sys.exit(f"console.py: {program} is not a program")
    total, wrong = 0, []
    for name in sys.argv[2:]:
        count, differences = check(pathlib.Path(name), program)
        total += count
        wrong += differences
    print("\n".join(wrong + [f"{total} commands, {len(wrong)} differences"]))
    sys.exit(1 if wrong or total == 0 else 0)


if __name__ == "__main__":
    main()
