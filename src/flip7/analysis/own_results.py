"""Player statistics: one player over many games: wins against the fair share, luck, costs, habits, progress.

Every figure has an error, and a word that follows from it: where the games are too few to tell, the word says so.
How each figure is made is in docs/you.md. Nothing heavy is imported: a browser's Python makes these figures, too.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from enum import StrEnum
from itertools import pairwise
from math import hypot, sqrt
from typing import Final

from flip7.analysis.confidence import Z_95, wilson_interval
from flip7.analysis.habits import FAMILIES, Choices, Family, Habit

FEWEST_GAMES: Final = 5
"""Of fewer games no mean is told: their scatter is not known."""
CLEAR_SHARE: Final = 0.3
"""Wins are told as «about the fair share» only if the interval is within this part of it."""
MUCH: Final = 1.5
"""From this many times the fair share on one wins much more than it; below its inverse, much less."""
FEWEST_COSTLY: Final = 5
"""Costly choices of a kind that make a habit."""
HABITUAL: Final = 0.25
"""Part of the choices of a kind that must be costly for a habit: others are good choices that failed now and then."""
LEAST_COST: Final = 0.3
"""Points a game below which a habit is not told: among many choices, chance alone makes some look costly."""
MOST_HABITS: Final = 5
STRETCHES: Final = 8
"""Points of the picture of progress at most."""


class Company(StrEnum):
    """Against whom a game was played."""

    BOTS = "bots"
    PEOPLE = "people"
    DAILY = "daily"
    """The daily deal, which has one try."""


class Verdict(StrEnum):
    """Verdict on a figure by its interval: is it clearly more or less than was to be expected?"""

    TOO_FEW = "too_few"
    MUCH_LESS = "much_less"
    LESS = "less"
    ABOUT = "about"
    """About what was to be expected; of a trend: no clear change."""
    MORE = "more"
    MUCH_MORE = "much_more"


@dataclass(frozen=True, slots=True)
class OwnGame:
    """The record of a finished game for the one who played it: no names, and nothing of others' choices."""

    key: str
    """The table, or the file."""
    at: int
    """When it was played, in milliseconds since 1970."""
    seats: int
    place: int
    """1 for the winner; whoever has as many points shares a place."""
    company: Company
    rough: bool
    """Whether it was reviewed without rollouts."""
    luck: float
    """Percentage points of winning chance that the cards brought, as in the review."""
    own: float
    """Those that one's own choices cost: never above 0."""
    error: float
    """Half the width of the 95 % confidence interval of `own`."""
    choices: tuple[Choices, ...]
    advised: int = 0
    """The number of times that advice was asked for."""


@dataclass(frozen=True, slots=True)
class Tally:
    """Wins and places in one company."""

    company: Company
    games: int
    wins: int
    fair: float
    """Wins to expect of a player as strong as the others."""
    share: float
    """Wins as a multiple of the fair share, with its 95 % confidence interval."""
    low: float
    high: float
    word: Verdict
    place: float
    """The mean place."""
    fair_place: float
    """The mean place to expect among equals."""
    advised_games: int
    """Games in which advice was asked for."""
    one_in: float
    """The fair share is one win in so many games."""


@dataclass(frozen=True, slots=True)
class Figure:
    """A mean over games, half the width of its 95 % confidence interval, and what that says beside 0."""

    value: float
    error: float
    word: Verdict


@dataclass(frozen=True, slots=True)
class FoundHabit:
    """A habit that is clearly there."""

    family: Family
    kind: str | None
    """A `HabitKind`; None: the whole family."""
    numbers: int
    """Number cards held when choosing, for hits and stays; 0 of other kinds, and of a whole family."""
    times: int
    """Choices of this kind."""
    costly: int
    """Those of them that cost."""
    cost: float
    """Percentage points of winning chance a game."""
    error: float


@dataclass(frozen=True, slots=True)
class Stretch:
    """Some games after one another, and what one's own choices cost in each on average."""

    games: int
    cost: float
    error: float


