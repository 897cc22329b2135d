"""Words of advice held against games played to their end: what is called clear is right, and intervals cover.

The error that advice states is that of its tries alone, so it is held against many more tries. What the learned chance
to win may add is held against play-outs by level 5: there only who won counts (docs/advice.md).
"""

from collections.abc import Iterator
from dataclasses import dataclass
from math import sqrt
from random import Random

import pytest

from flip7.analysis.advice import advise
from flip7.analysis.answer_values import weigh
from flip7.analysis.confidence import CLEARLY, LEAST_CLEAR, Z_95, Certainty, is_clear
from flip7.analysis.recommendation import Option
from flip7.analysis.reviewed_game import Asked, decisions
from flip7.arena.playouts import play_out
from flip7.record import replay
from tests.analysis.reviewed_games import played

SEATS = (2, 3, 4, 5, 6)
LONG = 100_000
"""Tries that the stated error is held against."""


@dataclass(frozen=True)
class Held:
    """What advice said of its two best answers, and what play-outs say."""

    certainty: Certainty
    gap: float
    error: float
    """Half the width of its 95 % interval."""
    long_gap: float
    played_gap: float
    played_error: float
    """The standard error of that."""

    @property
    def contradicted(self) -> bool:
        """Whether the play-outs say that the other answer is better, beyond what chance explains."""
        return self.played_gap < -CLEARLY * self.played_error


def positions(count: int) -> Iterator[Asked]:
    chance = Random(23)
    for number in range(count):
        yield chance.choice(list(decisions(replay(played(100 + number, SEATS[number % len(SEATS)])))))


def held(each: Asked, games: int) -> Held:
    advice = advise(each.table)
    best = advice.option(advice.best)
    second = min((one for one in advice.options if one is not best), key=lambda one: one.behind)
    known = {
        one.choice: one.win
        for one in weigh(each.table, most=LONG // len(each.table.active), enough_to_drop=0.0, seed=999)
    }
    one, other = _won(each, best, games), _won(each, second, games)
    error = sqrt((one * (1 - one) + other * (1 - other) + 1 / games) / games)
    long_gap = known[best.choice] - known[second.choice]
    return Held(advice.certainty, second.behind, second.behind_error, long_gap, one - other, error)


def _won(each: Asked, option: Option, games: int) -> float:
    return play_out(each.table, ["level5"], games, answer=option.choice, seed=7).seats[each.asked.seat].win_rate


def test_a_difference_is_clear_beyond_its_error_and_beyond_what_is_learned() -> None:
    assert is_clear(0.05, 0.01)
    assert not is_clear(0.05, 0.02)
    assert is_clear(LEAST_CLEAR, 0.0)
    assert not is_clear(LEAST_CLEAR - 0.001, 0.0)


@pytest.mark.integration
def test_no_clear_advice_is_contradicted_by_a_few_play_outs() -> None:
    found = [held(each, games=400) for each in positions(6)]
    assert any(each.certainty is Certainty.CLEARLY for each in found)
    assert not [each for each in found if each.certainty is Certainty.CLEARLY and each.contradicted]


@pytest.mark.e2e
def test_a_hundred_positions_hold_against_long_play_outs() -> None:
    """The bounds are those of docs/advice.md with room for chance: it leaves fewer than 88 of 100 once in 500 tries."""
    found = [held(each, games=3_000) for each in positions(100)]
    assert sum(abs(each.gap - each.long_gap) <= each.error + Z_95 * 0.001 for each in found) >= 88
    clear = [each for each in found if each.certainty is Certainty.CLEARLY]
    assert len(clear) >= 50
    assert not [each for each in clear if each.contradicted]
    assert sum(each.played_gap > 0 for each in clear) >= 0.95 * len(clear)
    off = [abs(each.gap - each.played_gap) for each in found]
    assert sum(off) / len(off) <= 0.02, "the learned chance is off by a point or so on average"
    assert sum(each <= 0.04 for each in off) >= 90
