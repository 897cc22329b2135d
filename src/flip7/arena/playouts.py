"""Play-outs of a position: what becomes of it when named bots play on, many times, each time with other cards.

>>> from flip7.arena.playouts import play_out
>>> from flip7.record import position
>>> table, asked = position("12 5 +4", ["7 8", "3 x2"], totals=[120, 80, 95])
>>> found = play_out(table, ["stay:25"], games=200, answer="hit")
>>> found.games, sum(seat.wins for seat in found.seats)
(200, 200)

The cards that nobody has seen come in an order by chance; that of a game's own deck is not used. Everything is played
in the kernel, but for bots that have no policy there, or that search: they are asked in Python.
"""

from collections.abc import Sequence
from dataclasses import asdict, dataclass
from itertools import cycle, islice
from math import sqrt
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from flip7.analysis.confidence import Z_95, wilson_interval
from flip7.arena.simulation import BadSimulation, answers_in_python
from flip7.bots.base import Bot, policy_of
from flip7.bots.catalog import bot_named
from flip7.core.decisions import HIT, STAY, Choice, Decision, IllegalChoice
from flip7.core.errors import quoted
from flip7.core.seats import Seat
from flip7.core.table import Table, check_table
from flip7.kernel import game_loop, jit, referee
from flip7.kernel.setup import MAX_SEED, Setup, new_notes, policy_records
from flip7.kernel.state import State, records_of
from flip7.record import from_position

GAMES: Final = 10_000
MAX_GAMES: Final = 100_000_000
SLOTS: Final = 1_024
"""Games that are open at a time."""
DICE: Final = 0x9E3779B97F4A7C15
"""Sets the dice of bots apart from the cards of the same seed."""


class BadPlayOut(BadSimulation):
    """A position that cannot be played out."""


@dataclass(frozen=True, slots=True)
class SeatResult:
    """The result of one seat."""

    bot: str
    wins: int
    win_rate: float
    low: float
    high: float
    """The upper end of the 95 % interval of the win rate."""
    points: float
    """The total when the game was over, on average."""
    points_error: float
    """Half the width of the 95 % interval of the mean."""


@dataclass(frozen=True, slots=True)
class PlayedOut:
    """The result of playing a position out."""

    games: int
    seats: tuple[SeatResult, ...]
    rounds_per_game: float
    """Rounds until the end, on average; the round on the table is the first."""
    answer: Choice | None
    """The answer given to the open question; None if the bot of that seat chose."""
    seed: int

    def as_json(self) -> dict[str, Any]:
        """Return the result as `flip7 playout --json` prints it."""
        return asdict(self)


def play_out(
    position: Table | str,
    bots: Sequence[str | Bot],
    games: int = GAMES,
    *,
    answer: Choice | str | int | None = None,
    seed: int = 0,
) -> PlayedOut:
    """Play a position out this many times by the bots, clockwise from seat A; fewer than seats take turns.

    The position is a table at which a player is asked, or its line of text (`to_position`). With an `answer` whoever is
    asked gives that, in every game, and goes on as its bot does; the same seed deals the same cards for every answer,
    so that two of them can be compared. Same seed, same result.
    """
    return _prepared(position, bots, games, answer, seed).go(games)


def check_play_out(position: Table | str, bots: Sequence[str | Bot], games: int = GAMES, *, seed: int = 0) -> None:
    """Raise what `play_out` would raise, without playing: before anything is compiled."""
    _prepared(position, bots, games, None, seed)


def _prepared(
    position: Table | str, bots: Sequence[str | Bot], games: int, answer: Choice | str | int | None, seed: int
) -> "_PlayOut":
    table = from_position(position) if isinstance(position, str) else check_table(position)
    if type(games) is not int or not 1 <= games <= MAX_GAMES:
        raise BadPlayOut(f"{quoted(games)} games: a position is played out 1 to {MAX_GAMES:,} times")
    if type(seed) is not int or not 0 <= seed < MAX_SEED:
        raise BadPlayOut(f"seed {quoted(seed)}: it must be a whole number from 0 to {MAX_SEED - 1}")
    state, asked = _asked_at(table)
    return _PlayOut(table, state, _seated(bots, len(table.places)), _checked(answer, asked, table), seed)


def _asked_at(table: Table) -> tuple[State, Decision]:
    """Return the position in the kernel, and its question; raise `BadPlayOut` if no player is asked there."""
    state = State.of(table)
    asked = state.asked
    if asked is None:
        raise BadPlayOut("the game is over: there is nothing to play out")
    if state.table().draw_pile != table.draw_pile:
        raise BadPlayOut("on this table a card comes up next: only a position where a player is asked is played out")
    return state, asked


