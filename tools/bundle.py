#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Makes one self-contained C++ file of headers of this project.

usage: bundle.py OUTPUT HEADER... [--main FUNCTION]

The headers and those of the project that they include follow each other, each once and after those that it needs; the
standard headers stand at the top. The result is a header itself, or with --main a program that answers the contest
problem FUNCTION, of fewer than 50,000 bytes: comments are left out where it would be larger.
"""
import argparse
import pathlib
import re
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
LICENCE = re.compile(r"^// SPDX-License-Identifier: MIT\n", re.MULTILINE)
LIMIT = 50_000

HEADER_HEAD = """// The library noughts in one header: everything of include/noughts/, to be included instead of it.
// Made by tools/bundle.py; change the headers, not this file.
// SPDX-License-Identifier: MIT
#pragma once
"""
PROGRAM_HEAD = """{about}
//
// One C++20 program (g++ -std=c++20) of the standard library alone, to be handed in as it is: reads standard input, writes
// the answers to standard output. Made by tools/bundle.py from the headers of noughts, an exact engine for tic-tac-toe and its family.
// SPDX-License-Identifier: MIT
"""
MAIN = """
int main() {{ return noughts::contest::answer_standard_input(noughts::contest::{function}); }}
"""


class Bundle:
    """What has been read so far: the standard headers, and the project's own files in an order that compiles."""

    def __init__(self) -> None:
        self.standard: set[str] = set()
        self.sections: dict[pathlib.Path, str] = {}

    def add(self, path: pathlib.Path) -> None:
        """Adds a file after those that it includes, unless it is there already."""
        if path in self.sections:
            return
        kept = []
        for line in path.read_text(encoding="utf-8").splitlines():
            include = re.fullmatch(r'#include ([<"])([\w/.]+)[>"]', line)
            if include:
                self.include(path, *include.groups())
            elif line.startswith("#") and line != "#pragma once":
                raise SystemExit(f"bundle.py: {path}: cannot bundle the line {line}")
            elif not line.startswith("#"):
                kept.append(line)
        self.sections[path] = tidy(LICENCE.sub("", "\n".join(kept)))

    def include(self, path: pathlib.Path, opening: str, name: str) -> None:
        """Follows an include of the project's own, takes down one of the standard library."""
        places = [ROOT / "include", ROOT] if opening == "<" else [path.parent, ROOT]
        own = [place / name for place in places if (place / name).is_file()]
        if own:
            self.add(own[0].resolve())
        elif opening == "<":
            self.standard.add(name)
        else:
            raise SystemExit(f"bundle.py: {path}: no file {name}")

    def text(self, head: str, tail: str = "") -> str:
        includes = "".join(f"#include <{name}>\n" for name in sorted(self.standard))
        return "\n".join([head, includes, *self.sections.values()]) + tail


def tidy(text: str) -> str:
    """Takes out the empty lines that removed lines leave behind."""
    return re.sub(r"\n{3,}", "\n\n", text).strip("\n") + "\n"


def without_comments(text: str) -> str:
    """Leaves out the lines that are comments as a whole."""
    return tidy(re.sub(r"^[ ]*//.*\n", "", text, flags=re.MULTILINE))


def size(text: str) -> int:
    return len(text.encode())


def header(headers: list[pathlib.Path]) -> str:
    bundle = Bundle()
    for path in headers:
        bundle.add(path.resolve())
    return bundle.text(HEADER_HEAD)


def program(headers: list[pathlib.Path], function: str, limit: int = LIMIT) -> str:
    bundle = Bundle()
    for path in [*headers, ROOT / "contest/standalone.hpp"]:
        bundle.add(path.resolve())
    first = headers[0].resolve()
    about, bundle.sections[first] = bundle.sections[first].split("\n\n", 1)
    head, tail = PROGRAM_HEAD.format(about=about), MAIN.format(function=function)
    if size(bundle.text(head, tail)) >= limit:
        bundle.sections = {path: without_comments(text) for path, text in bundle.sections.items()}
    text = bundle.text(head, tail)
    if size(text) >= limit:
        raise SystemExit(f"bundle.py: {function}: {size(text)} bytes without comments are too many")
    return text


def main() -> None:
    parser = argparse.ArgumentParser(usage=__doc__)
    parser.add_argument("output", type=pathlib.Path)
    parser.add_argument("headers", type=pathlib.Path, nargs="+")
    parser.add_argument("--main", metavar="FUNCTION")
    given = parser.parse_args()
    text = program(given.headers, given.main) if given.main else header(given.headers)
    given.output.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    sys.exit(main())
