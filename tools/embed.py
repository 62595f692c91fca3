#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Writes the definitions of src/embedded.hpp. usage: embed.py OUTPUT VERSION SOURCE.cpp..."""
import pathlib
import sys

HEAD = '''// Made by tools/embed.py.
#include "src/embedded.hpp"

namespace noughts {{

std::string_view version() {{ return "{version}"; }}

std::optional<std::string_view> single_file_source(std::string_view problem) {{
'''
ONE = '''    if (problem == "{name}") return R"source({text})source";
'''
TAIL = '''    return std::nullopt;
}

}  // namespace noughts
'''


def main(output: str, version: str, *sources: str) -> None:
    parts = [HEAD.format(version=version)]
    for path in map(pathlib.Path, sources):
        parts.append(ONE.format(name=path.stem, text=path.read_text(encoding="utf-8")))
    pathlib.Path(output).write_text("".join(parts) + TAIL, encoding="utf-8")


if __name__ == "__main__":
    main(*sys.argv[1:])
