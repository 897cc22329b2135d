"""The players in the charts of a review: each in one colour and with one line style."""

from dataclasses import dataclass
from typing import Final

from flip7.analysis.reviewed_game import Breakdown, Review
from flip7.core.seats import Seat
from flip7.i18n.seat_names import Names

COLOURS: Final = 6
"""With more players than this, those who came nearest to winning have a colour, the others share one."""
QUIET_COLOUR: Final = "var(--neutral)"
DASHES: Final = ("solid", "7px,3px", "2px,3px", "10px,3px,2px,3px", "14px,4px", "5px,2px,1px,2px,1px,2px")


@dataclass(frozen=True, slots=True)
class Player:
    """A player of the reviewed game."""

    seat: Seat
    name: str
    colour: str
    dash: str
    stands_out: bool
    """Whether the colour is the player's alone."""
    breakdown: Breakdown


def players(review: Review) -> list[Player]:
    """Return everybody, clockwise."""
    names = Names(review.record.seats).shown
    nearest = sorted(range(len(names)), key=lambda seat: -_highest(review, seat))[:COLOURS]
    coloured = {seat: place for place, seat in enumerate(sorted(nearest))}
    return [
        Player(
            seat=Seat(seat),
            name=name,
            colour=f"var(--b{coloured[seat] + 1})" if seat in coloured else QUIET_COLOUR,
            dash=DASHES[coloured[seat]] if seat in coloured else DASHES[0],
            stands_out=seat in coloured,
            breakdown=each,
        )
        for seat, (name, each) in enumerate(zip(names, review.breakdowns, strict=True))
    ]


def _highest(review: Review, seat: int) -> float:
    """Return the best chance to win that the seat ever had."""
    return max(chances[seat] for chances in (review.start, review.end, *(each.before for each in review.moments)))
