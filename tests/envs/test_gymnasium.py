"""The Gymnasium environments: one agent against bots, once and a thousand times at a time."""

from collections.abc import Callable, Sequence
from pathlib import Path
from random import Random
from typing import Any, Final

import gymnasium
import numpy as np
import psutil  # type: ignore[import-untyped] # it has none
import pytest
from gymnasium.utils.env_checker import check_env
from gymnasium.vector import AutoresetMode
from numpy.testing import assert_array_equal
from numpy.typing import NDArray

import flip7.envs
from flip7.bots.catalog import bot_named
from flip7.bots.external.forfeit import Forfeit
from flip7.core.errors import Flip7Error
from flip7.core.game import Game
from flip7.core.seats import SEATS
from flip7.envs.actions import actions, choice_of
from flip7.envs.gymnasium import Flip7Env
from flip7.envs.gymnasium_vector import Flip7VectorEnv
from flip7.envs.observation import mask_of, observation_of
from flip7.kernel.rng import StreamDeck
from tests.envs.games import Sample, random_action, random_play_in_the_kernel, sampled

pytestmark = pytest.mark.integration  # another project's own suite

CAREFUL: Final = ("stay:20", "stay:25", "risk:0.3")
"""Bots that roll no dice, so that the referee's games can be played beside the kernel's."""


def made(**options: Any) -> Flip7Env:  # noqa: ANN401 - the environment's own options
    env = gymnasium.make(flip7.envs.GYMNASIUM_ID, **options).unwrapped
    assert isinstance(env, Flip7Env)
    return env


# --- Gymnasium's own check --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("observation", ["flat", "dict"])
@pytest.mark.parametrize(
    "bots",
    [
        CAREFUL,
        *(pytest.param(bots, marks=pytest.mark.integration) for bots in (["random"], ["level4"] * 17, ["level1"] * 39)),
    ],
    ids=len,
)
def test_check_env_passes(bots: Sequence[str], observation: str, capsys: pytest.CaptureFixture[str]) -> None:
    check_env(made(bots=bots, observation=observation, render_mode="ansi"))
    capsys.readouterr()


@pytest.mark.integration
@pytest.mark.parametrize("mode", ["ansi", "rgb_array", "human"])
def test_check_env_passes_in_every_render_mode(mode: str, capsys: pytest.CaptureFixture[str]) -> None:
    check_env(made(render_mode=mode))
    capsys.readouterr()


def test_gymnasium_imports_the_package_that_a_name_begins_with() -> None:
    assert isinstance(gymnasium.make("flip7.envs:Flip7-v0").unwrapped, Flip7Env)


# --- by the referee's rules -------------------------------------------------------------------------------------------


@pytest.mark.integration
@pytest.mark.parametrize("seat", [None, 0, 2])
@pytest.mark.parametrize("reward", ["win", "score", "placement"])
def test_a_game_against_bots_is_the_referees(reward: str, seat: int | None) -> None:
    env = made(bots=CAREFUL, reward=reward, seat=seat, observation="dict")
    random = Random(3)
    for number in range(12):
        seen, info = env.reset(seed=None if number else 5)
        me = (5 + number) % 4 if seat is None else seat
        assert info["seat"] == me
        bots = {SEATS[(me + place + 1) % 4]: bot_named(name) for place, name in enumerate(CAREFUL)}
        game = Game(4, StreamDeck(5, number))
        got, over = 0.0, False
        while game.asked is not None:
            asked = game.asked
            if asked.seat != me:
                game.play(bots[asked.seat].choose(game.table, asked))
                continue
            assert_array_equal(seen["observation"], observation_of(game.table, asked, SEATS[me]))
            for told in (seen["action_mask"], info["action_mask"], env.action_masks().astype(np.int8)):
                assert_array_equal(told, mask_of(asked, SEATS[me], 4))
            action = random_action(seen["action_mask"], random)
            game.play(choice_of(action, SEATS[me], 4))
            seen, got, over, cut, info = env.step(action)
            assert not cut
            assert over == (got != 0) or not over
        totals = game.table.scores
        assert over
        assert_array_equal(seen["observation"], observation_of(game.table, None, SEATS[me]))
        match reward:
            case "win":
                assert got == pytest.approx(1 if game.table.winner == me else -1 / 3)
            case "score":
                others = (sum(totals) - totals[me]) / 3
                assert got == pytest.approx((totals[me] - others) / 200)
            case _:
                before = sum(total > totals[me] for total in totals)
                equal = sum(total == totals[me] for total in totals) - 1
                assert got == pytest.approx(1 - 2 * (before + equal / 2) / 3)


