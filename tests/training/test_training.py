"""Weights are trained from nothing, and what they hold is what the games show."""

from typing import Final

import numpy as np
import pytest

from flip7.arena.runner import simulate
from flip7.kernel import jit, win_chances
from flip7.kernel import network as kernel_network
from flip7.kernel.policy import Policy
from flip7.kernel.setup import policy_records
from flip7.kernel.weights import Weights, default_weights
from tests.bots.policies import PolicyBot
from training.curriculum import BEGINNER, Curriculum, Term, players_of
from training.dataset import watch, weigh
from training.distillation import Distillation, weigh_close
from training.network import Network, fit, fit_chances, fit_winners
from training.standings import Course, Lesson, Tables, positions

pytestmark = pytest.mark.integration

TINY: Final = Curriculum(
    seed=3,
    terms=(Term(rounds=2_000, games=900, one_in=4, tries=12, epochs=32),),
    seats=((3, 1), (4, 2)),
)
TINIEST: Final = Curriculum(
    seed=3,
    terms=(Term(rounds=400, games=300, one_in=4, tries=2, epochs=1),) * 2,
    seats=((3, 1), (4, 2)),
    courses=(
        Course(
            (Lesson(games=400, one_in=2, tries=0, epochs=1), Lesson(games=100, one_in=2, tries=2, epochs=1)),
            (Tables(2, 0.5), Tables(4, 0.5, 100)),
        ),
        Course((Lesson(games=60, one_in=2, tries=2, epochs=1),), (Tables(3, 1.0),), begins_anew=False),
    ),
    distillations=(Distillation(seats=120, tries=2, one_in=2, epochs=1, tables=((2, 0.5), (3, 0.5))),) * 2,
)
"""Learns nothing, but goes through everything: the second term plays with what the first has written."""


def weights_of(name: str, network: Network) -> Weights:
    """Weights with that one network."""
    return Weights.blank().with_network(name, network.weights())


@pytest.mark.parametrize("name", kernel_network.NETWORKS)
def test_a_network_judges_in_the_kernel_as_it_does_where_it_learns(name: str) -> None:
    random = np.random.default_rng(1)
    network = Network.new(name, random)
    start = kernel_network.RACE if name == "win" else 0
    inputs = random.standard_normal((20, kernel_network.NETWORKS[name][1])).astype(np.float32)
    orders = policy_records([Policy(weights=weights_of(name, network))])
    judge = {
        "quick": kernel_network.quick_judgement,
        "hit": kernel_network.hit_judgement,
        "freeze": kernel_network.freeze_judgement,
        "flip_three": kernel_network.flip_three_judgement,
        "second_chance": kernel_network.second_chance_judgement,
        "win": kernel_network.win_judgement,
        "chance": win_chances.chance_judgement,
    }[name]
    for row, expected in zip(inputs, network.judge(inputs), strict=True):
        notes = np.zeros(1, kernel_network.NOTES)
        notes["inputs"][0, start : start + len(row)] = row
        judged = judge(orders.nets[0], jit.from_array(notes)[0])
        assert judged == pytest.approx(float(expected), rel=1e-4, abs=1e-4)


def test_a_network_taken_from_the_weights_is_the_one_that_was_put_there() -> None:
    network = Network.new("hit", np.random.default_rng(2))
    again = Network.of("hit", weights_of("hit", network).network("hit"))
    assert all((one == other).all() for one, other in zip(network.layers, again.layers, strict=True))


def test_a_network_learns_what_it_is_shown() -> None:
    """The first input less the second is learned nearly without error, though it is never told so."""
    random = np.random.default_rng(3)
    inputs = random.standard_normal((20_000, kernel_network.QUICK_INPUTS)).astype(np.float32)
    worth = inputs[:, 0] - inputs[:, 1]
    error = fit(Network.new("quick", random), inputs, worth, epochs=60, random=random)
    assert error < 0.02 * worth.var()


def test_a_network_learns_first_what_matters() -> None:
    """Rows that say the contrary of each other: those that count nine times as much are believed."""
    random = np.random.default_rng(8)
    inputs = np.ones((4_000, kernel_network.QUICK_INPUTS), np.float32)
    worth = np.tile(np.array([1, -1], np.float32), 2_000)
    matters = np.where(worth > 0, 9, 1).astype(np.float32)
    learner = Network.new("quick", random)
    fit(learner, inputs, worth, epochs=60, random=random, matters=matters)
    assert learner.judge(inputs[:1]) == pytest.approx(0.8, abs=0.05)


def test_who_wins_is_learned_from_who_won() -> None:
    """Three seats whose chances are 1, 2 and 3 parts in 6, said by one input each."""
    random = np.random.default_rng(4)
    rounds = 30_000
    inputs = np.zeros((rounds, 3, kernel_network.WIN_INPUTS), np.float32)
    inputs[:, :, 0] = [0.0, 1.0, 2.0]
    winners = random.choice(3, size=rounds, p=[1 / 6, 2 / 6, 3 / 6])
    learner = Network.new("win", random)
    fit_winners(learner, [(inputs, winners)], epochs=40, random=random)
    standing = np.exp(learner.judge(inputs[0]))
    assert standing / standing.sum() == pytest.approx([1 / 6, 2 / 6, 3 / 6], abs=0.02)


