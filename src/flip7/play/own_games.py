"""One's own games: whose seat it was, and what is kept of a reviewed game (`flip7.analysis.own_results`)."""

from collections import defaultdict
from collections.abc import Iterable
from typing import Final

from flip7.analysis.habits import Choices, Habit, gathered, habit_of
from flip7.analysis.own_results import Company, OwnGame
from flip7.analysis.review_report import SCHEMA, DecisionReport, ReviewReport
from flip7.analysis.reviewed_game import Asked, decisions
from flip7.core.errors import Flip7Error
from flip7.core.seats import Seat
from flip7.i18n.catalog import say
from flip7.i18n.seat_names import is_bot_seat
from flip7.play.daily import deal_in
from flip7.record import Record, replay

LEAST_SEATS: Final = 2
"""A game alone has nobody to win against: it counts nowhere."""


class NotOwn(Flip7Error):
    """The game, the review or the seat do not belong together, or the game is not over."""


def own_seat(record: Record, name: str) -> Seat | None:
    """Return the seat of whoever asks: of the only person, or of the only one of that name; None if nobody knows.

    >>> own_seat(Record(("Ana", "Rita (level3)"), seed=bytes(32)), "")
    0
    >>> own_seat(Record(("Ana", "Ben"), seed=bytes(32)), "ben")
    1
    """
    people = _people(record)
    own = people if len(people) == 1 else [seat for seat in people if _same(record.seats[seat], name)]
    return own[0] if len(own) == 1 else None


def own_game(record: Record, report: ReviewReport, seat: int, *, key: str, at: int) -> OwnGame:
    """Return what is kept of a finished game; raise `NotOwn` if the review is not of this game, or nobody won yet."""
    replayed = replay(record)
    scores, asked = replayed.game.table.scores, list(decisions(replayed))
    if replayed.game.table.winner is None:
        raise NotOwn(say("you-not-over"))
    if report.schema != SCHEMA or not _is_of(report, asked, len(scores)):
        raise NotOwn(say("you-foreign-review"))
    if not 0 <= seat < len(scores):
        raise NotOwn(say("you-no-seat", seat=seat))
    player = report.players[seat]
    mine = [(each, told) for each, told in zip(asked, report.decisions, strict=True) if told.seat == seat]
    return OwnGame(
        key=key,
        at=at,
        seats=len(scores),
        place=1 + sum(score > scores[seat] for score in scores),
        company=_company(record, Seat(seat)),
        rough=report.rough,
        luck=player.luck,
        own=player.own,
        error=player.error,
        choices=tuple(_choices(mine)),
        advised=sum(each.number in record.advised for each, _ in mine),
    )


def _is_of(report: ReviewReport, asked: list[Asked], seats: int) -> bool:
    """Return whether the report has these decisions, with final figures."""
    same = [(told.number, told.seat) for told in report.decisions] == [(each.number, each.asked.seat) for each in asked]
    return report.done and same and len(report.players) == seats


def _choices(mine: Iterable[tuple[Asked, DecisionReport]]) -> Iterable[Choices]:
    by_habit: defaultdict[Habit, list[tuple[float, float]]] = defaultdict(list)
    for asked, told in mine:
        by_habit[habit_of(asked)].append((told.cost, told.error))
    return (gathered(habit, by_habit[habit]) for habit in sorted(by_habit))


def _company(record: Record, seat: Seat) -> Company:
    if any(other != seat for other in _people(record)):
        return Company.PEOPLE
    return Company.BOTS if deal_in(record) is None else Company.DAILY


def _people(record: Record) -> list[Seat]:
    return [Seat(seat) for seat, name in enumerate(record.seats) if not is_bot_seat(name)]


def _same(name: str, other: str) -> bool:
    return name.strip().casefold() == other.strip().casefold() != ""
