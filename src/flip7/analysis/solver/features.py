"""Features that a simple rule can look at: all questions «hit or stay?» with one set of modifiers, as arrays."""

from collections.abc import Callable

import numpy as np
from numpy.typing import NDArray

from flip7.analysis.solver.hands import Hands
from flip7.analysis.solver.stages import Stage, Stages
from flip7.core.cards import FLIP_THREE, FREEZE, SECOND_CHANCE

Numbers = NDArray[np.int64]
Chances = NDArray[np.float64]
Answers = NDArray[np.bool_]


class Situation:
    """The questions with one set of modifiers: sets of numbers down, stages across."""

    def __init__(self, hands: Hands, stages: Stages, flip_7: int, column: int) -> None:
        self._hands = hands
        self._stages = stages
        self._flip_7 = flip_7
        self.column: int = column
        """The set of modifiers, as `Hands` numbers it."""

    @property
    def points(self) -> Numbers:
        """The player's score by staying (E.2)."""
        return self._hands.points[:, self.column, None]

    @property
    def number_sum(self) -> Numbers:
        """The sum of the numbers alone."""
        return self._hands.number_sums[:, None]

    @property
    def second_chance(self) -> Answers:
        """Holds a Second Chance."""
        return np.array([[stage.second_chance for stage in self._stages.asked]], np.bool_)

    @property
    def left(self) -> Numbers:
        """Cards in the draw pile."""
        drawn = self._hands.numbers_drawn[:, None] + self._per_stage([stage.drawn for stage in self._stages.asked])
        left: Numbers = self._hands.pile.total() - self._hands.modifiers_drawn[self.column] - drawn
        return np.maximum(left, 0)

    @property
    def duplicates(self) -> Numbers:
        """Cards in the draw pile that are in the line already."""
        taken = self._per_stage([stage.saves for stage in self._stages.asked])
        duplicates: Numbers = self._hands.duplicates[:, None] - taken
        return np.maximum(duplicates, 0)

    @property
    def bust_risk(self) -> Chances:
        """The chance that the next card busts; 0 with a Second Chance (B.1, SC.2)."""
        return np.where(self.second_chance, 0.0, self.duplicates / np.maximum(self.left, 1))

    @property
    def points_after_one_card(self) -> Chances:
        """The player's average score after one hit and no more; a Flip Three counts as any action card."""
        hands, points = self._hands, self.points
        more = hands.with_a_modifier(self.column)
        gained = hands.doublings[self.column] * hands.points_coming + self._flip_7 * hands.sevenths_coming
        gained = gained + hands.points[:, more].sum(axis=1) - len(more) * hands.points[:, self.column]
        harmless = self._per_stage([self._actions_left(stage) for stage in self._stages.asked])
        harmless = harmless + np.where(self.second_chance, self.duplicates, 0) + len(more)
        mean: Chances = (points * (hands.numbers_coming[:, None] + harmless) + gained[:, None]) / np.maximum(
            self.left, 1
        )
        return mean

    @property
    def nothing_before_the_player(self) -> Answers:
        """Whether there is no card at all: then there is no choice (T.4, X.9)."""
        without_modifiers = not self._hands.at_first and not self._hands.modifiers_drawn[self.column]
        bare: Answers = (self._hands.number_counts == 0)[:, None] & without_modifiers & ~self.second_chance
        return bare

    def _actions_left(self, stage: Stage) -> int:
        return sum(self._stages.left(stage, card) for card in (SECOND_CHANCE, FLIP_THREE, FREEZE))

    def _per_stage(self, numbers: list[int]) -> Numbers:
        return np.array([numbers], np.int64)


Rule = Callable[[Situation], Answers]
"""A rule: returns where to hit."""
