"""Every bot answers legally, over very many random decisions at tables of every size."""

from typing import Final

import numpy as np
import pytest

from flip7.bots import bot_named
from flip7.bots.base import policy_of
from flip7.bots.catalog import roster
from flip7.kernel import game_loop, referee
from flip7.kernel.batch import Batch
from flip7.kernel.policy import Policy
from flip7.kernel.rollout_driver import searched
from flip7.kernel.setup import Setup, new_notes, policy_records

SIZES: Final = range(1, 41)
FEW_TRIES: Final = 2
"""A search that tries little: what is looked for here is an answer that is none, not a good one."""


def policy_named(name: str) -> Policy:
    policy = policy_of(bot_named(name))
    assert policy is not None
    if policy.rollouts is None:
        return policy
    return Policy(weights=policy.weights, races=policy.races, rollouts=FEW_TRIES)


@pytest.mark.parametrize(
    "decisions", [pytest.param(2_000, marks=pytest.mark.integration), pytest.param(100_000, marks=pytest.mark.e2e)]
)
@pytest.mark.parametrize("name", [profile.name for profile in roster()])
def test_every_answer_is_legal(name: str, decisions: int) -> None:
    """All games go on at random, so that the bot is asked at tables that it would never bring about itself."""
    policy, random = policy_named(name), np.random.default_rng(7)
    orders, notes = policy_records([policy]), new_notes()
    asked = 0
    for seats in SIZES:
        batch = Batch(Setup(seats=seats, seed=seats), slots=50)
        while asked < decisions * seats / len(SIZES):
            answers, options = at_random(batch, random)
            for slot in range(len(answers)):
                record = batch.games[slot : slot + 1].copy()
                if policy.rollouts is None:
                    answer = int(game_loop.decide(record, *orders, notes, 0))
                else:
                    answer = searched(record, policy, slot)
                assert options[slot] >> answer & 1, f"{batch.state(slot).asked}: {answer}"
            asked += len(answers)
            batch.step(answers)


def at_random(batch: Batch, random: np.random.Generator) -> tuple[np.ndarray, list[int]]:
    """Any legal answer for every slot, and one bit for each of the answers there are."""
    questions = batch.questions
    hit_or_stay = (1 << referee.STAY) | (1 << referee.HIT)
    options = [
        hit_or_stay if question["asked"] == referee.HIT_OR_STAY else int(question["options"]) for question in questions
    ]
    ways = [[answer for answer in range(bits.bit_length()) if bits >> answer & 1] for bits in options]
    return np.array([way[random.integers(len(way))] for way in ways]), options
