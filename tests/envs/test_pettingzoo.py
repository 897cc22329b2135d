"""The PettingZoo environment: PettingZoo's own checks, and what they do not look at."""

import copy
import importlib
import os
import pickle
import subprocess
import sys
from collections.abc import Callable
from functools import partial
from hashlib import sha256
from random import Random
from typing import Any, Final

import numpy as np
import pettingzoo
import pytest
from numpy.testing import assert_array_equal
from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, render_test, seed_test
from pettingzoo.test.state_test import state_test

import flip7.envs
from flip7.bots.catalog import bot_named
from flip7.core.errors import Flip7Error
from flip7.core.game import Game
from flip7.core.rules import First, Rules
from flip7.core.seats import SEATS
from flip7.envs import flip7_v0
from flip7.envs.actions import action_of, choice_of
from flip7.envs.gymnasium_vector import Flip7VectorEnv
from flip7.envs.observation import observation_of
from flip7.envs.rewards import Reward
from flip7.kernel.observation import SEAT_WIDTH, TABLE_WIDTH, VERSION
from flip7.kernel.rng import StreamDeck
from tests.envs.games import (
    digest,
    digest_of_rows,
    digests,
    random_action,
    random_play_in_the_kernel,
    rounds_together,
    sampled,
    turns,
    with_seed,
)
from tests.envs.playthrough import GOLDEN

pytestmark = pytest.mark.integration  # another project's own suite

SIZES: Final = (2, 4, *(pytest.param(players, marks=pytest.mark.integration) for players in (3, 9, 18, 40)))

TARGETS: Final = (200, 30, 30, 30, 30)
"""For each seed of a check: one whole game, and short ones."""


def made(make: Callable[..., Any], seed: int, options: dict[str, Any]) -> Any:  # noqa: ANN401 - PettingZoo's
    return with_seed(make(**options), seed)


dict_observation = pytest.mark.filterwarnings(
    # PettingZoo wants a Dict for masks, and its own check expects arrays but of environments that it knows by name.
    "ignore:Observation is not a NumPy array:UserWarning",
    "ignore:Observation space for each agent probably should be:UserWarning",
)

# --- PettingZoo's own checks ------------------------------------------------------------------------------------------


@dict_observation
@pytest.mark.parametrize("players", SIZES)
@pytest.mark.parametrize("make", [flip7_v0.env, flip7_v0.raw_env], ids=["env", "raw_env"])
def test_api_test_passes(make: Callable[..., Any], players: int) -> None:
    for seed, target in enumerate(TARGETS):
        api_test(with_seed(make(players=players, target=target), seed), num_cycles=100)


@pytest.mark.parametrize("players", SIZES)
def test_parallel_api_test_passes(players: int) -> None:
    for seed, target in enumerate(TARGETS):
        parallel_api_test(with_seed(flip7_v0.parallel_env(players=players, target=target), seed), num_cycles=300)


@pytest.mark.parametrize("players", SIZES)
def test_seed_test_passes(players: int) -> None:
    for seed, target in enumerate(TARGETS):
        options = {"players": players, "target": target}
        seed_test(partial(made, flip7_v0.env, seed, options), num_cycles=100)
        parallel_seed_test(partial(made, flip7_v0.parallel_env, seed, options), num_cycles=100)


@pytest.mark.parametrize("players", SIZES)
def test_state_test_passes(players: int) -> None:
    """It looks at no mask, so that somebody soon loses: the more seeds, the more it sees."""
    for seed in range(20):
        options = {"players": players}
        state_test(made(flip7_v0.env, seed, options), made(flip7_v0.parallel_env, seed, options), num_cycles=100)


@pytest.mark.integration
@pytest.mark.parametrize("players", [2, 5, 18, 40])
def test_render_test_passes(players: int, capsys: pytest.CaptureFixture[str]) -> None:
    def begun(render_mode: str) -> Any:  # noqa: ANN401 - PettingZoo's
        env = made(flip7_v0.env, players, {"players": players, "render_mode": render_mode})
        env.reset(seed=0)  # the check itself gives no seed: it looks at the game that follows
        return env

    render_test(begun)
    assert capsys.readouterr().out.count("\n") > 10, "mode human prints the table"


@pytest.mark.parametrize("make", [flip7_v0.env, flip7_v0.parallel_env], ids=["env", "parallel_env"])
def test_every_seed_of_a_check_deals_and_draws_something_else(make: Callable[..., Any]) -> None:
    seen = set()
    for seed in range(5):
        env = made(make, seed, {"players": 4})
        env.reset(seed=0)
        drawn = [int(env.action_space(agent).sample()) for agent in env.agents for _ in range(5)]
        seen |= {env.state().tobytes(), tuple(drawn)}
    assert len(seen) == 10