@dataclass(frozen=True, slots=True)
class OwnResults:
    """Everything that is told of a player."""

    games: int
    tallies: tuple[Tally, ...]
    reviewed: int
    """Games on which all that follows rests: those with full reviews, or, if they are too few, the rough ones."""
    rough: bool
    left_out: int
    """Games whose reviews are of the other kind."""
    luck: Figure | None
    """Points a game by the cards; None with too few games."""
    cost: Figure | None
    """Points a game that one's own choices cost."""
    habits: tuple[FoundHabit, ...]
    progress: tuple[Stretch, ...]
    trend: Verdict
    """Whether one's own choices cost less or more in the later half of the games."""
    needed: int = FEWEST_GAMES
    """Reviewed games from which on luck and habits are told."""


def own_results(games: Iterable[OwnGame]) -> OwnResults:
    """Put one's games together; the same game twice counts once."""
    by_key = {game.key: game for game in games}
    played = sorted(by_key.values(), key=lambda game: (game.at, game.key))
    sharp = [game for game in played if not game.rough]
    rough = [game for game in played if game.rough]
    reviewed = sharp if len(sharp) >= FEWEST_GAMES or len(sharp) >= len(rough) else rough
    costs = [-game.own for game in reviewed]
    return OwnResults(
        games=len(played),
        tallies=tuple(_tally(company, own) for company in Company if (own := _in(company, played))),
        reviewed=len(reviewed),
        rough=reviewed is rough,
        left_out=len(played) - len(reviewed),
        luck=_figure([game.luck for game in reviewed], 0.0),
        cost=_figure(costs, _review_error(reviewed)),
        habits=_habits(reviewed),
        progress=_progress(reviewed),
        trend=_trend(reviewed),
    )


def _in(company: Company, games: Sequence[OwnGame]) -> list[OwnGame]:
    return [game for game in games if game.company is company]


# --- results against the fair share -----------------------------------------------------------------------------------


def _tally(company: Company, games: Sequence[OwnGame]) -> Tally:
    wins = sum(game.place == 1 for game in games)
    fair = sum(1 / game.seats for game in games)
    low, high = (len(games) * end / fair for end in wilson_interval(wins, len(games)))
    share = wins / fair
    return Tally(
        company=company,
        games=len(games),
        wins=wins,
        fair=round(fair, 4),  # of one game among four it is a quarter, and is told as «one in 4»
        share=round(share, 1),
        low=round(low, 1),
        high=round(high, 1),
        word=_share_word(share, low, high),
        place=round(_mean([game.place for game in games]), 1),
        fair_place=round(_mean([(game.seats + 1) / 2 for game in games]), 1),
        advised_games=sum(game.advised > 0 for game in games),
        one_in=round(len(games) / fair, 1),
    )


def _share_word(share: float, low: float, high: float) -> Verdict:
    if low > 1:
        return Verdict.MUCH_MORE if share >= MUCH else Verdict.MORE
    if high < 1:
        return Verdict.MUCH_LESS if share <= 1 / MUCH else Verdict.LESS
    return Verdict.ABOUT if low >= 1 - CLEAR_SHARE and high <= 1 + CLEAR_SHARE else Verdict.TOO_FEW


# --- means with their errors ------------------------------------------------------------------------------------------


def _figure(values: Sequence[float], least_error: float) -> Figure | None:
    """Return the mean of a figure over games; `least_error` is what the reviews alone leave."""
    if len(values) < FEWEST_GAMES:
        return None
    mean, error = _mean(values), max(_error(values), least_error)
    return Figure(round(mean, 1), round(error, 1), _word(mean, error))


def _word(mean: float, error: float) -> Verdict:
    if abs(mean) <= error:
        return Verdict.ABOUT
    return Verdict.MORE if mean > 0 else Verdict.LESS


def _mean(values: Sequence[float]) -> float:
    return sum(values) / len(values)


