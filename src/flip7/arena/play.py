"""Playing a stretch of a simulation: compiled from end to end, or with Python asked in between."""

from functools import lru_cache
from typing import Any, Final
from zlib import crc32

import numpy as np
from numpy.typing import NDArray

from flip7.arena.simulation import Simulation, seed_number
from flip7.arena.tally import Tally
from flip7.bots.base import Bot
from flip7.core.cards import Card
from flip7.core.decisions import HIT, Move, is_legal
from flip7.core.errors import Flip7Error
from flip7.kernel import game_loop, jit, referee
from flip7.kernel.batch import Batch
from flip7.kernel.policy import Policy
from flip7.kernel.rollout_driver import searched
from flip7.kernel.setup import Orders, Setup, new_notes, policy_records
from flip7.kernel.state import decision_of, table_of

SLOTS: Final = 256
"""So many games are open at a time when Python is asked."""


class BadBot(Flip7Error):
    """A bot that gave an answer that is none."""


def play(simulation: Simulation, games: range) -> Tally:
    """The games are played and counted."""
    policies = simulation.policies
    if any(policy is None or policy.rollouts is not None for policy in policies):
        return _ask_python(simulation, policies, games)
    setup, lineups, orders = _prepared(setup_of(simulation), policies)
    tally = jit.new_records(game_loop.TALLY)
    game = jit.new_records(referee.GAME)
    game_loop.run(game, setup, lineups, *orders, new_notes(), tally, games.start, games.stop)
    return Tally.of(jit.to_array(tally, game_loop.TALLY)[0])


def setup_of(simulation: Simulation) -> Setup:
    """The simulation as the kernel sets it up."""
    return Setup(
        seats=simulation.seats,
        seed=seed_number(simulation.seed),
        rules=simulation.rules,
        lineups=simulation.lineups,
        same_cards=simulation.same_cards,
    )


@lru_cache(maxsize=16)
def _prepared(setup: Setup, policies: tuple[Policy, ...]) -> tuple[Any, Any, Orders]:
    """What all stretches of a simulation have in common, as records that nobody changes."""
    return setup.record(), setup.lineup_records(), policy_records(policies)


def _ask_python(simulation: Simulation, policies: tuple[Policy | None, ...], games: range) -> Tally:
    """Bots without a policy, or that search, are asked, all games of the batch at a time; the others answer inside."""
    setup = setup_of(simulation)
    batch = Batch(setup, games=len(games), begin=games.start, slots=min(SLOTS, len(games)), policies=policies)
    answers = np.zeros(len(batch.questions), np.int64)
    while batch.open:
        records = batch.games
        for slot, question in enumerate(batch.questions):
            if question["asked"] in (referee.HIT_OR_STAY, referee.GIVE):
                player = question["player"]
                answers[slot] = _answer(simulation.players[player], policies[player], records[slot : slot + 1])
        batch.step(answers)
    return Tally.of(batch.tally)


def _answer(bot: Bot, policy: Policy | None, records: NDArray[np.void]) -> int:
    if policy is not None:
        return searched(jit.from_array(records), policy, _seed(records))
    decision = decision_of(records[0])
    assert decision is not None, "a game that asks nothing is not asked about"
    choice = bot.choose(table_of(records[0]), decision)
    if not is_legal(choice, decision):
        shown = choice if isinstance(choice, Move) else repr(choice)
        raise BadBot(f"bot {bot.name}: {shown} is no answer to «{decision}»")
    if isinstance(choice, Move):
        return referee.HIT if choice is HIT else referee.STAY
    assert not isinstance(choice, Card), "only an open deck asks for cards"
    return choice


def _seed(records: NDArray[np.void]) -> int:
    """What a search rolls: the player's own luck, other at every question; it says nothing of the cards to come."""
    record = records[0]
    return int(record["luck"]) ^ crc32(record["hands"].tobytes() + bytes([record["card"], record["waiting"]]))
