"""A search: it chooses the better answer, and never knows the order of the draw pile."""

import numpy as np
import pytest

from flip7.bots import bot_named
from flip7.bots.base import policy_of
from flip7.core.cards import Card
from flip7.kernel import jit, referee, rollouts
from flip7.kernel.rollout_driver import Trial, searched
from flip7.kernel.state import State
from flip7.kernel.weights import default_weights
from flip7.record.position import position

CLOSE_CALL = position("12 9 3", ["7 8", "3 x2"], totals=[120, 140, 95]).table


def pile_of(state: State) -> list[Card]:
    return state.draw_pile()


@pytest.mark.parametrize("seed", range(4))
def test_the_order_of_the_draw_pile_makes_no_difference(seed: int) -> None:
    """The records differ in the cards that will come, which a record knows; the search answers the same."""
    policy = policy_of(bot_named("level6"))
    assert policy is not None
    hidden = pile_of(State.of(CLOSE_CALL, seed=1))
    answers = set()
    for shuffle in range(5):
        np.random.default_rng(shuffle).shuffle(hidden)
        state = State.of(CLOSE_CALL, pile=hidden, seed=shuffle)
        assert state.draw_pile() == hidden
        trial = Trial(state.games, default_weights(), seed)
        trial.go_on_to(64)
        answers.add((searched(state.games, policy, seed), *trial.found["win"][:2].tolist()))
    assert len(answers) == 1


def test_a_trial_leaves_the_game_alone() -> None:
    state = State.of(CLOSE_CALL)
    before = state.to_bytes()
    Trial(state.games, default_weights(), 0).go_on_to(32)
    assert state.to_bytes() == before


def test_more_tries_go_on_where_the_first_stopped() -> None:
    """Ten and then ten more are the same as twenty."""
    whole, parts = (Trial(State.of(CLOSE_CALL).games, default_weights(), 5) for _ in range(2))
    whole.go_on_to(20)
    parts.go_on_to(10)
    parts.go_on_to(20)
    assert whole.found["win"][:2].tolist() == pytest.approx(parts.found["win"][:2].tolist())


def test_what_the_race_forces_is_not_searched() -> None:
    """B stands at 205, out of the round: A must hit."""
    policy = policy_of(bot_named("level6"))
    assert policy is not None
    table = position("12 11 10 9", ["10 stayed", "4 busted"], totals=[150, 195, 20]).table
    assert searched(State.of(table).games, policy, 0) == referee.HIT


def test_compiled_or_plain_a_trial_ends_with_chances() -> None:
    trial = Trial(State.of(CLOSE_CALL).games, default_weights(), 0)
    trial.go_on_to(16 if jit.COMPILED else 4)
    found = trial.found
    assert all(0 < found["win"][place] / found["tries"][place] < 1 for place in range(found["count"]))


def test_the_stream_of_a_first_card_is_found_from_it() -> None:
    for bits in (0, 1, 2**32, 0x9E3779B97F4A7C15, 2**64 - 1):
        assert int(referee.mixed(jit.u64(referee.unmixed(jit.u64(bits))))) == bits


@pytest.mark.parametrize("tries", [47, 94, 500])
def test_first_cards_come_from_every_part_of_the_draw_pile_alike(tries: int) -> None:
    """Of 94 places each is drawn first as often as another, but for two or three; by chance it would be twelve."""
    pile = np.zeros(1, referee.GAME)
    pile["left"] = 94
    pile["pile"][0, :94] = range(94)
    seed = jit.u64(9)
    drawn = []
    for tried in range(tries):
        game = jit.from_array(pile.copy())
        stream = jit.u64(rollouts.stratified(seed, tried))
        referee.change_future(game[0], stream, stream)
        drawn.append(int(jit.to_array(game, referee.GAME)["pile"][0, 93]))
    counts = np.bincount(drawn, minlength=94)
    assert counts.max() - counts.min() <= 3
