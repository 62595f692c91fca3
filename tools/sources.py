#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Writes what is made from the library's own headers: noughts.hpp, the single header; PROBLEM.cpp for every problem of
the table in contest/problems.hpp; embedded.cpp, the definitions of src/embedded.hpp and src/sources.hpp.

usage: sources.py DIRECTORY VERSION
"""
import pathlib
import re
import sys

sys.dont_write_bytecode = True  # The build must not change the folder of its scripts: `./run` would take it for news.
import bundle

PROBLEM = re.compile(r'\bProblem\{"([a-z0-9-]+)",[^{}]*?\b(\w+)\}')

EMBEDDED = '''// Made by tools/sources.py.
#include "src/embedded.hpp"
#include "src/sources.hpp"

namespace noughts {{

std::string_view version() {{ return "{version}"; }}

std::span<const Source> sources() {{
    static constexpr Source all[] = {{
{entries}    }};
    return all;
}}

}}  // namespace noughts
'''


def literal(text: str) -> str:
    """A std::string_view with its length, which the compiler need not count."""
    return f'{{R"source({text})source", {bundle.size(text)}}}'


def problems() -> list[tuple[str, str]]:
    """The id and the function of every problem, in the order of the table."""
    table = (bundle.ROOT / "contest/problems.hpp").read_text(encoding="utf-8")
    found = PROBLEM.findall(table)
    if len(found) != table.count("Problem{"):
        raise SystemExit("sources.py: contest/problems.hpp has entries of an unknown form")
    return found


def main(directory: str, version: str) -> None:
    target = pathlib.Path(directory)
    target.mkdir(parents=True, exist_ok=True)
    entries = ""
    for name, function in problems():
        text = bundle.program([bundle.ROOT / f"contest/{function}.hpp"], function)
        (target / f"{name}.cpp").write_text(text, encoding="utf-8")
        sample = (bundle.ROOT / f"examples/{name}.in").read_text(encoding="utf-8")
        entries += f'        {{"{name}", {literal(text)}, {literal(sample)}}},\n'
    (target / "embedded.cpp").write_text(EMBEDDED.format(version=version, entries=entries), encoding="utf-8")
    headers = sorted((bundle.ROOT / "include/noughts").rglob("*.hpp"))
    (target / "noughts.hpp").write_text(bundle.header(headers), encoding="utf-8")


if __name__ == "__main__":
    main(*sys.argv[1:])
