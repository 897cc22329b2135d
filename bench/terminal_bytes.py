"""The bytes that each key of the full-screen table sends to the terminal, 80 by 24 and 140 by 45.

    python bench/terminal_bytes.py

A game with three bots, pace 0, in a pseudo-terminal. What a key sends is counted until nothing has come for
a second. Over a slow connection every byte is felt.
"""

import os
import select
import sys
import tempfile
import time
from typing import Final

import pexpect

QUIET_SECONDS: Final = 1.0
MOST_SECONDS: Final = 15.0
SIZES: Final = ((80, 24), (140, 45))
ESCAPE: Final = "\x1b"
KEYS: Final = (
    ("o", "o"), ("o again", "o"),
    ("?", "?"), ("Esc from ?", ESCAPE),
    ("l", "l"), ("Esc from l", ESCAPE),
    ("w", "w"), ("Esc from w", ESCAPE),
    ("r", "r"), ("Esc from r", ESCAPE),
    ("+", "+"), ("u", "u"),
    ("h, and three bots", "h"), ("u back", "u"), ("s, and three bots", "s"),
    ("F2", "\x1bOQ"), ("F3", "\x1bOR"),
)  # fmt: skip


def main() -> None:
    """Print a row for each key."""
    columns = [measure(*size) for size in SIZES]
    print("| key |" + "".join(f" {columns} by {lines} |" for columns, lines in SIZES))
    print("|---|" + "---:|" * len(SIZES))
    for name in columns[0]:
        print(f"| {name} |" + "".join(f" {column[name]:,} |" for column in columns))


def measure(columns: int, lines: int) -> dict[str, int]:
    """Press the keys one after the other, and return the bytes of each."""
    with tempfile.TemporaryDirectory() as home:
        names = "Ana,bot:level1,bot:level1,bot:level1"
        terminal = pexpect.spawn(
            sys.executable,
            ["-m", "flip7", "play", "--names", names, "--seed", "f3", "--pace", "0"],
            env={**os.environ, "TERM": "xterm-256color", "COLORTERM": "truecolor", "XDG_DATA_HOME": home},
            cwd=home,
            dimensions=(lines, columns),
            timeout=60,
        )
        seen: dict[str, int] = {"start": settle(terminal, 20.0)}
        for name, key in KEYS:
            terminal.send(key)
            seen[name] = settle(terminal, 2 * QUIET_SECONDS)
        terminal.close(force=True)
        return seen


def settle(terminal: "pexpect.spawn[bytes]", first: float) -> int:
    """Read until nothing comes any more, and return how many bytes there were; `first`: seconds for the first byte."""
    count, wait, end = 0, first, time.monotonic() + MOST_SECONDS
    while time.monotonic() < end and select.select([terminal.child_fd], [], [], wait)[0]:
        piece = os.read(terminal.child_fd, 1 << 16)
        if not piece:
            break
        count, wait = count + len(piece), QUIET_SECONDS
    return count


if __name__ == "__main__":
    main()
