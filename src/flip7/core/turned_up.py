"""A card is turned up: what it is decides what becomes of it."""

from flip7.core.cards import MODIFIER, NUMBER, SECOND_CHANCE, Card
from flip7.core.decisions import Decision
from flip7.core.events import EVERY_DEALT, EVERY_HIT, EVERY_KEPT, Flipped
from flip7.core.flip_three import set_aside
from flip7.core.hand_out import offer
from flip7.core.numbers import resolve_number
from flip7.core.referee import Referee
from flip7.core.seats import Seat
from flip7.core.second_chance import resolve_second_chance


def turn_up(referee: Referee, seat: Seat, card: Card) -> Decision | None:
    """The card is turned up for the seat and resolved; returns a decision if somebody must choose first.

    What it came up for are the three cases of `draw.what_for`, told apart here once more because this is the hot path.
    """
    table = referee.table
    flipping = bool(table.pending)
    no_cards = not table.places[seat].cards
    if flipping:
        referee.declare(Flipped(seat, card))  # F3.2
    elif table.dealing and no_cards:  # I.1, I.6
        referee.declare(EVERY_DEALT[seat, card])
    else:  # T.2; without cards there was no choice (T.4, X.9)
        referee.declare(EVERY_HIT[seat, card, no_cards])
    kind = card.kind
    if kind is NUMBER:
        resolve_number(referee, seat, card)
    elif kind is MODIFIER:
        referee.declare(EVERY_KEPT[seat, card])
    elif card is SECOND_CHANCE:
        return resolve_second_chance(referee, seat)
    elif flipping:  # F3.6
        set_aside(referee, seat, card)
    else:
        return offer(referee, seat, card)
    return None
