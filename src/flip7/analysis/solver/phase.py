"""The phase of a player who is alone between two cards: asked, in the middle of a Flip Three, or frozen.

Alone, nobody chooses who gets a Freeze or a Flip Three (FZ.4, F3.1), so what waits is one queue: first what the Flip
Three under way has set aside, then what waited before it (F3.8 to F3.11).
"""

from collections.abc import Iterator
from enum import Enum
from typing import Final, NamedTuple

from flip7.core.cards import FLIP_THREE, FREEZE, Card
from flip7.core.pending import FLIPS

Queue = tuple[Card, ...]


class Pause(Enum):
    """Nothing is being flipped."""

    ASKED = "asked"
    """Hit or stay?"""
    BANKED = "banked"
    """A Freeze has taken effect: the points are safe and the round is over (FZ.2)."""


ASKED: Final = Pause.ASKED
BANKED: Final = Pause.BANKED


class Flipping(NamedTuple):
    """A Flip Three under way: cards still to flip, what it has set aside, and what waits behind it."""

    left: int
    aside: Queue = ()
    behind: Queue = ()

    def cards(self) -> Iterator[Card]:
        """Return the cards that lie before nobody: the Flip Three itself, and all that wait."""
        yield FLIP_THREE
        yield from self.aside
        yield from self.behind

    def sets_aside(self, card: Card) -> "Flipping":
        """A Freeze or Flip Three drawn on the way waits for the third card (F3.6)."""
        return self._replace(aside=(*self.aside, card))

    def after_a_card(self) -> "Moment":
        """Return the phase with a card fewer to flip; after the third, what was set aside takes effect (F3.8, F3.9)."""
        if self.left > 1:
            return self._replace(left=self.left - 1)
        return _next_in((*self.aside, *self.behind))

    def tidy(self, *, forgetful: bool) -> "Flipping":
        """Return an equivalent phase: what waits behind a Freeze never takes effect (F3.10), so its order is dropped.

        Forgetful, the cards themselves are gone too; that is right as long as nobody will have to shuffle.
        """
        if FREEZE in self.aside:
            return Flipping(self.left, _tidied((*self.aside, *self.behind), forgetful=forgetful))
        return self._replace(behind=_tidied(self.behind, forgetful=forgetful))


Moment = Pause | Flipping

BEGUN: Final = Flipping(FLIPS)
"""A Flip Three has just been dealt on a hit."""


def _next_in(queue: Queue) -> Moment:
    """Let the first card that waits take effect: a Freeze banks, a Flip Three begins before all others (F3.11)."""
    match queue:
        case ():
            return ASKED
        case (first, *_) if first is FREEZE:
            return BANKED
        case _:
            return Flipping(FLIPS, behind=queue[1:])


def _tidied(queue: Queue, *, forgetful: bool) -> Queue:
    if FREEZE not in queue:
        return queue
    end = queue.index(FREEZE) + 1
    rest = [] if forgetful else sorted(queue[end:], key=str)
    return (*queue[:end], *rest)