def _seated(bots: Sequence[str | Bot], seats: int) -> tuple[Bot, ...]:
    if isinstance(bots, str):
        raise BadPlayOut(f"bots is {quoted(bots)}: it must be a list of names, such as ['level3', 'stay:25']")
    if not 1 <= len(bots) <= seats:
        raise BadPlayOut(f"{len(bots)} bots for {seats} seats")
    made = [bot_named(bot) if isinstance(bot, str) else bot for bot in bots]
    return tuple(islice(cycle(made), seats))


def _checked(answer: Choice | str | int | None, asked: Decision, table: Table) -> Choice | None:
    """Return the option that was named; raise `IllegalChoice` if it is none."""
    if answer is None:
        return None
    for option in asked.options:
        if option == answer and not isinstance(answer, bool):  # `True` is not seat 1
            return option
    raise IllegalChoice(answer, asked, table)


class _PlayOut:
    """A position to be played out, with all that the kernel needs for it."""

    def __init__(self, table: Table, state: State, bots: tuple[Bot, ...], answer: Choice | None, seed: int) -> None:
        seats = len(bots)
        self._state, self._round, self._bots, self._answer, self._seed = state, table.round, bots, answer, seed
        self._policies = [policy_of(bot) for bot in bots]
        setup = Setup(seats, rules=table.rules)
        self._fixed = (setup.record(), setup.lineup_records(), *policy_records(self._policies), new_notes())
        self._tally = jit.new_records(game_loop.TALLY)
        self._wins = np.zeros(seats, np.int64)
        self._points = np.zeros(seats)
        self._squares = np.zeros(seats)
        self._rounds = 0

    def go(self, games: int) -> PlayedOut:
        """Play the games, some at a time, and return the result."""
        for begin in range(0, games, SLOTS):
            self._count(self._played(range(begin, min(begin + SLOTS, games))))
        return PlayedOut(
            games=games,
            seats=tuple(self._seat(seat, bot, games) for seat, bot in enumerate(self._bots)),
            rounds_per_game=self._rounds / games,
            answer=self._answer,
            seed=self._seed,
        )

    def _played(self, numbers: range) -> NDArray[np.void]:
        """Play the games of these numbers to their end, and return their records."""
        games = records_of(self._state.to_bytes() * len(numbers))
        referee.change_futures(games, jit.u64(self._seed), jit.u64(self._seed ^ DICE), numbers.start)
        empty = np.zeros(len(numbers), game_loop.SLOT)  # game 0 in all of them: every game has the one lineup
        empty["open"] = self._answer is not None
        slots = jit.from_array(empty)
        questions = jit.new_records(game_loop.QUESTION, len(numbers))
        answers = np.full(len(numbers), 0 if self._answer is None else _number(self._answer), np.int64)
        while True:
            # The next game would be number 0, and games end before number 0: none follows on one that is over.
            game_loop.step(games, slots, *self._fixed, self._tally, questions, answers, 0, 0)
            if not jit.to_array(slots, game_loop.SLOT)["open"].any():
                return jit.to_array(games, referee.GAME)
            asked = jit.to_array(questions, game_loop.QUESTION)["player"].tolist()
            records = jit.to_array(games, referee.GAME)
            answers = np.array(answers_in_python(self._bots, self._policies, records, asked), np.int64)

    def _count(self, records: NDArray[np.void]) -> None:
        seats = len(self._bots)
        totals = records["scores"][:, :seats].astype(np.float64)
        self._wins += np.bincount(records["winner"], minlength=seats)[:seats]
        self._points += totals.sum(axis=0)
        self._squares += (totals * totals).sum(axis=0)
        self._rounds += int((records["round"].astype(np.int64) - self._round + 1).sum())

    def _seat(self, seat: int, bot: Bot, games: int) -> SeatResult:
        wins, mean = int(self._wins[seat]), float(self._points[seat]) / games
        low, high = wilson_interval(wins, games)
        spread = max(float(self._squares[seat]) / games - mean * mean, 0.0)
        return SeatResult(
            bot=bot.name,
            wins=wins,
            win_rate=wins / games,
            low=low,
            high=high,
            points=mean,
            points_error=Z_95 * sqrt(spread / games),
        )


def _number(choice: Choice) -> int:
    """Return the answer in the kernel's numbers."""
    if choice is HIT:
        return referee.HIT
    if choice is STAY:
        return referee.STAY
    assert isinstance(choice, int), "only an open deck asks for cards"
    return Seat(choice)
