"""A bot that chooses at random."""

from collections.abc import Sequence
from random import Random

from flip7.core.decisions import Choice, Decision
from flip7.core.table import Table
from flip7.kernel.policy import Policy, To


class RandomBot:
    """Takes every legal answer with the same chance. The dice are passed in, so that a game can be repeated."""

    name = "random"
    policy: Policy = Policy(hit_chance=0.5, freeze_to=To.ANYBODY, flip_three_to=To.ANYBODY, second_chance_to=To.ANYBODY)

    def __init__(self, random: Random) -> None:
        self._random = random

    def choose(self, view: Table, decision: Decision) -> Choice:  # noqa: ARG002 - it does not look
        """Return any of the options."""
        options: Sequence[Choice] = decision.options
        return self._random.choice(options)
