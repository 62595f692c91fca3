# Mistake: the columns are forgotten
# SPDX-License-Identifier: MIT
import sys

text = sys.stdin.read().split("\n")
mark = text[0].strip()
rows = [row.rstrip("\r").split("|")[0].ljust(3)[:3] for row in (text[1:] + ["", "", ""])[:3]]

lines = list(rows)
lines.append(rows[0][0] + rows[1][1] + rows[2][2])
lines.append(rows[0][2] + rows[1][1] + rows[2][0])

wanted = sorted(mark + mark + " ")
if any(sorted(line) == wanted for line in lines):
    print("Yes you can.")
else:
    print("No you can't.")