def _error(values: Sequence[float]) -> float:
    """Return half the width of the 95 % confidence interval of the mean, from the scatter of the values."""
    count, mean = len(values), _mean(values)
    variance = sum((value - mean) ** 2 for value in values) / (count - 1)
    return student_95(count - 1) * sqrt(variance / count)


def _review_error(games: Sequence[OwnGame]) -> float:
    """Return the error of the mean cost that comes from the rollouts of the reviews."""
    return hypot(*(game.error for game in games)) / len(games) if games else 0.0


def student_95(freedom: int) -> float:
    """Return the 97.5 % quantile of Student's t (Abramowitz and Stegun 26.7.5): few games need a wider interval.

    >>> [round(student_95(freedom), 2) for freedom in (4, 10, 1000)]
    [2.77, 2.23, 1.96]
    """
    z, over = Z_95, 1 / freedom
    first = (z**3 + z) / 4
    second = (5 * z**5 + 16 * z**3 + 3 * z) / 96
    third = (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384
    return z + over * (first + over * (second + over * third))


# --- habits -----------------------------------------------------------------------------------------------------------


def _habits(games: Sequence[OwnGame]) -> tuple[FoundHabit, ...]:
    """Find the habits that are clearly there, the costliest first; a family where none of its habits is."""
    if len(games) < FEWEST_GAMES:
        return ()
    kinds = {each.habit for game in games for each in game.choices}
    single = [found for kind in sorted(kinds) if (found := _found(games, FAMILIES[kind.kind], kind))]
    told = {found.family for found in single}
    whole = [found for family in Family if family not in told and (found := _found(games, family, None))]
    return tuple(sorted((*single, *whole), key=lambda found: -found.cost)[:MOST_HABITS])


def _found(games: Sequence[OwnGame], family: Family, habit: Habit | None) -> FoundHabit | None:
    """Return a habit if it came often enough, cost enough, and its error is below its cost."""

    def belongs(choices: Choices) -> bool:
        return FAMILIES[choices.kind] is family if habit is None else choices.habit == habit

    per_game = [[choices for choices in game.choices if belongs(choices)] for game in games]
    every = [choices for own in per_game for choices in own]
    times, costly = sum(choices.times for choices in every), sum(choices.costly for choices in every)
    costs = [sum(choices.cost for choices in own) for own in per_game]
    review_error = hypot(*(choices.error for choices in every)) / len(games)
    cost, error = _mean(costs), max(_error(costs), review_error)
    is_there = costly >= max(FEWEST_COSTLY, HABITUAL * times) and cost >= LEAST_COST and error < cost
    if not is_there:
        return None
    kind, numbers = (None, 0) if habit is None else (habit.kind, habit.numbers)
    return FoundHabit(family, kind, numbers, times, costly, round(cost, 1), round(error, 1))


# --- progress ---------------------------------------------------------------------------------------------------------


def _progress(games: Sequence[OwnGame]) -> tuple[Stretch, ...]:
    """Cut the games into stretches of about equal length, at least two."""
    count = min(STRETCHES, len(games) // FEWEST_GAMES)
    if count < 2:  # noqa: PLR2004 - a line needs two points
        return ()
    cuts = [len(games) * number // count for number in range(count + 1)]
    return tuple(_stretch(games[begin:end]) for begin, end in pairwise(cuts))


def _stretch(games: Sequence[OwnGame]) -> Stretch:
    costs = [-game.own for game in games]
    return Stretch(len(games), round(_mean(costs), 1), round(max(_error(costs), _review_error(games)), 1))


def _trend(games: Sequence[OwnGame]) -> Verdict:
    """Compare the later half of the games with the earlier one."""
    half = len(games) // 2
    if half < FEWEST_GAMES:
        return Verdict.TOO_FEW
    early, late = games[:half], games[half:]
    change = _mean([-game.own for game in late]) - _mean([-game.own for game in early])
    errors = [max(_error([-game.own for game in part]), _review_error(part)) for part in (early, late)]
    return _word(change, hypot(*errors))
