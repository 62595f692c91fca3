// Mistake: O plays for X as well
// SPDX-License-Identifier: MIT
"use strict";

const numbers = require("fs").readFileSync(0, "latin1").split(/\s+/).map(Number);
const needs = Array.from({ length: 9 }, () => 0);
for (let i = 0; i < numbers[0]; i++) needs[numbers[2 + 2 * i] - 1] |= 1 << (numbers[1 + 2 * i] - 1);

const LINES = [0b111, 0b111000, 0b111000000, 0b1001001, 0b10010010, 0b100100100, 0b100010001, 0b1010100];
const hasLine = (cells) => LINES.some((line) => (cells & line) === line);
const isOpen = (filled) => (cell) => !(filled & (1 << cell)) && (needs[cell] & ~filled) === 0;
const CELLS = [0, 1, 2, 3, 4, 5, 6, 7, 8];

const solved = new Map();
const remember = (key, compute) => {
    if (!solved.has(key)) solved.set(key, compute());
    return solved.get(key);
};

// 1 if X wins, -1 if O wins.
const value = (x, o) =>
    remember(x * 512 + o, () => {
        if (hasLine(x)) return 1;
        if (hasLine(o)) return -1;
        const size = (cells) => CELLS.filter((cell) => cells & (1 << cell)).length;
        const moves = CELLS.filter(isOpen(x | o));
        if (moves.length === 0) return 0;
        return size(x) === size(o)
            ? Math.max(...moves.map((cell) => value(x | (1 << cell), o)))
            : Math.max(...moves.map((cell) => value(x, o | (1 << cell))));
    });

console.log("OEX"[value(0, 0) + 1]);
