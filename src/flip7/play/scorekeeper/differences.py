"""Differences that a correction makes: players' points and how they left a round, and who has won."""

from collections.abc import Iterator

from flip7.core.seats import SEATS, Points, Seat
from flip7.core.table import Status
from flip7.core.values import fact
from flip7.play.scorekeeper.fold import Fold


@fact
class PointsDiffer:
    """A player's points of a round that is over."""

    round: int
    seat: Seat
    was: Points
    now: Points


@fact
class StatusDiffers:
    """A player's status at the end of a round, or in the one under way."""

    round: int
    seat: Seat
    was: Status
    now: Status


@fact
class WinnerDiffers:
    """The winner before and after; None: no winner yet."""

    was: Seat | None
    now: Seat | None


Difference = PointsDiffer | StatusDiffers | WinnerDiffers


def differences(before: Fold, after: Fold) -> list[Difference]:
    """Compare the rounds that both have, and the table where both stand in the same round."""
    return list(_differences(before, after))


def _differences(before: Fold, after: Fold) -> Iterator[Difference]:
    for was, now in zip(before.finished, after.finished, strict=False):
        for seat in SEATS[: min(len(was.points), len(now.points))]:
            if was.statuses[seat] is not now.statuses[seat]:
                yield StatusDiffers(was.number, seat, was.statuses[seat], now.statuses[seat])
            if was.points[seat] != now.points[seat]:
                yield PointsDiffer(was.number, seat, was.points[seat], now.points[seat])
    if before.table.round == after.table.round and before.round.live and after.round.live:
        for seat in SEATS[: min(len(before.table.places), len(after.table.places))]:
            old, new = before.table.places[seat].status, after.table.places[seat].status
            if old is not new:
                yield StatusDiffers(before.table.round, seat, old, new)
    if before.table.winner != after.table.winner:
        yield WinnerDiffers(before.table.winner, after.table.winner)
