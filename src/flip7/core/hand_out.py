"""Giving out Freezes and Flip Threes, and their taking effect (FZ.1, F3.1, F3.8 to F3.11)."""

from flip7.core.cards import FREEZE, Card
from flip7.core.decisions import Decision, Give
from flip7.core.events import Discarded, Given, HandedOut, Waste
from flip7.core.flip_three import begin_flip_three
from flip7.core.freeze import freeze
from flip7.core.pending import HandOut
from flip7.core.referee import Referee
from flip7.core.seats import Seat


def offer(referee: Referee, giver: Seat, card: Card) -> Decision | None:
    """Any active player may be given the card, oneself included; the only one must take it (FZ.1, FZ.4, F3.1, X.10)."""
    takers = referee.table.active
    if len(takers) > 1:
        return Give(giver, card, takers)
    _give(referee, giver, card, takers[0], forced=True)
    return None


def give(referee: Referee, giver: Seat, card: Card, to: Seat) -> None:
    """The giver has chosen who gets the card."""
    _give(referee, giver, card, to, forced=False)


def _give(referee: Referee, giver: Seat, card: Card, to: Seat, *, forced: bool) -> None:
    just_dealt = referee.table.turned_up is not None
    event = Given if just_dealt else HandedOut
    referee.declare(event(giver, card, to, forced))


def next_in_hand_out(referee: Referee, hand_out: HandOut) -> Decision | None:
    """Nothing given out takes effect until all of it has been given out, in the order drawn (F3.8, F3.9)."""
    if hand_out.to_give:
        return offer(referee, hand_out.giver, hand_out.to_give[0])
    _take_effect(referee, *hand_out.assigned[0])
    return None


def _take_effect(referee: Referee, card: Card, holder: Seat) -> None:
    """A card whose holder is no longer active is discarded; a Flip Three begins above the rest (F3.10, F3.11)."""
    if not referee.table.is_active(holder):
        referee.declare(Discarded(holder, card, Waste.HOLDER_IS_OUT))
    elif card is FREEZE:
        freeze(referee, holder)
    else:
        begin_flip_three(referee, holder)
