"""The OpenSpiel game `python_flip7`: by OpenSpiel's own suites, and by the referee's rules."""

import os
import pickle
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from importlib import reload
from itertools import islice
from pathlib import Path
from random import Random
from typing import Any, Final

import numpy as np
import pyspiel
import pytest
from numpy.testing import assert_array_equal
from open_spiel.python import rl_environment
from open_spiel.python.algorithms import mcts
from open_spiel.python.algorithms.evaluate_bots import evaluate_bots
from open_spiel.python.observation import make_observation

import flip7.envs.open_spiel
from flip7.bots import bot_named
from flip7.bots.catalog import UnknownBot
from flip7.core.cards import Card
from flip7.core.decisions import Choice, Decision, Give, HitOrStay, IllegalChoice, WhichCard
from flip7.core.decks import OpenDeck
from flip7.core.describe import describe
from flip7.core.errors import Flip7Error
from flip7.core.game import Game
from flip7.core.rules import First, Rules
from flip7.core.seats import SEATS
from flip7.envs.actions import action_of
from flip7.envs.observation import observation_of
from flip7.envs.open_spiel import Flip7Game, Flip7State
from flip7.envs.open_spiel_bots import BotNamed
from tests.envs.games import random_play_in_the_kernel, sampled
from tests.envs.playthrough import GOLDEN, told
from tests.kernel.fields import canonical
from tests.scripts import Script

pytestmark = pytest.mark.integration  # another project's own suite

CARDS: Final = tuple(Card)
CHANCE: Final = -1
LARGE: Final = 19


def loaded(**parameters: int | str) -> Flip7Game:
    game = pyspiel.load_game(flip7.envs.open_spiel.NAME, parameters)
    assert isinstance(game, Flip7Game)
    return game


def any_action(state: Flip7State, random: Random) -> int:
    """Any action, all equally likely; a card as likely as there are copies."""
    if state.is_chance_node():
        cards = dict(state.chance_outcomes())
        return random.choices(list(cards), list(cards.values()))[0]
    return random.choice(state.legal_actions())


def states(game: Flip7Game, random: Random) -> Iterator[Flip7State]:
    """A random game, node by node; the last is its end."""
    state = game.new_initial_state()
    yield state
    while not state.is_terminal():
        state.apply_action(any_action(state, random))
        yield state


def state_after(game: Flip7Game, *cards_and_actions: Card | int) -> Flip7State:
    """The state after these cards came up and these actions were taken."""
    state = game.new_initial_state()
    for each in cards_and_actions:
        state.apply_action(CARDS.index(each) if isinstance(each, Card) else each)
    return state


