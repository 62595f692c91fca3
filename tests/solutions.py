#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Proves `noughts check` and `noughts tests` on the library of solutions, tests/solutions/PROBLEM/{right,wrong}.

usage: solutions.py PROGRAM [PROBLEM...] [--write]      ends with `N passed, N failed`

Right solutions are accepted. Wrong ones are refused, their mistake, which their first line names, is named where they
answer wrongly, and the test set catches each of them. --write makes src/workbench/known_mistakes.hpp anew.
"""
import concurrent.futures
import json
import os
import pathlib
import re
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parent.parent
KNOWN = ROOT / "src/workbench/known_mistakes.hpp"
ONE_CASE = ("advanced", "winning-move")
SAMPLE = {".cpp": 600, ".js": 32, ".py": 128}  # cases that are tried where each case is a run
HEAD = """// What the wrong programs of tests/solutions answer, and what is wrong with them. Made by tests/solutions.py --write.
// SPDX-License-Identifier: MIT
#pragma once

#include <array>

#include "mistakes.hpp"

namespace noughts::workbench {

// clang-format off
inline constexpr std::array known{
"""
TAIL = """};
// clang-format on

}  // namespace noughts::workbench
"""


class Solution:
    """One program of the library, and the command that runs it."""

    def __init__(self, path: pathlib.Path, work: pathlib.Path) -> None:
        self.path, self.problem, self.right = path, path.parent.parent.name, path.parent.name == "right"
        first = path.read_text(encoding="utf-8").splitlines()[0]
        found = re.fullmatch(r"(?://|#) Mistake: (.+)", first)
        self.mistake = found[1] if found else None
        self.name = f"{self.problem}/{path.parent.name}/{path.name}"
        self.binary = work / self.name.replace("/", "-").removesuffix(".cpp")
        runners = {".cpp": [self.binary], ".py": ["python3", path], ".js": ["node", path]}
        self.command = [str(word) for word in runners[path.suffix]]

    def build(self) -> None:
        if self.path.suffix == ".cpp":
            subprocess.run(["g++", "-std=c++17", "-O1", "-static", self.path, "-o", self.binary], check=True)


class Tally:
    def __init__(self) -> None:
        self.passed = self.failed = 0

    def check(self, name: str, holds: bool, detail: object = "") -> None:
        if holds:
            self.passed += 1
        else:
            self.failed += 1
            print(f"FAILED {name}\n{str(detail)[:1500]}")


def examined(program: str, solution: Solution, whole: bool) -> dict:
    """What `check` finds; where it is slow and need not be the `whole` truth, in a sample."""
    options = ["--json", "--timeout", "3", "--memory", "256"]
    slow = solution.right or (solution.path.suffix != ".cpp" and not whole)
    if solution.problem in ONE_CASE and slow:
        options += ["--cases", str(SAMPLE[solution.path.suffix])]
    done = subprocess.run([program, "check", solution.problem, *options, "--", *solution.command],
                          capture_output=True, text=True, check=False)
    found = json.loads(done.stdout) if done.stdout else {"verdict": "none"}
    found["status"], found["said"] = done.returncode, done.stderr
    return found


def output(command: list[str], given: bytes) -> tuple[int, list[bytes]] | None:
    try:
        done = subprocess.run(command, input=given, capture_output=True, timeout=3, check=False)
    except subprocess.TimeoutExpired:
        return None
    return done.returncode, done.stdout.split()


def is_caught(solution: Solution, tests: pathlib.Path) -> bool:
    """Whether some input of the test set shows that the solution is wrong. Most do so in the smallest or the largest."""
    inputs = sorted(tests.glob("data/*/*.in"), key=lambda given: (given.stat().st_size, given))
    inputs = [inputs[i // 2 if i % 2 == 0 else -(i // 2) - 1] for i in range(len(inputs))]
    return any(output(solution.command, given.read_bytes()) != (0, given.with_suffix(".ans").read_bytes().split())
               for given in inputs)


def judge(program: str, solution: Solution, tests: pathlib.Path, tally: Tally, whole: bool) -> dict:
    solution.build()
    found = examined(program, solution, whole)
    if solution.right:
        tally.check(f"{solution.name} is accepted", (found["verdict"], found["status"]) == ("accepted", 0), found)
        return found
    tally.check(f"{solution.name} says what its mistake is", solution.mistake is not None)
    tally.check(f"{solution.name} is refused", found["verdict"] not in ("accepted", "none") and found["status"] == 1, found)
    if found["verdict"] == "wrong answer":
        tally.check(f"{solution.name}: its mistake is named", solution.mistake in found["mistakes"], found)
    tally.check(f"{solution.name} is caught by the test set", is_caught(solution, tests))
    return found


def write_known(judged: list[tuple[Solution, dict]]) -> None:
    rows = sorted((s.problem, s.mistake, found["signature"], found["failure"]["number"])
                  for s, found in judged if not s.right and found.get("signature"))
    lines = [f'    Mistake{{"{problem}", "{signature}", {number}, "{mistake}"}},\n' for problem, mistake, signature, number in rows]
    KNOWN.write_text(HEAD + "".join(lines) + TAIL, encoding="utf-8")


def main(program: str, *words: str) -> int:
    tally = Tally()
    folder = ROOT / "tests/solutions"
    problems = [word for word in words if word != "--write"] or sorted(path.name for path in folder.iterdir())
    with tempfile.TemporaryDirectory() as temporary, concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        work = pathlib.Path(temporary)
        judged = []
        for problem in problems:
            tests = work / "tests" / problem
            subprocess.run([program, "tests", problem, tests], check=True, stdout=subprocess.DEVNULL)
            solutions = [Solution(path, work) for path in sorted(folder.glob(f"{problem}/*/*.*"))]
            tally.check(f"{problem} has right and wrong solutions", {s.right for s in solutions} == {True, False})
            judged += zip(solutions, pool.map(lambda s, t=tests: judge(program, s, t, tally, "--write" in words), solutions))
        wrong = sum(not solution.right for solution, _ in judged)
        tally.check("the library has at least 40 wrong solutions", wrong >= 40 or len(problems) < 4, wrong)
        if "--write" in words:
            write_known(judged)
    print(f"{tally.passed} passed, {tally.failed} failed")
    return 1 if tally.failed else 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
