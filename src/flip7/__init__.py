"""Flip 7, by the rules: play it, explain it, study it.

>>> import flip7
>>> game = flip7.Game.seeded(3, "family night")
>>> print(game.asked)
A: hit or stay?
>>> events = game.play(flip7.HIT)
>>> game.asked.options
(<Move.HIT: 'hit'>, <Move.STAY: 'stay'>)

The rules are in `flip7.core`, games as text in `flip7.record`, players in `flip7.bots`. This is a fan-made program, not
affiliated with the publisher of the game.
"""

from typing import TYPE_CHECKING

from flip7.core import events
from flip7.core.apply import apply
from flip7.core.cards import Card, Kind, full_deck, parse_card, parse_cards
from flip7.core.decisions import HIT, STAY, Choice, Decision, Give, HitOrStay, IllegalChoice, Move, WhichCard
from flip7.core.decks import Deck, OpenDeck, SeededDeck, StackedDeck
from flip7.core.errors import Flip7Error
from flip7.core.events import Event
from flip7.core.game import Game
from flip7.core.rules import First, Rules
from flip7.core.scoring import points, round_points
from flip7.core.seats import Points, Seat, seat_letter
from flip7.core.shuffle import seed_hash, seed_of, shuffled
from flip7.core.table import Place, Status, Table
from flip7.core.text import describe

if TYPE_CHECKING:
    from flip7.record import BadNotation, BadRecord, Record, read_record, replay, to_json, to_notation

__version__ = "0.1.0"

__all__ = [
    "HIT",
    "STAY",
    "BadNotation",
    "BadRecord",
    "Card",
    "Choice",
    "Decision",
    "Deck",
    "Event",
    "First",
    "Flip7Error",
    "Game",
    "Give",
    "HitOrStay",
    "IllegalChoice",
    "Kind",
    "Move",
    "OpenDeck",
    "Place",
    "Points",
    "Record",
    "Rules",
    "Seat",
    "SeededDeck",
    "StackedDeck",
    "Status",
    "Table",
    "WhichCard",
    "__version__",
    "apply",
    "describe",
    "events",
    "full_deck",
    "parse_card",
    "parse_cards",
    "points",
    "read_record",
    "replay",
    "round_points",
    "seat_letter",
    "seed_hash",
    "seed_of",
    "shuffled",
    "to_json",
    "to_notation",
]

_IN_RECORD = ("BadNotation", "BadRecord", "Record", "read_record", "replay", "to_json", "to_notation")


def __getattr__(name: str) -> object:
    """Games as text are loaded when first asked for, so that `import flip7` stays quick."""
    if name in _IN_RECORD:
        import flip7.record

        return getattr(flip7.record, name)
    raise AttributeError(f"module 'flip7' has no attribute {name!r}")
