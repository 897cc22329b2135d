"""The odds as sentences."""

from dataclasses import replace

from flip7.analysis.odds import bust_risk, next_cards
from flip7.core.cards import SECOND_CHANCE
from flip7.core.seats import Seat
from flip7.core.table import Place, Table
from flip7.i18n.catalog import say
from flip7.i18n.seat_names import Names


def odds_words(table: Table, seat: Seat, names: Names) -> str:
    """Say the chance that the next card busts the seat, and where it comes from."""
    cards = next_cards(table)
    total = cards.total()
    if not total:
        return say("odds-none")
    place = table.places[seat]
    bad = sum(cards[number] for number in place.line)
    if place.has_second_chance:
        percent = _percent(bust_risk(_without_second_chance(table, seat), seat))
        return say("odds-shielded", name=names[seat], percent=percent)
    if not bad:
        return say("odds-safe", name=names[seat])
    return say("odds-risk", name=names[seat], percent=_percent(bust_risk(table, seat)), bad=bad, cards=total)


def _percent(risk: float) -> int:
    return round(100 * risk)


def _without_second_chance(table: Table, seat: Seat) -> Table:
    """Return a table to compute with, where the seat's Second Chance lies on the discard pile."""
    other = table.copy()
    other.places[seat] = Place([card for card in table.places[seat].cards if card is not SECOND_CHANCE])
    return replace(other, discard_pile=[*other.discard_pile, SECOND_CHANCE])
