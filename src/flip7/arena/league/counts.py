"""What is counted at the tables of a league: whole numbers, so that it may be stopped and go on anywhere."""

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from typing import Final

MOST_FAULTS: Final = 3
"""So many different faults of a bot are kept in words; all are counted."""


@dataclass(frozen=True, slots=True)
class Count:
    """The games of one party, by the numbers of its bots."""

    shuffles: int = 0
    """Played so far, each from all seats."""
    wins: Counter[int] = field(default_factory=Counter)
    forfeits: Counter[int] = field(default_factory=Counter)
    """Games that ended because a bot failed: nobody has won them."""

    @property
    def games(self) -> int:
        """Finished or forfeited."""
        return self.wins.total() + self.forfeits.total()

    def __add__(self, other: "Count") -> "Count":
        return Count(self.shuffles + other.shuffles, self.wins + other.wins, self.forfeits + other.forfeits)


class Faults:
    """What bots did wrong, in words, the first time for each kind."""

    def __init__(self, known: Iterable[tuple[int, str]] = ()) -> None:
        self._of: dict[int, list[str]] = {}
        for bot, fault in known:
            self.add(bot, fault)

    def __iter__(self) -> Iterator[tuple[int, str]]:
        return ((bot, fault) for bot, faults in self._of.items() for fault in faults)

    def add(self, bot: int, fault: str) -> None:
        """The bot has done that; the same on another question is nothing new."""
        known = self._of.setdefault(bot, [])
        if len(known) < MOST_FAULTS and all(_what(fault) != _what(other) for other in known):
            known.append(fault)

    def of(self, bot: int) -> tuple[str, ...]:
        """What the bot has done."""
        return tuple(self._of.get(bot, ()))


def _what(fault: str) -> str:
    """The fault without the question, which `Forfeit` has put after it."""
    return fault.partition(" when asked «")[0]
