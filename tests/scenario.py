"""The language of the tests: a game is one line of notation.

`after(text)` plays the text on an open deck, checks every mark in it, and gives the game where it stops. `story(text)`
gives what happened on the way.
"""

from collections.abc import Iterable

from flip7.core.cards import Card, full_deck, parse_cards
from flip7.core.decisions import Choice
from flip7.core.decks import StackedDeck
from flip7.core.events import Event
from flip7.core.game import Game
from flip7.core.rules import Rules
from flip7.core.seats import Seat
from flip7.record import from_notation, replay

A, B, C, D, E, F = (Seat(seat) for seat in range(6))


def after(text: str) -> Game:
    """The game where the text stops; every card and mark of the text has been checked against the referee."""
    return replay(from_notation(text)).game


def story(text: str) -> list[Event]:
    """All events of the text."""
    return replay(from_notation(text)).events


def stacked(top: str, seats: int, rules: Rules | None = None) -> Game:
    """A game whose draw pile begins with these cards; the rest lies below in canonical order."""
    rules = rules or Rules()
    first = parse_cards(top)
    rest = list(full_deck(rules.decks_for(seats)))
    for card in first:
        rest.remove(card)
    return Game(seats, StackedDeck([*first, *rest]), rules)


def play(game: Game, *choices: Choice) -> list[Event]:
    """The choices made one after the other, and all that happened."""
    return [event for choice in choices for event in game.play(choice)]


def cards(game: Game, seat: Seat) -> str:
    """Return the cards before a seat, as codes."""
    return codes(game.table.places[seat].cards)


def codes(some: Iterable[Card]) -> str:
    """Cards as codes."""
    return " ".join(map(str, some))
