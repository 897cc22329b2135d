"""A paired comparison: the advantage of one bot over a reference, decision by decision.

Plain games are mostly luck. Here the bot plays, and wherever the reference would have answered differently, both
answers are played out many times with the same cards, the reference at the bot's seat from then on. By the
performance-difference lemma the sum of those differences over a game is, on average, exactly by how much the bot wins
more often than the reference would at that seat; and it is zero, without any luck, where the two agree.
"""

# ruff: noqa: E402 - what is missing is to be said before NumPy is imported
from flip7.extras import require

require("numpy")
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import asdict, dataclass, field, replace
from enum import StrEnum
from hashlib import blake2b
from math import fsum, sqrt
from time import perf_counter
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from flip7.analysis.confidence import Z_95
from flip7.arena.runner import Clock
from flip7.arena.simulation import (
    MAX_SEED,
    USUAL_SEATS,
    BadSimulation,
    Onlookers,
    answer_in_python,
    check_games,
    seed_number,
    stretches,
)
from flip7.bots.base import Bot, policy_of
from flip7.bots.catalog import bot_named
from flip7.core.decisions import Decision
from flip7.core.errors import quoted
from flip7.core.rules import Rules
from flip7.core.table import Table
from flip7.kernel import game_loop, jit, playouts, referee
from flip7.kernel.batch import Batch
from flip7.kernel.policy import Policy, at_a_glance
from flip7.kernel.rollout_driver import searched
from flip7.kernel.setup import PolicyRecords, Setup, new_notes, policy_records
from flip7.kernel.snapshot import Snapshot
from flip7.kernel.weights import default_weights

GAMES: Final = 2_000
PAIRS: Final = 100
MAX_PAIRS: Final = 1_000_000
SLOTS: Final = 64
STRETCH: Final = 64
"""Games that one thread plays at a time."""
BOT, OPPONENT = 0, 1
SEED_BYTES: Final = 8


class Until(StrEnum):
    """The end of a play-out: of the game, or of the round."""

    GAME = "game"
    """To the end of the game: unbiased."""
    ROUND = "round"
    """To the end of the round, then the chance to win that the network foresees: quicker, and as wrong as that is."""


@dataclass(frozen=True, slots=True)
class Paired:
    """Which bot is compared with which, at which table, and how."""

    bot: Bot
    reference: Bot
    against: Bot
    """Sits at all other seats."""
    seats: int = USUAL_SEATS
    seed: str = "0"
    rules: Rules = field(default_factory=Rules)
    pairs: int = PAIRS
    """Play-outs of each answer wherever the two differ."""
    until: Until = Until.GAME

    def __post_init__(self) -> None:
        if not 2 <= self.seats <= referee.MAX_SEATS:  # noqa: PLR2004 - somebody to win against
            raise BadSimulation(f"{quoted(self.seats)} seats: a table of a comparison has 2 to {referee.MAX_SEATS}")
        if len(self.seed) > MAX_SEED:
            raise BadSimulation(f"a seed has at most {MAX_SEED} characters, not {len(self.seed):,}")
        if not 1 <= self.pairs <= MAX_PAIRS:
            raise BadSimulation(f"{quoted(self.pairs)} pairs: there are 1 to {MAX_PAIRS:,} play-outs of each answer")
        for bot in (self.reference, self.against):
            _compiled_policy(bot)

    @property
    def setup(self) -> Setup:
        """The games for the kernel: from game to game the bot moves one seat on."""
        lineups = tuple(
            tuple(BOT if seat == own else OPPONENT for seat in range(self.seats)) for own in range(self.seats)
        )
        return Setup(self.seats, seed_number(self.seed), self.rules, lineups=lineups)

    def play(self, games: range) -> "Differences":
        """Play these games and compare every decision of the bot in them; any split of games gives the same."""
        return _Comparison(self, games).play()


def _compiled_policy(bot: Bot) -> Policy:
    """Return the bot's policy; raise `BadSimulation` if the kernel cannot play whole games by it."""
    policy = policy_of(bot)
    if policy is None or policy.rollouts is not None:
        raise BadSimulation(f"bot {quoted(bot.name)} cannot play out games: only the bot that is measured may be slow")
    return policy


