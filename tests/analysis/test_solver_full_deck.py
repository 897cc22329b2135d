"""The round solver with all 94 cards: the figures that others have found, and games played by its table."""

from math import sqrt

import numpy as np
import pytest
from numpy.typing import NDArray

from flip7.analysis.solver import SimpleRule, Solution, solve
from flip7.analysis.solver.features import Answers, Situation
from flip7.analysis.solver.report import full_deck_results
from flip7.analysis.solver.simple_strategies import BEST, Kind
from flip7.core.rules import Rules
from flip7.kernel.batch import Batch
from flip7.kernel.policy import HitTable
from flip7.kernel.setup import Setup

pytestmark = pytest.mark.e2e

HANDS, MODIFIERS, SECOND_CHANCES, MOMENTS = 4_096, 64, 13, 62


@pytest.fixture(scope="module")
def solution() -> Solution:
    return solve()


def test_a_round_is_worth_20_point_2976_points(solution: Solution) -> None:
    assert solution.value == pytest.approx(20.29758, abs=0.00001)
    assert solution.value == pytest.approx(full_deck_results().value, abs=1e-7)


def test_every_state_is_solved(solution: Solution) -> None:
    assert solution.states == HANDS * MODIFIERS * SECOND_CHANCES * MOMENTS == 211_288_064


def test_the_chances_to_bust_and_to_flip_seven(solution: Solution) -> None:
    assert solution.bust == pytest.approx(0.2934, abs=0.0001)
    assert solution.flip_7 == pytest.approx(0.0126, abs=0.0001)


@pytest.mark.parametrize("rule", [*BEST, SimpleRule(Kind.POINTS, 20), SimpleRule(Kind.RISK, 0.3)], ids=str)
def test_what_is_known_of_simple_rules_is_what_the_solver_says(solution: Solution, rule: SimpleRule) -> None:
    assert solution.worth_of(rule) == pytest.approx(full_deck_results().rules[str(rule)], abs=1e-6)


def test_a_table_of_hits_loses_next_to_nothing(solution: Solution) -> None:
    """«Always hit with a Second Chance», and else by numbers and modifiers alone."""
    place = solution.first_question
    hits = solution.hit_values[:, place, :] > solution.points

    def rule(asked: Situation) -> Answers:
        answers: Answers = hits[:, asked.column, None] | asked.second_chance
        return answers

    assert solution.worth_of(rule) == pytest.approx(20.29743, abs=0.00001)


def test_games_played_by_the_table_score_what_it_says(solution: Solution) -> None:
    """First rounds alone at the table, with all 94 cards."""
    scores = np.concatenate([first_rounds(solution.table, seed) for seed in range(4)])
    error = scores.std() / sqrt(len(scores))
    assert scores.mean() == pytest.approx(20.29743, abs=4 * error)
    assert error < 0.04


def first_rounds(table: HitTable, seed: int, games: int = 50_000) -> NDArray[np.float64]:
    """Return the score of each game's first round."""
    batch = Batch(Setup(seats=1, seed=seed, rules=Rules(target=1_000)), games=games, slots=games)
    rows = np.array(table.rows, np.uint64)
    scores = np.full(games, -1.0)
    while (scores < 0).any():
        asked, played = batch.questions, batch.games
        over = (scores < 0) & (played["round"] > 1)
        scores[over] = played["scores"][over, 0]
        bits = rows[asked["numbers"]] >> asked["modifiers"].astype(np.uint64) & np.uint64(1)
        batch.step(np.where(scores < 0, (bits > 0) | (asked["second_chance"] > 0), 0).astype(np.int64))
    return scores