@pytest.mark.parametrize(
    "bot", ["tourist", *(pytest.param(compiled, marks=pytest.mark.integration) for compiled in ("level5", "level6"))]
)
def test_any_bot_can_be_played_against(bot: str) -> None:
    env = made(bots=["random", bot], target=40)
    seen, info = env.reset(seed=2)
    over, steps, reward = False, 0, 0.0
    while not over:
        assert info["action_mask"].any()
        seen, reward, over, _, info = env.step(random_action(info["action_mask"], Random(steps)))
        steps += 1
    assert reward in {1, -0.5}
    assert seen.shape == env.observation_space.shape


@pytest.mark.parametrize("bots", [["random"], pytest.param(["level6"], marks=pytest.mark.integration)])
def test_the_agent_is_asked_something_in_every_game(bots: Sequence[str]) -> None:
    env = made(bots=bots, target=1)
    for number in range(200 if bots == ["random"] else 10):
        _, info = env.reset(seed=None if number else 1)
        assert info["action_mask"].any()


def test_flat_and_dict_observations_are_the_same_numbers() -> None:
    flat, told = made(observation="flat"), made(observation="dict")
    assert_array_equal(flat.reset(seed=8)[0], told.reset(seed=8)[0]["observation"])


# --- what cannot be done ----------------------------------------------------------------------------------------------


def test_an_action_that_is_not_open_loses_the_game() -> None:
    env = made()
    env.reset(seed=1)
    _, reward, over, _, info = env.step(3)
    assert (reward, over, info["illegal"]) == (-1, True, True)
    assert not info["action_mask"].any()
    with pytest.raises(Flip7Error, match="call reset first"):
        env.step(1)
    assert env.reset()[1]["illegal"] is False


@pytest.mark.parametrize("action", [-1, 6, 1.5, "hit"])
def test_an_action_that_does_not_exist_is_refused(action: int) -> None:
    env = made()
    env.reset(seed=1)
    with pytest.raises(Flip7Error, match="there are 0 to 5"):
        env.step(action)


@pytest.mark.parametrize(
    "options, complaint",
    [
        ({"bots": []}, "bots names 0 bots: there must be 1 to 39"),
        ({"bots": [3]}, r"bots is \[3\]: it must be a list of names"),
        ({"bots": None}, "bots is None"),
        ({"bots": ["level9"]}, "there is no bot 'level9'"),
        ({"bots": "level3"}, "bots is 'level3': it must be a list of names"),
        ({"seat": 4}, "seat is 4: it must be None or from 0 to 3"),
        ({"observation": "cubist"}, "observation is 'cubist': it must be flat or dict"),
        ({"reward": "fame"}, "there is no reward 'fame'"),
        ({"target": -5}, "target is -5"),
    ],
)
def test_what_cannot_be_set_up_is_said_in_one_sentence(options: dict[str, Any], complaint: str) -> None:
    for make in (Flip7Env, Flip7VectorEnv):
        with pytest.raises(Flip7Error, match=complaint) as error:
            make(**options)
        assert "\n" not in str(error.value)


# --- many at a time ---------------------------------------------------------------------------------------------------


def vector(games: int, **options: Any) -> Flip7VectorEnv:  # noqa: ANN401 - the same
    envs = gymnasium.make_vec(flip7.envs.GYMNASIUM_ID, num_envs=games, **options)
    assert isinstance(envs, Flip7VectorEnv), "the native one, not Gymnasium's"
    return envs


