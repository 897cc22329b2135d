"""A league: which bots play how many games at which tables. The same league has the same games everywhere."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

from flip7.arena.league.schedule import Party, against, everybody, lineups
from flip7.arena.simulation import MAX_SEED, USUAL_SEATS, BadSimulation, Simulation, check_games
from flip7.bots.base import Bot, policy_of
from flip7.bots.catalog import bot_named
from flip7.core.errors import Flip7Error, quoted
from flip7.core.rules import Rules
from flip7.kernel.referee import MAX_SEATS

GAMES: Final = 20_000
GAMES_ASKED: Final = 200
"""Games at a table by default, if bots are asked in Python."""
MAX_BOTS: Final = 100
FEWEST_SEATS: Final = 2
CHAMPION: Final = "champion"
"""Ratings are measured from it, if it plays."""


class BadLeague(Flip7Error):
    """A league that cannot be played."""


@dataclass(frozen=True, slots=True)
class League:
    """Bots, and the tables at which they meet."""

    bots: tuple[Bot, ...]
    seats: int
    games: int
    """Games at each table; every shuffle is played once for each way to seat its party."""
    seed: str
    rules: Rules = field(default_factory=Rules)
    yardstick: int | None = None
    """In a match, the bot that all others are measured against."""
    parties: tuple[Party, ...] = field(init=False)
    """The pairings: every group of bots that meets."""

    def __post_init__(self) -> None:
        count = len(self.bots)
        met = everybody(count, self.seats) if self.yardstick is None else against(count, self.yardstick, self.seats)
        object.__setattr__(self, "parties", met)

    @property
    def names(self) -> tuple[str, ...]:
        """The bots' names on the command line."""
        return tuple(bot.name for bot in self.bots)

    @property
    def anchor(self) -> int | None:
        """The bot whose rating is 1500: the yardstick, or else the champion; None if 1500 is the mean of all."""
        if self.yardstick is not None:
            return self.yardstick
        return self.names.index(CHAMPION) if CHAMPION in self.names else None

    def shuffles(self, party: Party) -> int:
        """Return how many shuffles a party plays, each from all seats."""
        return -(-self.games // len(lineups(party)))

    def simulation(self, party: Party, lineup: Party) -> Simulation:
        """Return the games of a party seated in one way; a game has the shuffle of its number.

        A match has the same cards at every table, so that luck does not decide between those who are measured. A league
        has others at each, so that one table is no witness for another.
        """
        playing = tuple(dict.fromkeys(party))
        seated = tuple(playing.index(bot) for bot in lineup)
        seed = self.seed
        if self.yardstick is None:
            seed = f"{seed}: {', '.join(self.names[bot] for bot in party)}"
        return Simulation(tuple(self.bots[bot] for bot in playing), (seated,), seed, self.rules)

    def is_asked(self, party: Party) -> bool:
        """Return whether a bot of the party is asked in Python, so that its games are not compiled."""
        return any(policy_of(self.bots[bot]) is None for bot in party)


def league(  # noqa: PLR0913 - one for each option
    bots: Sequence[str | Bot],
    *,
    yardstick: str | Bot | None = None,
    seats: int = USUAL_SEATS,
    games: int | None = None,
    seed: str = "0",
    rules: Rules | None = None,
) -> League:
    """Set up a league of these bots, or the match of each against the yardstick."""
    _check(seats, seed)
    entered = [bot_named(bot) if isinstance(bot, str) else bot for bot in (*bots, *([yardstick] if yardstick else []))]
    _check_bots(entered, "a match" if yardstick else "a league")
    asked = any(policy_of(bot) is None for bot in entered)
    usual = GAMES_ASKED if asked else GAMES
    return League(
        bots=tuple(entered),
        seats=seats,
        games=check_games(usual if games is None else games),
        seed=seed,
        rules=rules or Rules(),
        yardstick=len(bots) if yardstick else None,
    )


def _check(seats: int, seed: str) -> None:
    if not FEWEST_SEATS <= seats <= MAX_SEATS:
        raise BadLeague(f"{quoted(seats)} seats: a table of a league has {FEWEST_SEATS} to {MAX_SEATS}")
    if len(seed) > MAX_SEED:
        raise BadSimulation(f"a seed has at most {MAX_SEED} characters, not {len(seed):,}")


def _check_bots(bots: Sequence[Bot], event: str) -> None:
    names = [bot.name for bot in bots]
    if not FEWEST_SEATS <= len(names) <= MAX_BOTS:
        raise BadLeague(f"{event} needs {FEWEST_SEATS} to {MAX_BOTS} bots, not {len(names)}")
    twin = next((name for name in names if names.count(name) > 1), None)
    if twin is not None:
        raise BadLeague(f"bot {quoted(twin)} is named twice: everybody plays once in {event}")
