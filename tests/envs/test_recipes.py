"""The recipes in examples/ run, each on a tiny budget, and what they are made of does what it says.

MaskablePPO needs PyTorch, which `make test` never installs; `make recipes` does, and runs these tests with it.
"""

import importlib
import os
import re
import subprocess
import sys
from importlib.util import find_spec
from itertools import pairwise
from pathlib import Path
from types import ModuleType

import numpy as np
import pytest
from numpy.testing import assert_allclose, assert_array_equal
from numpy.typing import NDArray

ROOT = Path(__file__).parents[2]
EXAMPLES = ROOT / "examples"
WIN_RATE = r"\d+\.\d% \(95 %: \d+\.\d% to \d+\.\d%\)"

PATIENCE = 600
LONG = pytest.mark.timeout(PATIENCE + 60)

with_torch = pytest.mark.skipif(
    find_spec("sb3_contrib") is None, reason="sb3-contrib and PyTorch are not installed: `make recipes` has them"
)


def recipe(name: str, monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """The example as a module, which finds what lies beside it."""
    monkeypatch.syspath_prepend(str(EXAMPLES))
    return importlib.import_module(name)


def output(name: str, *options: str) -> str:
    """Run the recipe as people run it, and return its output."""
    done = subprocess.run(
        [sys.executable, str(EXAMPLES / name), *options],
        env=os.environ | {"PYTHONPATH": str(ROOT / "src")},
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_the_page_of_examples_lists_them_all() -> None:
    page = (EXAMPLES / "README.md").read_text(encoding="utf-8")
    names = {path.name for path in EXAMPLES.iterdir()} - {"README.md", "__pycache__", ".ipynb_checkpoints"}
    assert [name for name in sorted(names) if f"]({name})" not in page] == []


# --- how often a player wins ------------------------------------------------------------------------------------------


def test_a_player_of_chance_wins_its_fair_share_against_bots_of_chance(monkeypatch: pytest.MonkeyPatch) -> None:
    random = np.random.default_rng(3)

    def by_chance(_: NDArray[np.float32], masks: NDArray[np.int8]) -> NDArray[np.int64]:
        chosen: NDArray[np.int64] = np.argmax(masks * random.random(masks.shape), axis=1)
        return chosen

    reached = recipe("win_rate", monkeypatch).win_rate(by_chance, ["random"] * 3, games=2_000)
    assert reached.games == 2_000
    low, high = reached.interval
    assert low < 0.25 < high
    assert re.fullmatch(WIN_RATE, str(reached))


# --- the policy in NumPy ----------------------------------------------------------------------------------------------


def test_a_new_policy_takes_every_open_action_equally_often_and_no_other(monkeypatch: pytest.MonkeyPatch) -> None:
    learning = recipe("policy_gradient", monkeypatch)
    random = np.random.default_rng(1)
    policy = learning.Policy(5, 3, random)
    masks = np.array([[1, 0, 1], [0, 1, 0], [0, 0, 0]], np.int8)
    chances, values, _ = policy.judge(random.random((3, 5), np.float32), masks)
    assert_allclose(chances, np.array([[0.5, 0, 0.5], [0, 1, 0], [0, 0, 0]]))
    assert_array_equal(values, 0)
    often = np.array([learning.drawn(chances, random) for _ in range(1_000)])
    assert 430 < (often[:, 0] == 0).sum() < 570
    assert set(often[:, 0].tolist()) == {0, 2}
    assert set(often[:, 1].tolist()) == {1}


def test_advantages_look_back_to_the_beginning_of_the_game_and_no_further(monkeypatch: pytest.MonkeyPatch) -> None:
    learning = recipe("policy_gradient", monkeypatch)
    rewards = np.array([0, 1, 0, 0], np.float32)
    values = np.array([0.5, 0.2, 0.1, 0.3, 0.4], np.float32)
    ended = np.array([False, True, False, False])
    last = 0.4 - 0.3
    before_last = 0.3 - 0.1 + learning.TRACE * last
    end = 1 - 0.2
    assert_allclose(
        learning.advantages(rewards, values, ended),
        [0.2 - 0.5 + learning.TRACE * end, end, before_last, last],
        rtol=1e-6,
    )


def test_slopes_are_those_of_the_loss(monkeypatch: pytest.MonkeyPatch) -> None:
    learning = recipe("policy_gradient", monkeypatch)
    random = np.random.default_rng(2)
    rows, inputs, actions = 40, 6, 4
    policy = learning.Policy(inputs, actions, random)
    policy.weights = [random.normal(0, 0.5, weight.shape) for weight in policy.weights]
    masks = random.integers(0, 2, (rows, actions)).astype(np.int8)
    masks[:, 1] = 1
    observations = random.random((rows, inputs))
    chances = policy.judge(observations, masks).chances
    taken = learning.drawn(chances, random)
    lesson = learning.Experience(
        observations,
        masks,
        taken,
        chances[np.arange(rows), taken] * random.uniform(0.6, 1.5, rows),  # some moved too far already
        random.normal(size=rows),
        random.normal(size=rows),
    )

    def loss() -> float:
        chances, values, _ = policy.judge(lesson.observations, lesson.masks)
        better = (lesson.advantages - lesson.advantages.mean()) / (lesson.advantages.std() + learning.TINY)
        ratio = chances[np.arange(rows), lesson.actions] / lesson.chances
        clipped = np.clip(ratio, 1 - learning.CLIP, 1 + learning.CLIP)
        surprise = -(chances * np.log(np.where(chances > 0, chances, 1))).sum(axis=1)
        error = (values - lesson.values) ** 2 / 2
        return float((error - np.minimum(better * ratio, better * clipped) - learning.CURIOSITY * surprise).mean())

    def slope_at(weight: NDArray[np.float64], place: tuple[int, ...]) -> float:
        nudged = []
        for nudge in (1e-5, -1e-5):
            weight[place] += nudge
            nudged.append(loss())
            weight[place] -= nudge
        return (nudged[0] - nudged[1]) / 2e-5

    for weight, slope in zip(policy.weights, learning.slopes(policy, lesson), strict=True):
        places = [tuple(random.integers(size) for size in weight.shape) for _ in range(20)]
        measured = [slope_at(weight, place) for place in places]
        assert np.count_nonzero(measured) > 3
        assert_allclose([slope[place] for place in places], measured, rtol=1e-3, atol=1e-6)


# --- self-play --------------------------------------------------------------------------------------------------------


def test_a_pool_keeps_earlier_selves_as_they_were_and_never_too_many(monkeypatch: pytest.MonkeyPatch) -> None:
    selves = recipe("self_play", monkeypatch)
    random = np.random.default_rng(5)
    policy = selves.Policy(4, 2, random)
    pool = selves.Pool(policy, size=3)
    for age in range(1, 9):
        policy.weights[1][:] = age
        pool.add(policy, random)
    ages = [float(one.weights[1][0]) for one in pool.selves]
    assert len(ages) == 3
    assert ages[-1] == 8
    assert all(older < newer for older, newer in pairwise(ages))
    assert pool.draw(random) in pool.selves


@pytest.mark.integration
def test_a_game_of_self_play_is_a_lesson_for_each_seat_of_the_learner(monkeypatch: pytest.MonkeyPatch) -> None:
    play = recipe("self_play", monkeypatch).SelfPlay(seed=4, tables=3)
    table = play.tables[0]
    while not table.over:
        play.tick()
    seats = [agent for agent, player in table.players.items() if player is play.policy]
    assert seats
    lessons = list(table.lessons(play.policy))
    assert len(lessons) == sum(bool(table.steps[agent]) for agent in seats)
    for agent, lesson in zip([agent for agent in seats if table.steps[agent]], lessons, strict=True):
        assert lesson.values[-1] == pytest.approx(table.env.rewards[agent])
        assert (lesson.masks[np.arange(len(lesson)), lesson.actions] == 1).all()


@pytest.mark.integration
def test_self_play_with_the_same_seed_comes_to_the_same_policy(monkeypatch: pytest.MonkeyPatch) -> None:
    def trained(seed: int) -> bytes:
        play = recipe("self_play", monkeypatch).SelfPlay(seed, tables=4)
        play.train(games=12, rows=200)
        return b"".join(weight.tobytes() for weight in play.policy.weights)

    assert trained(1) == trained(1) != trained(2)


@pytest.mark.integration
@LONG
def test_self_play_tells_how_often_it_wins_on_the_way() -> None:
    options = ["--games", "40", "--tables", "8", "--rows", "400", "--exams", "2", "--exam-games", "100"]
    told = output("self_play.py", *options).splitlines()
    assert len(told) == 3
    line = rf" *\d+ s, +[\d,]+ games: wins against random {WIN_RATE}, level1 {WIN_RATE}"
    assert all(re.fullmatch(line, each) for each in told), told


@pytest.mark.parametrize("option", ["--games", "--tables", "--rows", "--exams", "--exam-games"])
def test_self_play_refuses_what_is_too_few(
    option: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    play = recipe("self_play", monkeypatch)
    monkeypatch.setattr(sys, "argv", ["self_play.py", option, "0"])
    with pytest.raises(SystemExit):
        play.main()
    assert capsys.readouterr().err.endswith(f"error: argument {option}: 0 is too few: at least 1\n")


# --- MaskablePPO ------------------------------------------------------------------------------------------------------


def test_without_pytorch_maskable_ppo_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(sys.modules, "maskable_ppo", raising=False)
    monkeypatch.setitem(sys.modules, "torch", None)
    with pytest.raises(SystemExit, match=r"^torch is not installed: pip install -r examples/requirements\.txt$"):
        recipe("maskable_ppo", monkeypatch)


@with_torch
def test_stable_baselines_is_told_of_a_games_end_with_the_first_observation_of_the_next(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Everything is as the vector says it; only that a game is over comes one step later, where the next begins."""
    tables = recipe("maskable_ppo", monkeypatch).Tables(6, bots=["random"], target=30)
    twin = recipe("maskable_ppo", monkeypatch).Tables(6, bots=["random"], target=30).envs
    tables.seed(9)
    seen, (expected, _) = tables.reset(), twin.reset(seed=9)
    assert_array_equal(seen, expected)
    over = np.zeros(6, np.bool_)
    ends = 0
    for _ in range(120):
        masks = np.stack(tables.env_method("action_masks"))
        assert masks[over, 0].all()
        assert not masks[over, 1:].any()
        assert_array_equal(masks[~over], twin.action_masks()[~over])
        actions = masks.argmax(axis=1)
        before = seen
        seen, rewards, done, infos = tables.step(actions)
        expected, expected_rewards, ended, _, _ = twin.step(actions)
        assert_array_equal(seen, expected)
        assert_allclose(rewards, expected_rewards)
        assert_array_equal(done, over)
        assert not rewards[done].any()
        for place, info in enumerate(infos):
            assert set(info) == ({"terminal_observation"} if done[place] else set())
            if done[place]:
                assert_array_equal(info["terminal_observation"], before[place])
        over = ended
        ends += over.sum()
    assert ends > 10


@with_torch
@pytest.mark.integration
@LONG
def test_maskable_ppo_learns_is_examined_and_kept(tmp_path: Path) -> None:
    kept = tmp_path / "player.zip"
    options = ["--bots", "level1", "random", "--steps", "2000", "--exam-games", "100", "--save", str(kept)]
    before, after, saved = output("maskable_ppo.py", *options).splitlines()
    assert re.fullmatch(rf"Before: wins {WIN_RATE} against level1, random", before)
    assert re.fullmatch(rf"After [\d,]+ steps, \d+ s: wins {WIN_RATE} against level1, random", after)
    assert saved == f"Saved to {kept}"
    assert kept.stat().st_size > 10_000
