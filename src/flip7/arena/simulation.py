"""A simulation: which bots play which games, and the playing of any stretch of them."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from hashlib import sha256
from itertools import cycle, islice
from typing import Final

from flip7.arena.tally import Tally
from flip7.bots.base import Bot, policy_of
from flip7.bots.catalog import bot_named
from flip7.core.errors import Flip7Error, quoted
from flip7.core.rules import Rules
from flip7.kernel.policy import Policy
from flip7.kernel.referee import MAX_SEATS
from flip7.kernel.setup import rotations

USUAL_SEATS: Final = 4
MAX_GAMES: Final = 10**12
MAX_SEED: Final = 200
SEED_BYTES: Final = 8


class BadSimulation(Flip7Error):
    """A simulation that cannot be run."""


def seed_number(text: str) -> int:
    """The number of 64 bits that a seed's text stands for.

    >>> seed_number("family night")
    14873788552714847791
    """
    return int.from_bytes(sha256(text.encode(errors="surrogatepass")).digest()[:SEED_BYTES])


@dataclass(frozen=True, slots=True)
class Simulation:
    """Games between players, numbered from 0. Whoever plays whichever of them, in any order, gets the same games."""

    players: tuple[Bot, ...]
    lineups: tuple[tuple[int, ...], ...]
    """Which player sits at each seat; game after game takes the next."""
    seed: str
    rules: Rules = field(default_factory=Rules)
    same_cards: int = 1
    """So many games in a row have the same cards."""

    @property
    def seats(self) -> int:
        """The seats of the table."""
        return len(self.lineups[0])

    @property
    def policies(self) -> tuple[Policy | None, ...]:
        """What each player does, as data; None for one that is asked in Python."""
        return tuple(policy_of(player) for player in self.players)

    def play(self, games: range) -> Tally:
        """The games are played and counted; the same sums whatever the stretches are."""
        from flip7.arena.play import play

        return play(self, games)


def rotating(bots: Sequence[str | Bot], seats: int | None, rules: Rules, seed: str) -> Simulation:
    """A table of bots in turn order; from game to game everybody moves one seat on, so that no bot has the best seat.

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
    """Two bots at every other seat; all cards are played twice, the second time with seats exchanged."""
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
    """The seed is a text that can be shown with the result."""
    if len(seed) > MAX_SEED:
        raise BadSimulation(f"a seed has at most {MAX_SEED} characters, not {len(seed):,}")


def check_games(games: int) -> int:
    """The number itself, if so many games can be played."""
    if not 1 <= games <= MAX_GAMES:
        raise BadSimulation(f"{quoted(games)} games: a simulation has 1 to {MAX_GAMES:,}")
    return games


def stretches(games: range, length: Callable[[], int]) -> Iterator[range]:
    """The games in stretches of the length that is right at the time."""
    begin = games.start
    while begin < games.stop:
        end = min(begin + length(), games.stop)
        yield range(begin, end)
        begin = end
