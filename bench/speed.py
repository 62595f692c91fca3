#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Whole-process times of `answer` and `check` beside their yardsticks, in turns and in one run.

usage: bench/speed.py [BOARDS]      (default 50,000,000 boards; files go to build/bench and are kept)
Needs the presets release and bench built. Prints medians of 9 and ratios. `answer` runs under a limit of 16 MB of
address space, so that a run that ends has stayed below it.
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
RUNS = 9


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
    """Median seconds of each command, run in turns after one run that does not count."""
    times = {name: [] for name in commands}
    for turn in range(runs + 1):
        for name, command in commands.items():
            seconds = measure(command, path)
            if turn:
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


def main():
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


if __name__ == "__main__":
    main()