def test_mode_human_prints_the_table_from_the_first_question_on(capsys: pytest.CaptureFixture[str]) -> None:
    env = flip7_v0.raw_env(players=3, render_mode="human")
    env.reset(seed=1)
    assert capsys.readouterr().out.endswith("\nA, hit or stay?\n")
    env.step(1)
    assert capsys.readouterr().out.endswith("\nB, hit or stay?\n")


# --- the registry -----------------------------------------------------------------------------------------------------


def test_pettingzoo_makes_it_by_its_name() -> None:
    env = pettingzoo.make("aec", flip7.envs.PETTINGZOO_ID, players=5, target=50)
    env.reset(seed=1)
    assert len(env.agents) == 5
    together = pettingzoo.make("parallel", flip7.envs.PETTINGZOO_ID, players=5)
    together.reset(seed=1)
    assert together.agents == env.agents
    assert str(env) == str(together.unwrapped) == f"flip7_v{VERSION}"


def test_who_imports_it_again_is_not_warned(recwarn: pytest.WarningsRecorder) -> None:
    importlib.reload(flip7.envs)
    assert not recwarn.list


def test_a_pickled_environment_has_the_same_options() -> None:
    env = pickle.loads(pickle.dumps(flip7_v0.raw_env(players=6, target=77, reward="placement", first="left")))  # noqa: S301 - our own
    assert digest(env, 5, 1) == digest(flip7_v0.raw_env(players=6, target=77, reward="placement", first="left"), 5, 1)
    assert digest(env, 5, 1) != digest(flip7_v0.raw_env(players=6), 5, 1)


