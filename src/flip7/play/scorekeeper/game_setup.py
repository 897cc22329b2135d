"""What a kept game begins with: who plays, by which rules, who deals first, and how it is kept."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

from flip7.core.rules import Rules
from flip7.core.seats import SEATS, Seat
from flip7.i18n.catalog import say
from flip7.play.scorekeeper.entries import Depth
from flip7.play.scorekeeper.errors import BadScoreSheet
from flip7.record.record import BadRecord, check_name

MIN_PLAYERS: Final = 2
MAX_PLAYERS: Final = 24
MAX_ID: Final = 40


@dataclass(frozen=True, slots=True)
class Setup:
    """What a game begins with; it never changes."""

    game: str
    """The name of this game among others, so that only logs of the same game are merged."""
    names: tuple[str, ...]
    rules: Rules = field(default_factory=Rules)
    dealer: Seat = SEATS[0]
    depth: Depth = Depth.PAD

    def __post_init__(self) -> None:
        if not MIN_PLAYERS <= len(self.names) <= MAX_PLAYERS:
            raise BadScoreSheet(say("score-players", count=len(self.names), least=MIN_PLAYERS, most=MAX_PLAYERS))
        for seat, name in enumerate(self.names):
            check_player(name, seat, self.names[:seat])
        if type(self.dealer) is not int or not 0 <= self.dealer < len(self.names):
            raise BadScoreSheet(say("score-dealer", count=len(self.names)))
        check_id(self.game)


def check_player(name: str, seat: int, others: Sequence[str]) -> None:
    """Raise `BadScoreSheet` if the name cannot be shown, or one of the others has it."""
    number = seat + 1
    try:
        check_name(name, f"player {number}")
    except BadRecord:
        raise BadScoreSheet(say("score-name", number=number)) from None
    if name.casefold() in {other.casefold() for other in others}:
        raise BadScoreSheet(say("score-twins"))


def check_id(name: str) -> str:
    """Return the name of a game or a device itself; `BadScoreSheet` if it cannot be part of an entry's id."""
    if not name or len(name) > MAX_ID or not name.isascii() or not name.replace("-", "").isalnum():
        raise BadScoreSheet(say("score-keeper-name"))
    return name
