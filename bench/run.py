"""How fast flip7 is: `make bench` prints it.

Machines differ and are noisy, so every figure stands beside a yardstick taken in the same run: how many plain function
calls this Python makes in a second. The ratio, not the time, is what to compare. Every figure is the best of several
short stretches, in processor time.
"""

import subprocess
import sys

import advising
import browser
import companion
import environments
import knowing
import offline
import opening
import referee
import serving
import simulator
import spiel
from measuring import best, plain_calls


def import_seconds(what: str) -> float:
    """How long an import takes in a fresh Python, beyond starting Python."""
    code = f"import time; start = time.process_time(); {what}; print(time.process_time() - start)"
    runs = [subprocess.run([sys.executable, "-c", code], check=True, capture_output=True, text=True) for _ in range(9)]
    return min(float(run.stdout) for run in runs)


def main() -> None:
    """Prints every figure with its ratio to the yardstick."""
    yardstick = best(plain_calls)
    parts = (referee, simulator, knowing, environments, spiel)
    figures = [figure for part in parts for figure in part.figures()]
    yardstick = max(yardstick, best(plain_calls))
    print(f"yardstick: {yardstick / 1e6:.2f} million plain Python calls a second (Python {sys.version.split()[0]})\n")
    print(f"{'what':60} {'a second':>12} {'per million calls':>18}  bar")
    for figure in figures:
        print(figure.line(yardstick))
    print()
    for line in [*simulator.ratios(figures), *knowing.ratios(), *spiel.ratios(figures)]:
        print(line)
    print("\nweb table: one server, and a crowd of clients in another process")
    for line in serving.lines():
        print(line)
    for line in advising.lines():
        print(line)
    print("\nwithout a server: the rooms in this Python, and in Pyodide under Node")
    for line in browser.lines():
        print(line)
    print("\nthe companion: the score of a game with real cards, on a device, in processor time")
    for line in companion.lines():
        print(line)
    print("\nterminal table: until something is seen")
    for line in opening.lines():
        print(line)
    print("\ngames on a player's device, in a browser")
    for line in offline.lines():
        print(line)
    print()
    for what in ("import flip7", "import flip7; flip7.Game"):
        print(f"{what}: {import_seconds(what) * 1000:.0f} ms of processor time (bar: under 60)")


if __name__ == "__main__":
    main()
