"""Own results on a device: what is kept of each own game, and what is told of all. Nothing leaves the device.

The page keeps what `of_review` and `of_device_game` return, and hands all of it to `results` to be put together: it
makes no figure of its own.
"""

from math import isfinite
from typing import Final

import msgspec
from msgspec import Struct

from flip7.analysis.own_results import OwnGame, OwnResults, own_results
from flip7.analysis.review_report import ReviewReport
from flip7.browser.errors import BadInput
from flip7.browser.review import rough_report
from flip7.i18n.catalog import say
from flip7.play.own_games import NotOwn, own_game, own_seat
from flip7.record import Record, read_record

MOST_GAMES: Final = 10_000
_MOST_SEATS: Final = 200
_MOST_POINTS: Final = 10_000


class _Reviewed(Struct, frozen=True, forbid_unknown_fields=True):
    """A game that a server reviewed, as the page has it."""

    key: str
    at: int
    seat: int
    record: str
    report: ReviewReport


class Told(Struct, frozen=True):
    """The page's own results, with the kept games that could not be read."""

    results: OwnResults
    unread: tuple[int, ...] = ()
    """The places of kept games that make no sense, or are of another version: they count nowhere."""


def of_review(text: str) -> OwnGame:
    """Return what is kept of a game that a server reviewed."""
    try:
        given = msgspec.json.decode(text, type=_Reviewed)
    except (msgspec.MsgspecError, RecursionError, UnicodeError):
        raise BadInput(say("you-foreign-review")) from None
    try:
        return own_game(read_record(given.record), given.report, given.seat, key=given.key, at=given.at)
    except NotOwn as error:
        raise BadInput(str(error)) from None


def of_device_game(record: Record, name: str, *, key: str, at: int) -> OwnGame | None:
    """Return what is kept of a game of this device; None if nobody knows which seat was one's own."""
    seat = own_seat(record, name)
    return None if seat is None else own_game(record, rough_report(record), seat, key=key, at=at)


def results(text: str) -> Told:
    """Put together what was kept of all games; raise `BadInput` if it is no list, or too long."""
    try:
        kept = msgspec.json.decode(text, type=list[msgspec.Raw])
    except (msgspec.MsgspecError, RecursionError, UnicodeError):
        raise BadInput(say("you-not-games")) from None
    if len(kept) > MOST_GAMES:
        raise BadInput(say("you-not-games"))
    read = [_read(each) for each in kept]
    unread = tuple(place for place, game in enumerate(read) if game is None)
    return Told(own_results(game for game in read if game is not None), unread)


def _read(kept: msgspec.Raw) -> OwnGame | None:
    try:
        game = msgspec.json.decode(kept, type=OwnGame)
    except (msgspec.MsgspecError, RecursionError, UnicodeError):
        return None
    return game if _makes_sense(game) else None


def _makes_sense(game: OwnGame) -> bool:
    figures = [game.luck, game.own, game.error, *(each.cost for each in game.choices)]
    counts = [count for each in game.choices for count in (each.times, each.costly, each.numbers)]
    return (
        2 <= game.seats <= _MOST_SEATS  # noqa: PLR2004 - a game needs two
        and 1 <= game.place <= game.seats
        and all(isfinite(figure) and abs(figure) <= _MOST_POINTS for figure in figures)
        and all(0 <= count <= _MOST_POINTS for count in counts)
    )