def by_rote(masks: NDArray[np.int8], steps: int) -> NDArray[np.int64]:
    """Some open action for each row, the same whenever the masks and the step are."""
    weights = np.random.default_rng(steps).random(masks.shape[1])
    chosen: NDArray[np.int64] = (masks * (1 + weights)).argmax(axis=1)
    return chosen


def test_it_says_how_it_begins_anew() -> None:
    assert vector(3).metadata["autoreset_mode"] is AutoresetMode.NEXT_STEP


@pytest.mark.parametrize("observation", ["flat", "dict"])
def test_what_it_gives_lies_in_its_spaces(observation: str) -> None:
    envs = vector(16, observation=observation)
    seen, infos = envs.reset(seed=4)
    for steps in range(60):
        assert seen in envs.observation_space
        chosen = by_rote(infos["action_mask"], steps)
        assert chosen in envs.action_space
        seen, rewards, ended, cut, infos = envs.step(chosen)
        assert rewards.shape == ended.shape == cut.shape == (16,)
        assert not cut.any()


@pytest.mark.parametrize(
    "options",
    [
        {},
        {"reward": "placement", "first": "left", "observation": "dict"},
        {"reward": "score", "seat": 2, "target": 120},
    ],
    ids=["as it is", "left first", "at seat 2"],
)
def test_every_row_plays_the_games_of_a_single_environment(options: dict[str, Any]) -> None:
    """Row k the games k, k + n, k + 2n: three games of each, step by step."""
    rows, games = 5, 3
    envs = vector(rows, bots=CAREFUL, **options)
    seen, infos = envs.reset(seed=6)
    told: list[list[tuple[Any, ...]]] = [[] for _ in range(rows)]
    while min(sum(over for *_, over in steps) for steps in told) < games:
        for row in range(rows):
            flat = seen["observation"][row] if options.get("observation") == "dict" else seen[row]
            if options.get("observation") == "dict":
                assert_array_equal(seen["action_mask"][row], infos["action_mask"][row])
            assert_array_equal(envs.action_masks()[row], infos["action_mask"][row] != 0)
            told[row].append((flat.tobytes(), infos["action_mask"][row].tobytes(), int(infos["seat"][row])))
        seen, rewards, ended, _, infos = envs.step(infos["action_mask"].argmax(axis=1))
        for row in range(rows):
            told[row][-1] += (float(rewards[row]), bool(ended[row]))
    single = made(bots=CAREFUL, **{**options, "observation": "flat"})
    for number in range(rows * games):
        observation, info = single.reset(seed=None if number else 6)
        steps = iter(told[number % rows])
        over = False
        while not over:
            before = (observation.tobytes(), info["action_mask"].tobytes(), info["seat"])
            observation, reward, over, _, info = single.step(int(info["action_mask"].argmax()))
            assert next(steps) == (*before, reward, over)
        last = next(steps, None)  # the step that deals the next game shows the end of this one
        assert last is None or last[:2] == (observation.tobytes(), info["action_mask"].tobytes())
        told[number % rows] = list(steps)


def test_a_game_that_is_over_begins_anew_with_the_next_step() -> None:
    envs = vector(5, bots=["random"], target=10)
    _, infos = envs.reset(seed=3)
    begun = 0
    before = np.zeros(5, np.bool_)
    for steps in range(200):
        chosen = by_rote(infos["action_mask"], steps)
        chosen[before] = -99  # ignored, whatever it is
        _, rewards, ended, _, infos = envs.step(chosen)
        assert not rewards[before].any()
        assert not ended[before].any()
        assert infos["action_mask"][before].any(axis=1).all()
        assert (rewards[ended] != 0).all()
        assert not infos["action_mask"][ended].any()
        begun += before.sum()
        before = ended
    assert begun > 20


