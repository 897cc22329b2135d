"""Seeding: which game an environment plays next. The games of a seed follow one another."""

from dataclasses import replace
from operator import index
from secrets import randbits
from typing import Any, Final

from flip7.core.errors import Flip7Error, quoted
from flip7.core.rules import First, Rules
from flip7.kernel.setup import MAX_SEED, Setup

MIN_PLAYERS: Final = 2
MAX_PLAYERS: Final = 40
TARGET: Final = Rules().target


class BadEnvironment(Flip7Error):
    """An environment that cannot be set up, or is used in the wrong way."""


class NoGame(BadEnvironment):
    """No game has been dealt yet."""

    def __init__(self) -> None:
        super().__init__("no game is under way: call reset first")


class NotDealt(NoGame, AttributeError):
    """`NoGame` as an `AttributeError`, which Python expects for a missing attribute."""


def plain_int(number: int) -> int:
    """Return a whole number of any type, NumPy's too, as an int; what is none stays as it is, for a check to refuse.

    >>> import numpy as np
    >>> plain_int(np.int64(3))
    3
    """
    try:
        return number if isinstance(number, bool) else index(number)
    except TypeError:
        return number


def setup_of(players: int, *, target: int, first: str) -> Setup:
    """Return a table for this many players, by these rules; the seed is still to come."""
    players, target = plain_int(players), plain_int(target)
    if type(players) is not int or not MIN_PLAYERS <= players <= MAX_PLAYERS:
        bounds = f"from {MIN_PLAYERS} to {MAX_PLAYERS}"
        raise BadEnvironment(f"players is {quoted(players)}: it must be a whole number {bounds}")
    if first not in list(First):
        raise BadEnvironment(f"first is {quoted(first)}: it must be {' or '.join(First)}")
    return Setup(players, rules=Rules(target=target, first=First(first)))


class Deals:
    """The games of a seed: the first after a seed is game 0, the next game 1, and so on.

    They are the games of `flip7.kernel`: with the same seed, number and choices, the same cards to the last.
    """

    def __init__(self, setup: Setup) -> None:
        self.setup: Setup = setup
        self.number: int = -1
        self._record: Any = None

    def deal(self, seed: int | None) -> Any:  # noqa: ANN401 - an array, or a list of twins
        """Return the setup of the next game as a kernel record; `number` is its number.

        Without a seed the games of the last one go on; if there never was one, chance chooses.
        """
        if seed is not None or self._record is None:
            self.setup = replace(self.setup, seed=randbits(64) if seed is None else checked_seed(seed))
            self._record = self.setup.record()
            self.number = -1
        self.number += 1
        return self._record


def checked_seed(seed: int) -> int:
    """Return the seed, or raise unless it is a whole number of 64 bits."""
    number = plain_int(seed)
    if type(number) is not int or not 0 <= number < MAX_SEED:
        raise BadEnvironment(f"seed {quoted(seed)}: it must be a whole number from 0 to {MAX_SEED - 1}")
    return number
