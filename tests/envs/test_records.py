"""From every environment to a record: played again by the referee, it comes to the scores that agents were told."""

from random import Random
from typing import Any

import numpy as np
import pyspiel
import pytest
from gymnasium.vector import SyncVectorEnv
from numpy.testing import assert_array_equal

from flip7.analysis.review import review
from flip7.core.decisions import HIT
from flip7.core.errors import Flip7Error
from flip7.envs import bot_games, flip7_v0
from flip7.envs.gymnasium import Flip7Env
from flip7.envs.gymnasium_vector import Flip7VectorEnv
from flip7.envs.language import TextGame, play
from flip7.envs.open_spiel import Flip7State
from flip7.i18n.seat_names import bot_seat
from flip7.record import Record, from_notation, read_record, replay, to_json, to_notation
from tests.envs.games import random_action, turns
from tests.envs.scripted import stays_at

pytestmark = pytest.mark.integration  # another project's own suite

TARGET = 40
BOTS = ("random", "level3", "tourist")
"""Bots that roll dice, that count cards, and that are asked in Python where games are played one at a time."""


def came_to(record: Record, scores: Any, winner: int, rounds: int) -> None:  # noqa: ANN401 - a row of an array
    table = replay(record).game.table
    assert table.scores == scores.tolist()
    assert table.winner == winner
    assert table.round == rounds


def finished(env: Flip7Env, random: Random, seed: int | None = None) -> dict[str, Any]:
    """Play a game by chance, and return its last info."""
    _, info = env.reset(seed=seed)
    over = False
    while not over:
        assert "scores" not in info
        _, _, over, _, info = env.step(random_action(info["action_mask"], random))
    return info


# --- Gymnasium --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("bots", [("random",), ("level3", "random", "stay:20"), BOTS])
def test_a_gymnasium_game_is_told_and_recorded_when_it_is_over(bots: tuple[str, ...]) -> None:
    env = Flip7Env(bots=bots, target=TARGET)
    random = Random(1)
    for number in range(4):
        info = finished(env, random, None if number else 3)
        came_to(env.record(), info["scores"], info["winner"], info["rounds"])
        assert env.record().seats[info["seat"]] == bot_games.AGENT_NAME
        seated = [bot_seat(name) for name in env.record().seats if name != bot_games.AGENT_NAME]
        assert sorted(each.bot for each in seated if each) == sorted(bots)
        assert "record" not in info


def test_a_record_of_a_game_under_way_ends_with_the_agents_last_action() -> None:
    env = Flip7Env(bots=["stay:20", "stay:25"], seat=0)
    with pytest.raises(Flip7Error, match="call reset first"):
        env.record()
    env.reset(seed=4)
    assert env.record().choices == ()
    env.step(1)
    assert env.record().choices[0] is HIT
    asked = replay(env.record()).game.asked
    assert asked is not None
    assert asked.seat == 0


def test_an_illegal_action_is_not_in_the_record_and_nobody_has_won() -> None:
    env = Flip7Env(bots=["stay:20"], seat=0)
    _, info = env.reset(seed=4)
    _, _, over, _, info = env.step(int(info["action_mask"].argmin()))
    assert over
    assert info["illegal"]
    assert info["winner"] == bot_games.NO_WINNER
    assert info["scores"].tolist() == [0, 0]
    assert env.record().choices == ()


def test_a_record_comes_with_the_last_info_where_it_is_wanted() -> None:
    env = Flip7Env(bots=["random"], target=TARGET, records=True)
    info = finished(env, Random(2), 5)
    assert info["record"] == env.record()
    assert read_record(to_json(info["record"])) == info["record"]


def test_a_record_of_an_environment_can_be_reviewed() -> None:
    env = Flip7Env(bots=["random"], target=TARGET)
    info = finished(env, Random(2), 5)
    assert review(env.record()).end[info["winner"]] == 1


