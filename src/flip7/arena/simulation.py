"""A simulation: which bots play which games, and playing any stretch of them."""

# ruff: noqa: E402 - what is missing is to be said before NumPy is imported
from flip7.extras import require

require("numpy")
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from hashlib import sha256
from itertools import cycle, islice
from typing import Any, Final, Self
from zlib import crc32

import numpy as np
from numpy.typing import NDArray

from flip7.arena.tally import Tally
from flip7.bots.base import Bot, policy_of
from flip7.bots.catalog import bot_named
from flip7.core.cards import Card
from flip7.core.decisions import HIT, Decision, Move
from flip7.core.errors import Flip7Error, quoted
from flip7.core.rules import Rules
from flip7.core.table import Table
from flip7.kernel import game_loop, jit, referee
from flip7.kernel.batch import Batch
from flip7.kernel.opponents import Watches, answer_all
from flip7.kernel.policy import Policy
from flip7.kernel.referee import MAX_SEATS
from flip7.kernel.rollout_driver import searched
from flip7.kernel.setup import PolicyRecords, Setup, new_notes, policy_records, rotations
from flip7.kernel.snapshot import Snapshot
from flip7.kernel.weights import Weights

SLOTS: Final = 256
"""Games that are open at a time when bots are asked in Python."""
USUAL_SEATS: Final = 4
MAX_GAMES: Final = 10**12
MAX_SEED: Final = 200
SEED_BYTES: Final = 8


class BadSimulation(Flip7Error):
    """A simulation that cannot be run."""


class IllegalAnswer(Flip7Error):
    """A bot that gave an illegal answer."""


def seed_number(text: str) -> int:
    """Return the 64-bit number that a seed's text stands for.

    >>> seed_number("family night")
    14873788552714847791
    """
    return int.from_bytes(sha256(text.encode(errors="surrogatepass")).digest()[:SEED_BYTES])


@dataclass(frozen=True, slots=True)
class Simulation:
    """Games between players, numbered from 0. Any split of them, played anywhere in any order, gives the same games."""

    players: tuple[Bot, ...]
    lineups: tuple[tuple[int, ...], ...]
    """The player at each seat; game after game takes the next lineup."""
    seed: str
    rules: Rules = field(default_factory=Rules)
    same_cards: int = 1
    """This many games in a row have the same cards."""

    @property
    def seats(self) -> int:
        """The number of seats at the table."""
        return len(self.lineups[0])

    @property
    def policies(self) -> tuple[Policy | None, ...]:
        """The policy of each player; None for one that is asked in Python."""
        return tuple(policy_of(player) for player in self.players)

    def play(self, games: range) -> Tally:
        """Play these games and return the counts; adding up those of any split gives the same sums."""
        return _play(self, games)


def rotating(bots: Sequence[str | Bot], seats: int | None, rules: Rules, seed: str) -> Simulation:
    """Seat bots in turn order; from game to game everybody moves one seat on, so that no bot has the best seat.

    With fewer bots than seats they take turns; with no number of seats there is one for each bot, and four for a single
    one.
    """
    if seats is None:
        seats = len(bots) if len(bots) > 1 else USUAL_SEATS
    _check_seats(seats)
    _check_seed(seed)
    if not 1 <= len(bots) <= seats:
        raise BadSimulation(f"{len(bots)} bots for {seats} seats")
    made = [_bot(bot) for bot in bots]
    players = tuple(islice(cycle(made), seats))
    return Simulation(players, rotations(seats), seed, rules)


def exchanging(one: str | Bot, other: str | Bot, seats: int | None, rules: Rules, seed: str) -> Simulation:
    """Seat two bots at every other seat; all cards are played twice, the second time with seats exchanged."""
    seats = USUAL_SEATS if seats is None else seats
    _check_seats(seats)
    _check_seed(seed)
    if seats == 1:
        raise BadSimulation("two bots cannot be compared at a table of 1 seat")
    lineups = tuple(tuple((seat + game) % 2 for seat in range(seats)) for game in range(2))
    return Simulation((_bot(one), _bot(other)), lineups, seed, rules, same_cards=2)


def _bot(bot: str | Bot) -> Bot:
    return bot_named(bot) if isinstance(bot, str) else bot


def _check_seats(seats: int) -> None:
    if not 1 <= seats <= MAX_SEATS:
        raise BadSimulation(f"{quoted(seats)} seats: a simulated table has 1 to {MAX_SEATS}")


def _check_seed(seed: str) -> None:
    """Raise `BadSimulation` unless the seed is short enough to be shown with the result."""
    if len(seed) > MAX_SEED:
        raise BadSimulation(f"a seed has at most {MAX_SEED} characters, not {len(seed):,}")


def check_games(games: int) -> int:
    """Return the number itself, or raise `BadSimulation` if it is out of range."""
    if not 1 <= games <= MAX_GAMES:
        raise BadSimulation(f"{quoted(games)} games: a simulation has 1 to {MAX_GAMES:,}")
    return games


def stretches(games: range, length: Callable[[], int]) -> Iterator[range]:
    """Split the games into stretches; `length` is asked for the length of each."""
    begin = games.start
    while begin < games.stop:
        end = min(begin + length(), games.stop)
        yield range(begin, end)
        begin = end


