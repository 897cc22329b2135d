"""Holds the chances to win against long play-outs: the table of docs/advice.md, by phase. `make chances`."""

import argparse
import os
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

from flip7.kernel.weights import Weights, default_weights
from training.accuracy import PHASES, accuracies


def main() -> None:
    """Print the table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--positions", type=int, default=500, help="games from which about a position each is taken")
    parser.add_argument("--games", type=int, default=1_000, help="games played from each position")
    parser.add_argument("--seed", type=int, default=2026)
    parser.add_argument("--threads", type=int, default=os.cpu_count() or 1, help="cores to use")
    parser.add_argument("--weights", type=Path, help="a file of weights; otherwise those of the package")
    given = parser.parse_args()
    weights = Weights.from_json(given.weights.read_text(encoding="utf-8")) if given.weights else default_weights()
    phases = [f"{low}-{high - 1}" if high < PHASES[-1][1] else f"{low} or more" for low, high in PHASES]
    print("RMS error in points of winning chance, by the highest total; the noise of the play-outs is taken off")
    print(f"| {'table':24} | positions | all | {' | '.join(phases)} | first player |")
    print(f"|{'|'.join(['---'] + ['---:'] * (3 + len(phases)))}|")
    for found in accuracies(
        weights, positions=given.positions, games=given.games, seed=given.seed, threads=given.threads
    ):
        cells = " | ".join(f"{error:.2f}" for error in (found.overall, *found.phases))
        print(f"| {found.field.name:24} | {found.positions} | {cells} | {found.first_seat:+.2f} |", flush=True)


if __name__ == "__main__":
    main()
