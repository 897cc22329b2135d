"""The names that `import flip7` offers. They are loaded when the first of them is used; bots, odds and files later."""

from importlib import import_module
from typing import TYPE_CHECKING, Final

from flip7.core import events
from flip7.core.apply import apply
from flip7.core.cards import Card, Kind, full_deck, parse_card, parse_cards
from flip7.core.decisions import HIT, STAY, Choice, Decision, Give, HitOrStay, IllegalChoice, Move, WhichCard
from flip7.core.decks import Deck, OpenDeck, SeededDeck, StackedDeck
from flip7.core.describe import describe
from flip7.core.errors import Flip7Error
from flip7.core.events import Event
from flip7.core.game import Game, NothingToUndo
from flip7.core.rules import First, Rules
from flip7.core.scoring import points, round_points
from flip7.core.seats import Points, Seat, seat_letter
from flip7.core.shuffle import mixed_seed, secret_hash, seed_hash, seed_of, shuffled
from flip7.core.table import Place, Status, Table
from flip7.extras import is_installed, missing_extra
from flip7.record import (
    BadNotation,
    BadPosition,
    BadRecord,
    Mix,
    Record,
    Replay,
    Situation,
    Step,
    from_position,
    position,
    read_record,
    replay,
    to_json,
    to_notation,
    to_position,
)

if TYPE_CHECKING:
    from flip7.analysis.odds import NextCard, bust_risk, next_card
    from flip7.arena.playouts import PlayedOut, play_out
    from flip7.bots import BadBot, Bot, UnknownBot, bot_named, play_bots, usual_target
    from flip7.record.files import BadFile, read_game, read_games, write_games
    from flip7.record.headers import GameHeader, read_headers

_NEED_NUMPY: Final = ("PlayedOut", "play_out")
_HOMES: Final = {
    **dict.fromkeys(("NextCard", "bust_risk", "next_card"), "flip7.analysis.odds"),
    **dict.fromkeys(_NEED_NUMPY, "flip7.arena.playouts"),
    **dict.fromkeys(("BadBot", "Bot", "UnknownBot", "bot_named", "play_bots", "usual_target"), "flip7.bots"),
    **dict.fromkeys(("BadFile", "read_game", "read_games", "write_games"), "flip7.record.files"),
    **dict.fromkeys(("GameHeader", "read_headers"), "flip7.record.headers"),
}
"""Where the names are that a referee does not need: `Game` alone starts in half the time without them."""


def __getattr__(name: str) -> object:
    if name not in _HOMES:
        raise AttributeError(f"module 'flip7.api' has no attribute {name!r}")
    try:
        home = import_module(_HOMES[name])
    except ModuleNotFoundError as error:
        raise missing_extra(error) or error from None
    return getattr(home, name)


def offered() -> list[str]:
    """Return the public names that can be loaded here: `from flip7 import *` does not fail for want of an extra."""
    return [name for name in __all__ if name not in _NEED_NUMPY or is_installed("numpy")]


__all__ = [
    "HIT",
    "STAY",
    "BadBot",
    "BadFile",
    "BadNotation",
    "BadPosition",
    "BadRecord",
    "Bot",
    "Card",
    "Choice",
    "Decision",
    "Deck",
    "Event",
    "First",
    "Flip7Error",
    "Game",
    "GameHeader",
    "Give",
    "HitOrStay",
    "IllegalChoice",
    "Kind",
    "Mix",
    "Move",
    "NextCard",
    "NothingToUndo",
    "OpenDeck",
    "Place",
    "PlayedOut",
    "Points",
    "Record",
    "Replay",
    "Rules",
    "Seat",
    "SeededDeck",
    "Situation",
    "StackedDeck",
    "Status",
    "Step",
    "Table",
    "UnknownBot",
    "WhichCard",
    "apply",
    "bot_named",
    "bust_risk",
    "describe",
    "events",
    "from_position",
    "full_deck",
    "mixed_seed",
    "next_card",
    "parse_card",
    "parse_cards",
    "play_bots",
    "play_out",
    "points",
    "position",
    "read_game",
    "read_games",
    "read_headers",
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
    "to_position",
    "usual_target",
    "write_games",
]