# --- by the referee's rules -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", SIZES)
def test_every_mask_is_what_the_referee_offers(players: int) -> None:
    for seed in range(max(2, 60 // players)):
        env = flip7_v0.raw_env(players=players)
        env.reset(seed=seed)
        game = Game(players, StreamDeck(seed, 0))
        random = Random(seed)
        while game.asked is not None:
            seat = game.asked.seat
            assert env.agent_selection == f"player_{seat}"
            seen, reward, over, cut, info = env.last()
            assert (reward, over, cut) == (0, False, False)
            assert seen is not None
            offered = {action_of(choice, seat, players) for choice in game.asked.options}
            assert set(np.flatnonzero(seen["action_mask"]).tolist()) == offered
            assert_array_equal(info["action_mask"], seen["action_mask"])
            waiting = env.observe(f"player_{(seat + 1) % players}")
            assert not waiting["action_mask"].any()
            action = random_action(seen["action_mask"], random)
            game.play(choice_of(action, seat, players))
            env.step(action)
        assert all(env.terminations.values())
        assert env.rewards[f"player_{game.table.winner}"] == 1


@pytest.mark.parametrize("first", ["dealer", "left"])
def test_the_state_is_the_table_as_seat_0_sees_it(first: str) -> None:
    env = flip7_v0.raw_env(players=3, first=first, target=60)
    env.reset(seed=9)
    game = Game(3, StreamDeck(9, 0), rules=Rules(first=First(first), target=60))
    random = Random(9)
    while game.asked is not None:
        assert_array_equal(env.state(), observation_of(game.table, game.asked, SEATS[0]))
        assert env.agent_selection == f"player_{game.asked.seat}"
        action = random_action(env.observe(env.agent_selection)["action_mask"], random)
        game.play(choice_of(action, game.asked.seat, 3))
        env.step(action)
    assert_array_equal(env.state(), observation_of(game.table, None, SEATS[0]))


def test_a_bot_that_rolls_dice_rolls_the_same_in_the_same_game() -> None:
    env = flip7_v0.raw_env(players=3)

    def choices(seed: int) -> list[int]:
        env.reset(seed=seed)
        chosen = []
        while not any(env.terminations.values()):
            chosen.append(env.bot_action("random"))
            env.step(chosen[-1])
        return chosen

    assert choices(3) == choices(3) != choices(4)


@pytest.mark.parametrize("reward", list(Reward))
@pytest.mark.parametrize("players", [2, 4, pytest.param(18, marks=pytest.mark.integration)])
def test_every_seat_gets_its_final_reward_through_last(players: int, reward: str) -> None:
    env = flip7_v0.env(players=players, reward=reward)
    for seed in range(5):
        env.reset(seed=seed)
        totals = {}
        for agent, _, got, over, _ in turns(env, Random(seed)):
            if over:
                assert agent not in totals, "nobody is told twice"
                totals[agent] = got
            else:
                assert got == 0
        assert sorted(totals) == sorted(env.possible_agents)
        assert sum(totals.values()) == pytest.approx(0, abs=1e-9)
        assert max(totals.values()) > 0


def test_one_parallel_step_is_one_decision_of_whoever_is_asked() -> None:
    together, env = flip7_v0.parallel_env(players=3), flip7_v0.env(players=3)
    seen, _ = together.reset(seed=4)
    env.reset(seed=4)
    random = Random(4)
    while together.agents:
        agent = env.agent_selection
        assert [name for name, one in seen.items() if one["action_mask"].any()] == [agent]
        action = random_action(seen[agent]["action_mask"], random)
        seen, rewards, over, _, _ = together.step(dict.fromkeys(together.agents, action))
        env.step(action)
        assert over == env.terminations
        assert rewards == env.rewards


def test_our_bots_can_play_for_any_agent() -> None:
    env = flip7_v0.env(players=4)
    env.reset(seed=2)
    for _ in env.agent_iter():
        seen, _, over, _, _ = env.last()
        assert seen is not None
        env.step(None if over else env.unwrapped.bot_action("risk:0.3"))  # type: ignore[attr-defined] # our own
    game = Game(4, StreamDeck(2, 0))
    while game.asked is not None:
        game.play(bot_named("risk:0.3").choose(game.table, game.asked))
    with pytest.raises(Flip7Error, match="the game is over"):
        env.unwrapped.bot_action("level1")  # type: ignore[attr-defined] # the same
    assert env.state()[TABLE_WIDTH + SEAT_WIDTH - 1] == pytest.approx(game.table.scores[0] / 200)


# --- seeds ------------------------------------------------------------------------------------------------------------


@pytest.mark.integration
def test_the_same_seed_gives_the_same_bytes_in_another_process() -> None:
    """In turn, all at once, in many games at a time, and in words; OpenSpiel's chance is the caller's."""
    ran = subprocess.run(
        [sys.executable, "-c", "from tests.envs.games import digests; print(*digests())"],
        env={**os.environ, "PYTHONHASHSEED": "1"},
        capture_output=True,
        text=True,
        check=True,
    )
    assert ran.stdout.split() == digests()


def test_another_seed_and_another_game_of_the_seed_are_other_games() -> None:
    env = flip7_v0.env(players=4)
    assert len({digest(env, seed, games) for seed in range(20) for games in (1, 2)}) == 40


def test_without_any_seed_games_differ() -> None:
    seen = set()
    for _ in range(5):
        env = flip7_v0.raw_env()
        env.reset()
        seen.add(b"".join(told["observation"].tobytes() for _, told, *_ in turns(env, Random(1))))
    assert len(seen) == 5


BEHAVIOUR: Final = {0: "aa68461e97ffe6eeafe0cfc23582703d55456403e28299f82b8ddda6a208b682"}
"""For each version what agents are told in some games, as one number: from the first release on,
whoever changes that makes a new version."""


def test_a_version_tells_the_same_for_ever() -> None:
    """By each reward and rule, in PettingZoo and in Gymnasium; and the game of OpenSpiel that is kept in full."""
    tables = [flip7_v0.env(players=players, reward=reward) for players in (2, 4, 19) for reward in Reward]
    tables += [flip7_v0.env(players=3, first="left"), flip7_v0.env(players=3, target=70)]
    rows = [Flip7VectorEnv(16, reward=reward) for reward in Reward]
    rows += [Flip7VectorEnv(16, first="left"), Flip7VectorEnv(16, target=70)]
    parts = [*(digest(env, 7, 3) for env in tables), *(digest_of_rows(envs, 7) for envs in rows)]
    parts.append(sha256(GOLDEN.read_bytes()).hexdigest())
    told = sha256("".join(parts).encode()).hexdigest()
    assert told == BEHAVIOUR[VERSION], f"v{VERSION} tells agents something else than it did: it needs a new number"


# --- what cannot be done ----------------------------------------------------------------------------------------------


def test_an_action_that_is_not_open_is_refused_and_nothing_happens() -> None:
    env = flip7_v0.raw_env(players=3)
    env.reset(seed=1)
    before = env.state()
    for action in (2, 4):
        with pytest.raises(Flip7Error, match=f"action {action} is not open to player_0"):
            env.step(action)
    with pytest.raises(Flip7Error, match="None is not an action"):
        env.step(None)
    assert_array_equal(env.state(), before)


def test_in_the_usual_wrappers_an_action_that_is_not_open_loses() -> None:
    env = flip7_v0.env(players=3)
    env.reset(seed=1)
    env.step(3)
    told = list(turns(env, Random(1)))
    assert not any(seen["action_mask"].any() for _, seen, *_ in told), "nothing is open in a game that is over"
    rewards = {agent: reward for agent, _, reward, over, _ in told if over}
    assert rewards == {"player_0": -1, "player_1": 0, "player_2": 0}


@pytest.mark.parametrize("mode", ["ansi", "human"])
def test_after_an_action_that_is_not_open_the_game_is_over_whoever_looks(
    mode: str, capsys: pytest.CaptureFixture[str]
) -> None:
    for actions in ([3], give_somebody(seed=1)):
        env = flip7_v0.env(players=3, render_mode=mode)
        env.reset(seed=1)
        for action in actions:
            env.step(action)
        assert all(env.terminations.values())
        assert all(env.truncations.values())
        for agent in env.agents:
            assert not env.infos[agent]["action_mask"].any()
            seen = env.observe(agent)
            assert seen is not None
            assert_array_equal(np.flatnonzero(seen["observation"][:TABLE_WIDTH][:5]), [], "nothing is asked")
        assert "?" not in (env.render() or capsys.readouterr().out.splitlines()[-1])
        with pytest.raises(Flip7Error, match="the game is over"):
            env.unwrapped.bot_action("level1")  # type: ignore[attr-defined] # our own
        env.reset(seed=1)
        assert env.infos["player_0"]["action_mask"].any()


def give_somebody(seed: int) -> list[int]:
    """Hits until a card is to be given, and a hit once more, which is not open then."""
    env = flip7_v0.raw_env(players=3)
    env.reset(seed=seed)
    hits = []
    while env.infos[env.agent_selection]["action_mask"][1]:
        hits.append(1)
        env.step(1)
    return [*hits, 1]


def test_in_the_usual_wrappers_too_none_is_no_action() -> None:
    env = flip7_v0.env(players=3)
    env.reset(seed=1)
    with pytest.raises(Flip7Error, match="None is not an action"):
        env.step(None)
    env.step(True)  # noqa: FBT003 - as careless users do
    assert env.agent_selection != "player_0"


@pytest.mark.parametrize("action", [-1, 5, 99, 10**30, 1.5, "hit"])
@pytest.mark.parametrize("make", [flip7_v0.env, flip7_v0.raw_env], ids=["env", "raw_env"])
def test_an_action_that_does_not_exist_is_refused(make: Callable[..., Any], action: int) -> None:
    env = make(players=3)
    env.reset(seed=1)
    with pytest.raises(Flip7Error, match=f"^action {action!r}: there are 0 to 4$"):
        env.step(action)
    with pytest.raises(Flip7Error, match=f"^action {action!r}: there are 0 to 4$"):
        choice_of(action, SEATS[0], 3)
    env.step(1)


def test_whole_numbers_of_numpy_are_whole_numbers() -> None:
    one: Any = np.int64(1)
    env = flip7_v0.env(players=np.int64(3), target=np.uint8(50))
    assert digest(env, 7, 1) == digest(flip7_v0.env(players=3, target=50), 7, 1)
    env.reset(seed=one)
    env.step(one)
    assert env.agent_selection == "player_1"


@pytest.mark.parametrize(
    "options, complaint",
    [
        ({"players": 1}, "players is 1: it must be a whole number from 2 to 40"),
        ({"players": 41}, "players is 41"),
        ({"players": "four"}, "players is 'four'"),
        ({"players": True}, "players is True"),
        ({"target": 0}, "target is 0"),
        ({"target": 99.5}, "target is 99.5"),
        ({"reward": "fame"}, "there is no reward 'fame'; there are win, score, placement"),
        ({"first": "right"}, "first is 'right': it must be dealer or left"),
        ({"first": []}, r"first is \[\]"),
        ({"render_mode": "hologram"}, "render_mode is 'hologram'"),
    ],
)
def test_what_cannot_be_set_up_is_said_in_one_sentence(options: dict[str, Any], complaint: str) -> None:
    with pytest.raises(Flip7Error, match=complaint) as error:
        flip7_v0.env(**options)
    assert "\n" not in str(error.value)


@pytest.mark.parametrize("seed", [-1, 2**64, 1.5, "seven"])
def test_a_seed_that_is_no_number_of_64_bits_is_refused(seed: int) -> None:
    for env in (flip7_v0.raw_env(), Flip7VectorEnv(2)):
        with pytest.raises(Flip7Error, match=f"seed {seed!r}: it must be a whole number"):
            env.reset(seed=seed)


def test_before_the_first_game_there_is_nothing_to_see() -> None:
    env = flip7_v0.raw_env(render_mode="ansi")
    looks: list[Callable[[], object]] = [env.state, env.render, env.last, lambda: env.step(1)]
    looks += [lambda: env.observe("player_0"), lambda: env.bot_action("level1")]
    for look in looks:
        with pytest.raises(Flip7Error, match="call reset first"):
            look()


def test_when_everybody_has_left_a_game_there_is_nothing_to_do() -> None:
    env = flip7_v0.raw_env(players=2, target=20)
    env.reset(seed=1)
    assert len(list(turns(env, Random(1)))) > 2
    looks: list[Callable[[], object]] = [env.last, lambda: env.step(None)]
    for look in looks:
        with pytest.raises(Flip7Error, match="call reset first"):
            look()


def test_a_copy_has_no_game_and_says_so() -> None:
    env = flip7_v0.env(players=3)
    env.reset(seed=1)
    env.step(1)
    copied = copy.deepcopy(env)
    looks: list[Callable[[], object]] = [copied.last, copied.state, lambda: copied.rewards, lambda: copied.infos]
    looks += [lambda: copied.observe("player_0"), lambda: flip7_v0.raw_env().agent_selection]
    for look in looks:
        with pytest.raises(Flip7Error, match=r"^no game is under way: call reset first$"):
            look()
    assert not hasattr(copied, "infos")
    with pytest.raises(AttributeError, match="no attribute 'nonsense'"):
        _ = flip7_v0.raw_env().nonsense  # type: ignore[attr-defined] # that is it
    assert digest(copied, 1, 1) == digest(env, 1, 1)


def test_what_an_agent_does_to_its_mask_opens_and_closes_nothing() -> None:
    """Whichever way it was told, in turn and all at once."""
    for mask, lost in ((0, False), (1, True)):
        env = flip7_v0.env(players=4)
        env.reset(seed=1)
        seen, *_, info = env.last()
        assert seen is not None
        seen["action_mask"][:] = info["action_mask"][:] = mask
        env.infos["player_0"]["action_mask"][:] = mask
        env.step(3 if lost else 1)
        assert all(env.terminations.values()) == lost
        together = flip7_v0.parallel_env(players=4)
        told, infos = together.reset(seed=1)
        told["player_0"]["action_mask"][:] = infos["player_0"]["action_mask"][:] = mask
        _, _, over, _, _ = together.step(dict.fromkeys(together.agents, 3 if lost else 1))
        assert all(over.values()) == lost


def test_what_is_told_is_nobody_elses() -> None:
    env = flip7_v0.env(players=4)
    env.reset(seed=1)
    env.infos["player_2"]["note"] = 1
    assert "note" not in env.infos["player_3"]
    *_, info = env.last()
    info["action_mask"][:] = 0
    env.step(1)
    assert not any(env.terminations.values()), "a hit was open, whatever became of the mask that was told"
    env.reset(seed=1)
    assert "note" not in env.infos["player_2"]


def test_without_a_render_mode_there_is_no_picture() -> None:
    env = flip7_v0.env()
    env.reset()
    with pytest.raises(Flip7Error, match="without render_mode"):
        env.render()


# --- statistics -------------------------------------------------------------------------------------------------------


@pytest.mark.integration
@pytest.mark.parametrize("players", [2, 4])
@pytest.mark.parametrize(
    "make, games, target",
    [(flip7_v0.raw_env, 2000, 200), (flip7_v0.env, 1000, 60)],
    ids=["raw_env", "env"],
)
def test_random_play_comes_to_what_it_comes_to_in_the_kernel(
    make: Callable[..., Any], games: int, target: int, players: int
) -> None:
    env = make(players=players, target=target)
    random = Random(11)

    def play(number: int) -> tuple[int, bool]:
        env.reset(seed=None if number else 11)
        over = [(agent, reward) for agent, _, reward, over, _ in turns(env, random) if not over or agent == "player_0"]
        return len(over) - 1, over[-1][1] == 1

    sampled(play, games).assert_like(random_play_in_the_kernel(players, target=target))


@pytest.mark.integration
@pytest.mark.parametrize("players", [2, 4])
def test_the_same_for_all_agents_at_once(players: int) -> None:
    env = flip7_v0.parallel_env(players=players, target=60)
    random = Random(11)

    def play(number: int) -> tuple[int, bool]:
        _, *steps = rounds_together(env, None if number else 11, random)
        return len(steps), steps[-1][1]["player_0"] == 1

    sampled(play, 600).assert_like(random_play_in_the_kernel(players, target=60))
