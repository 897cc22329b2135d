"""The solution: the best choices of a player who is alone in the round, and the worth of any rule there."""

from collections import Counter
from collections.abc import Iterable, Mapping
from functools import cached_property
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from flip7.analysis.solver.features import Answers, Rule, Situation
from flip7.analysis.solver.hands import Hands, bits_of
from flip7.analysis.solver.phase import ASKED
from flip7.analysis.solver.reshuffles import Play, ReshuffleChain
from flip7.analysis.solver.solve_start import Alone, Counted, Worth
from flip7.analysis.solver.stages import Stage
from flip7.analysis.solver.start import CannotSolve, Start, start_of, table_with
from flip7.core.cards import FLIP_THREE, MODIFIER, NUMBER, SECOND_CHANCE, Card
from flip7.core.scoring import points
from flip7.core.seats import Points, Seat
from flip7.core.table import Table
from flip7.kernel.policy import HitTable

_NUMBERS: Final = [card for card in Card if card.kind is NUMBER]
_MODIFIERS: Final = [card for card in Card if card.kind is MODIFIER]


class Options(NamedTuple):
    """The average scores of the two answers to «hit or stay?», with the best choices after them."""

    hit: float
    stay: Points

    @property
    def is_hit(self) -> bool:
        """Whether hitting is better."""
        return self.hit > self.stay


