"""Ratings: Luce's model against what can be worked out by hand, and against leagues whose strengths are known."""

from itertools import combinations
from math import log10, sqrt

import numpy as np
import pytest

from flip7.arena.ratings import SCALE, Contest, ratings


def two(one: int, other: int) -> Contest:
    return Contest({0: 1, 1: 1}, {0: one, 1: other})


@pytest.mark.parametrize("one, other", [(10_000, 1_000), (600_000, 400_000), (12_345, 54_321)])
def test_two_bots_are_as_far_apart_as_elo_says(one: int, other: int) -> None:
    strong, weak = ratings(2, [two(one, other)])
    assert strong.value - weak.value == pytest.approx(400 * log10(one / other), abs=0.1)
    assert strong.value + weak.value == pytest.approx(3000)


def test_the_interval_of_two_bots_is_that_of_the_logarithm_of_odds() -> None:
    first, second = ratings(2, [two(6_000, 4_000)], anchor=1)
    error = SCALE * 1.959964 * sqrt(1 / 6_000 + 1 / 4_000)
    assert first.high - first.value == pytest.approx(error, rel=1e-3)
    assert first.value - first.low == pytest.approx(error, rel=1e-3)
    assert (second.low, second.value, second.high) == (1500, 1500, 1500)


def test_equal_bots_are_equal_at_a_table_of_four() -> None:
    found = ratings(4, [Contest(dict.fromkeys(range(4), 1), dict.fromkeys(range(4), 500))])
    assert [rating.value for rating in found] == pytest.approx([1500] * 4)


def test_a_bot_at_three_seats_that_wins_three_quarters_is_no_stronger_than_the_other() -> None:
    one, three = ratings(2, [Contest({0: 1, 1: 3}, {0: 2_500, 1: 7_500})])
    assert one.value == pytest.approx(three.value, abs=0.01)


def test_one_against_three_is_as_far_apart_as_its_odds_for_each_seat() -> None:
    one, _ = ratings(2, [Contest({0: 1, 1: 3}, {0: 40_000, 1: 60_000})], anchor=1)
    assert one.value - 1500 == pytest.approx(400 * log10(40_000 / (60_000 / 3)), abs=0.1)


def test_two_copies_of_a_bot_count_like_two_bots_of_its_strength() -> None:
    apart = ratings(3, [Contest({0: 1, 1: 1, 2: 1}, {0: 5_000, 1: 2_500, 2: 2_500})], anchor=1)
    together = ratings(2, [Contest({0: 1, 1: 2}, {0: 5_000, 1: 5_000})], anchor=1)
    assert together[0].value == pytest.approx(apart[0].value, abs=0.05)


def strengths_of(values: list[float]) -> np.ndarray[tuple[int], np.dtype[np.float64]]:
    return np.array([10 ** (value / 400) for value in values])


def drawn_league(values: list[float], games: int, seed: int) -> list[Contest]:
    """A league at tables of three whose winners are drawn by the model itself."""
    dice = np.random.default_rng(seed)
    strengths = strengths_of(values)
    contests = []
    for party in combinations(range(len(values)), 3):
        chances = strengths[[*party]] / strengths[[*party]].sum()
        wins = dice.multinomial(games, chances)
        contests.append(Contest(dict.fromkeys(party, 1), dict(zip(party, wins.tolist(), strict=True))))
    return contests


def test_strengths_are_recovered_from_drawn_games() -> None:
    values = [1700.0, 1600.0, 1500.0, 1400.0, 1300.0]
    found = ratings(5, drawn_league(values, 50_000, seed=7))
    assert [rating.value for rating in found] == pytest.approx(values, abs=3)


@pytest.mark.integration
def test_the_intervals_hold_the_truth_nineteen_times_of_twenty() -> None:
    """Of 200 leagues with 5 bots each, some 950 of the 1,000 intervals hold the truth."""
    values = [1620.0, 1560.0, 1500.0, 1440.0, 1380.0]
    held = 0
    for seed in range(200):
        for truth, rating in zip(values, ratings(5, drawn_league(values, 100, seed)), strict=True):
            held += rating.low <= truth <= rating.high
    assert 920 <= held <= 980


def test_a_bot_that_never_won_has_a_rating_and_a_wide_interval() -> None:
    winner, loser = ratings(2, [two(1_000, 0)])
    assert 2000 < winner.value < 3500
    assert winner.value - loser.value == pytest.approx(2 * (winner.value - 1500))
    assert loser.high - loser.low > 300


def test_groups_that_never_beat_each_other_have_ratings() -> None:
    """0 and 1 win from each other, 2 and 3 too, but nobody of the second two has beaten one of the first."""
    contests = [Contest({a: 1, b: 1}, {a: 50, b: 50}) for a, b in ((0, 1), (2, 3))]
    contests += [Contest({a: 1, b: 1}, {a: 100}) for a in (0, 1) for b in (2, 3)]
    found = ratings(4, contests)
    assert min(found[0].value, found[1].value) - max(found[2].value, found[3].value) > 400
    assert all(np.isfinite([rating.low, rating.high]).all() for rating in found)


def test_no_games_say_nothing() -> None:
    found = ratings(3, [])
    assert [rating.value for rating in found] == [1500] * 3
    assert found[0].high - found[0].low > 2000


def test_the_anchor_only_moves_the_scale() -> None:
    contests = drawn_league([1600.0, 1500.0, 1450.0, 1400.0], 2_000, seed=1)
    free, anchored = ratings(4, contests), ratings(4, contests, anchor=2)
    assert anchored[2].value == 1500
    moved = [rating.value - free[2].value + 1500 for rating in free]
    assert [rating.value for rating in anchored] == pytest.approx(moved)
