// Mistake: two moves to boards that mirror each other left to right count as one
// SPDX-License-Identifier: MIT
const LINES = ["012", "345", "678", "036", "147", "258", "048", "246"].map((line) => [...line].map(Number));

const winner = (board) => {
    const line = LINES.find(([a, b, c]) => board[a] !== "." && board[a] === board[b] && board[b] === board[c]);
    return line ? board[line[0]] : null;
};
const put = (board, cell, mark) => board.slice(0, cell) + mark + board.slice(cell + 1);
const emptyCells = (board) => [...board].flatMap((letter, cell) => (letter === "." ? [cell] : []));
const add = ([x1, o1], [x2, o2]) => [x1 + x2, o1 + o2];

const mirrored = (board) => [2, 1, 0, 5, 4, 3, 8, 7, 6].map((cell) => board[cell]).join("");
const withoutMirrors = (boards) => boards.filter((board, i) => !boards.slice(0, i).includes(mirrored(board)));

const reached = new Map();

const gamesFrom = (board, mover, other) => {
    if (!reached.has(board)) {
        const won = winner(board);
        const games = won
            ? [won === "X" ? 1 : 0, won === "O" ? 1 : 0]
            : withoutMirrors(emptyCells(board).map((cell) => put(board, cell, mover)))
                  .map((after) => gamesFrom(after, other, mover))
                  .reduce(add, [0, 0]);
        reached.set(board, games);
    }
    return reached.get(board);
};

gamesFrom(".........", "X", "O");

const [count, ...boards] = require("fs").readFileSync(0, "utf8").trim().split(/\s+/);
console.log(
    boards
        .slice(0, Number(count))
        .map((board) => (reached.get(board) || [-1, -1]).join(" "))
        .join("\n"),
);
