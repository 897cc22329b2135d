"""A game of OpenSpiel, told in full by its own generator: `python -m tests.envs.playthrough` writes it anew."""

from pathlib import Path
from typing import Final

from open_spiel.python.algorithms import generate_playthrough

import flip7.envs.open_spiel

GOLDEN: Final = Path(__file__).parent / "golden" / f"{flip7.envs.open_spiel.NAME}.txt"
SEED: Final = 26
"""A short game with cards given away, some of them by a Flip Three, and a bust."""


def told() -> str:
    """Every state of the game, by random actions of a seed."""
    text: str = generate_playthrough.playthrough(f"{flip7.envs.open_spiel.NAME}(players=3,target=40)", None, seed=SEED)
    return text


if __name__ == "__main__":
    GOLDEN.write_text(told(), encoding="utf-8")