# --- OpenSpiel's own suites -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("reward", ["win", "placement"])
@pytest.mark.parametrize(
    "players, target",
    [
        (2, 200),
        (3, 1),
        (4, 60),
        *(pytest.param(*large, marks=pytest.mark.integration) for large in ((7, 60), (19, 30), (40, 20))),
    ],
)
def test_random_sim_test_passes_with_serialisation(players: int, target: int, reward: str) -> None:
    """Its own chance is always the same, so that each seed begins with other cards."""
    game = loaded(players=players, target=target, reward=reward)
    ends = set()

    def look(state: Flip7State) -> None:
        if state.is_terminal():
            ends.add(tuple(state.history()))

    seeds = 4 if players < LARGE else 1
    pyspiel.random_sim_test(game, num_sims=seeds // 2 + 1, serialize=True, verbose=False, state_checker_fn=look)
    for seed in range(seeds):
        begun = nth(states(game, Random(seed)), players)
        pyspiel.random_sim_test(
            game, num_sims=1, serialize=True, verbose=False, state_checker_fn=look, specific_initial_state=begun
        )
    assert len(ends) == seeds + seeds // 2 + 1, "no game is like another"


def nth(game: Iterator[Flip7State], node: int) -> Flip7State:
    """That node of the game, counted from 0."""
    return next(islice(game, node, None))


SUITE: Final = (
    "import sys, flip7.envs.open_spiel; from importlib import import_module; from absl.testing import absltest;"
    "absltest.main(module=import_module(sys.argv.pop(1)))"
)
"""The game must be known before the suite is loaded, which looks for games at once."""


@pytest.mark.integration
@pytest.mark.parametrize(
    "module, selection, tests",
    [
        ("open_spiel.integration_tests.api_test", ["--test_only_games=python_flip7"], 5),
        ("open_spiel.python.tests.games_sim_test", ["--", "-k", "python_flip7"], 6),
    ],
)
def test_the_suite_passes(module: str, selection: list[str], tests: int) -> None:
    """In a process of its own: the suites have flags and lists that are global."""
    run = subprocess.run([sys.executable, "-c", SUITE, module, *selection], capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stderr
    assert f"Ran {tests} tests" in run.stderr
    assert "skipped" not in run.stderr


def test_the_golden_playthrough_is_the_same() -> None:
    """`python -m tests.envs.playthrough` writes it anew, for when the game or what is seen of it has changed."""
    assert told() == GOLDEN.read_text(encoding="utf-8")


# --- by the referee's rules -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "players, target, first", [(2, 200, "left"), (4, 200, "dealer"), (7, 60, "left"), (20, 30, "dealer")]
)
def test_at_every_node_the_referee_asks_and_shows_the_same(players: int, target: int, first: str) -> None:
    """Question, actions, chances and what each seat sees; the referee's deck is open."""
    random = Random(players)
    referee = Game(players, OpenDeck(), Rules(target=target, first=First(first)))
    for state in states(loaded(players=players, target=target, first=first), random):
        for action in state.history()[len(referee.choices) :]:
            referee.play(choice(action, referee.asked, players))
        assert state.position.asked == referee.asked
        assert asked_of(state) == answers(referee.asked, players)
        observer, seat = make_observation(state.get_game()), random.choice(SEATS[:players])
        observer.set_from(state, seat)
        assert_array_equal(observer.tensor, observation_of(canonical(referee.table), referee.asked, seat))
    assert referee.table.winner == np.argmax(state.returns())


def choice(action: int, asked: Decision | None, players: int) -> Choice:
    """An action as the referee is told it."""
    match asked:
        case WhichCard():
            return CARDS[action]
        case HitOrStay() | Give():
            return next(each for each in asked.options if action_of(each, asked.seat, players) == action)
        case None:
            pytest.fail("the game is over")


def asked_of(state: Flip7State) -> tuple[int, dict[int, float]]:
    """The player and its actions; chance's with their chances."""
    if state.is_chance_node():
        return state.current_player(), dict(state.chance_outcomes())
    return state.current_player(), dict.fromkeys(state.legal_actions(), 1.0)


def answers(asked: Decision | None, players: int) -> tuple[int, dict[int, float]]:
    """The same as the referee has it."""
    match asked:
        case None:
            return -4, {}
        case WhichCard():
            left = Counter(asked.left)
            return CHANCE, {CARDS.index(card): left[card] / left.total() for card in asked.options}
        case _:
            return asked.seat, {action_of(each, asked.seat, players): 1.0 for each in asked.options}


@pytest.mark.integration
def test_random_play_comes_to_what_it_comes_to_in_the_kernel() -> None:
    game = loaded(players=4)

    def play(number: int) -> tuple[int, bool]:
        decisions = 0
        for state in states(game, Random(number)):
            decisions += state.is_player_node()
        return decisions, state.returns()[0] == 1.0

    sampled(play, games=1_000).assert_like(random_play_in_the_kernel(seats=4))


# --- actions, rewards and words ---------------------------------------------------------------------------------------


def test_legal_actions_are_those_of_the_player_that_is_asked() -> None:
    """Whether asked in Python or by way of the base class."""
    for state in states(loaded(players=3), Random(5)):
        assert state.legal_actions() == pyspiel.State.legal_actions(state)
        assert state.is_chance_node() == pyspiel.State.is_chance_node(state)
        for player in range(3):
            assert state.legal_actions(player) == pyspiel.State.legal_actions(state, player)
        if state.is_player_node():
            others = {0, 1, 2} - {state.current_player()}
            assert [state.legal_actions(player) for player in others] == [[], []]
            assert sum(state.legal_actions_mask()) == len(state.legal_actions())


def test_actions_that_give_a_card_are_counted_from_the_mover() -> None:
    """B is dealt a Freeze: 2 keeps it, 3 gives it to C, and 4 to A."""
    state = state_after(loaded(players=3), Card.N5, Card.FREEZE)
    assert state.current_player() == 1
    assert [state.action_to_string(action) for action in state.legal_actions()] == [
        "B gives FZ to B",
        "B gives FZ to C",
        "B gives FZ to A",
    ]
    state.apply_action(4)
    assert describe(state.position.table()).count("A 0 frozen: 5 FZ") == 1


def test_actions_have_words() -> None:
    state = state_after(loaded(players=2))
    assert state.action_to_string(CARDS.index(Card.N12)) == "deals 12 to A"
    state = state_after(loaded(players=2), Card.N12, Card.PLUS_4)
    assert [state.action_to_string(0, action) for action in state.legal_actions()] == ["A stays", "A hits"]
    assert state.string_to_action("A hits") == 1
    assert str(state) == "round 1, dealer A | A 0: 12 | B 0: +4 | draw 92, discard 0 | A: hit or stay?"


@pytest.mark.parametrize(
    "player, action, sentence",
    [
        (CHANCE, 99, "action 99: chance has 0 to 21"),
        (CHANCE, -1, "action -1: chance has 0 to 21"),
        (0, 6, "action 6: player 0 has 0 to 5"),
        (3, -1, "action -1: player 3 has 0 to 5"),
        (77, 0, "player 77: players are 0 to 3, and -1 is chance"),
    ],
)
def test_what_is_no_action_has_no_words(player: int, action: int, sentence: str) -> None:
    with pytest.raises(Flip7Error) as refused:
        state_after(loaded()).action_to_string(player, action)
    assert str(refused.value) == sentence


@pytest.mark.parametrize("reward", ["win", "placement"])
@pytest.mark.parametrize("players", [2, 3, 6])
def test_returns_come_at_the_end_and_sum_to_zero(players: int, reward: str) -> None:
    game = loaded(players=players, target=40, reward=reward)
    for state in states(game, Random(players)):
        if not state.is_terminal():
            assert state.returns() == state.rewards() == [0.0] * players
    returns = state.returns()
    assert sum(returns) == pytest.approx(0)
    assert max(returns) == game.max_utility() == returns[state.position.table().winner or 0]
    assert min(returns) == pytest.approx(game.min_utility())


# --- states as values -------------------------------------------------------------------------------------------------


def test_a_clone_goes_its_own_way() -> None:
    random = Random(2)
    for state in states(loaded(players=3, target=50), random):
        before = (str(state), state.history(), state.legal_actions())
        clone = state.clone()
        assert (str(clone), clone.history(), clone.legal_actions()) == before
        if not clone.is_terminal():
            clone.apply_action(any_action(clone, Random(0)))
        assert (str(state), state.history(), state.legal_actions()) == before


def test_a_state_that_was_kept_goes_on_as_the_state_does() -> None:
    random = Random(3)
    for state in states(loaded(players=5, target=50, reward="placement", first="left"), random):
        _, deserialised = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(state.get_game(), state))
        for kept in (deserialised, pickle.loads(pickle.dumps(state))):  # noqa: S301 - our own
            assert str(kept) == str(state)
            assert kept.history() == state.history()
            assert kept.returns() == state.returns()
            if not state.is_terminal():
                action = any_action(state, Random(0))
                after = state.child(action)
                kept.apply_action(action)
                assert str(kept) == str(after)


