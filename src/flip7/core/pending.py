"""Work that waits: what must still happen before the next «Hit or stay?» (T.5).

It is data on the table's stack, never a closure, so that a game can be saved, shown, copied and compared in the middle
of a chain of Flip Threes. The top of the stack is what happens next: a Flip Three inside a chain is resolved to the end
before the level above it goes on (F3.11).
"""

from typing import Final, NamedTuple

from flip7.core.cards import Card
from flip7.core.seats import Seat
from flip7.core.values import fact

FLIPS: Final = 3


class Assigned(NamedTuple):
    """A Freeze or Flip Three that has been given to a player and waits for its turn to take effect (F3.9)."""

    card: Card
    holder: Seat


@fact
class FlipThree:
    """A Flip Three under way: cards still to flip, and the Freezes and Flip Threes set aside so far (F3.2, F3.6)."""

    target: Seat
    left: int = FLIPS
    set_aside: tuple[Card, ...] = ()

    def after_a_flip(self) -> "FlipThree":
        """One card fewer to flip."""
        return FlipThree(self.target, self.left - 1, self.set_aside)

    def setting_aside(self, card: Card) -> "FlipThree":
        """The card waits until the three are flipped."""
        return FlipThree(self.target, self.left, (*self.set_aside, card))

    def without_first(self) -> "FlipThree":
        """The first card set aside is gone."""
        return FlipThree(self.target, self.left, self.set_aside[1:])


@fact
class HandOut:
    """Freezes and Flip Threes being given out: first all of them are given, then each takes effect (F3.8, F3.9).

    A single action card dealt to a player is given out in the same way.
    """

    giver: Seat
    to_give: tuple[Card, ...]
    assigned: tuple[Assigned, ...] = ()

    def giving(self, holder: Seat) -> "HandOut":
        """The next card to give now waits before its holder."""
        card, *rest = self.to_give
        return HandOut(self.giver, tuple(rest), (*self.assigned, Assigned(card, holder)))

    def without_first(self) -> "HandOut":
        """The first assigned card has taken effect or is gone."""
        return HandOut(self.giver, self.to_give, self.assigned[1:])

    @property
    def is_done(self) -> bool:
        """Whether no card is left to give or to take effect."""
        return not self.to_give and not self.assigned


Task = FlipThree | HandOut