def test_chances_are_learned_with_the_signs_that_were_asked_for() -> None:
    """Chances of 1, 2 and 3 parts in 6, said by one input; another, which says the contrary, must not count."""
    random = np.random.default_rng(5)
    inputs = np.zeros((500, 3, kernel_network.CHANCE_INPUTS), np.float32)
    inputs[:, :, 0] = [0.0, 1.0, 2.0]
    inputs[:, :, 1] = [2.0, 1.0, 0.0]
    chances = np.tile(np.array([1 / 6, 2 / 6, 3 / 6], np.float32), (500, 1))
    signs = (win_chances.SIGNS_1, win_chances.SIGNS_2, win_chances.SIGNS_3)
    learner = Network.new("chance", random).with_signs(signs)
    loss = fit_chances(learner, [(inputs, chances)], epochs=300, rate=0.004, random=random)
    assert loss < 0.01
    for layer, sign in zip(learner.layers[::2], signs, strict=True):
        assert (layer[sign == 1] >= 0).all()
        assert (layer[sign == -1] <= 0).all()
        assert (layer[sign == 2] == 0).all()


@pytest.mark.parametrize("tries", [0, 4])
def test_a_position_between_rounds_is_noted_with_what_it_led_to(tries: int) -> None:
    """The winner of the game, or the mean over rounds: either adds up to 1."""
    lesson = Lesson(games=40, one_in=2, tries=tries, epochs=1)
    inputs, chances = positions(Weights.blank(), Tables(3, 1.0), lesson, games=range(40), seed=1, threads=1)
    assert inputs.shape[1:] == (3, kernel_network.CHANCE_INPUTS)
    assert len(inputs) == len(chances) > 40
    assert chances.sum(axis=1) == pytest.approx(1, abs=1e-5)
    assert set(chances.ravel().tolist()) <= {0.0, 1.0} or tries


def test_what_is_watched_is_what_was_played() -> None:
    """Every round but the last of each game, with the winner of the game."""
    weights = Weights.blank()
    player = Policy(by_gap=True, weights=weights)
    inputs, winners = watch([player], 3, range(40), seed=1, threads=1)
    assert inputs.shape[1:] == (3, kernel_network.WIN_INPUTS)
    assert len(inputs) == len(winners) > 40 * 3
    assert set(winners.tolist()) <= {0, 1, 2}
    assert (inputs[:, :, 0] <= 2).all()


def test_threads_make_no_difference() -> None:
    player = Policy(by_gap=True, weights=Weights.blank())
    one = weigh([player], player, 3, range(24), seed=1, tries=2, one_in=4, stray=10, threads=1)
    two = weigh([player], player, 3, range(24), seed=1, tries=2, one_in=4, stray=10, threads=2)
    assert len(one.hits) > 50
    assert (one.hits == two.hits).all()
    assert (one.hit_worth == two.hit_worth).all()


def test_close_decisions_of_the_learner_are_weighed_alike_on_any_number_of_threads() -> None:
    lesson = Distillation(seats=0, tries=3, one_in=4, epochs=1)
    inputs, worth = weigh_close(default_weights(), lesson, seats=3, games=range(16), seed=1, threads=1)
    again = weigh_close(default_weights(), lesson, seats=3, games=range(16), seed=1, threads=2)
    assert len(inputs) == len(worth) > 100
    assert inputs.shape[1] == kernel_network.HIT_INPUTS
    assert (inputs == again[0]).all()
    assert (worth == again[1]).all()
    assert 0 < abs(worth).max() < 1


def test_what_a_search_finds_agrees_with_the_learned_player() -> None:
    """Where level 5 is sure that a hit gains, or loses, the search finds the same nearly always."""
    lesson = Distillation(seats=0, tries=40, one_in=1, epochs=1)
    inputs, worth = weigh_close(default_weights(), lesson, seats=4, games=range(30), seed=2, threads=1)
    judged = Network.of("hit", default_weights().network("hit")).judge(inputs)
    sure = abs(judged) > 1
    assert sure.sum() > 100
    assert ((judged > 0) == (worth > 0))[sure].mean() > 0.97


def test_the_same_curriculum_gives_the_same_weights_with_any_number_of_threads() -> None:
    weights = TINIEST.run(threads=2)
    assert weights == TINIEST.run(threads=1)
    assert weights != Weights.blank()
    assert Weights.from_json(weights.to_json()) == weights
    assert weights.trained.keys() == {"seed", "terms", "lessons", "distilled"}


def test_distilling_changes_the_network_that_hits_and_no_other() -> None:
    before = default_weights()
    after = TINIEST.distil(before, threads=1)
    changed = {name for name in kernel_network.NETWORKS if (before.network(name) != after.network(name)).any()}
    assert changed == {"hit"}


@pytest.mark.e2e
def test_weights_are_trained_from_nothing() -> None:
    """A tiny curriculum, in seconds: it beats somebody who only counts cards, and its weights can be written down."""
    weights = TINY.run(threads=2)
    assert weights == TINY.run(threads=1), "same curriculum, same weights"
    assert Weights.from_json(weights.to_json()) == weights
    learned, quick = (PolicyBot(f"trainer{number}", policy) for number, policy in enumerate(players_of(weights)))
    for trainer in (learned, quick):
        result = simulate([trainer, "level3", "level3", "level3"], games=10_000, seed="exam")
        assert result.bots[0].low > 0.25, trainer.name


def test_the_beginner_needs_no_weights() -> None:
    assert BEGINNER.weights is None
