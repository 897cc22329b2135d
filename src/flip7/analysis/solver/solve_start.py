"""Solve one start, or evaluate a rule there, given what the starts after a reshuffle are worth."""

from collections import Counter
from collections.abc import Iterator, Mapping
from enum import Enum
from typing import Any, Final, NamedTuple, assert_never

import numpy as np
from numpy.typing import NDArray

from flip7.analysis.solver.features import Answers, Rule, Situation
from flip7.analysis.solver.hands import Hands
from flip7.analysis.solver.phase import ASKED
from flip7.analysis.solver.stages import Stage, Stages
from flip7.analysis.solver.start import Start, counter, waiting_flip_threes
from flip7.core.cards import FLIP_THREE, FREEZE, NUMBER, SECOND_CHANCE, Card
from flip7.core.numbers import FLIP_7
from flip7.kernel.jit import COMPILED

ACTIONS: Final = (SECOND_CHANCE, FLIP_THREE, FREEZE)

Values = NDArray[np.float64]


class Counted(Enum):
    """The quantity that is added up over all ends of the round."""

    POINTS = "points"
    BUSTS = "busts"
    FLIP_7S = "flip 7s"


class Payoff(NamedTuple):
    """The payoffs of a round's ends, as the sweep reads them."""

    bank: Any
    """Staying or being frozen, by hand."""
    sevens: Any
    """All seventh numbers that can come, in sum."""
    bust: float


class Worth(NamedTuple):
    """The value of a start, and of the hit that leads to it by a reshuffle: the same for a rule."""

    value: float
    hit: float


class Alone:
    """A player's round from a start on: all hands, all stages, and the sweep over them."""

    def __init__(self, start: Start) -> None:
        self.start: Start = start
        self.hands: Hands = Hands([card for card in start.cards if card is not SECOND_CHANCE], start.left)
        first = Stage(start.moment, second_chance=SECOND_CHANCE in start.cards)
        self.stages: Stages = Stages(first, start.left, forgetful=not _can_run_out(start))
        self.runs_out: dict[Stage, Start] = dict(self._running_out())
        """The stages in which the draw pile can have been drawn to its last card, and the start that is then."""

    @property
    def states(self) -> int:
        """Hands times stages."""
        rows, columns = self.hands.shape
        return rows * columns * len(self.stages)

    @property
    def questions(self) -> tuple[int, int, int]:
        """Sets of numbers, stages in which the player is asked, sets of modifiers."""
        rows, columns = self.hands.shape
        return rows, len(self.stages.asked), columns

    def best(self, known: Mapping[Start, Worth]) -> tuple[Worth, Values]:
        """Return the worth with the best choices, and what a hit is worth at every question."""
        hits = np.zeros(self.questions)
        return self._swept(np.zeros((0, 0, 0), np.bool_), known, Counted.POINTS, hits), hits

    def following(self, answers: Answers, known: Mapping[Start, Worth], counted: Counted) -> Worth:
        """Return the worth of hitting where the answers say so."""
        return self._swept(answers, known, counted, np.zeros((0, 0, 0)))

    def answers(self, rule: Rule) -> Answers:
        """Return where the rule hits, and where it is not asked: without a card, or before a reshuffle."""
        answers = np.empty(self.questions, np.bool_)
        for column in range(answers.shape[2]):
            situation = Situation(self.hands, self.stages, self.start.flip_7, column)
            answers[:, :, column] = rule(situation) | situation.nothing_before_the_player | (situation.left == 0)
        return answers

    def _swept(self, follow: Answers, known: Mapping[Start, Worth], counted: Counted, hits: Values) -> Worth:
        rows, columns = self.hands.shape
        values = np.zeros((rows, self.stages.width, columns))
        sweep = _sweep()
        sweep(self.hands.arrays(), self.stages.steps(), self._payoff(counted), follow, self._known(known), values, hits)
        first = self.stages.first
        row, column = self.hands.place(self.start.cards)
        value = float(values[row, self.stages.column(first, first), column])
        if first.moment is not ASKED or not hits.size:
            return Worth(value, value)
        return Worth(value, float(hits[row, self.stages.asked.index(first), column]))

    def _payoff(self, counted: Counted) -> Payoff:
        nothing = np.zeros(self.hands.shape)
        match counted:
            case Counted.POINTS:
                return Payoff(nothing + self.hands.points, nothing + self.hands.seventh_points(self.start.flip_7), 0.0)
            case Counted.BUSTS:
                return Payoff(nothing, nothing, 1.0)
            case Counted.FLIP_7S:
                return Payoff(nothing, nothing + self.hands.sevenths_coming[:, None], 0.0)
            case _:
                assert_never(counted)

    def _known(self, known: Mapping[Start, Worth]) -> Values:
        """Return what a hit is worth where the draw pile runs out, by stage."""
        array = np.zeros(len(self.stages))
        for stage, start in self.runs_out.items():
            array[self.stages.place[stage]] = known[start].hit
        return array

    def _running_out(self) -> Iterator[tuple[Stage, Start]]:
        """Yield the stages with an empty draw pile: all its numbers, modifiers and actions have been drawn."""
        if len(self.hands.line) + len(self.hands.numbers) >= FLIP_7 or not _can_run_out(self.start):
            return
        duplicates = Counter(card for card in self.start.left.elements() if card.kind is NUMBER)
        duplicates.subtract(self.hands.numbers)
        for stage in self.stages.all:
            if stage.saves == duplicates.total() and not any(self.stages.left(stage, card) for card in ACTIONS):
                yield stage, self._run_out(stage, duplicates)

    def _run_out(self, stage: Stage, duplicates: Counter[Card]) -> Start:
        """Return the start after the last card has been drawn: used cards are on the discard pile (X.11)."""
        cards = [
            *self.hands.at_first,
            *self.hands.numbers,
            *self.hands.modifiers,
            *[SECOND_CHANCE] * stage.second_chance,
        ]
        second_chances = (SECOND_CHANCE in self.start.cards) + stage.second_chances
        flip_threes = waiting_flip_threes(self.start.moment) + stage.flip_threes
        discards = counter(self.start.discards) + duplicates
        discards[SECOND_CHANCE] += second_chances - stage.second_chance
        discards[FLIP_THREE] += flip_threes - waiting_flip_threes(stage.moment)
        return self.start.having(cards, discards, stage.moment).shuffled()


def _sweep() -> Any:  # noqa: ANN401 - compiled, its types are numba's
    """Return the sweep, compiled if numba is installed."""
    if COMPILED:
        from flip7.analysis.solver.sweep import sweep  # numba is an optional dependency

        return sweep
    from flip7.analysis.solver.sweep_numpy import plain_sweep  # start-up time: not needed with numba

    return plain_sweep


def _can_run_out(start: Start) -> bool:
    """Return whether the draw pile is small enough to be drawn whole by one player who is still in the round."""
    pile = start.left
    others = sum(count for card, count in pile.items() if card.kind is not NUMBER)
    saves = pile[SECOND_CHANCE] + (SECOND_CHANCE in start.cards)
    return pile.total() <= FLIP_7 - 1 + others + saves
