"""Chooses anything."""

from collections.abc import Sequence
from random import Random

from flip7.core.decisions import Choice, Decision
from flip7.core.table import Table


class RandomBot:
    """Every legal answer is equally likely. The randomness is passed in, so that a game can be played again."""

    name = "random"

    def __init__(self, random: Random) -> None:
        self._random = random

    def choose(self, view: Table, decision: Decision) -> Choice:  # noqa: ARG002 - it does not look
        """Any of the options."""
        options: Sequence[Choice] = decision.options
        return self._random.choice(options)
