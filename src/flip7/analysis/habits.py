"""Habits: costly choices of a player, sorted by the situation in which they were made.

A reviewed choice belongs to one habit, whether it cost something or not: so one knows how often the situation came, how
often the choice was costly, and what that cost a game. What is said of a player is in `flip7.analysis.own_results`.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from enum import StrEnum
from math import hypot
from typing import Final, assert_never

from flip7.analysis.endgame import foremost_rival, standing
from flip7.analysis.reviewed_game import Asked
from flip7.core.cards import FLIP_THREE, FREEZE
from flip7.core.decisions import HIT, Give, HitOrStay, WhichCard
from flip7.core.seats import Seat
from flip7.core.table import Table


class HabitKind(StrEnum):
    """The kinds of choice that can be a habit, by situation."""

    STAYS_WITH_A_SHIELD = "stays_with_a_shield"
    """Stays while holding a Second Chance, so that no number busts."""
    STAYS_BEHIND = "stays_behind"
    """Stays although somebody stands at the target, and higher."""
    STAYS = "stays"
    """Stays with so many number cards (`Habit.numbers`)."""
    HITS_IN_FRONT = "hits_in_front"
    """Hits at the target or beyond it, and higher than everybody."""
    HITS = "hits"
    """Hits with so many number cards (`Habit.numbers`)."""
    FREEZES_ONESELF = "freezes_oneself"
    FREEZES_OTHERS = "freezes_others"
    """Gives the Freeze to another player: the wrong one, or should have kept it."""
    FLIPS_ONESELF = "flips_oneself"
    FLIPS_OTHERS = "flips_others"
    GIVES_SECOND_CHANCES = "gives_second_chances"


class Family(StrEnum):
    """Habits that are told as one where no single one of them is clear."""

    STAYING = "staying"
    HITTING = "hitting"
    GIVING = "giving"


FAMILIES: Final[dict[HabitKind, Family]] = {
    HabitKind.STAYS_WITH_A_SHIELD: Family.STAYING,
    HabitKind.STAYS_BEHIND: Family.STAYING,
    HabitKind.STAYS: Family.STAYING,
    HabitKind.HITS_IN_FRONT: Family.HITTING,
    HabitKind.HITS: Family.HITTING,
    HabitKind.FREEZES_ONESELF: Family.GIVING,
    HabitKind.FREEZES_OTHERS: Family.GIVING,
    HabitKind.FLIPS_ONESELF: Family.GIVING,
    HabitKind.FLIPS_OTHERS: Family.GIVING,
    HabitKind.GIVES_SECOND_CHANCES: Family.GIVING,
}


@dataclass(frozen=True, slots=True, order=True)
class Habit:
    """A kind of choice, with the number of number cards held where it matters."""

    kind: HabitKind
    numbers: int = 0


@dataclass(frozen=True, slots=True)
class Choices:
    """The choices of one habit in one game, or in many."""

    kind: HabitKind
    numbers: int
    times: int
    """Choices that were made so."""
    costly: int
    """Those of them that cost something."""
    cost: float
    """Percentage points of winning chance that they cost together."""
    error: float
    """Half the width of the 95 % confidence interval of that."""

    @property
    def habit(self) -> Habit:
        """The habit that they belong to."""
        return Habit(self.kind, self.numbers)


def habit_of(asked: Asked) -> Habit:
    """Return the habit that a choice belongs to.

    >>> from flip7.core.decisions import STAY
    >>> from flip7.record import position
    >>> table, question = position("12 9", ["7 8", "3"])
    >>> habit_of(Asked(0, table, question, STAY, table, ()))
    Habit(kind=<HabitKind.STAYS: 'stays'>, numbers=2)
    """
    match asked.asked:
        case HitOrStay(seat):
            return _after_hit_or_stay(asked.table, seat, hit=asked.choice is HIT)
        case Give(seat=seat, card=card):
            to_oneself = asked.choice == seat
            if card is FREEZE:
                return Habit(HabitKind.FREEZES_ONESELF if to_oneself else HabitKind.FREEZES_OTHERS)
            if card is FLIP_THREE:
                return Habit(HabitKind.FLIPS_ONESELF if to_oneself else HabitKind.FLIPS_OTHERS)
            return Habit(HabitKind.GIVES_SECOND_CHANCES)
        case WhichCard():
            raise AssertionError(asked)
        case _:
            assert_never(asked.asked)


def _after_hit_or_stay(table: Table, seat: Seat, *, hit: bool) -> Habit:
    own, target, rival = standing(table, seat), table.rules.target, foremost_rival(table, seat)
    highest = 0 if rival is None else standing(table, rival)
    numbers = len(table.places[seat].line)
    if hit:
        return Habit(HabitKind.HITS_IN_FRONT) if own >= target and own > highest else Habit(HabitKind.HITS, numbers)
    if highest >= target and highest > own:
        return Habit(HabitKind.STAYS_BEHIND)
    if table.places[seat].has_second_chance:
        return Habit(HabitKind.STAYS_WITH_A_SHIELD)
    return Habit(HabitKind.STAYS, numbers)


def gathered(habit: Habit, costs: Iterable[tuple[float, float]]) -> Choices:
    """Gather the costs of choices of one habit, each with its error."""
    told = list(costs)
    paid = [(cost, error) for cost, error in told if cost]
    total = round(sum(cost for cost, _ in paid), 1)
    return Choices(habit.kind, habit.numbers, len(told), len(paid), total, round(hypot(*(each[1] for each in paid)), 1))