@pytest.mark.parametrize("trail", [bot_games.MAX_TRAIL, 3], ids=["short", "trimmed"])
def test_many_games_are_told_and_recorded_as_they_end(trail: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bot_games, "MAX_TRAIL", trail)
    envs = Flip7VectorEnv(7, bots=["random", "level3"], target=TARGET, records=True)
    random = np.random.default_rng(1)
    _, infos = envs.reset(seed=6)
    ends = 0
    for _ in range(80):
        masks = infos["action_mask"]
        _, _, ended, _, infos = envs.step((masks * random.random(masks.shape)).argmax(axis=1))
        assert ("scores" in infos) == bool(ended.any())
        if ended.any():
            assert_array_equal(infos["_scores"], ended)
            assert_array_equal(infos["_record"], ended)
        for place in np.flatnonzero(ended).tolist():
            record = envs.record(place)
            came_to(record, infos["scores"][place], infos["winner"][place], infos["rounds"][place])
            assert infos["record"][place] == record
            ends += 1
        for place in np.flatnonzero(~ended).tolist()[:1]:
            assert replay(envs.record(place)).game.table.winner is None
    assert ends > 20
    with pytest.raises(Flip7Error, match="game 7: there are 0 to 6"):
        envs.record(7)


def test_the_vector_tells_what_gymnasiums_own_vector_of_single_environments_tells() -> None:
    options: dict[str, Any] = {"bots": ["stay:20"], "target": TARGET, "seat": 0}
    ours = Flip7VectorEnv(1, **options)
    theirs = SyncVectorEnv([lambda: Flip7Env(**options)])
    random = Random(1)
    _, infos = ours.reset(seed=6)
    _, expected = theirs.reset(seed=6)
    while "scores" not in infos:
        action = np.array([random_action(infos["action_mask"][0], random)])
        *_, infos = ours.step(action)
        *_, expected = theirs.step(action)
    assert infos.keys() == expected.keys()
    for name, told in expected.items():
        assert_array_equal(infos[name], told)
        assert infos[name].dtype == told.dtype


# --- PettingZoo -------------------------------------------------------------------------------------------------------


def test_every_agent_hears_how_a_pettingzoo_game_ended() -> None:
    env: Any = flip7_v0.env(players=3, target=TARGET)
    with pytest.raises(Flip7Error, match="call reset first"):
        env.unwrapped.record()
    for number in range(4):
        env.reset(seed=None if number else 7)
        last = {}
        for agent, _, _, over, info in turns(env, Random(number)):
            assert ("scores" in info) == over
            if over:
                last[agent] = info
        record = env.unwrapped.record()
        assert record.seats == tuple(last) == ("player_0", "player_1", "player_2")
        for info in last.values():
            came_to(record, info["scores"], info["winner"], info["rounds"])
            assert "record" not in info


def test_a_pettingzoo_game_that_was_broken_off_has_no_winner_and_a_record() -> None:
    env = flip7_v0.env(players=2, records=True)
    env.reset(seed=1)
    env.step(1)
    *_, info = env.last()
    env.step(int(info["action_mask"].argmin()))
    *_, info = env.last()
    assert info["winner"] == bot_games.NO_WINNER
    assert info["record"].choices == (HIT,)


def test_all_agents_at_once_hear_it_too() -> None:
    env = flip7_v0.parallel_env(players=2, target=TARGET, records=True)
    _, infos = env.reset(seed=3)
    random = Random(1)
    while env.agents:
        masks = {agent: info["action_mask"] for agent, info in infos.items()}
        given: dict[str, int | None] = dict.fromkeys(masks, 0)
        given |= {agent: random_action(mask, random) for agent, mask in masks.items() if mask.any()}
        *_, infos = env.step(given)
    assert len(infos) == 2
    for info in infos.values():
        came_to(info["record"], info["scores"], info["winner"], info["rounds"])


# --- OpenSpiel and words ----------------------------------------------------------------------------------------------


def test_an_openspiel_state_has_a_record_scores_and_a_winner() -> None:
    state: Flip7State = pyspiel.load_game(f"python_flip7(players=3,target={TARGET},first=left)").new_initial_state()
    random = Random(2)
    while not state.is_terminal():
        assert state.winner() is None
        state = state.clone()
        action = random.choice(
            [card for card, _ in state.chance_outcomes()] if state.is_chance_node() else state.legal_actions()
        )
        state.apply_action(action)
    table = replay(state.record()).game.table
    assert table.scores == state.scores()
    assert table.winner == state.winner() == state.returns().index(1.0)
    assert replay(from_notation(to_notation(state.record()))).game.table == table


def test_a_game_in_words_has_all_of_it_in_its_result() -> None:
    game = TextGame(2, seed=7)
    result = play([lambda prompt: stays_at(20, prompt)] * 2, game)
    assert result.record == game.record
    came_to(result.record, np.array(result.scores), result.winner, game.table.round)
