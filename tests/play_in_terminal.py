#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Plays in a real terminal, as a person does: keys in, a screen out. usage: play_in_terminal.py PROGRAM

The terminal is tmux's, on a server of its own. Nothing waits for a fixed time: what must come to the screen is looked
for until it is there.
"""
import os
import pathlib
import subprocess
import sys
import tempfile
import time

PATIENCE = 30  # seconds for anything to appear
SHELL = "env 'PS1=$ ' bash --norc --noprofile"


class Terminal:
    """A shell in a terminal of 80 columns and 40 rows."""

    def __init__(self, program):
        path = f"{program.parent}{os.pathsep}{os.environ.get('PATH', '')}"
        self.environment = dict(os.environ, PATH=path, LC_ALL="C.UTF-8")
        self.environment.pop("NO_COLOR", None)
        self.environment.pop("TMUX", None)
        self.server = ["tmux", "-u", "-L", "noughts", "-f", "/dev/null"]
        self.sockets = tempfile.TemporaryDirectory(prefix="noughts-")

    def __enter__(self):
        self.environment["TMUX_TMPDIR"] = self.sockets.name
        self.tmux("new-session", "-d", "-x", "80", "-y", "40", SHELL)
        return self

    def __exit__(self, *_):
        self.tmux("kill-server")
        self.sockets.cleanup()

    def tmux(self, *words):
        done = subprocess.run(self.server + list(words), env=self.environment, check=True, capture_output=True,
                              timeout=PATIENCE)
        return done.stdout.decode()

    def key(self, name):
        self.tmux("send-keys", name)

    def line(self, text):
        self.tmux("send-keys", "-l", text)
        self.key("Enter")

    def screen(self, *options):
        return self.tmux("capture-pane", "-p", *options).rstrip().split("\n")

    def wait_until(self, holds, *said):
        """Waits until this holds of the rows of the screen."""
        end = time.monotonic() + PATIENCE
        while not holds([row.rstrip() for row in self.screen()]):
            if time.monotonic() > end:
                sys.exit("\n".join(["not shown:", *said, "", "the screen:", *self.screen()]))
            time.sleep(0.02)

    def shows(self, *last):
        """Waits until these are the last lines of the screen."""
        self.wait_until(lambda rows: rows[-len(last):] == list(last), *last)


def rows(*cells):
    """A board of three columns as the program draws it."""
    text = "\n───┼───┼───\n".join("│".join(cells[at:at + 3]) for at in range(0, len(cells), 3))
    return [row.rstrip() for row in text.split("\n")]


def two_people(terminal):
    """A game with all that is typed shown once, a won line, a move taken back, and a quiet end."""
    terminal.line("clear; noughts play --side both")
    terminal.shows("Who first makes a line of 3 wins.", "Two people play.",
                   "A move is a cell's number, or its column from the left and row from the top: a1.",
                   "help lists the rest, quit ends.", "",
                   *rows(" 1 ", " 2 ", " 3 ", " 4 ", " 5 ", " 6 ", " 7 ", " 8 ", " 9 "), "", "X>")
    terminal.line("a1")
    terminal.shows("X> a1", "", *rows(" X ", " 2 ", " 3 ", " 4 ", " 5 ", " 6 ", " 7 ", " 8 ", " 9 "), "", "O>")
    for word, prompt in [("4", "X>"), ("2", "O>"), ("5", "X>")]:
        terminal.line(word)
        terminal.shows(prompt)
    board = rows(" X ", " X ", " 3 ", " O ", " O ", " 6 ", " 7 ", " 8 ", " 9 ")
    terminal.shows("O> 5", "", *board, "", "X>")
    terminal.line("hint")
    terminal.shows("X> hint", "hint: 3 (X wins in 1 ply)", "X>")
    terminal.line("3")
    terminal.shows("X> 3", "", *rows("[X]", "[X]", "[X]", " O ", " O ", " 6 ", " 7 ", " 8 ", " 9 "), "",
                   "X has won: X has completed 1 2 3", "new, undo or quit>")
    terminal.line("undo")
    terminal.shows("new, undo or quit> undo", "", *board, "", "X>")
    terminal.line("quit")
    terminal.shows("X> quit", "$")
    terminal.line('echo "status $?"')
    terminal.shows("X> quit", '$ echo "status $?"', "status 0", "$")


def end_of_input(terminal):
    terminal.line("clear; noughts play XX.OO.... --side o --to-move x")
    terminal.shows("X plays 3", "", *rows("[X]", "[X]", "[X]", " O ", " O ", " 6 ", " 7 ", " 8 ", " 9 "), "",
                   "X has won: X has completed 1 2 3", "new, undo or quit>")
    terminal.key("C-d")
    terminal.shows("new, undo or quit>", "$")
    terminal.line('echo "status $?"')
    terminal.shows("new, undo or quit>", '$ echo "status $?"', "status 0", "$")


def interrupt(terminal):
    """The shell after it is as it was: it shows what is typed, a line at a time, and no colour is left on."""
    terminal.line("clear; before=$(stty -g); noughts play --side both")
    terminal.shows("X>")
    terminal.tmux("send-keys", "-l", "half a wo")
    terminal.shows("X> half a wo")
    terminal.key("C-c")
    terminal.shows("X> half a wo^C", "$")
    terminal.line('echo "status $?"; [ "$before" = "$(stty -g)" ] && echo the same terminal')
    terminal.shows("status 130", "the same terminal", "$")
    if "\033" in "".join(terminal.screen("-e")[-3:]):
        sys.exit("a colour is left on")


def stopped_work(terminal):
    """What takes long tells how far it is; Ctrl-C stops the work, and not the game around it."""
    works = lambda rows: any("positions, " in row and row.endswith((" s left", " a second")) for row in rows)
    terminal.line("clear; noughts value --size 5x4 --line 4 --rules misere")
    terminal.wait_until(works, "progress")
    terminal.key("C-c")
    terminal.shows("noughts: not known, as it was stopped", "unknown o..x", "$")
    terminal.line('echo "status $?"')
    terminal.shows('$ echo "status $?"', "status 3", "$")
    terminal.line("clear; noughts value --size 8x8 --line 5")
    terminal.wait_until(works, "progress")
    terminal.key("C-c")
    terminal.shows("noughts: not known, as it was stopped", "unknown o..x", "$")
    terminal.line("clear; noughts play --size 8x8 --line 5 --time 100")
    terminal.shows("X>")
    terminal.line("hint")
    terminal.wait_until(works, "progress")
    terminal.key("C-c")
    terminal.shows("X> hint", "hint: no move wins at once; the rest is not known, as it was stopped", "X>")
    terminal.line("quit")
    terminal.shows("X> quit", "$")


def narrow(terminal):
    """How far it is, on one row of a terminal that is too narrow for it."""
    terminal.tmux("resize-window", "-x", "50")
    terminal.line("clear; noughts games --size 5x4 --line 4 --time 1.5 >/dev/null")
    terminal.shows("noughts: not known within 1.5 s, see --time", "$")
    if len(terminal.screen()) > 2:
        sys.exit("what is written over and over leaves rows behind")
    terminal.tmux("resize-window", "-x", "80")


def colours(terminal):
    """Colours where nobody has asked for none."""
    for setting, coloured in [("NO_COLOR=", True), ("NO_COLOR=1", False), ("TERM=dumb", False)]:
        terminal.line(f"clear; {setting} noughts play X........ --side both")
        terminal.shows(*rows(" X ", " 2 ", " 3 ", " 4 ", " 5 ", " 6 ", " 7 ", " 8 ", " 9 "), "", "O>")
        if ("\033[" in "".join(terminal.screen("-e"))) != coloured:
            sys.exit(f"with {setting}: colours {'missing' if coloured else 'shown'}")
        terminal.line("quit")
        terminal.shows("O> quit", "$")


def main():
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    with Terminal(pathlib.Path(sys.argv[1]).resolve()) as terminal:
        terminal.shows("$")
        for scene in [two_people, end_of_input, interrupt, stopped_work, narrow, colours]:
            scene(terminal)
            print(f"{scene.__name__}: as it should be")


if __name__ == "__main__":
    main()
