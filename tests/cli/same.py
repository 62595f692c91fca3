#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Checks that the text and the JSON of each command hold the same, and end alike: where all is known, where some is,
and where nothing is. usage: same.py PROGRAM"""
import json
import re
import subprocess
import sys

BOARDS = [
    "", "XX.OO....", "XXXOO....", "XOXXOOOXX", "--rules situation OOO...X.X", "--rules wild --size 3x2 X.O...",
    "--size 4x4 --line 4 --time 0.000001", "--size 4x4 --line 4 --memory 1", "--size 4x4 --time 0.000001 XX../OO../..../....",
    "--size 5x5", "--size 8x8 --line 5 --time 0.000001", "--rules connect-four --time 0.000001 --moves 'c4 c4 c4 c4 c4 c3'", "--size 6x5 XX..../OO..../....../....../......", "--size 5x5 --rules wild XX.../...../...../...../..... --time 0.000001",
    "--size 7x7 --line 8", "--rules maker-breaker --size 6x6 --line 7", "--rules order-and-chaos --time 0.000001", "--rules qubic --time 0.000001",
    "--size 5x5 --line 5 --rules situation --time 0.000001", "--size 5x5 --rules misere --need 1:2 --need 2:2 --moves 3 --time 0.000001",
    "--start either", "--rules wild --start either XXX......", "XX.......",
    "--size 64x1 --line 3 --gravity --stuck o-wins", "--rules notakto --size 6x5 --moves '1 2' --time 0.000001",
]
RULES = ["", "--rules situation --size 2x2 --line 2", "--rules wild --size 2x2", "--size 4x4 --time 0.000001"]


def run(program, command, options, *more):
    words = re.findall(r"'([^']*)'|(\S+)", options)
    done = subprocess.run([program, command, *more, *(a or b for a, b in words)], capture_output=True, text=True)
    return done.stdout, (done.returncode, done.stderr)


def worth(entry, unknown=()):
    """What a value, or that of a move, is, and in how many plies."""
    value = entry["value"] if entry.get("value") is not None else entry.get("score")
    if value is None:
        return "unknown", None
    settled = value in (0, "draw")
    plies = None if settled else "unknown" if entry["plies"] is None or "plies" in unknown else str(entry["plies"])
    return str(value), plies


def value_line(answer):
    value, plies = worth(answer, answer.get("unknown", ()))
    if value == "unknown":
        return f"unknown {answer['bounds']['low']}..{answer['bounds']['high']}"
    return value if plies is None else f"{value} {plies}"


def moves_line(answer):
    return " ".join(f"{move['cell']}{move.get('mark', '')}=" + ":".join(filter(None, worth(move)))
                    for move in answer["moves"])


def games_line(answer):
    if answer["games"]:
        return " ".join(answer["games"].values())
    return "unknown " + " ".join(f"{b['low']}..{b['high'] or ''}" for b in answer["games_bounds"].values())


def status_line(answer):
    status = answer["status"] or "unknown"
    return f"{status} {answer['to_move']}" if status == "ongoing" and answer["to_move"] else status


def picture(answer):
    """The lines in words that a picture has for what is in the JSON."""
    lines = {}
    if answer["games"]:
        lines["games"] = "{x} won by X, {o} won by O, {draw} drawn".format(**answer["games"])
    elif "games_bounds" in answer:
        least = {side: bounds["low"] for side, bounds in answer["games_bounds"].items()}
        known = any(number != "0" for number in least.values())
        lines["games"] = "not known" + ": at least {x} won by X, {o} won by O, {draw} drawn".format(**least) * known
    if "bounds" in answer:
        lines["value"] = "not known: from {low} to {high}".format(**answer["bounds"])
    for label, cells in [("best", answer["best"]), ("fastest", answer["fastest"]), ("best line", answer["line"])]:
        if cells:
            lines[label] = list(map(str, cells))
    return lines


def table_differs(table, census):
    """The first number of the tables that is not that of the JSON."""
    for section in table.split("\n\n")[1:]:
        heads = re.split(r"  +", section.splitlines()[0].strip())
        for row in section.splitlines()[1:]:
            words = row.split()
            line = census if words[0] == "all" else census["plies"][int(words[0])]
            for head, word in zip(heads[1:], words[1:], strict=True):
                part, _, value = head.partition(" ")
                counted = line[part]
                number = counted.get(value, 0) if value and counted is not None else counted
                if word != ("unknown" if number is None else str(number)):
                    return f"{words[0]}, {head}: {word}, {number}"
    return None


def differs(program, command, options):
    line_of = {"value": value_line, "moves": moves_line, "games": games_line, "status": status_line}.get(command)
    if command == "status":
        options = re.sub(r"--(time|memory) \S+", "", options)
    more = ["--distance"] if command in ("value", "moves") else []
    text, end = run(program, command, options, *more)
    answer, end_of_json = run(program, command, options, *more, "--json")
    if not answer:
        return text or end != end_of_json
    if line_of:
        return (text, end) != (line_of(json.loads(answer)) + "\n", end_of_json) and (text, end, answer, end_of_json)
    if command == "census":
        return end != end_of_json or table_differs(text, json.loads(answer))
    said = {row[:10].strip(): row[10:] for row in text.split("\n\n")[-1].splitlines()}
    cells = {label: list(dict.fromkeys(re.findall(r"\d+", words))) for label, words in said.items()}
    wrong = [label for label, words in picture(json.loads(answer)).items()
             if (cells if isinstance(words, list) else said).get(label) != words]
    return wrong or end[0] != end_of_json[0]


def main():
    for command in ["value", "moves", "games", "status", "show", "census"]:
        for options in RULES if command == "census" else BOARDS:
            if difference := differs(sys.argv[1], command, options):
                sys.exit(f"noughts {command} {options}: {difference}")
        print(f"{command}: the same")


if __name__ == "__main__":
    main()