def test_an_action_that_is_not_open_loses_that_game_only() -> None:
    envs = vector(4)
    _, infos = envs.reset(seed=1)
    chosen = infos["action_mask"].argmax(axis=1)
    chosen[1] = infos["action_mask"][1].argmin()
    _, rewards, ended, _, infos = envs.step(chosen)
    assert rewards.tolist() == [0, -1, 0, 0]
    assert ended.tolist() == infos["illegal"].tolist() == [False, True, False, False]


@pytest.mark.parametrize("action", [-1, 6, 2**40])
def test_an_action_that_does_not_exist_is_refused_in_a_vector_too(action: int) -> None:
    envs = vector(3)
    _, infos = envs.reset(seed=1)
    chosen = infos["action_mask"].argmax(axis=1)
    wrong = chosen.copy()
    wrong[2] = action
    with pytest.raises(Flip7Error, match=rf"^action {action} in place 2: there are 0 to 5$"):
        envs.step(wrong)
    assert not envs.step(chosen)[2].any(), "nothing has happened meanwhile"


def test_arrays_are_new_each_time_unless_one_wishes_otherwise() -> None:
    for copy in (True, False):
        envs = vector(3, copy=copy)
        seen, infos = envs.reset(seed=1)
        later, *_ = envs.step(infos["action_mask"].argmax(axis=1))
        assert np.shares_memory(seen, later) is not copy


@pytest.mark.parametrize("observation", ["flat", "dict"])
@pytest.mark.parametrize("copy", [True, False])
def test_what_an_agent_does_to_what_it_was_told_changes_nothing(observation: str, copy: bool) -> None:  # noqa: FBT001
    envs = vector(3, observation=observation, copy=copy, bots=["random"], target=10)
    other = vector(3, observation=observation, copy=copy, bots=["random"], target=10)
    seen, infos = envs.reset(seed=1)
    other.reset(seed=1)
    for steps in range(30):
        masks = envs.action_masks()
        told = [infos["action_mask"], *([seen["action_mask"]] if observation == "dict" else [])]
        assert not any(np.shares_memory(one, another) for one in told for another in told if one is not another)
        for mask in told:
            assert_array_equal(mask, masks)
            mask[:] = 1 - mask
        assert_array_equal(envs.action_masks(), masks)
        chosen = by_rote(masks.astype(np.int8), steps)
        seen, rewards, ended, _, infos = envs.step(chosen)
        assert_array_equal(rewards, other.step(chosen)[1])
        rewards[:] = 7
        ended[:] = True
    with pytest.raises(Flip7Error, match="action 99 in place"):
        envs.step([99, 99, 99])


def test_the_mask_of_a_single_environment_is_its_own_too() -> None:
    env = made(observation="dict")
    seen, info = env.reset(seed=1)
    open_now = env.action_masks()
    seen["action_mask"][:] = info["action_mask"][:] = 0
    assert_array_equal(env.action_masks(), open_now)


def test_before_the_first_game_nobody_acts() -> None:
    envs: list[Any] = [made(), vector(3)]
    for env, action in zip(envs, (1, [1, 1, 1]), strict=True):
        with pytest.raises(Flip7Error, match=r"^no game is under way: call reset first$"):
            env.step(action)


@pytest.mark.parametrize("given", [[1, 1], [[1], [1], [1]], [0.5, 1, 1], ["hit", "hit", "hit"]])
def test_actions_that_are_no_actions_are_refused(given: list[int]) -> None:
    envs = vector(3)
    envs.reset(seed=1)
    with pytest.raises(Flip7Error, match="actions are 3 whole numbers"):
        envs.step(given)


def test_a_bot_that_thinks_in_python_cannot_play_many_games_at_a_time() -> None:
    with pytest.raises(Flip7Error, match="bot 'level6' is asked in Python"):
        Flip7VectorEnv(8, bots=["level6"])


# --- statistics -------------------------------------------------------------------------------------------------------