class Solution:
    """The best choices of a round played alone, from a start on."""

    def __init__(self, chain: ReshuffleChain) -> None:
        self._chain = chain
        self._hits: dict[Start, NDArray[np.float64]] = {}
        self.value: float = chain.played(self._best).value
        """The points of the round on average."""

    @property
    def start(self) -> Start:
        """The start that was solved."""
        return self._chain.first

    @property
    def states(self) -> int:
        """The number of solved states: hands times stages."""
        return self._chain.states

    def options(self, cards: Iterable[Card], discarded: Iterable[Card] = ()) -> Options:
        """Return what hitting and staying are worth with these cards before the player.

        `discarded` is what this player has put on the discard pile since the start: numbers and Second Chances of
        saves, spare Second Chances, and used Flip Threes.
        """
        held, used = list(cards), Counter(discarded)
        alone = self._alone
        stage = self._stage(held, used)
        try:
            question = alone.stages.asked.index(stage)
            row, column = alone.hands.place(held)
        except (KeyError, ValueError):
            raise CannotSolve(f"«{' '.join(map(str, held))}» cannot follow the start of this solution") from None
        return Options(float(self._hits[self.start][row, question, column]), points(held))

    def hits(self, cards: Iterable[Card], discarded: Iterable[Card] = ()) -> bool:
        """Return whether the best choice with these cards is to hit."""
        held = list(cards)
        return not held or self.options(held, discarded).is_hit

    @property
    def hands(self) -> Hands:
        """All hands that can follow the start."""
        return self._alone.hands

    @property
    def hit_values(self) -> NDArray[np.float64]:
        """The value of a hit: sets of numbers, stages in which the player is asked, sets of modifiers."""
        return self._hits[self.start]

    @property
    def points(self) -> NDArray[np.int64]:
        """The score of every hand: sets of numbers, sets of modifiers."""
        return self.hands.points

    @property
    def first_question(self) -> int:
        """The stage in which the player has no Second Chance and has drawn the fewest actions."""
        question = self._question(second_chance=False)
        assert question is not None, "a Second Chance can be used up, or there is none"
        return question

    @property
    def safe_question(self) -> int | None:
        """The stage in which the player has a Second Chance and has drawn the fewest actions, if there is one."""
        return self._question(second_chance=True)

    def _question(self, *, second_chance: bool) -> int | None:
        asked = self._alone.stages.asked
        questions = [place for place, stage in enumerate(asked) if stage.second_chance is second_chance]
        return min(questions, key=lambda place: asked[place].drawn, default=None)

    def bust_risks(self, column: int) -> NDArray[np.float64]:
        """The chance to bust with the next card, by set of numbers, in the first question."""
        alone = self._alone
        asked = Situation(alone.hands, alone.stages, self.start.flip_7, column)
        risks: NDArray[np.float64] = asked.bust_risk[:, self.first_question]
        return risks

    @property
    def is_fresh(self) -> bool:
        """Whether this is a whole round by the rules: all 94 cards, and none before the player."""
        return self.start == start_of(table_with())

    @property
    def table(self) -> HitTable:
        """Return when to hit without a Second Chance, for every set of numbers and modifiers: the solution in 32 KB.

        With «always hit with a Second Chance» it loses next to nothing.
        """
        hits = self._answers(self._alone)[:, self.first_question, :]
        weights = [1 << bits_of(cards, _MODIFIERS) for cards in self._modifier_sets()]
        rows = [0] * (1 << len(_NUMBERS))
        for numbers, row in zip(self._number_sets(), hits.tolist(), strict=True):
            rows[bits_of(numbers, _NUMBERS)] = sum(weight for weight, hit in zip(weights, row, strict=True) if hit)
        return HitTable(rows)

    @cached_property
    def bust(self) -> float:
        """The chance to bust with the best choices."""
        return self._chain.played(self._counting(Counted.BUSTS), Counted.BUSTS).value

    @cached_property
    def flip_7(self) -> float:
        """The chance to flip seven with the best choices."""
        return self._chain.played(self._counting(Counted.FLIP_7S), Counted.FLIP_7S).value

    def worth_of(self, rule: Rule) -> float:
        """Return the mean points of the round for a player who hits where the rule says so."""

        def play(alone: Alone, known: Mapping[Start, Worth]) -> Worth:
            return alone.following(alone.answers(rule), known, Counted.POINTS)

        return self._chain.played(play).value

    def _answers(self, alone: Alone) -> Answers:
        """Return the best choices."""
        return self._hits[alone.start] > alone.hands.points[:, None, :]

    def _best(self, alone: Alone, known: Mapping[Start, Worth]) -> Worth:
        worth, self._hits[alone.start] = alone.best(known)
        return worth

    def _counting(self, counted: Counted) -> Play:
        def play(alone: Alone, known: Mapping[Start, Worth]) -> Worth:
            return alone.following(self._answers(alone), known, counted)

        return play

    @property
    def _alone(self) -> Alone:
        return self._chain.rounds[self.start]

    def _number_sets(self) -> list[list[Card]]:
        """Return all sets of numbers, with those at the start."""
        return [[*self.hands.at_first, *_chosen(self.hands.numbers, bits)] for bits in self.hands.sets]

    def _modifier_sets(self) -> list[list[Card]]:
        """Return all sets of modifiers, with those at the start."""
        return [[*self.hands.at_first, *_chosen(self.hands.modifiers, bits)] for bits in self.hands.modifier_sets]

    def _stage(self, held: list[Card], used: Counter[Card]) -> Stage:
        """Return the stage of these cards."""
        had = SECOND_CHANCE in self.start.cards
        has = SECOND_CHANCE in held
        return Stage(
            ASKED,
            second_chance=has,
            second_chances=has + used[SECOND_CHANCE] - had,
            saves=sum(count for card, count in used.items() if card.kind is NUMBER),
            flip_threes=used[FLIP_THREE],
        )


def solve(table: Table | None = None, seat: Seat | None = None) -> Solution:
    """Solve the round of a seat that is, or is assumed to be, alone in it; by default a whole round with all 94 cards.

    >>> from flip7.core.cards import parse_cards
    >>> solution = solve(table_with(parse_cards("12 11 10 9 8 7"), gone=parse_cards("0 1 2 3 4 5")))
    >>> solution.hits(parse_cards("12 11 10 9 8 7"))
    False
    """
    return Solution(ReshuffleChain(start_of(table_with() if table is None else table, seat)))


def _chosen(cards: list[Card], bits: int) -> list[Card]:
    return [card for place, card in enumerate(cards) if bits >> place & 1]