def _play(simulation: Simulation, games: range) -> Tally:
    """Play and count the games."""
    policies = simulation.policies
    if any(policy is None or policy.rollouts is not None for policy in policies):
        return _ask_python(simulation, policies, games)
    setup, lineups, orders = _prepared(setup_of(simulation), policies)
    tally = jit.new_records(game_loop.TALLY)
    game = jit.new_records(referee.GAME)
    game_loop.run(game, setup, lineups, *orders, new_notes(), tally, games.start, games.stop)
    return Tally.of(jit.to_array(tally, game_loop.TALLY)[0])


def setup_of(simulation: Simulation) -> Setup:
    """Return the setup for the kernel."""
    return Setup(
        seats=simulation.seats,
        seed=seed_number(simulation.seed),
        rules=simulation.rules,
        lineups=simulation.lineups,
        same_cards=simulation.same_cards,
    )


@lru_cache(maxsize=16)
def _prepared(setup: Setup, policies: tuple[Policy, ...]) -> tuple[Any, Any, PolicyRecords]:
    """Return the records that all stretches of a simulation share; they are only read."""
    records = policy_records(policies)
    return setup.record(), setup.lineup_records(records.policies), records


def _ask_python(simulation: Simulation, policies: tuple[Policy | None, ...], games: range) -> Tally:
    """Play games with bots that Python asks: without a policy, or searching. The others answer in the kernel."""
    setup = setup_of(simulation)
    slots = min(SLOTS, len(games))
    onlookers = Onlookers.of(policies, slots)
    asked = policies if onlookers is None else [None] * len(policies)
    batch = Batch(setup, games=len(games), begin=games.start, slots=slots, policies=asked)
    while batch.open:
        players = batch.questions["player"].tolist()
        if onlookers is None:
            answers = answers_in_python(simulation.players, policies, batch.games, players)
        else:
            onlookers.meet(batch)
            answers = answers_in_python(simulation.players, policies, batch.games, players, onlookers)
            onlookers.observe(batch.games, answers)
        batch.step(answers)
    return Tally.of(batch.tally)


class Onlookers:
    """The searching players' observations of the others, in many games at once.

    They must see every decision, so the batch asks Python about all of them; players with a policy are then answered
    for in the kernel as ever (`meet`).
    """

    def __init__(self, policies: Sequence[Policy | None], slots: int, weights: Weights) -> None:
        self._watches = Watches(slots, weights)
        self._records = policy_records(policies)
        self._notes = new_notes()
        self.answers: NDArray[np.int64] = np.zeros(slots, np.int64)
        """The answers of players with a policy, by slot."""

    @classmethod
    def of(cls, policies: Sequence[Policy | None], slots: int) -> Self | None:
        """Return onlookers if anybody searches; without a compiler nobody watches."""
        searching = (each.weights for each in policies if each is not None and each.rollouts is not None)
        weights = next(searching, None)
        return None if weights is None or not jit.COMPILED else cls(policies, slots, weights)

    def meet(self, batch: Batch) -> None:
        """Look at the questions: watch anew where a game has begun, and answer for players with a policy."""
        self._watches.meet(batch.questions)
        answer_all(batch.games, batch.questions, self.answers, *self._records, self._notes)

    def seen(self, slot: int) -> np.void:
        """Return what was seen in the game of a slot."""
        return self._watches.of(slot)

    def observe(self, games: NDArray[np.void], answers: Sequence[int]) -> None:
        """Look at the answers, before they are played."""
        self._watches.observe(games, np.array(answers, np.int64))


def answers_in_python(
    bots: Sequence[Bot],
    policies: Sequence[Policy | None],
    records: NDArray[np.void],
    players: Sequence[int],
    onlookers: Onlookers | None = None,
) -> list[int]:
    """Return the answers of bots that Python asks, in the kernel's numbers: one for each game, 0 where none is open.

    `players` are those who are asked, game by game. Without onlookers, searching players know nothing of the others.
    """
    answers = [0] * len(records)
    snapshot = Snapshot.taken(records)
    for slot, decision in enumerate(snapshot.decisions()):
        if decision is None:
            continue
        bot, policy = bots[players[slot]], policies[players[slot]]
        if policy is None:
            answers[slot] = answer_in_python(bot, snapshot.table(slot), decision)
        elif onlookers is not None and policy.rollouts is None:
            answers[slot] = int(onlookers.answers[slot])
        else:
            game = records[slot : slot + 1]
            watch = None if onlookers is None else onlookers.seen(slot)
            answers[slot] = searched(jit.from_array(game), policy, _seed(game), watch)
    return answers


def answer_in_python(bot: Bot, view: Table, decision: Decision) -> int:
    """Return the bot's answer in the kernel's numbers; raise `IllegalAnswer` if it is none of the options."""
    choice = bot.choose(view, decision)
    if not decision.allows(choice):
        shown = choice if isinstance(choice, Move) else repr(choice)
        raise IllegalAnswer(f"bot {bot.name}: {shown} is not an answer to «{decision}»")
    if isinstance(choice, Move):
        return referee.HIT if choice is HIT else referee.STAY
    assert not isinstance(choice, Card), "only an open deck asks for cards"
    return choice


def _seed(records: NDArray[np.void]) -> int:
    """Return the seed of a search: the player's own luck, new at every question, not that of the cards to come."""
    record = records[0]
    return int(record["luck"]) ^ crc32(record["hands"].tobytes() + bytes([record["card"], record["waiting"]]))