def test_the_game_is_what_its_string_says() -> None:
    game = pyspiel.load_game("python_flip7(players=5,target=77)")
    assert str(game) == "python_flip7(first=dealer,players=5,reward=win,target=77)"
    assert str(pyspiel.load_game(str(game))) == str(game)
    assert game.num_players() == 5
    assert game.num_distinct_actions() == 7
    assert game.new_initial_state().position.table().rules == Rules(target=77)


def test_the_bound_on_the_length_of_a_game_is_far_away_and_fits() -> None:
    """OpenSpiel counts in 32 bits. Random games come nowhere near the bound."""
    assert 0 < loaded(players=40, target=1_000_000).max_history_length() < 2**31
    game = loaded(players=3)
    *_, end = states(game, Random(1))
    assert 50 * len(end.history()) < game.max_history_length()


# --- observers --------------------------------------------------------------------------------------------------------


def observer(state: Flip7State, **kind: Any) -> Any:  # noqa: ANN401 - pyspiel has no types
    return make_observation(state.get_game(), pyspiel.IIGObservationType(**kind))


def test_nothing_is_private() -> None:
    state = state_after(loaded(), Card.N1)
    for whose in (pyspiel.PrivateInfoType.SINGLE_PLAYER, pyspiel.PrivateInfoType.ALL_PLAYERS):
        private = observer(state, public_info=False, perfect_recall=False, private_info=whose)
        assert private.string_from(state, 0) == ""
        assert private.tensor is None