@dataclass(frozen=True, slots=True)
class Differences:
    """The differences between bot and reference, summed over some games."""

    by_game: tuple[float, ...]
    """The sum over each game of by how much the bot's answers were better than the reference's."""
    decisions: int
    differing: int
    """Decisions in which the two would have answered differently."""
    wins: int

    def __add__(self, other: "Differences") -> "Differences":
        return Differences(
            self.by_game + other.by_game,
            self.decisions + other.decisions,
            self.differing + other.differing,
            self.wins + other.wins,
        )


class _Comparison:
    """Games under way. The bot is always asked here, whatever it is; the opponents answer in the kernel."""

    def __init__(self, paired: Paired, games: range) -> None:
        self._paired = paired
        self._policy = policy_of(paired.bot)
        reference, opponent = _compiled_policy(paired.reference), _compiled_policy(paired.against)
        slots = min(SLOTS, len(games))
        self._onlookers = Onlookers.of([self._policy, opponent], slots)
        self._batch = Batch(
            paired.setup,
            games=len(games),
            begin=games.start,
            slots=slots,
            policies=[None, opponent if self._onlookers is None else None],
        )
        # The last policy of each plays nowhere: its network foresees the chances to win.
        foresight = at_a_glance(default_weights())
        self._own = policy_records([self._policy, foresight])
        self._others = policy_records([reference, opponent, foresight])
        self._lineups = jit.to_array(paired.setup.lineup_records(), game_loop.LINEUP)
        self._notes = new_notes()
        self._spares = jit.new_records(referee.GAME)
        self._first = games.start
        self._by_game = [0.0] * len(games)
        self._asked = [0] * len(games)
        """Decisions of the bot in each game so far."""
        self._differing = 0

    def play(self) -> Differences:
        batch, onlookers = self._batch, self._onlookers
        answers = [0] * len(batch.questions)
        while batch.open:
            records = batch.games
            snapshot = Snapshot.taken(records)
            numbers, players = batch.questions["game"].tolist(), batch.questions["player"].tolist()
            if onlookers is not None:
                onlookers.meet(batch)
            for slot, decision in enumerate(snapshot.decisions()):
                if decision is None:
                    continue
                if players[slot] == OPPONENT:
                    assert onlookers is not None, "opponents are asked here only for somebody to see it"
                    answers[slot] = int(onlookers.answers[slot])
                    continue
                game, number = records[slot : slot + 1], numbers[slot]
                luck, seed = self._seeds(number)
                watch = None if onlookers is None else onlookers.seen(slot)
                answers[slot] = self._answer(game, snapshot.table(slot), decision, luck, watch)
                self._compare(game, number, answers[slot], luck, seed)
            if onlookers is not None:
                onlookers.observe(batch.games, answers)
            batch.step(answers)
        wins = int(batch.tally["wins"][BOT])
        return Differences(tuple(self._by_game), sum(self._asked), self._differing, wins)

    def _seeds(self, number: int) -> tuple[int, int]:
        """Return the seed of the dice and searches at the next question of a game, and that of its play-outs.

        They have nothing to do with each other, so that no answer is judged by the very cards that it was chosen for.
        """
        place = number - self._first
        question = f"{self._paired.seed}: game {number}, question {self._asked[place]}"
        self._asked[place] += 1
        digest = blake2b(question.encode(errors="surrogatepass"), digest_size=2 * SEED_BYTES).digest()
        return int.from_bytes(digest[:SEED_BYTES]), int.from_bytes(digest[SEED_BYTES:])

    def _answer(self, game: NDArray[np.void], view: Table, decision: Decision, luck: int, watch: np.void | None) -> int:
        """Return what the bot does."""
        if self._policy is None:
            return answer_in_python(self._paired.bot, view, decision)
        if self._policy.rollouts is not None:
            return searched(jit.from_array(game), self._policy, luck, watch)
        return self._decide(game, self._own, luck)

    def _decide(self, game: NDArray[np.void], records: PolicyRecords, luck: int) -> int:
        """Return what the first policy does: with the same luck, the same policy does the same."""
        asked = np.frombuffer(bytearray(game.tobytes()), game.dtype)
        asked["luck"] = luck
        return int(game_loop.decide(jit.from_array(asked), *records, self._notes, BOT))

    def _compare(self, game: NDArray[np.void], number: int, answer: int, luck: int, seed: int) -> None:
        """Add by how much the answer is better than the reference's."""
        usual = self._decide(game, self._others, luck)
        if answer == usual:
            return
        self._differing += 1
        place = number % len(self._lineups)
        self._by_game[number - self._first] += playouts.advantage(
            jit.from_array(game),
            answer,
            usual,
            jit.u64(seed),
            self._paired.pairs,
            int(self._paired.until is Until.GAME),
            jit.from_array(self._lineups[place : place + 1]),
            *self._others,
            self._notes,
            self._spares,
        )


