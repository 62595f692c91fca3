// Mistake: the full stop at the end of the answer is missing
// SPDX-License-Identifier: MIT
"use strict";

const [first, ...rest] = require("fs").readFileSync(0, "utf8").split(/\r?\n/);
const mark = first.trim();
const cells = [0, 1, 2].flatMap((y) => [0, 1, 2].map((x) => {
    const letter = (rest[y] || "")[x];
    return letter === "X" || letter === "O" ? letter : " ";
}));

const LINES = [[0, 1, 2], [3, 4, 5], [6, 7, 8], [0, 3, 6], [1, 4, 7], [2, 5, 8], [0, 4, 8], [2, 4, 6]];

function completes(cell) {
    if (cells[cell] !== " ") return false;
    const after = cells.slice();
    after[cell] = mark;
    return LINES.some((line) => line.includes(cell) && line.every((i) => after[i] === mark));
}

console.log(cells.some((_, cell) => completes(cell)) ? "Yes you can" : "No you can't");
