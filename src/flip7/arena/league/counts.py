"""The counts of a league's tables: whole numbers, so that it can be stopped and resumed anywhere."""

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from typing import Final

MAX_FAULTS: Final = 3
"""Different faults of a bot that are kept in words; all are counted."""


@dataclass(frozen=True, slots=True)
class Count:
    """The counts of one party's games, by the numbers of its bots."""

    shuffles: int = 0
    """Shuffles played so far, each from all seats."""
    wins: Counter[int] = field(default_factory=Counter)
    forfeits: Counter[int] = field(default_factory=Counter)
    """Games that ended because a bot failed; they have no winner."""

    @property
    def games(self) -> int:
        """Games finished or forfeited."""
        return self.wins.total() + self.forfeits.total()

    def __add__(self, other: "Count") -> "Count":
        return Count(self.shuffles + other.shuffles, self.wins + other.wins, self.forfeits + other.forfeits)


class Faults:
    """The mistakes of bots, in words, once for each kind."""

    def __init__(self, known: Iterable[tuple[int, str]] = ()) -> None:
        self._of: dict[int, list[str]] = {}
        for bot, fault in known:
            self.add(bot, fault)

    def __iter__(self) -> Iterator[tuple[int, str]]:
        return ((bot, fault) for bot, faults in self._of.items() for fault in faults)

    def add(self, bot: int, fault: str) -> None:
        """Add a bot's fault, unless the same is known from another question."""
        known = self._of.setdefault(bot, [])
        if len(known) < MAX_FAULTS and all(_what(fault) != _what(other) for other in known):
            known.append(fault)

    def of(self, bot: int) -> tuple[str, ...]:
        """Return the bot's faults."""
        return tuple(self._of.get(bot, ()))


def _what(fault: str) -> str:
    """Return the fault without the question, which `Forfeit` has put after it."""
    return fault.partition(" when asked «")[0]
