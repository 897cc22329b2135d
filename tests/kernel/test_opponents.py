"""The opponent model: what a seat was seen to do says by which rules it plays, and nothing else does."""

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
import pytest

from flip7.arena.simulation import Onlookers, rotating
from flip7.bots import bot_named, play_bots
from flip7.bots.base import policy_of
from flip7.bots.strategies.kernel_bots import Searching, watch_of
from flip7.core.decisions import HIT, Choice, Decision
from flip7.core.game import Game
from flip7.core.rules import Rules
from flip7.core.seats import SEATS
from flip7.core.table import Table
from flip7.kernel import jit, referee, rollouts
from flip7.kernel.batch import Batch
from flip7.kernel.opponents import WATCH, Watches, belief_of, family_of, search_records
from flip7.kernel.policy_eval import LEARNED, QUICK
from flip7.kernel.rollout_driver import Trial, searched
from flip7.kernel.setup import Setup
from flip7.kernel.state import State
from flip7.kernel.weights import default_weights
from flip7.record.position import position

pytestmark = pytest.mark.skipif(not jit.COMPILED, reason="without a compiler no opponents are modelled")

WEIGHTS = default_weights()
FAMILY = family_of(WEIGHTS)
PRIOR = np.array([rule.prior for rule in FAMILY]) / sum(rule.prior for rule in FAMILY)
SEATS_AT_TABLE = 4
FEW_TRIES = 40
CLOSE_CALL = position("12 9 3", ["7 8", "3 x2"], totals=[120, 140, 95]).table


def test_a_history_has_the_tables_as_they_were_and_no_names() -> None:
    game = play_bots(["stay:20", "stay:25"], "told", rules=Rules(target=40))
    again = Game.seeded(2, "told", Rules(target=40))
    for answered in game.history():
        assert (answered.table, answered.asked) == (again.table, again.asked)
        assert answered._fields == ("table", "asked", "choice")
        again.play(answered.choice)
    assert again == game


def after_three_rounds(rule: int, games: int, seed: int) -> np.ndarray:
    """The posterior of every seat of games in which all play by one rule of the family, row by row."""
    players = [FAMILY[rule].policy] * SEATS_AT_TABLE
    batch = Batch(
        Setup(SEATS_AT_TABLE, seed=seed, rules=Rules(target=1000)), slots=games, policies=[None] * SEATS_AT_TABLE
    )
    onlookers = Onlookers([*players, FAMILY[0].policy], games, WEIGHTS)
    found: dict[int, np.ndarray] = {}
    while len(found) < games:
        onlookers.meet(batch)
        for slot in range(games):
            if slot not in found and batch.games[slot]["round"] > 3:
                found[slot] = belief_of(onlookers.seen(slot), SEATS_AT_TABLE, WEIGHTS).shares
        onlookers.observe(batch.games, onlookers.answers.tolist())
        batch.step(onlookers.answers)
    return np.concatenate([found[slot] for slot in range(games)])


@pytest.mark.integration
def test_after_three_rounds_the_right_rule_is_among_the_likely_ones_in_nine_of_ten_games() -> None:
    """Among the likeliest rules that hold 90 % together; and it has become several times as likely as before.

    Neighbours such as `stay:25` and `stay:28` mostly do the same in three rounds: nobody can tell which of them it is.
    """
    hits, gains = [], []
    for rule in range(len(FAMILY)):
        posterior = after_three_rounds(rule, games=10, seed=3)
        own = posterior[:, [rule]]
        likelier = np.where(posterior > own + 1e-9, posterior, 0).sum(axis=1)
        hits.append(np.mean(likelier < 0.9))
        gains.append(posterior[:, rule].mean() / PRIOR[rule])
    assert np.mean(hits) >= 0.9
    assert min(hits) >= 0.8
    assert np.mean(gains) > 5
    assert min(gains) > 1.5


def test_a_seat_that_was_not_seen_plays_by_the_prior() -> None:
    for watch in (None, np.zeros(1, WATCH)[0]):
        belief = belief_of(watch, 3, WEIGHTS)
        assert belief.shares == pytest.approx(np.tile(PRIOR, (3, 1)))
        assert belief.skills == pytest.approx([sum(PRIOR * [rule.skill for rule in FAMILY])] * 3)


def test_an_answer_that_a_rule_would_not_give_counts_against_it() -> None:
    """A stays with 12: `stay:20` would have hit, and is 24 times less likely against a rule that would have stayed."""
    state = State.of(position("12 9 3", ["7 8", "3 x2"], totals=[120, 140, 95]).table)
    watches = Watches(1, WEIGHTS)
    watches.observe(jit.to_array(state.games, referee.GAME), np.array([referee.STAY]))
    before, after = PRIOR, belief_of(watches.of(0), 3, WEIGHTS).shares[0]
    names = [repr(rule.policy) for rule in FAMILY]
    stays_20, stays_28 = names.index("Policy(stay_at=20)"), names.index("Policy(stay_at=28)")
    assert (after[stays_20] / after[stays_28]) / (before[stays_20] / before[stays_28]) == pytest.approx(24)


