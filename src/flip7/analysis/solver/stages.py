"""Stages: what a player who is alone has drawn besides new numbers and modifiers, and where that has led.

Which number a Second Chance took away does not matter: the player still has that number, so the duplicates that are
left matter in sum only. How many were taken away is enough.
"""

from bisect import bisect_right
from collections import Counter, deque
from collections.abc import Callable, Iterator
from itertools import pairwise
from typing import Any, Final, NamedTuple

import numpy as np

from flip7.analysis.solver.phase import ASKED, BANKED, BEGUN, Flipping, Moment
from flip7.core.cards import FLIP_THREE, FREEZE, SECOND_CHANCE, Card

FROZEN_COLUMN: Final = 0
BUSTED_COLUMN: Final = 1
ENDS: Final = 2
"""The first columns are ends of the round, not stages: frozen, and busted."""
NO_QUESTION: Final = -1
NOTHING_MORE: Final = -1
GROUP: Final = 180
"""The most stages of a group, if one number of cards drawn has no more: larger ones are faster, but need memory."""


class Stage(NamedTuple):
    """The draws since the start that are neither new numbers nor modifiers."""

    moment: Moment
    second_chance: bool
    """Holds one."""
    second_chances: int = 0
    saves: int = 0
    flip_threes: int = 0
    freezes: int = 0

    @property
    def drawn(self) -> int:
        """Return how many cards have been drawn, each save by a number."""
        return self.second_chances + self.saves + self.flip_threes + self.freezes

    @property
    def after_a_card(self) -> Moment:
        """Where a card leads that stays before the player, or is discarded at once."""
        return self.moment.after_a_card() if isinstance(self.moment, Flipping) else ASKED

    def keeping(self) -> "Stage":
        """A new number or a modifier has been drawn (M.1)."""
        return self._replace(moment=self.after_a_card)

    def with_second_chance(self) -> "Stage":
        """A Second Chance is kept; a second one is discarded, since nobody else can take it (SC.1, SC.3)."""
        return self._replace(moment=self.after_a_card, second_chance=True, second_chances=self.second_chances + 1)

    def saved(self) -> "Stage":
        """A duplicate and the Second Chance are discarded; a Flip Three goes on (SC.2, SC.4, X.6)."""
        assert self.second_chance, f"a bust is not a stage: {self}"
        return self._replace(moment=self.after_a_card, second_chance=False, saves=self.saves + 1)

    def with_flip_three(self) -> "Stage":
        """On a hit it must be taken at once; during a Flip Three it is set aside (F3.1, F3.6)."""
        return self._replace(moment=self._action(FLIP_THREE), flip_threes=self.flip_threes + 1)

    def with_freeze(self) -> "Stage":
        """On a hit it must be taken at once; during a Flip Three it is set aside (FZ.4, F3.6)."""
        return self._replace(moment=self._action(FREEZE), freezes=self.freezes + 1)

    def _action(self, card: Card) -> Moment:
        if isinstance(self.moment, Flipping):
            return self.moment.sets_aside(card).after_a_card()
        return BEGUN if card is FLIP_THREE else BANKED

    def tidy(self, *, forgetful: bool) -> "Stage":
        """Return an equivalent stage, as `Flipping.tidy` does."""
        if isinstance(self.moment, Flipping):
            return self._replace(moment=self.moment.tidy(forgetful=forgetful))
        return self


class Steps(NamedTuple):
    """Where every kind of card leads from each stage, as the sweep reads it: see `Stages.column`.

    Arrays, one number for each stage, but for `begins`.
    """

    begins: Any
    """Where each group begins among the stages, and where the last ends."""
    keeping: Any
    second_chance: Any
    duplicate: Any
    flip_three: Any
    freeze: Any
    second_chances_left: Any
    flip_threes_left: Any
    freezes_left: Any
    drawn: Any
    saves: Any
    question: Any
    """The number of the stage's question «hit or stay?»; -1 if nobody is asked."""


