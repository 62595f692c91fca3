# Mistake: the answer is printed with wrong capitals
# SPDX-License-Identifier: MIT
import sys

LINES = [0b111, 0b111000, 0b111000000, 0b001001001, 0b010010010, 0b100100100, 0b100010001, 0b001010100]


def main():
    mark = sys.stdin.readline()[0]
    mine = filled = 0
    for y in range(3):
        row = sys.stdin.readline()
        for x, letter in enumerate(row[:3]):
            if letter in "XO":
                filled |= 1 << (3 * y + x)
                if letter == mark:
                    mine |= 1 << (3 * y + x)
    for line in LINES:
        missing = line & ~mine
        one_missing = missing != 0 and missing & (missing - 1) == 0
        if one_missing and not missing & filled:
            print("Yes You can.")
            return
    print("No You can't.")


main()