# --- a whole comparison -----------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class PairedResult:
    """The bot's advantage in wins over the reference, at the same seats against the same opponents."""

    bot: str
    reference: str
    against: str
    seats: int
    target: int
    first: str
    seed: str
    until: str
    pairs: int
    games: int
    seconds: float
    advantage: float
    """The difference of the two chances to win."""
    low: float
    high: float
    """The upper end of the 95 % interval of the advantage."""
    spread: float
    """The standard deviation of a game's difference."""
    decisions_per_game: float
    differing_per_game: float
    """Decisions of a game in which the two differ."""
    wins: int
    """Games that the bot won: the plain result, for comparison."""
    times_fewer_games: float | None
    """Plain games that the same interval would take, as a multiple of these; None if the two never differed."""

    def as_json(self) -> dict[str, Any]:
        """Return the result as `flip7 arena --paired --json` prints it."""
        return asdict(self)


def result_of(paired: Paired, found: Differences, seconds: float) -> PairedResult:
    """Compute the advantage and its error from the differences of all games."""
    games = len(found.by_game)
    mean = fsum(found.by_game) / games
    spread = sqrt(fsum((each - mean) ** 2 for each in found.by_game) / max(games - 1, 1))
    error = Z_95 * spread / sqrt(games)
    rate = found.wins / games
    return PairedResult(
        bot=paired.bot.name,
        reference=paired.reference.name,
        against=paired.against.name,
        seats=paired.seats,
        target=paired.rules.target,
        first=paired.rules.first.value,
        seed=paired.seed,
        until=paired.until.value,
        pairs=paired.pairs,
        games=games,
        seconds=seconds,
        advantage=mean,
        low=mean - error,
        high=mean + error,
        spread=spread,
        decisions_per_game=found.decisions / games,
        differing_per_game=found.differing / games,
        wins=found.wins,
        times_fewer_games=rate * (1 - rate) / spread**2 if spread else None,
    )


class PairedRun:
    """A comparison under way; its games are rounded up, so that the bot has each seat equally often."""

    def __init__(self, paired: Paired, games: int = GAMES, threads: int = 1, clock: Clock = perf_counter) -> None:
        self.paired: Paired = paired
        self.games: int = -(-check_games(games) // paired.seats) * paired.seats
        self._threads = threads
        self._clock = clock

    def warm_up(self) -> None:
        """Compile and load everything."""
        replace(self.paired, pairs=1).play(range(1))

    def go(self, watch: Callable[[int], None] = lambda _: None) -> PairedResult:
        """Play the games and return the result; `watch` is told how many are over."""
        start = self._clock()
        found = Differences((), 0, 0, 0)
        with ThreadPoolExecutor(self._threads) as pool:
            for part in pool.map(self.paired.play, stretches(range(self.games), lambda: STRETCH)):
                found += part
                watch(len(found.by_game))
        return result_of(self.paired, found, self._clock() - start)


def compare_paired(  # noqa: PLR0913 - one for each option
    bot: str | Bot,
    reference: str | Bot,
    *,
    against: str | Bot | None = None,
    games: int = GAMES,
    pairs: int = PAIRS,
    until: Until = Until.GAME,
    seats: int = USUAL_SEATS,
    seed: str = "0",
    rules: Rules | None = None,
    threads: int = 1,
) -> PairedResult:
    """Compare a bot with a reference decision by decision: by how much more often would it win at the same seat?

    Against whom: the reference itself at all other seats, if nobody else is named.

    >>> compare_paired("stay:25", "stay:25", against="stay:20", games=4, pairs=2).advantage
    0.0
    """
    paired = Paired(
        bot=_bot(bot),
        reference=_bot(reference),
        against=_bot(reference if against is None else against),
        seats=seats,
        seed=seed,
        rules=rules or Rules(),
        pairs=pairs,
        until=until,
    )
    return PairedRun(paired, games, threads).go()


def _bot(bot: str | Bot) -> Bot:
    return bot_named(bot) if isinstance(bot, str) else bot