def test_the_history_of_a_game_says_what_watching_it_says() -> None:
    """A bot without memory comes to the belief of one that saw every answer when it was given."""
    game = play_bots(["level3", "stay:20", "champion"], "watched", rules=Rules(target=60))
    told = belief_of(watch_of(game.history(), SEATS[0], WEIGHTS), 3, WEIGHTS)
    watches = Watches(1, WEIGHTS)
    for table, _, choice in game.history():
        answer = int(choice) if isinstance(choice, int) else int(choice is HIT)
        watches.observe(jit.to_array(State.of(table).games, referee.GAME), np.array([answer]))
    seen = belief_of(watches.of(0), 3, WEIGHTS)
    assert told.shares[1:] == pytest.approx(seen.shares[1:])
    assert told.shares[0] == pytest.approx(PRIOR), "one's own answers say nothing of the others"


@dataclass(frozen=True)
class Disguised:
    """Plays as another bot, by another name and as another kind: Python is asked, because it has no policy."""

    actor: str
    name: str

    def choose(self, view: Table, decision: Decision) -> Choice:
        return bot_named(self.actor).choose(view, decision)


def tally(opponents: Sequence[str | Disguised]) -> object:
    searching = Searching(FEW_TRIES)
    return rotating([searching, *opponents], 3, Rules(target=60), "masks").play(range(6))


def test_names_and_kinds_of_seats_do_not_reach_the_search() -> None:
    """Who does the same is met in the same way: games come out card by card alike."""
    assert tally(["stay:25", "risk:0.3"]) == tally([Disguised("stay:25", "level6"), Disguised("risk:0.3", "champion")])


def test_games_come_out_alike_however_they_are_split() -> None:
    simulation = rotating([Searching(FEW_TRIES), "stay:20", "champion"], 3, Rules(target=60), "split")
    assert simulation.play(range(5)) == simulation.play(range(2)) + simulation.play(range(2, 5))


def test_rules_are_drawn_as_often_as_they_are_likely_and_the_same_way_again() -> None:
    game = jit.to_array(State.of(CLOSE_CALL).games, referee.GAME)
    trial = Trial(game, WEIGHTS, 7, belief_of(None, 3, WEIGHTS))
    found = trial._founds[0]
    drawn = []
    for tried in range(4000):
        stream = jit.u64(rollouts.stratified(jit.u64(7), tried))
        rollouts.seat_players(game[0], stream, found)
        drawn.append(found["player"][:3].tolist())
        rollouts.seat_players(game[0], stream, found)
        assert found["player"][:3].tolist() == drawn[-1]
    own, *others = np.array(drawn).T
    assert set(own) == {len(PRIOR)}, "the asked seat plays by the full network, the policy after the last rule"
    for seat in others:
        shares = np.bincount(seat, minlength=len(PRIOR)) / len(seat)
        assert abs(shares - PRIOR).max() < 0.03
    assert np.corrcoef(others)[0, 1] == pytest.approx(0, abs=0.05)


def test_the_policy_after_the_last_rule_is_level_5() -> None:
    rules = search_records(WEIGHTS).policies["rules"]
    assert len(rules) == len(FAMILY) + 1
    assert rules[-1] & LEARNED
    assert not rules[-1] & QUICK


def test_without_a_belief_everybody_plays_alike_as_in_advice() -> None:
    trial = Trial(State.of(CLOSE_CALL).games, WEIGHTS, 0)
    trial.go_on_to(8)
    assert trial.found["rules"] == 0
    assert not trial.found["player"].any()


def test_what_was_seen_can_change_the_answer() -> None:
    """The same close call against two who never stop before 31, and against two who always stop at 20."""
    policy = policy_of(bot_named("level6"))
    assert policy is not None
    wins = []
    names = [repr(rule.policy) for rule in FAMILY]
    for known in ("Policy(stay_at=20)", "Policy(stay_at=31)"):
        watch = np.zeros(1, WATCH)[0]
        watch["evidence"].reshape(referee.MAX_SEATS, -1)[:, names.index(known)] = 50.0
        belief = belief_of(watch, 3, WEIGHTS)
        trial = Trial(State.of(CLOSE_CALL).games, WEIGHTS, 3, belief)
        trial.go_on_to(200)
        wins.append(trial.found["win"][0] / 200)
        assert searched(State.of(CLOSE_CALL).games, policy, 3, watch) in {referee.HIT, referee.STAY}
    assert wins[0] > wins[1] + 0.02, "weaker opponents leave better chances"
