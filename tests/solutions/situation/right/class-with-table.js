// A class that solves each board once and keeps the scores in a typed array.
// SPDX-License-Identifier: MIT
"use strict";

const LINES = [[0, 1, 2], [3, 4, 5], [6, 7, 8], [0, 3, 6], [1, 4, 7], [2, 5, 8], [0, 4, 8], [2, 4, 6]];
const POWERS = [1, 3, 9, 27, 81, 243, 729, 2187, 6561];
const EMPTY = 0, ALICE = 1, BOB = 2;
const UNKNOWN = 99;

class Solver {
    constructor() {
        this.scores = [null, new Int8Array(19683).fill(UNKNOWN), new Int8Array(19683).fill(UNKNOWN)];
    }

    finalScore(cells) {
        let score = 0;
        for (const [a, b, c] of LINES) {
            if (cells[a] === cells[b] && cells[b] === cells[c]) score += cells[a] === ALICE ? 1 : -1;
        }
        return score;
    }

    solve(cells, code, mover) {
        if (this.scores[mover][code] !== UNKNOWN) return this.scores[mover][code];
        let best = UNKNOWN;
        for (let i = 0; i < 9; i++) {
            if (cells[i] !== EMPTY) continue;
            cells[i] = mover;
            const score = this.solve(cells, code + mover * POWERS[i], 3 - mover);
            cells[i] = EMPTY;
            if (best === UNKNOWN || (mover === ALICE ? score > best : score < best)) best = score;
        }
        if (best === UNKNOWN) best = this.finalScore(cells);
        this.scores[mover][code] = best;
        return best;
    }
}

const words = require("fs").readFileSync(0, "utf8").split(/\s+/);
const solver = new Solver();
const answers = [];
for (let k = 0, at = 1; k < Number(words[0]); k++, at += 4) {
    const cells = [...(words[at + 1] + words[at + 2] + words[at + 3])].map((c) => ".OX".indexOf(c));
    const code = cells.reduce((sum, cell, i) => sum + cell * POWERS[i], 0);
    answers.push(solver.solve(cells, code, words[at] === "1" ? ALICE : BOB));
}
console.log(answers.join("\n"));
