"""Backups of the score games of a device, and single saved games: write them and read them back."""

from collections.abc import Iterable
from typing import Final, TypeVar

import msgspec
from msgspec import Raw, Struct

from flip7 import __version__
from flip7.browser.errors import BadInput
from flip7.browser.score_store import ScoreMeta
from flip7.i18n.catalog import say
from flip7.play.scorekeeper import ScoreKeeper
from flip7.play.scorekeeper.json_form import from_json
from flip7.play.scorekeeper.player_colours import are_colours
from flip7.play.scorekeeper.settings import ScoreSettings

BACKUP_FORMAT: Final = "flip7-scores"
BACKUP_VERSION: Final = 1
RESERVED: Final = frozenset({"backup", "players", "qr"})
"""Ids that are paths of their own: no game can have them."""
_ONE_GAME: Final = "flip7-score/"
T = TypeVar("T")


class BackedUp(Struct, frozen=True, forbid_unknown_fields=True):
    """One game in a backup, besides what was tapped."""

    score: Raw
    """The saved game, as `score.json`."""
    colours: tuple[int, ...]
    settings: ScoreSettings
    started: int
    changed: int


class _Backup(Struct, frozen=True, forbid_unknown_fields=True):
    format: str
    version: int
    program: str
    games: list[BackedUp]


class _AnyFile(Struct, frozen=True):
    """The head of a backup of any version: it tells a backup from other files."""

    format: str
    version: int | None = None


def write_backup(games: Iterable[tuple[ScoreMeta, str]]) -> str:
    """Write all games, each with its saved text, as one text."""
    listed = [
        BackedUp(Raw(text.encode()), meta.colours, meta.settings, meta.started, meta.changed) for meta, text in games
    ]
    return msgspec.json.encode(_Backup(BACKUP_FORMAT, BACKUP_VERSION, __version__, listed)).decode()


def read_backup(text: str) -> list[tuple[ScoreKeeper, BackedUp | None]]:
    """Read a backup, or one saved game, which comes alone; raise `BadInput` or `BadScoreSheet`."""
    found = _decode(text, _AnyFile)
    if found.format.startswith(_ONE_GAME):
        games: list[tuple[ScoreKeeper, BackedUp | None]] = [(from_json(text), None)]
    elif found.format != BACKUP_FORMAT:
        raise _not_a_backup()
    elif (found.version or 0) > BACKUP_VERSION:
        raise BadInput(say("score-newer-backup"))
    else:
        games = [(from_json(bytes(each.score).decode()), each) for each in _decode(text, _Backup).games]
    ids = [keeper.setup.game for keeper, _ in games]
    if len(set(ids)) < len(ids) or RESERVED & set(ids) or not all(_fits(*each) for each in games):
        raise _not_a_backup()
    return games


def _fits(keeper: ScoreKeeper, given: BackedUp | None) -> bool:
    return given is None or are_colours(given.colours, len(keeper.fold.line_up.names))


def _decode(text: str, kind: type[T]) -> T:
    try:
        return msgspec.json.decode(text, type=kind)
    except (msgspec.DecodeError, RecursionError, UnicodeError):
        raise _not_a_backup() from None


def _not_a_backup() -> BadInput:
    return BadInput(say("score-not-backup"))
