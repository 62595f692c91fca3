#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Whole-process times of `answer`, `check` and `value` beside their yardsticks, in turns and in one run.

usage: bench/speed.py [BOARDS]              (default 50,000,000 boards; files go to build/bench and are kept)
       bench/speed.py searches [--long]     (searches alone; with Connect Four on 7x6 as well, which takes minutes)
Needs the presets release and bench built. Prints medians of 9 and ratios, of fewer where runs are long. `answer` runs
under a limit of 16 MB of address space, so that a run that ends has stayed below it.
"""
import glob
import os
import random
import statistics
import subprocess
import sys
import time

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
NOUGHTS = f"{ROOT}/build/release/noughts"
PLAIN = f"{ROOT}/build/bench/bench/bench_plain"
PLAIN_SEARCH = f"{ROOT}/build/bench/bench/bench_search"
RUNS = 9
# A game as the yardstick's arguments, and how often each search of it is run. Those that the yardstick does not settle
# within a minute are left to `noughts` alone.
SEARCHES = (("rows 5 5 4", 5), ("rows 6 5 4", 5), ("rows 6 6 4", 5), ("rows 7 6 5", 5), ("rows 8 4 4", 3),
            ("rows 7 7 5", 3), ("columns 5 5", 5), ("columns 6 5", 5), ("columns 6 6", 1))
LONG_SEARCHES = (("columns 7 6", 1),)
BEYOND_PLAIN = ("rows 7 6 5", "rows 8 4 4", "rows 7 7 5")


def make_input(problem, cases):
    """Random boards, all nine cells drawn alike; situation has a random turn before each."""
    path = f"{ROOT}/build/bench/{problem}-{cases}.in"
    if os.path.exists(path):
        return path
    draw = random.Random(1)
    pool = []
    for _ in range(200_000):
        cells = "".join(draw.choice(".XO") for _ in range(9))
        if problem == "situation":
            cells = f"{draw.randint(0, 1)}\n{cells[:3]}\n{cells[3:6]}\n{cells[6:]}"
        pool.append(cells + "\n")
    with open(path, "w") as file:
        file.write(f"{cases}\n")
        for left in range(cases, 0, -len(pool)):
            draw.shuffle(pool)
            file.write("".join(pool[:left]))
    return path


def measure(command, path):
    """Seconds of one run, standard input from the file and output to the null device."""
    with open(path) as file, open(os.devnull, "w") as null:
        start = time.perf_counter()
        subprocess.run(command, stdin=file, stdout=null, check=True)
        return time.perf_counter() - start


def compare(path, commands, runs=RUNS):
    """Median seconds of each command, run in turns after one run that does not count, unless it is the only one."""
    times = {name: [] for name in commands}
    for turn in range(runs + 1 if runs > 1 else 1):
        for name, command in commands.items():
            seconds = measure(command, path)
            if turn or runs == 1:
                times[name].append(seconds)
    base = statistics.median(next(iter(times.values())))
    for name in commands:
        median = statistics.median(times[name])
        print(f"  {name:24} {1000 * median:10.2f} ms   {median / base:7.2f}")


def check_solutions():
    """What `check` takes beyond the solution's own time, and its runs of a problem whose cases are runs."""
    print("check")
    for problem in ("situation", "counting"):
        folder = f"{ROOT}/build/bench/tests-{problem}"
        subprocess.run([NOUGHTS, "tests", problem, folder], stdout=subprocess.DEVNULL, check=True)
        largest = max(glob.glob(f"{folder}/data/secret/*.in"), key=os.path.getsize)
        solution = [PLAIN, problem, "tuned"]
        compare(largest, {"its largest input": solution, f"check {problem}": [NOUGHTS, "check", problem, "--", *solution]})
    source = min(glob.glob(f"{ROOT}/tests/solutions/winning-move/right/*.cpp"))
    binary = f"{ROOT}/build/bench/winning-move"
    subprocess.run(["g++", "-O2", source, "-o", binary], check=True)
    compare(os.devnull, {"check winning-move": [NOUGHTS, "check", "winning-move", "--", binary]}, 3)


def game_options(game):
    """The options of `noughts` for a game of the yardstick."""
    kind, width, height, *length = game.split()
    if kind == "columns":
        return ["--rules", "connect-four", "--size", f"{width}x{height}"]
    return ["--size", f"{width}x{height}", "--line", *length]


def searches(is_long):
    """The value of empty boards: by a search, and by a program for the one game, which says the same."""
    for game, runs in SEARCHES + (LONG_SEARCHES if is_long else ()):
        commands = {"value": [NOUGHTS, "value", *game_options(game)]}
        left_out = game in BEYOND_PLAIN
        print(game + (", which takes the yardstick more than 60 s" if left_out else ""), flush=True)
        if not left_out:
            commands["yardstick"] = [PLAIN_SEARCH, *game.split()]
        answers = {subprocess.check_output(command) for command in commands.values()} if runs > 1 else set()
        assert len(answers) < 2, f"{game}: different answers"
        compare(os.devnull, commands, runs)


def main():
    if sys.argv[1:2] == ["searches"]:
        return searches("--long" in sys.argv[2:])
    boards = int(sys.argv[1]) if len(sys.argv) > 1 else 50_000_000
    for problem, cases in (("counting", boards), ("situation", boards * 5 // 7)):
        path = make_input(problem, cases)
        print(f"{problem}: {cases:,} boards, {os.path.getsize(path):,} bytes")
        answer = ["bash", "-c", 'ulimit -v 16384 && exec "$@"', "-", NOUGHTS, "answer", problem]
        compare(path, {"wc -l": ["wc", "-l"], "answer": answer})
        short = make_input(problem, cases // 5)
        print(f"{problem}: {cases // 5:,} boards")
        plain = {"plain": [PLAIN, problem], "plain, tuned": [PLAIN, problem, "tuned"]}
        compare(short, {"answer": answer} | plain, 5)
    print("four boards, start to exit")
    compare(f"{ROOT}/examples/counting.in", {"true": ["true"], "answer counting": [NOUGHTS, "answer", "counting"]}, 300)
    check_solutions()
    searches(is_long=False)


if __name__ == "__main__":
    main()
