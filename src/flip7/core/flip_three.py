"""Flip Three (F3): three cards, one at a time.

What comes up on the way:

- a number or modifier is resolved as on a hit, in `numbers` and `turned_up` (F3.2);
- a bust or a Flip 7 stops it at once (F3.3, F3.4);
- a Second Chance is dealt with at once, in `second_chance` (F3.5);
- a **Freeze or Flip Three is set aside** (F3.6, `set_aside` below) and, after the third card, handed out by the player
  who flipped, in `hand_out` (F3.8 to F3.11).
"""

from flip7.core.cards import Card
from flip7.core.events import Discarded, Ending, FlipThreeBegan, FlipThreeEnded, SetAside, Waste
from flip7.core.pending import FlipThree
from flip7.core.referee import Referee
from flip7.core.seats import Seat


def begin_flip_three(referee: Referee, target: Seat) -> None:
    """The target is to be dealt three cards, one at a time (F3.2)."""
    referee.declare(FlipThreeBegan(target))


def set_aside(referee: Referee, target: Seat, card: Card) -> None:
    """A Freeze or Flip Three drawn during a Flip Three is set aside until the third card (F3.6)."""
    referee.declare(SetAside(target, card))


def next_to_flip(referee: Referee, flip_three: FlipThree) -> Seat | None:
    """The seat that flips the next card, or None when the Flip Three is over (F3.2, F3.3)."""
    target = flip_three.target
    if not referee.table.is_active(target):
        _stop_at_a_bust(referee, flip_three)
        return None
    if not flip_three.left:
        referee.declare(FlipThreeEnded(target, Ending.THIRD_CARD))
        return None
    return target


def _stop_at_a_bust(referee: Referee, flip_three: FlipThree) -> None:
    """A bust stops a Flip Three at once; what it set aside is discarded, unused (F3.3, F3.7)."""
    for card in flip_three.set_aside:
        referee.declare(Discarded(flip_three.target, card, Waste.BUST))
    referee.declare(FlipThreeEnded(flip_three.target, Ending.BUST))
