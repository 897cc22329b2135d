"""`flip7 play`: a new game, or one that goes on."""

import secrets
from collections.abc import Sequence
from dataclasses import dataclass, replace
from pathlib import Path

from flip7.core.errors import Flip7Error
from flip7.core.rules import Rules
from flip7.core.shuffle import seed_hash, seed_of
from flip7.play.options import PlayOptions
from flip7.play.seating import Occupant, seated_again, seated_anew, seating
from flip7.record import Record
from flip7.record.files import read_game


class BadTogether(Flip7Error):
    """Options that contradict each other."""


@dataclass(frozen=True, slots=True)
class Setting:
    """A game to be played: its record so far, and who sits where."""

    record: Record
    players: Sequence[Occupant]


def setting_of(wishes: PlayOptions) -> Setting:
    """The game that was asked for."""
    return _new(wishes) if wishes.resume is None else _resumed(wishes, wishes.resume)


def _new(wishes: PlayOptions) -> Setting:
    players = seating(wishes.names, wishes.bots, wishes.seats)
    usual = Rules()
    rules = Rules(target=usual.target if wishes.target is None else wishes.target, first=wishes.first or usual.first)
    seed = _seed(wishes.seed)
    record = Record(seats=tuple(map(str, players)), rules=rules, seed=seed, seed_hash=seed_hash(seed))
    return Setting(record, players)


def _seed(text: str | None) -> bytes:
    """The seed that was given, or one that nobody can guess."""
    return secrets.token_bytes(32) if text is None else seed_of(text)


def _resumed(wishes: PlayOptions, file: Path) -> Setting:
    """The game of the file with its players, or with others in their seats."""
    settled = {
        "--seats": wishes.seats,
        "--bots": wishes.bots or None,
        "--seed": wishes.seed,
        "--target": wishes.target,
        "--first": wishes.first,
    }
    for option, value in settled.items():
        if value is not None:
            message = f"{option} cannot be changed in a game that goes on"
            raise BadTogether(message)
    record = read_game(str(file))
    if not wishes.names:
        return Setting(record, seated_again(record.seats))
    players = seated_anew(wishes.names, len(record.seats))
    return Setting(replace(record, seats=tuple(map(str, players))), players)