def test_perfect_recall_is_the_history() -> None:
    state = state_after(loaded(), Card.N1, Card.N2, Card.N3, Card.N4, 1)
    assert state.information_state_string(0) == observer(state, perfect_recall=True).string_from(state, 0)
    assert state.information_state_string(3) == "1, 2, 3, 4, 1"


def test_an_observation_has_a_part_for_the_table_and_a_row_for_each_seat() -> None:
    game = loaded(players=3)
    state = state_after(game, Card.N1, Card.N2, Card.N3)
    seen = make_observation(game)
    seen.set_from(state, 2)
    assert {name: part.shape for name, part in seen.dict.items()} == {"table": (35,), "seats": (3, 32)}
    assert_array_equal(state.observation_tensor(2), seen.tensor)
    assert seen.string_from(state, 2) == state.observation_string(2) == str(state)


@pytest.mark.parametrize("player", [pyspiel.PlayerId.CHANCE, pyspiel.PlayerId.TERMINAL, 4, 1_000_000])
def test_who_is_no_player_sees_nothing(player: int) -> None:
    """The numbers would be written outside of the array."""
    game = loaded()
    with pytest.raises(Flip7Error, match="players are 0 to 3"):
        make_observation(game).set_from(game.new_initial_state(), player)


def test_observers_have_no_parameters() -> None:
    with pytest.raises(Flip7Error, match="observers have no parameters"):
        make_observation(loaded(), params={"colour": "red"})


# --- algorithms of OpenSpiel ------------------------------------------------------------------------------------------


def test_mcts_plays_a_game() -> None:
    game = loaded(players=3, target=30)
    random = np.random.RandomState(1)
    search = mcts.MCTSBot(game, 1.4, 4, mcts.RandomRolloutEvaluator(1, random), random_state=random)
    returns = evaluate_bots(game.new_initial_state(), [search, BotNamed("stay:25"), BotNamed("random")], random)
    assert sorted(returns) == [-0.5, -0.5, 1.0]


def test_mcts_in_cpp_searches() -> None:
    """Its `step` lets go of Python while it calls Python games: any of them then crashes, OpenSpiel's own too."""
    game = loaded(players=2, target=30)
    search = pyspiel.MCTSBot(game, pyspiel.RandomRolloutEvaluator(1, 1), 1.4, 20, 10, False, 1, False)  # noqa: FBT003
    state = state_after(game, Card.N12, Card.N12)
    assert search.mcts_search(state).best_child().action in state.legal_actions()


def test_rl_environment_steps_through_a_game() -> None:
    env = rl_environment.Environment(loaded(players=3, target=20))
    env.seed(1)
    step = env.reset()
    random = Random(1)
    while not step.last():
        player = step.observations["current_player"]
        assert len(step.observations["info_state"][player]) == 131
        step = env.step([random.choice(step.observations["legal_actions"][player])])
    assert sorted(step.rewards) == [-0.5, -0.5, 1.0]


@pytest.mark.integration
def test_the_example_lets_a_search_play_against_bots(script: Script) -> None:
    example = Path(__file__).parents[2] / "examples" / "mcts_open_spiel.py"
    options = ["--simulations", "3", "--games", "2", "--target", "20", "--against", "stay:10"]
    *games, total = script(example, *options).out.splitlines()
    assert [game.split(":")[0] for game in games] == ["game 1, the search at seat A", "game 2, the search at seat B"]
    assert all(" | won by " in game for game in games)
    assert total.endswith(" of 2 games; by luck alone it would be one in 2.")