class Stages:
    """All stages that can follow a start, and where every card leads from each.

    The stages with most cards drawn come first. They are cut into groups of one or more numbers of cards drawn, and a
    card that is not kept leads to a stage of the same group or of the one before.
    """

    def __init__(self, first: Stage, pile: Counter[Card], *, forgetful: bool) -> None:
        self.first: Stage = first.tidy(forgetful=forgetful)
        self._pile = pile
        self._forgetful = forgetful
        self.all: list[Stage] = sorted(self._reachable(), key=lambda stage: -stage.drawn)
        self.place: dict[Stage, int] = {stage: place for place, stage in enumerate(self.all)}
        self.begins: list[int] = list(_begins([stage.drawn for stage in self.all]))
        self.asked: list[Stage] = [stage for stage in self.all if stage.moment is ASKED]
        """The stages in which a player is asked, in the order of their questions."""

    @property
    def width(self) -> int:
        """The columns of one hand's row: the ends of the round, then the stages of one group."""
        return ENDS + max(end - begin for begin, end in pairwise(self.begins))

    def __len__(self) -> int:
        return len(self.all)

    def left(self, stage: Stage, card: Card) -> int:
        """Return how many of an action card are left in the draw pile."""
        drawn = {SECOND_CHANCE: stage.second_chances, FLIP_THREE: stage.flip_threes, FREEZE: stage.freezes}
        return self._pile[card] - drawn[card]

    def tidied(self, stage: Stage) -> Stage:
        """Return the stage as it is listed."""
        return stage.tidy(forgetful=self._forgetful)

    def steps(self) -> Steps:
        """Return the stages as the sweep reads them."""
        numbers = {stage: place for place, stage in enumerate(self.asked)}
        return Steps(
            begins=np.array(self.begins, np.int64),
            keeping=self._columns(Stage.keeping),
            second_chance=self._drawing(SECOND_CHANCE, Stage.with_second_chance),
            duplicate=self._columns(lambda stage: stage.saved() if stage.second_chance else None),
            flip_three=self._drawing(FLIP_THREE, Stage.with_flip_three),
            freeze=self._drawing(FREEZE, Stage.with_freeze),
            second_chances_left=_array(self.left(stage, SECOND_CHANCE) for stage in self.all),
            flip_threes_left=_array(self.left(stage, FLIP_THREE) for stage in self.all),
            freezes_left=_array(self.left(stage, FREEZE) for stage in self.all),
            drawn=_array(stage.drawn for stage in self.all),
            saves=_array(stage.saves for stage in self.all),
            question=_array(numbers.get(stage, NO_QUESTION) for stage in self.all),
        )

    def column(self, stage: Stage, seen_from: Stage) -> int:
        """Return where a stage's value is when another is computed: the ends, that one's group, the group before."""
        if stage.moment is BANKED:
            return FROZEN_COLUMN
        place, from_place = self.place[self.tidied(stage)], self.place[seen_from]
        group = bisect_right(self.begins, from_place)
        begin, end = self.begins[group - 1], self.begins[group]
        if place >= begin:
            return ENDS + place - begin
        return ENDS + end - begin + place - self.begins[group - 2]

    def _columns(self, step: Callable[[Stage], Stage | None]) -> Any:  # noqa: ANN401 - an array
        """Return the columns that a step leads to; a card that is not there, and a bust, lead to the bust."""
        afters = [(step(stage), stage) for stage in self.all]
        return _array(BUSTED_COLUMN if after is None else self.column(after, stage) for after, stage in afters)

    def _drawing(self, card: Card, step: Callable[[Stage], Stage]) -> Any:  # noqa: ANN401 - the same
        return self._columns(lambda stage: step(stage) if self.left(stage, card) else None)

    def _reachable(self) -> set[Stage]:
        found = {self.first}
        to_follow = deque(found)
        while to_follow:
            for stage in map(self.tidied, self._after(to_follow.popleft())):
                if stage.moment is not BANKED and stage not in found:
                    found.add(stage)
                    to_follow.append(stage)
        return found

    def _after(self, stage: Stage) -> Iterator[Stage]:
        """Yield what one more card can lead to."""
        yield stage.keeping()
        if stage.second_chance:
            yield stage.saved()
        if self.left(stage, SECOND_CHANCE):
            yield stage.with_second_chance()
        if self.left(stage, FLIP_THREE):
            yield stage.with_flip_three()
        if self.left(stage, FREEZE):
            yield stage.with_freeze()


def _array(numbers: Iterator[int]) -> Any:  # noqa: ANN401 - an array of small whole numbers
    return np.array(list(numbers), np.int16)


def _begins(drawn: list[int]) -> Iterator[int]:
    """Return where the groups begin, and where the last ends: each is as large as fits."""
    begin = 0
    yield begin
    for place, (one, following) in enumerate(pairwise([*drawn, NOTHING_MORE]), start=1):
        if one == following:
            continue
        if following == NOTHING_MORE:
            yield place
        elif place + drawn.count(following) - begin > GROUP:
            begin = place
            yield begin
