#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Compiles every single-file source and the single header as judges and users do, every warning an error, and compares
what they answer with the program and the library, byte for byte: the main problems and the header by g++ and clang++ for
all inputs, the further problems once for their samples.

usage: sources.py PROGRAM DIRECTORY      ends with `N passed, N failed`
"""
import concurrent.futures
import itertools
import os
import pathlib
import platform
import random
import re
import subprocess
import sys
import tempfile

sys.dont_write_bytecode = True
ROOT = pathlib.Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "tools"))
import bundle  # noqa: E402

PRAGMAS = '#pragma GCC optimize("O3,unroll-loops")\n'
if platform.machine() == "x86_64":
    PRAGMAS += '#pragma GCC target("avx2,bmi,bmi2,popcnt,lzcnt")\n'
WARNINGS = ["-O2", "-Wall", "-Wextra", "-Wpedantic", "-Wshadow", "-Werror"]
# How a source is compiled, and what stands before it.
VARIANTS = {
    "g++": (["g++", "-std=c++20"], ""),
    "g++ after pragmas": (["g++", "-std=gnu++20"], PRAGMAS),
    "clang++": (["clang++", "-std=c++20"], ""),
    "clang++ after pragmas": (["clang++", "-std=gnu++20", "-Wno-unknown-pragmas"], PRAGMAS),
}
MAIN = ("situation", "counting", "advanced", "winning-move")
ONE_CASE = ("advanced", "winning-move")
LIBRARY = """#include <contest/problems.hpp>
#include <contest/standalone.hpp>
int main() {{
    for (const auto& problem : noughts::contest::problems)
        if (problem.id == "{}") return noughts::contest::answer_standard_input(problem.answer);
}}
"""


class Tally:
    """Counts what holds, and says what does not."""

    def __init__(self) -> None:
        self.passed = self.failed = 0

    def check(self, name: str, holds: bool, detail: object = "") -> None:
        if holds:
            self.passed += 1
        else:
            self.failed += 1
            print(f"FAILED {name}\n{str(detail)[:2000]}")


def run(command: list, given: bytes = b"") -> tuple[int, bytes, bytes]:
    done = subprocess.run(list(map(str, command)), input=given, capture_output=True, timeout=120)
    return done.returncode, done.stdout, done.stderr


def must(command: list) -> None:
    status, out, err = run(command)
    if status != 0:
        raise RuntimeError(f"{command[0]} failed: {(out + err).decode(errors='replace')}")


def first_difference(one: tuple, other: tuple) -> str:
    """Where two runs, or two texts of many lines, part."""
    for a, b in zip(one, other):
        if a != b and isinstance(a, bytes):
            lines = enumerate(itertools.zip_longest(a.splitlines(), b.splitlines()), 1)
            return next((f"line {n}: {x!r} and {y!r}" for n, (x, y) in lines if x != y), "line ends")
    return f"{one[0]} and {other[0]}"


def boards(letters: str) -> list[str]:
    return ["".join(cells) for cells in itertools.product(letters, repeat=9)]


def rows(board: str) -> str:
    return "".join(f"{board[i:i + 3]}\n" for i in (0, 3, 6))


def good_inputs(problem: str) -> list[bytes]:
    """All inputs of a problem: one file of many cases, or many files of one."""
    if problem == "situation":
        cases = [f"{turn}\n{rows(board)}" for turn in (0, 1) for board in boards(".OX")]
        return [f"{len(cases)}\n{''.join(cases)}".encode()]
    if problem == "counting":
        return ["\n".join(["19683", *boards(".XO")]).encode()]
    if problem == "winning-move":
        return [f"{mark}\n{rows(board)}".encode() for mark in "XO" for board in boards(" XO")]
    pairs = [f"{a} {b}\n" for a in range(1, 10) for b in range(1, 10)]
    sets = [list(some) for size in (0, 1, 2) for some in itertools.combinations(pairs, size)]
    chance = random.Random(1)
    sets += [chance.choices(pairs, k=chance.randint(3, 30)) for _ in range(3000)]
    return [f"{len(some)}\n{''.join(some)}".encode() for some in sets]


def odd_inputs(problem: str) -> list[bytes]:
    """Inputs that are unusual or wrong."""
    if problem == "winning-move":
        bodies = [b"X\nXO\n\n  X|", b"\r\nO\r\nOO|\r\n", b"Y\n", b"X\nXXXX\n", b"X\nXX\nXX\nXX\nX\n", b"XX\n   \n", b"X\n\0"]
    elif problem == "advanced":
        bodies = [b"0", b"\r\n1\r\n\r\n9 5\r\n", b"2\n1 2\n", b"1\n0 1\n", b"1\n1 10\n", b"1\n1 2\n3", b"-1\n", b"1\n1 \0"]
    else:
        case, turn = (b"XO./.../..X", b"1 ") if problem == "situation" else (b"XO......X", b"")
        case = turn + case.replace(b"/", b" ")
        bodies = [b"1 " + case, b"2\r\n" + case + b"\n\n" + case, b"2 " + case, b"1 " + case + b" 1", b"2 " + case + b" " + case[:-1]]
        bodies += [b"2 " + case + b" " + case.replace(b"O", b"?"), b"0 " + case, b"99999999999999999999 " + case]
    return bodies + [b"", b"\n \n", b"\xef\xbb\xbf" + bodies[0], b"\xff\n", b"7" * 100]


def pack(inputs: list[bytes]) -> bytes:
    return b"".join(b"%d\n%s" % (len(given), given) for given in inputs)


class Sources:
    def __init__(self, program: str, directory: str, work: pathlib.Path) -> None:
        self.program, self.directory, self.work = pathlib.Path(program).resolve(), pathlib.Path(directory), work
        self.tally = Tally()

    def compile(self, stem: str, text: str, command: list[str], *flags: object) -> pathlib.Path:
        source, target = self.work / f"{stem}.cpp", self.work / f"{stem}.o"
        source.write_text(text, encoding="utf-8")
        must([command[0], *WARNINGS, *command[1:], *flags, "-c", source, "-o", target])
        return target

    def for_each_input(self, target: pathlib.Path) -> pathlib.Path:
        """The program of an object file, made to run once for every input of a file."""
        renamed, runner = target.with_suffix(".renamed.o"), target.with_suffix(".each")
        must(["objcopy", "--redefine-sym", "main=main_of_program", target, renamed])
        must(["g++", "-O1", ROOT / "tests/sources/each_input.cpp", renamed, "-o", runner])
        return runner

    def source(self, name: str) -> str:
        """The single-file source of a problem, after a look at it."""
        text = (self.directory / f"{name}.cpp").read_text(encoding="utf-8")
        self.tally.check(f"{name}: the program prints it", run([self.program, "source", name]) == (0, text.encode(), b""))
        self.shape(name, text)
        return text

    def further(self, name: str) -> None:
        """One compiler without optimisation, the sample, and an input that is refused."""
        sample = (ROOT / f"examples/{name}.in").read_bytes()
        answer = (ROOT / f"examples/{name}.out").read_bytes()
        program = self.work / name
        try:
            must(["g++", self.compile(name, self.source(name), ["g++", "-std=c++20", "-O0"]), "-o", program])
            self.tally.check(f"{name}: the sample", run([program], sample) == (0, answer, b""), run([program], sample))
            wrong = sample + b"?!\n"
            got, expected = run([program], wrong), run([self.program, "answer", name], wrong)
            self.tally.check(f"{name}: a refusal", got == expected and got[0] == 2, first_difference(got, expected))
        except (RuntimeError, subprocess.TimeoutExpired) as trouble:
            self.tally.check(name, False, trouble)

    def problem(self, name: str) -> None:
        """Everything about the single-file source of one of the main problems."""
        text = self.source(name)
        inputs = good_inputs(name)
        self.work.joinpath(f"{name}.inputs").write_bytes(pack(inputs))
        few = inputs[:: 1 + len(inputs) // 20] + odd_inputs(name)
        expected = [run([self.program, "answer", name], given) for given in few]
        self.tally.check(f"{name}: some inputs are refused", any(status == 2 for status, _, _ in expected))
        everything = (0, b"", b"")
        if name in ONE_CASE:
            library = self.compile(f"{name}-library", LIBRARY.format(name), ["g++", "-std=c++20"], "-I", ROOT, "-I", ROOT / "include")
            everything = run([self.for_each_input(library), self.work / f"{name}.inputs"])
            answers = len(everything[1].splitlines())
            self.tally.check(f"{name}: the library answers {len(inputs)} inputs", answers == 2 * len(inputs), answers)
        commented, bare = self.forms(name)
        self.tally.check(f"{name}: has comments if they fit", text == (commented if len(commented) < 50_000 else bare))
        forms = [(variant, text, *how) for variant, how in VARIANTS.items()]
        forms.append(("the other form", bare if text == commented else commented, *VARIANTS["g++"]))
        for variant, body, command, before in forms:
            self.answers(f"{name}: {variant}", name, before + body, command, list(zip(few, expected)), everything)

    def forms(self, name: str) -> tuple[str, str]:
        """A source with and without comments."""
        function = name.replace("-", "_")
        headers = [ROOT / f"contest/{function}.hpp"]
        commented = bundle.program(headers, function, sys.maxsize)
        return commented, bundle.program(headers, function, bundle.size(commented))

    def shape(self, name: str, text: str) -> None:
        """Small enough, and it includes only the standard library, at the top."""
        self.tally.check(f"{name}: fewer than 50,000 bytes", len(text.encode()) < 50_000, len(text.encode()))
        code = [line for line in text.splitlines() if line and not line.startswith("//")]
        top = list(itertools.takewhile(lambda line: line.startswith("#include"), code))
        hashes = [line for line in code if line.lstrip().startswith("#")]
        self.tally.check(f"{name}: includes stand at the top", bool(top) and top == hashes == sorted(set(top)), hashes)
        self.tally.check(f"{name}: standard includes", all(re.fullmatch(r"#include <[a-z_]+>", line) for line in top), top)

    def answers(self, label: str, name: str, text: str, command: list[str], runs: list, everything: tuple) -> None:
        """Compiles one variant; asks it a few inputs as a process, and all inputs."""
        stem = re.sub(r"\W+", "-", label)
        try:
            target = self.compile(stem, text, command)
            must([command[0], target, "-o", target.with_suffix("")])
            for given, expected in runs:
                got = run([target.with_suffix("")], given)
                self.tally.check(f"{label}: {given[:60]!r}", got == expected, first_difference(got, expected))
            if name in ONE_CASE:
                got = run([self.for_each_input(target), self.work / f"{name}.inputs"])
                self.tally.check(f"{label}: all inputs", got == everything, first_difference(got, everything))
        except (RuntimeError, subprocess.TimeoutExpired) as trouble:
            self.tally.check(label, False, trouble)

    def header(self, variant: str) -> bytes:
        """What a program over the single header prints; `tree` stands for the headers it is made of."""
        command, before = VARIANTS.get(variant, VARIANTS["g++"])
        folder = self.directory.resolve()
        if variant == "tree":
            folder = self.work / "tree"
            folder.mkdir()
            names = sorted(path.relative_to(ROOT / "include/noughts") for path in (ROOT / "include/noughts").rglob("*.hpp"))
            folder.joinpath("noughts.hpp").write_text("".join(f"#include <noughts/{name}>\n" for name in names))
        stem = re.sub(r"\W+", "-", f"header {variant}")
        flags = ["-I", folder, "-I", ROOT / "include", "-Wconversion", "-Wno-sign-conversion"]
        text = (ROOT / "tests/sources/header.cpp").read_text(encoding="utf-8")
        objects = [
            self.compile(stem, before + text, command, *flags),
            self.compile(f"{stem}-again", before + "#include <noughts.hpp>\n#include <noughts.hpp>\n", command, *flags),
        ]
        must([command[0], *objects, "-o", self.work / stem])
        return run([self.work / stem])[1]

    def headers(self, pool: concurrent.futures.Executor) -> None:
        expected = self.header("tree")
        self.tally.check("header: the library speaks of all boards", expected.count(b"\n") == 3 * (3 * 19683 + 1))
        for variant, made in [(v, pool.submit(self.header, v)) for v in VARIANTS]:
            try:
                got = made.result()
                self.tally.check(f"header: {variant}", got == expected, first_difference((got,), (expected,)))
            except (RuntimeError, subprocess.TimeoutExpired) as trouble:
                self.tally.check(f"header: {variant}", False, trouble)


def main(program: str, directory: str) -> int:
    with tempfile.TemporaryDirectory() as work, concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        sources = Sources(program, directory, pathlib.Path(work))
        names = [line.split()[0] for line in run([program, "problems"])[1].decode().splitlines()]
        made = sorted(path.stem for path in pathlib.Path(directory).glob("*.cpp") if path.stem != "embedded")
        sources.tally.check("there is one source a problem", len(names) >= 4 and sorted(names) == made, (names, made))
        for done in [pool.submit(sources.problem if name in MAIN else sources.further, name) for name in names]:
            done.result()
        sources.headers(pool)
        print(f"{sources.tally.passed} passed, {sources.tally.failed} failed")
        return 1 if sources.tally.failed else 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