@pytest.mark.integration
def test_random_play_against_random_bots_comes_to_what_it_comes_to_in_the_kernel() -> None:
    env = made(bots=["random"] * 3, seat=0)
    random = Random(12)

    def play(number: int) -> tuple[int, bool]:
        _, info = env.reset(seed=None if number else 12)
        over, decisions, reward = False, 0, 0.0
        while not over:
            _, reward, over, _, info = env.step(random_action(info["action_mask"], random))
            decisions += 1
        return 4 * decisions, reward == 1

    expected = random_play_in_the_kernel(4)
    sample = sampled(play, 2000)
    sample.assert_like(expected)


@pytest.mark.integration
def test_the_same_for_many_games_at_a_time() -> None:
    """The first game of every row: if all counted that ends within some time, short games would count too often."""
    games = 4096
    envs = vector(games, bots=["random"] * 3, seat=0)
    random = np.random.default_rng(13)
    _, infos = envs.reset(seed=13)
    decisions, won, over = np.zeros(games), np.zeros(games), np.zeros(games, np.bool_)
    while not over.all():
        masks = infos["action_mask"]
        _, rewards, ended, _, infos = envs.step((masks * random.random(masks.shape)).argmax(axis=1))
        decisions[~over] += 1
        won[~over & ended] = rewards[~over & ended] == 1
        over |= ended
    Sample(list(4 * decisions), list(won)).assert_like(random_play_in_the_kernel(4))


def test_numbers_may_be_numpys() -> None:
    two: Any = np.int64(2)
    assert vector(two, seat=two, target=np.int32(50)).reset(seed=two)[1]["seat"].tolist() == [2, 2]


def test_without_any_seed_games_differ() -> None:
    first = {made().reset()[0].tobytes() for _ in range(20)} | {vector(1).reset()[0].tobytes() for _ in range(20)}
    assert len(first) > 30


def test_games_of_many_seeds_are_fair_too() -> None:
    env = made()
    assert [env.reset(seed=seed)[1]["seat"] for seed in range(8)] == [0, 1, 2, 3] * 2
    assert_array_equal(vector(6).reset(seed=3)[1]["seat"], [3, 0, 1, 2, 3, 0])


# --- bots that are asked in Python ------------------------------------------------------------------------------------

PROGRAM = f"program:{Path(__file__).parents[2] / 'examples' / 'bots' / 'careful.pl'}"


@pytest.mark.parametrize("make", [made, lambda **more: vector(1, **more)], ids=["one", "a vector of one"])
def test_a_program_that_plays_ends_with_the_environment(make: Callable[..., Any]) -> None:
    env = make(bots=[PROGRAM], target=20)
    env.reset(seed=1)
    env.step(env.action_space.sample())
    playing = [child for child in psutil.Process().children() if "careful.pl" in " ".join(child.cmdline())]
    assert playing
    env.close()
    psutil.wait_procs(playing, timeout=10)
    assert not any(child.is_running() for child in playing)


@pytest.mark.integration
def test_a_game_in_which_the_agent_is_never_asked_is_left_out_for_them_too() -> None:
    """To one point the bot has often won before; the step after the end of a game is always the next game's first."""
    envs = vector(1, bots=[PROGRAM], target=1, copy=False)
    _, infos = envs.reset(seed=2)
    was_over = False
    for _ in range(300):
        _, rewards, ended, _, infos = envs.step(infos["action_mask"].argmax(axis=1))
        if was_over:
            assert (rewards[0], ended[0]) == (0, False)
        was_over = bool(ended[0])
    envs.close()


def test_nobody_plays_for_a_bot_that_has_failed() -> None:
    env = made(bots=["program:/bin/false"], seat=0)
    env.reset(seed=0)
    with pytest.raises(Forfeit):
        env.step(1)
    with pytest.raises(Flip7Error, match="call reset first"):
        env.step(0)
    env.reset(seed=0)
    assert env.action_masks().any()


def test_there_are_as_many_actions_as_seats_and_two() -> None:
    assert made(bots=["random"] * 6).action_space.n == actions(7) == 9  # type: ignore[attr-defined] # Discrete
