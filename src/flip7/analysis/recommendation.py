"""A recommendation: the advised answer, how sure it is, and what each answer is worth. It needs no kernel.

`flip7.analysis.advice` makes one from rollouts; a browser, which has no kernel, from estimates
(`flip7.bots.rough_advice`). The sentences are in `flip7.i18n.advice`.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from flip7.analysis.confidence import Z_95, Certainty, is_clear
from flip7.analysis.endgame import wins_by_staying
from flip7.analysis.explain import reason_for, taker
from flip7.analysis.odds.flip_three import next_three
from flip7.analysis.odds.next_card import next_card
from flip7.analysis.reasons import Reason, StayingLoses, StayingWins, TooClose
from flip7.analysis.weighed_answer import Weighed
from flip7.core.cards import FLIP_THREE
from flip7.core.decisions import HIT, STAY, Choice, Decision, Give, HitOrStay
from flip7.core.table import Table


@dataclass(frozen=True, slots=True)
class Option:
    """One answer with its odds, points and chance to win."""

    choice: Choice
    bust: float
    """The exact chance that the cards that come at once bust the seat that gets them: the seat that hits, or the one
    that is given a Flip Three. Nobody is dealt a card by a stay, a Freeze or a Second Chance."""
    bust_in_round: float
    """The chance that the seat that is asked busts before the round is over."""
    points: float
    """The points of the round of the seat that is asked, on average."""
    win: float
    """Its chance to win the game."""
    error: float
    """Half the width of the 95 % confidence interval."""
    behind: float
    """Win probability that this answer loses against the best one; 0 for the best."""
    behind_error: float
    """Half the width of the 95 % interval of `behind`, known better than the chances, as all met the same cards."""
    is_close: bool
    """Whether it is the best answer, or too close to it to call."""
    everybody: tuple[float, ...]
    """Each seat's chance to win."""


@dataclass(frozen=True, slots=True)
class Advice:
    """The advised answer, and the reasons for it."""

    asked: Decision
    options: tuple[Option, ...]
    """In the order of the question's options."""
    best: Choice
    """The answer with the highest chance to win."""
    too_close: tuple[Choice, ...]
    """The other answers that are too close to it to call."""
    for_points: Choice
    """The answer that brings most points in this round; the best one, if it is too close to that to call."""
    points_differ: bool
    """Whether playing for points and playing to win clearly differ."""
    why: Reason
    certainty: Certainty
    tries: int
    """Rollouts of the best answer; 0 if chances were estimated without any."""

    def option(self, choice: Choice) -> Option:
        """Return what that answer is worth."""
        return next(option for option in self.options if option.choice == choice)


def recommend(table: Table, asked: Decision, weighed: Sequence[Weighed], *, rough: bool = False) -> Advice:
    """Recommend the best of the weighed answers to a question; `rough` values make only clear what is certain."""
    best = _best(table, asked, weighed)
    for_points = _for_points(weighed, best)
    differ = for_points is not best and not for_points.is_close
    why = reason_for(table, asked, weighed, best, points_differ=differ)
    return Advice(
        asked=asked,
        options=tuple(_option(table, asked, one) for one in weighed),
        best=best.choice,
        too_close=tuple(one.choice for one in weighed if one is not best and one.is_close),
        for_points=for_points.choice,
        points_differ=differ,
        why=why,
        certainty=_certainty(why, weighed, best, rough=rough),
        tries=best.tries,
    )


def _certainty(why: Reason, weighed: Sequence[Weighed], best: Weighed, *, rough: bool) -> Certainty:
    if isinstance(why, TooClose):
        return Certainty.CLOSE
    if isinstance(why, StayingWins | StayingLoses):
        return Certainty.CLEARLY
    others = (one for one in weighed if one is not best)
    clear = not rough and all(is_clear(one.behind, one.behind_error) for one in others)
    return Certainty.CLEARLY if clear else Certainty.PROBABLY


def _best(table: Table, asked: Decision, weighed: Sequence[Weighed]) -> Weighed:
    """Return the answer that won most rollouts; but one that wins for certain beats one that has not lost yet."""
    if isinstance(asked, HitOrStay) and wins_by_staying(table, asked.seat):
        return next(one for one in weighed if one.choice is STAY)
    return max(weighed, key=lambda one: (one.behind == 0, one.points))


def _for_points(weighed: Sequence[Weighed], best: Weighed) -> Weighed:
    """Return the answer that brings most points: the best one for winning, if it is too close to call."""
    return best if best.is_close_in_points else max(weighed, key=lambda one: one.points)


def _option(table: Table, asked: Decision, one: Weighed) -> Option:
    return Option(
        choice=one.choice,
        bust=_bust(table, asked, one.choice),
        bust_in_round=one.bust,
        points=one.points,
        win=one.win,
        error=_error(table, asked, one),
        behind=one.behind,
        behind_error=Z_95 * one.behind_error,
        is_close=one.is_close,
        everybody=one.everybody,
    )


def _error(table: Table, asked: Decision, one: Weighed) -> float:
    """Return the 95 % error of the chance to win: none if the last player in stays, for then the round is over."""
    ends_the_round = one.choice is STAY and table.active == (asked.seat,)
    return 0.0 if ends_the_round else Z_95 * one.error


def _bust(table: Table, asked: Decision, choice: Choice) -> float:
    """Return the chance that the cards that come at once bust the seat that is dealt them."""
    if isinstance(asked, HitOrStay):
        return next_card(table, asked.seat).bust if choice is HIT else 0.0
    is_flip_three = isinstance(asked, Give) and asked.card is FLIP_THREE
    return next_three(table, taker(choice)).bust if is_flip_three else 0.0
