"""Observations of a seat are the same, made of the referee's table or of the kernel's record."""

from collections.abc import Iterator
from random import Random
from typing import Final

import numpy as np
import pytest
from numpy.testing import assert_array_equal

from flip7.core.decisions import Choice
from flip7.core.game import Game
from flip7.core.rules import First, Rules
from flip7.core.seats import SEATS
from flip7.envs.actions import actions
from flip7.envs.observation import mask_of, observation_of
from flip7.kernel import observation
from flip7.kernel.rng import StreamDeck
from flip7.kernel.setup import Setup
from flip7.kernel.state import State

SIZES: Final = (3, *(pytest.param(seats, marks=pytest.mark.integration) for seats in (2, 4, 7, 18, 40)))


def both_games(seats: int, seed: int, rules: Rules) -> Iterator[tuple[Game, State]]:
    """A game of random choices, in the referee's hands and in the kernel's, at each of its questions and at its end."""
    random = Random(seed)
    game = Game(seats, StreamDeck(seed, 0), rules=rules)
    state = State.new(Setup(seats=seats, seed=seed, rules=rules))
    yield game, state
    while game.asked is not None:
        choice: Choice = random.choice(list[Choice](game.asked.options))
        game.play(choice)
        state.play(choice)
        yield game, state


@pytest.mark.integration  # many games
@pytest.mark.parametrize("seats", SIZES)
def test_every_seat_sees_the_same_from_the_referee_and_from_the_kernel(seats: int) -> None:
    seen = np.empty(observation.observation_size(seats), np.float32)
    open_to = np.empty(actions(seats), np.int8)
    waited = 0
    for seed in range(max(3, 60 // seats)):
        rules = Rules(target=(200, 1, 40)[seed % 3], first=tuple(First)[seed % 2])
        for game, state in both_games(seats, seed, rules):
            for seat in SEATS[:seats] if seats < 18 else Random(seed).sample(SEATS[:seats], 3):
                observation.observe(state.games, seat, seen)
                assert_array_equal(seen, observation_of(game.table, game.asked, seat), str(game.asked))
                observation.show_mask(state.games, seat, open_to)
                assert_array_equal(open_to, mask_of(game.asked, seat, seats))
            waited += bool(game.table.pending)
    assert waited
