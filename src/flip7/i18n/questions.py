"""Questions, and what each answer would mean."""

from dataclasses import dataclass
from typing import assert_never

from flip7.core.cards import FREEZE, SECOND_CHANCE
from flip7.core.decisions import Decision, Give, HitOrStay, WhichCard
from flip7.core.scoring import round_points
from flip7.core.seats import Seat
from flip7.core.table import Table
from flip7.i18n.cards import face
from flip7.i18n.catalog import say
from flip7.i18n.seat_names import Names


@dataclass(frozen=True, slots=True)
class Option:
    """A seat that a card can be given to."""

    seat: Seat
    name: str
    meaning: str
    """The consequence, as the rest of a sentence that begins with the name."""

    @property
    def number(self) -> int:
        """The number of the option: seats are counted from 1."""
        return self.seat + 1


def question(asked: Decision, names: Names) -> str:
    """Return the question, to its seat by name."""
    name = names[asked.seat]
    match asked:
        case HitOrStay():
            return say("ask-hit-or-stay", name=name)
        case Give():
            return say("ask-give", name=name, card=face(asked.card))
        case WhichCard():
            return say("ask-which-card", name=name)
        case _:
            assert_never(asked)


def hint(asked: Decision) -> str:
    """Say how to answer."""
    match asked:
        case HitOrStay():
            return say("hint-hit-or-stay")
        case Give():
            return say("hint-give")
        case WhichCard():
            return say("hint-which-card")
        case _:
            assert_never(asked)


def options(asked: Decision, table: Table, names: Names) -> list[Option]:
    """Return whom the card can be given to; the other questions need no list."""
    if not isinstance(asked, Give):
        return []
    return [Option(seat, names[seat], _meaning(asked, seat, table, names)) for seat in asked.options]


def _meaning(asked: Give, seat: Seat, table: Table, names: Names) -> str:
    place = table.places[seat]
    numbers = len(place.line)
    you = "yes" if seat == names.you else "no"
    if asked.card is FREEZE:
        banked = round_points(table, seat)
        before = table.scores[seat]
        return say("option-freeze", you=you, points=banked, before=str(before), after=str(before + banked))
    if asked.card is SECOND_CHANCE:
        return say("option-second-chance", you=you, numbers=numbers)
    shielded = "yes" if place.has_second_chance else "no"
    return say("option-flip-three", you=you, numbers=numbers, shielded=shielded)