# --- our bots at OpenSpiel's table ------------------------------------------------------------------------------------


def test_a_bot_does_what_it_does_at_the_referees_table() -> None:
    ours, theirs = bot_named("champion"), BotNamed("champion")
    for state in states(loaded(players=4, target=60), Random(4)):
        asked = state.position.asked
        if isinstance(asked, HitOrStay | Give):
            chosen = ours.choose(state.position.table(), asked)
            assert theirs.step(state) == action_of(chosen, asked.seat, 4)


def test_evaluate_bots_plays_our_bots() -> None:
    game = loaded(players=3)
    bots = [BotNamed("level3"), BotNamed("random", Random(1)), BotNamed("level1")]
    assert sorted(pyspiel.evaluate_bots(game.new_initial_state(), bots, 1)) == [-0.5, -0.5, 1.0]


def test_an_unknown_bot_is_refused() -> None:
    with pytest.raises(UnknownBot, match="there is no bot 'nobody'"):
        BotNamed("nobody")


# --- what is refused --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "parameters, sentence",
    [
        ("players=1", "players is 1: it must be a whole number from 2 to 40"),
        ("players=41", "players is 41: it must be a whole number from 2 to 40"),
        ("players=-3", "players is -3: it must be a whole number from 2 to 40"),
        ("target=0", "target is 0: it must be a whole number from 1 to 1000000"),
        ("reward=glory", "there is no reward 'glory'; there are win, score, placement"),
        ("reward=score", "reward is 'score': in OpenSpiel, where rewards have bounds, it is win or placement"),
        ("first=me", "first is 'me': it must be dealer or left"),
    ],
)
def test_a_parameter_that_cannot_be_is_refused_in_one_sentence(parameters: str, sentence: str) -> None:
    with pytest.raises(Flip7Error) as refused:
        pyspiel.load_game(f"python_flip7({parameters})")
    assert str(refused.value) == sentence


@pytest.mark.parametrize("action", [-2, 2, 21, 22, 63, 10**9])
def test_an_action_that_is_not_open_is_refused_and_changes_nothing(action: int) -> None:
    state = state_after(loaded(), Card.N1, Card.N2, Card.N3, Card.N4)
    before = str(state)
    with pytest.raises(Flip7Error, match=rf"action {action} is not open, \[0, 1\] are: round 1"):
        state.apply_action(action)
    assert (str(state), state.history()) == (before, [1, 2, 3, 4])


@pytest.mark.parametrize("card", [-2, 0, 22, 10**9])
def test_a_card_that_cannot_come_up_is_refused_and_changes_nothing(card: int) -> None:
    """There is only one 0."""
    state = state_after(loaded(), Card.N0)
    with pytest.raises(IllegalChoice, match=f"{card} is not an answer here: asked was B: which card came up"):
        state.apply_action(card)
    assert state.history() == [0]


# --- the module -------------------------------------------------------------------------------------------------------


def test_importing_it_again_does_no_harm() -> None:
    reload(flip7.envs.open_spiel)
    assert pyspiel.registered_names().count("python_flip7") == 1


@pytest.mark.integration
def test_without_a_compiler_the_game_is_the_same() -> None:
    code = (
        "import pyspiel, flip7.envs.open_spiel; from random import Random;"
        "state = pyspiel.load_game('python_flip7(players=3,target=60)').new_initial_state(); random = Random(1)\n"
        "while not state.is_terminal(): state.apply_action(random.choice(state.legal_actions()))\n"
        "print(state.history(), state, state.clone().returns(), state.observation_tensor(1))"
    )
    compiled, plain = (
        subprocess.run(
            [sys.executable, "-c", code], check=True, capture_output=True, text=True, env={**os.environ, **environment}
        ).stdout
        for environment in ({}, {"FLIP7_KERNEL": "plain"})
    )
    assert compiled == plain
    assert "won by" in plain
