#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Asks the program about every fault that users have met with such programs. usage: faults.py PROGRAM

tests/data/faults.tsv holds one question a row. "show" rows compare fields of the JSON answer, or what is said of a
question that is refused; "answer" rows compare what is printed (or its SHA-256, where the input is made by a recipe).
What no command can ask, or takes long, is a row of published.tsv, which the C++ tests check; here a "published" row only
makes sure that the row is there.
"""
import hashlib
import itertools
import json
import pathlib
import re
import shlex
import subprocess
import sys

DATA = pathlib.Path(__file__).resolve().parent / "data"
TIME_LIMIT = 300  # seconds a question, also where sanitizers look on

BOARDS = ["".join(cells) for cells in itertools.product(".OX", repeat=9)]
MANY = [BOARDS[i * 7919 % len(BOARDS)] for i in range(100_000)]
STATES = [(turn, board) for turn in (0, 1) for board in BOARDS]
RECIPES = {
    "all-boards": lambda: "".join(f"{line}\n" for line in [len(BOARDS)] + BOARDS),
    "many-boards": lambda: "".join(f"{line}\n" for line in [len(MANY)] + MANY),
    "many-boards-crlf": lambda: "".join(f"{line}\r\n" for line in [len(MANY)] + MANY),
    "all-states": lambda: f"{len(STATES)}\n" + "".join(f"{t}\n{b[:3]}\n{b[3:6]}\n{b[6:]}\n" for t, b in STATES),
}


def rows(name):
    """The rows of a table as dictionaries; lines that start with # speak to the reader."""
    lines = [line for line in (DATA / name).read_text(encoding="ascii").splitlines() if not line.startswith("#")]
    heads = lines[0].split("\t")
    return [dict(zip(heads, line.split("\t"), strict=True)) for line in lines[1:]]


def unescape(text):
    """Turns the escapes of a table, such as backslash n or \\xEF, into the bytes they stand for."""
    known = {"n": b"\n", "r": b"\r", "t": b"\t", "\\": b"\\"}
    parts = re.findall(r"\\x[0-9A-F]{2}|\\[nrt\\]|[^\\]", text)
    assert "".join(parts) == text, f"a wrong escape in {text!r}"
    return b"".join(bytes([int(p[2:], 16)]) if p[:2] == "\\x" else known[p[1]] if p[0] == "\\" else p.encode()
                    for p in parts)


def start(program, command, given=b""):
    return subprocess.run([program] + shlex.split(command), input=given, capture_output=True, timeout=TIME_LIMIT,
                          check=False)


def run(program, command, given=b""):
    done = start(program, command, given)
    if done.returncode or done.stderr:
        raise ValueError(f"exit {done.returncode}, {done.stdout + done.stderr!r}")
    return done.stdout


def ask(program, row):
    """Returns what the program says to a row, in the form of the row's answer."""
    verb, _, rest = row["command"].partition(" ")
    if verb == "published":
        found = [r["answer"] for r in rows("published.tsv") if (r["game"], r["question"]) == (rest, row["question"])]
        return " or ".join(found)
    if row["question"] == "refusal":
        done = start(program, row["command"])
        refused = done.returncode == 2 and not done.stdout and done.stderr == unescape(row["answer"])
        return row["answer"] if refused else repr(done)
    if verb == "show":
        answer = json.loads(run(program, row["command"]))
        return " ".join(json.dumps(answer[field], separators=(",", ":")) for field in row["question"].split(","))
    recipe = row["input"].partition("recipe ")[2]
    given = RECIPES[recipe]().encode() if recipe else unescape(row["input"])
    printed = run(program, row["command"], given)
    if row["question"] == "sha256":
        return hashlib.sha256(printed).hexdigest()
    assert row["question"] == "stdout", row["question"]
    return row["answer"] if printed == unescape(row["answer"]) else repr(printed)


def main():
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    questions, wrong = rows("faults.tsv"), 0
    for row in questions:
        try:
            got = ask(sys.argv[1], row)
        except (ValueError, KeyError, OSError, subprocess.TimeoutExpired) as failure:
            got = f"{type(failure).__name__}: {failure}"
        if got != row["answer"]:
            wrong += 1
            print(f"{row['name']} ({row['fault']}): {row['command']} {row['input']}\n  want {row['answer']}\n  got  {got}")
    print(f"{len(questions)} faults asked about, {wrong} wrong")
    sys.exit(1 if wrong or not questions else 0)


if __name__ == "__main__":
    main()
