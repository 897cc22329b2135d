"""The speed of flip7: `make bench` prints it.

Machines differ and are noisy, so every figure stands beside a yardstick taken in the same run: how many plain function
calls this Python makes in a second. The ratio, not the time, is what to compare. Every figure is the best of several
short stretches, in processor time.
"""

import subprocess
import sys

import advice_latency
import against_c
import analysis_speed
import browser
import companion
import environments
import offline
import puzzles
import referee
import review_load
import server_load
import simulator
import spiel
import terminal_start
from timing import best, plain_calls


def import_seconds(what: str) -> float:
    """Time an import in a fresh Python, beyond starting Python."""
    code = f"import time; start = time.process_time(); {what}; print(time.process_time() - start)"
    runs = [subprocess.run([sys.executable, "-c", code], check=True, capture_output=True, text=True) for _ in range(9)]
    return min(float(run.stdout) for run in runs)


def main() -> None:
    """Print every figure with its ratio to the yardstick."""
    yardstick = best(plain_calls)
    parts = (referee, simulator, analysis_speed, environments, spiel)
    figures = [figure for part in parts for figure in part.figures()]
    yardstick = max(yardstick, best(plain_calls))
    print(f"yardstick: {yardstick / 1e6:.2f} million plain Python calls a second (Python {sys.version.split()[0]})\n")
    print(f"{'what':60} {'a second':>12} {'per million calls':>18}  bar")
    for figure in figures:
        print(figure.line(yardstick))
    print()
    for line in [*simulator.ratios(figures), *against_c.lines(), *analysis_speed.ratios(), *spiel.ratios(figures)]:
        print(line)
    print("\nweb table: one server, and a crowd of clients in another process")
    for line in server_load.lines():
        print(line)
    print("\nreviews of finished games, and what they cost other tables")
    for line in review_load.lines():
        print(line)
    for line in advice_latency.lines():
        print(line)
    print("\nwithout a server: the rooms in this Python, and in Pyodide under Node")
    for line in browser.lines():
        print(line)
    print("\nthe companion: the score of a game with real cards, on a device, in processor time")
    for line in companion.lines():
        print(line)
    print("\nterminal table: until something is seen")
    for line in terminal_start.lines():
        print(line)
    print("\npuzzles, in a browser")
    for line in puzzles.lines():
        print(line)
    print("\ngames on a player's device, in a browser")
    for line in offline.lines():
        print(line)
    print()
    for what in ("import flip7", "import flip7; flip7.Game"):
        print(f"{what}: {import_seconds(what) * 1000:.0f} ms of processor time (bar: under 60)")


if __name__ == "__main__":
    main()
