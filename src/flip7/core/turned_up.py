"""A card is turned up: what it is decides what becomes of it."""

from flip7.core.cards import MODIFIER, NUMBER, Card, Kind
from flip7.core.decisions import Decision
from flip7.core.events import Dealt, Flipped, Hit, Kept
from flip7.core.flip_three import set_aside
from flip7.core.hand_out import offer
from flip7.core.numbers import resolve_number
from flip7.core.referee import Referee
from flip7.core.seats import Seat
from flip7.core.second_chance import resolve_second_chance
from flip7.core.table import Table


def turn_up(referee: Referee, seat: Seat, card: Card) -> Decision | None:
    """The card is turned up for the seat and resolved; a decision comes back if somebody must choose first."""
    flipping = bool(referee.table.pending)
    referee.declare(Flipped(seat, card) if flipping else _dealt_or_hit(referee.table, seat, card))
    kind = card.kind
    if kind is NUMBER:
        resolve_number(referee, seat, card)
    elif kind is MODIFIER:
        referee.declare(Kept(seat, card))
    elif kind is Kind.SECOND_CHANCE:
        return resolve_second_chance(referee, seat)
    elif flipping:
        set_aside(referee, seat, card)
    else:
        return offer(referee, seat, card)
    return None


def _dealt_or_hit(table: Table, seat: Seat, card: Card) -> Dealt | Hit:
    """In the deal a seat without cards is dealt one (I.1, I.6); otherwise it was a hit, forced if it had none (T.4)."""
    no_cards = not table.places[seat].cards
    if table.dealing and no_cards:
        return Dealt(seat, card)
    return Hit(seat, card, no_cards)
