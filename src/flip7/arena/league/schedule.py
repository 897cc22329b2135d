"""The schedule of a league: who meets whom."""

from collections.abc import Iterator, Sequence
from itertools import combinations, cycle, islice
from math import comb
from random import Random
from typing import Final, TypeAlias

Party: TypeAlias = tuple[int, ...]
"""The bots at one table, by their numbers in the league, in turn order. A bot may have several seats."""

MAX_SETS: Final = 128
"""Up to this many tables, every set of bots meets; in a larger league, every two bots do."""
CANDIDATES: Final = 200


def everybody(bots: int, seats: int) -> tuple[Party, ...]:
    """Return the tables of a league: every bot sits at as many as any other.

    >>> everybody(3, 2)
    ((0, 1), (0, 2), (1, 2))
    >>> everybody(2, 4)
    ((0, 1, 0, 1),)
    """
    if bots < seats:
        return tuple(dict.fromkeys(_repeated(bots, seats)))
    if comb(bots, seats) <= MAX_SETS:
        return tuple(combinations(range(bots), seats))
    return tuple(_in_circles(bots, seats))


def against(bots: int, yardstick: int, seats: int) -> tuple[Party, ...]:
    """Return the tables of a match: each bot alone among copies of the yardstick.

    >>> against(3, 2, 4)
    ((0, 2, 2, 2), (1, 2, 2, 2))
    """
    return tuple((bot, *(yardstick for _ in range(seats - 1))) for bot in range(bots) if bot != yardstick)


def lineups(party: Party) -> tuple[Party, ...]:
    """Return every way to seat a party in the same order around the table, each once.

    >>> lineups((0, 1, 1))
    ((0, 1, 1), (1, 0, 1), (1, 1, 0))
    >>> lineups((0, 1, 0, 1))
    ((0, 1, 0, 1), (1, 0, 1, 0))
    """
    return tuple(dict.fromkeys((*party[-turn:], *party[:-turn]) if turn else party for turn in range(len(party))))


def _repeated(bots: int, seats: int) -> Iterator[Party]:
    """Seat fewer bots than seats in turns; where that is uneven, each bot is once among those with a seat more."""
    starts = range(bots) if seats % bots else range(1)
    for start in starts:
        yield tuple(islice(cycle((start + bot) % bots for bot in range(bots)), seats))


def _in_circles(bots: int, seats: int) -> Iterator[Party]:
    """Yield the tables of a large league: a few patterns, each moved once around the circle of all bots.

    So every bot is equally often at a table, and as the patterns hold every distance there is, every two bots meet.
    """
    apart = set(range(1, bots // 2 + 1))
    dice = Random(0)
    while apart:
        patterns = [(0, *sorted(dice.sample(range(1, bots), seats - 1))) for _ in range(CANDIDATES)]
        pattern = max(patterns, key=lambda bots_of: len(apart & _distances(bots_of, bots)))
        apart -= _distances(pattern, bots)
        yield from (tuple((bot + turn) % bots for bot in pattern) for turn in range(bots))


def _distances(pattern: Sequence[int], bots: int) -> set[int]:
    """Return how far apart two bots of the pattern are on the circle."""
    return {min(high - low, bots - high + low) for low, high in combinations(pattern, 2)}
