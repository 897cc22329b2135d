"""The names that `import flip7` offers. They are loaded when the first of them is used."""

from flip7.core import events
from flip7.core.apply import apply
from flip7.core.cards import Card, Kind, full_deck, parse_card, parse_cards
from flip7.core.decisions import HIT, STAY, Choice, Decision, Give, HitOrStay, IllegalChoice, Move, WhichCard
from flip7.core.decks import Deck, OpenDeck, SeededDeck, StackedDeck
from flip7.core.describe import describe
from flip7.core.errors import Flip7Error
from flip7.core.events import Event
from flip7.core.game import Game
from flip7.core.rules import First, Rules
from flip7.core.scoring import points, round_points
from flip7.core.seats import Points, Seat, seat_letter
from flip7.core.shuffle import mixed_seed, secret_hash, seed_hash, seed_of, shuffled
from flip7.core.table import Place, Status, Table
from flip7.record import BadNotation, BadRecord, Mix, Record, read_record, replay, to_json, to_notation

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
    "Mix",
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
    "apply",
    "describe",
    "events",
    "full_deck",
    "mixed_seed",
    "parse_card",
    "parse_cards",
    "points",
    "read_record",
    "replay",
    "round_points",
    "seat_letter",
    "secret_hash",
    "seed_hash",
    "seed_of",
    "shuffled",
    "to_json",
    "to_notation",
]
