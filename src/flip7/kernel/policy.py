"""A policy: how a player chooses, as data, so that compiled games can follow any policy without being recompiled."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from enum import IntEnum
from itertools import combinations
from typing import TYPE_CHECKING, Final, Self

from flip7.core.cards import MODIFIER, NUMBER, Card
from flip7.core.errors import Flip7Error

if TYPE_CHECKING:
    from flip7.kernel.weights import Weights

MAX_STAY: Final = 1_000_000
MAX_ROLLOUTS: Final = 1_000_000

_NUMBERS: Final = tuple(card for card in Card if card.kind is NUMBER)
_MODIFIERS: Final = tuple(card for card in Card if card.kind is MODIFIER)
_SEVEN: Final = 7


class BadPolicy(Flip7Error):
    """A policy outside what the kernel can follow."""


class To(IntEnum):
    """The rule for who gets a card."""

    LEADER = 0
    """The opponent with the highest total plus round score, first clockwise among equals; else oneself."""
    NEXT = 1
    """The next seat clockwise that may have it."""
    ONESELF = 2
    """The giver itself; where that is not allowed, the leader."""
    LAST = 3
    """The opponent with the lowest total plus round score."""
    ANYBODY = 4
    """Any seat that may have it, all equally likely."""
    EMPTY_SELF = 5
    """The giver itself if it has no card yet; else the leader."""


class HitTable:
    """Hit-or-stay table over every set of numbers and modifiers that can lie before a seat.

    >>> careful = HitTable.of(lambda numbers, modifiers: len(numbers) + len(modifiers) < 3)
    >>> careful.hits([Card("12"), Card("+4")])
    True
    >>> careful.hits([Card("12"), Card("+4"), Card("x2")])
    False
    """

    __slots__ = ("rows",)

    def __init__(self, rows: Sequence[int]) -> None:
        """Take a row for each set of numbers, bits from the 0 up; in it a bit for each set of modifiers, +2 first."""
        if len(rows) != 1 << len(_NUMBERS) or not all(0 <= row < 1 << (1 << len(_MODIFIERS)) for row in rows):
            raise BadPolicy(f"a hit table has {1 << len(_NUMBERS)} rows of {1 << len(_MODIFIERS)} bits")
        self.rows: tuple[int, ...] = tuple(rows)

    @classmethod
    def of(cls, rule: Callable[[frozenset[Card], frozenset[Card]], bool]) -> Self:
        """Build the table of a rule that says, for numbers and modifiers, whether to hit."""
        modifier_sets = [frozenset(_subset(_MODIFIERS, bits)) for bits in range(1 << len(_MODIFIERS))]
        rows = [0] * (1 << len(_NUMBERS))
        for size in range(_SEVEN):
            for numbers in map(frozenset, combinations(_NUMBERS, size)):
                rows[_bits(numbers, _NUMBERS)] = sum(
                    1 << bits for bits, modifiers in enumerate(modifier_sets) if rule(numbers, modifiers)
                )
        return cls(rows)

    def hits(self, cards: Iterable[Card]) -> bool:
        """Return whether the table says «hit» with these cards."""
        held = set(cards)
        row = self.rows[_bits(held, _NUMBERS)]
        return bool(row >> _bits(held, _MODIFIERS) & 1)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, HitTable) and self.rows == other.rows

    def __hash__(self) -> int:
        return hash(self.rows)

    def __repr__(self) -> str:
        return f"<HitTable: {sum(row.bit_count() for row in self.rows):,} sets of cards to hit with>"


def _subset(cards: Sequence[Card], bits: int) -> list[Card]:
    return [card for place, card in enumerate(cards) if bits >> place & 1]


def _bits(held: Iterable[Card], cards: Sequence[Card]) -> int:
    return sum(1 << cards.index(card) for card in set(held) if card in cards)


@dataclass(frozen=True, slots=True)
class Policy:
    """When to hit and whom to give cards to. A seat hits while everything that is given here says so.

    >>> Policy(stay_at=25)
    Policy(stay_at=25)
    """

    stay_at: int | None = None
    """Stays with this many points or more."""
    risk: float | None = None
    """Stays when the chance to bust on the next card, by the true count, is this high; with a Second Chance it is 0."""
    table: HitTable | None = None
    """Stays when the table says so."""
    always_with_second_chance: bool = False
    """Hits with a Second Chance, whatever the other rules say."""
    hit_chance: float | None = None
    """Hits with this chance and looks at nothing else."""
    by_gap: bool = False
    """Stays when the chance to bust is higher than the gap to the best opponent allows: the public champion's rule."""
    races: bool = False
    """Makes the move that the endgame forces: hit where staying loses for certain, stay where it wins."""
    weights: "Weights | None" = None
    """Hits and gives by the neural networks with these weights, and by nothing else but `races`."""
    quick: bool = False
    """Hits by the smallest network: weaker, and fifteen times faster. With more than eight seats
    it gives cards by the rules below."""
    rollouts: int | None = None
    """Searches: plays every answer to the end of the round up to this many times, everybody by the quick network."""
    freeze_to: To = To.LEADER
    flip_three_to: To = To.LEADER
    second_chance_to: To = To.NEXT

    def __post_init__(self) -> None:
        if self.stay_at is not None and (type(self.stay_at) is not int or not 0 <= self.stay_at <= MAX_STAY):
            raise BadPolicy(f"stay_at is {self.stay_at!r}: it must be a whole number from 0 to {MAX_STAY}")
        for to in (self.freeze_to, self.flip_three_to, self.second_chance_to):
            if not isinstance(to, To):
                raise BadPolicy(f"{to!r} says nobody to give a card to: it must be a `To`")
        for name, chance in (("risk", self.risk), ("hit_chance", self.hit_chance)):
            if chance is not None and not 0 <= chance <= 1:
                raise BadPolicy(f"{name} is {chance}: it must be a chance from 0 to 1")
        if self.weights is None and (self.quick or self.rollouts is not None):
            raise BadPolicy("only a policy with weights can be quick or have rollouts")
        if self.rollouts is not None and (type(self.rollouts) is not int or not 1 <= self.rollouts <= MAX_ROLLOUTS):
            raise BadPolicy(f"rollouts is {self.rollouts!r}: it must be a whole number from 1 to {MAX_ROLLOUTS:,}")

    def __repr__(self) -> str:
        given = [
            f"{name}={value!r}"
            for name in self.__dataclass_fields__
            if (value := getattr(self, name)) != self.__dataclass_fields__[name].default
        ]
        return f"Policy({', '.join(given)})"


RACER: Final = Policy(
    by_gap=True,
    always_with_second_chance=True,
    races=True,
    flip_three_to=To.EMPTY_SELF,
    second_chance_to=To.LAST,
)
"""The public champion with the moves that the endgame forces: level 4, and the strongest policy without weights."""


def at_a_glance(weights: "Weights") -> Policy:
    """Return a policy that plays well and fast: by the quick network, and giving cards at large tables as `RACER`."""
    return Policy(
        weights=weights,
        quick=True,
        races=True,
        flip_three_to=RACER.flip_three_to,
        second_chance_to=RACER.second_chance_to,
    )
