#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Compiles and runs the C++ blocks of documents. usage: code.py COMPILER FILE.md...

A block starts with ```cpp and is a whole program; its last line says `// prints ` and what comes of it.
"""
import pathlib
import re
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parent.parent
FLAGS = ["-std=c++20", "-Wall", "-Wextra", "-Wpedantic", "-Wshadow", "-Werror", f"-I{ROOT / 'include'}"]
BLOCK = re.compile(r"^```cpp\n(.*?// prints (.*?)\n)```$", re.MULTILINE | re.DOTALL)


def main(compiler, *documents):
    for name in documents:
        text = pathlib.Path(name).read_text(encoding="utf-8")
        found = BLOCK.findall(text)
        if not found or len(found) != text.count("```cpp"):
            sys.exit(f"code.py: {name}: expected blocks of C++ that end in // prints")
        for program, printed in found:
            with tempfile.TemporaryDirectory() as directory:
                subprocess.run([compiler, *FLAGS, "-x", "c++", "-", "-o", f"{directory}/program"], input=program,
                               text=True, check=True)
                got = subprocess.run(f"{directory}/program", stdout=subprocess.PIPE, text=True, check=True).stdout
            if got != printed + "\n":
                sys.exit(f"code.py: {name}: a block prints {got!r}, and says {printed!r}")


if __name__ == "__main__":
    main(*sys.argv[1:])
