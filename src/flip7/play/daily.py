"""The daily deal: one game a day, with the same cards against the same bots for everybody, and one try at it.

The cards follow from the date, so that a server, a browser without one and a terminal deal the same game. The bots use
no chance of their own: the same answers lead to the same game everywhere.
"""

import hashlib
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import UTC, date, datetime, timedelta
from enum import StrEnum
from functools import lru_cache
from typing import Final

from flip7.bots import bot_named
from flip7.core.errors import Flip7Error, quoted
from flip7.core.events import RoundEnded
from flip7.core.seats import Points, Seat
from flip7.core.shuffle import first_dealer, mixed_seed, secret_hash, seed_hash
from flip7.core.table import Status
from flip7.i18n.catalog import say
from flip7.play.local_table import LocalTable
from flip7.record import Record, replay

YOUR_SEAT: Final = Seat(0)
OPPONENTS: Final = ("level2", "level3", "level4")
"""The bots at the seats after yours."""
PAR_BOT: Final = "level5"
"""The bot whose game is the one to compare with."""
MANY_POINTS: Final = 25
"""A round with as many has the better of two symbols."""
_NAME: Final = "flip7 daily "
_DAYS: Final = range(date(2020, 1, 1).toordinal(), date(2060, 1, 1).toordinal())
"""The days whose deals are recognised: looking through them takes a twentieth of a second."""
_KEPT_PARS: Final = 8


class BadDay(Flip7Error):
    """No day of the calendar."""


class RoundMark(StrEnum):
    """A round as others may see it: no card and no score can be read from its symbol."""

    BUST = "bust"
    FEW = "few"
    MANY = "many"
    FLIP_7 = "flip_7"

    @property
    def symbol(self) -> str:
        """The symbol in a line to share."""
        return _SYMBOLS[self]


_SYMBOLS: Final = {RoundMark.BUST: "🟥", RoundMark.FEW: "🟨", RoundMark.MANY: "🟩", RoundMark.FLIP_7: "⭐"}


@dataclass(frozen=True, slots=True)
class DailyDeal:
    """The deal of one day."""

    day: date

    @property
    def secret(self) -> bytes:
        """The secret of a table at which this deal is played."""
        return hashlib.sha256(f"{_NAME}{self.day.isoformat()}".encode()).digest()

    @property
    def seed(self) -> bytes:
        """The seed of the cards: the secret's, without a word of a player's."""
        return mixed_seed(self.secret, ())

    @property
    def hash(self) -> str:
        """The fingerprint of the secret, which is published the day before."""
        return secret_hash(self.secret)

    def record(self, seats: Sequence[str]) -> Record:
        """Return the record of this deal before its first card, for players of these names."""
        seed, fingerprint = self.seed, seed_hash(self.seed)
        return Record(tuple(seats), dealer=first_dealer(fingerprint, len(seats)), seed=seed, seed_hash=fingerprint)

    @property
    def next(self) -> "DailyDeal":
        """The deal of the next day."""
        return DailyDeal(self.day + timedelta(days=1))


@dataclass(frozen=True, slots=True)
class DailyResult:
    """The result of one player in a daily deal."""

    points: Points
    place: int
    """1 for the winner; whoever has as many points shares a place."""
    players: int
    marks: tuple[RoundMark, ...]
    """One for each round."""

    @property
    def line(self) -> str:
        """The rounds as symbols."""
        return "".join(mark.symbol for mark in self.marks)


def deal_at(milliseconds: int) -> DailyDeal:
    """Return the deal of a time since 1970, by the clock of Greenwich: it changes for everybody at the same moment."""
    return DailyDeal(datetime.fromtimestamp(milliseconds / 1000, UTC).date())


def deal_of(text: str) -> DailyDeal:
    """Return the deal of a day such as `2026-11-18`; raise `BadDay` if there is no such day."""
    try:
        return DailyDeal(date.fromisoformat(text))
    except ValueError:
        raise BadDay(say("daily-bad-day", day=quoted(text))) from None


def deal_in(record: Record) -> DailyDeal | None:
    """Return the deal that a game is a try at, recognised by its cards wherever it was kept; None for other games."""
    if record.seed is None or record.branches or len(record.seats) != 1 + len(OPPONENTS):
        return None
    deals = (DailyDeal(date.fromordinal(day)) for day in _DAYS)
    return next((deal for deal in deals if deal.seed == record.seed), None)


def result_of(record: Record, seat: Seat = YOUR_SEAT) -> DailyResult:
    """Return how the player at a seat did in a finished game."""
    replayed = replay(record)
    scores = replayed.game.table.scores
    marks = tuple(_mark(event, seat) for event in replayed.events if isinstance(event, RoundEnded))
    place = 1 + sum(score > scores[seat] for score in scores)
    return DailyResult(scores[seat], place, len(scores), marks)


def _mark(ended: RoundEnded, seat: Seat) -> RoundMark:
    if ended.flipped_seven == seat:
        return RoundMark.FLIP_7
    if ended.statuses[seat] is Status.BUSTED:
        return RoundMark.BUST
    return RoundMark.MANY if ended.points[seat] >= MANY_POINTS else RoundMark.FEW


@lru_cache(maxsize=_KEPT_PARS)
def par(deal: DailyDeal) -> DailyResult:
    """Let `PAR_BOT` play the deal at your seat, which takes it a tenth of a second, and return how it did."""
    names = (PAR_BOT, *OPPONENTS)
    table = LocalTable(deal.record(names))
    bots = [bot_named(name) for name in names]
    while (asked := table.asked) is not None:
        table.step(bots[asked.seat].choose(table.table.copy(), asked))
    return result_of(table.record)
