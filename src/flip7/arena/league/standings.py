"""The result of a league: ratings and win rates with confidence intervals, and who beats whom."""

from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass
from typing import Any

from flip7.analysis.confidence import wilson_interval
from flip7.arena.league.counts import Count, Faults
from flip7.arena.league.league import League
from flip7.arena.league.schedule import Party
from flip7.arena.ratings import Contest, Rating, ratings
from flip7.bots.external.program import ProgramBot


@dataclass(frozen=True, slots=True)
class Standing:
    """The result of one bot."""

    name: str
    label: str
    """The bot's name, or the name that a program gives itself."""
    games: int
    """Finished games in which it sat, and those it forfeited."""
    wins: int
    win_rate: float
    low: float
    high: float
    """The upper end of the 95 % interval of the win rate."""
    fair: float
    """The win rate it would have if all were equally good: its share of the seats."""
    rating: float
    rating_low: float
    rating_high: float
    """The upper end of the 95 % interval of the rating, as a distance from the anchor."""
    forfeits: int
    faults: tuple[str, ...]
    """A few of its faults, in words."""


@dataclass(frozen=True, slots=True)
class TableResult:
    """One table: who sat there, in turn order, and who won how often."""

    bots: tuple[str, ...]
    games: int
    wins: dict[str, int]
    forfeits: dict[str, int]


@dataclass(frozen=True, slots=True)
class LeagueResult:
    """The result of a league."""

    games: int
    games_wanted: int
    seconds: float
    games_per_second: float
    bots: tuple[Standing, ...]
    """The highest rating first."""
    versus: tuple[tuple[float | None, ...], ...]
    """For every two bots, in the order of `bots`: of the games that one of them won, the share of the first, seat for
    seat; None for a bot against itself and for two that have not met."""
    tables: tuple[TableResult, ...]
    seats: int
    against: str | None
    """In a match, the yardstick."""
    anchor: str | None
    """The bot whose rating is 1500; None if that is the mean of all."""
    seed: str
    target: int
    first: str

    def as_json(self) -> dict[str, Any]:
        """Return the result as `flip7 arena --json` prints it."""
        return asdict(self)


def standings(league: League, counts: Sequence[Count], faults: Faults, *, seconds: float, wanted: int) -> LeagueResult:
    """Compute ratings and rates from the counts."""
    found = ratings(len(league.bots), contests(league.parties, counts), league.anchor)
    order = sorted(range(len(league.bots)), key=lambda bot: -found[bot].value)
    games = sum(count.games for count in counts)
    names, labels = league.names, _labels(league)
    return LeagueResult(
        games=games,
        games_wanted=wanted,
        seconds=seconds,
        games_per_second=games / seconds if seconds else 0.0,
        bots=tuple(_standing(league, counts, bot, labels[bot], found[bot], faults.of(bot)) for bot in order),
        versus=_versus(league.parties, counts, order),
        tables=tuple(_table(names, party, count) for party, count in zip(league.parties, counts, strict=True)),
        seats=league.seats,
        against=None if league.yardstick is None else names[league.yardstick],
        anchor=None if league.anchor is None else names[league.anchor],
        seed=league.seed,
        target=league.rules.target,
        first=str(league.rules.first),
    )


def contests(parties: Sequence[Party], counts: Sequence[Count]) -> Iterator[Contest]:
    """Return what ratings are computed from: the finished games, and each forfeit as a loss to every other seat."""
    for party, count in zip(parties, counts, strict=True):
        yield Contest({bot: party.count(bot) for bot in party}, count.wins)
        for loser, games in count.forfeits.items():
            for other in set(party) - {loser}:
                yield Contest({loser: 1, other: 1}, {other: games * party.count(other)})


def _standing(  # noqa: PLR0913, PLR0917 - one for each thing that is told of a bot
    league: League, counts: Sequence[Count], bot: int, label: str, rating: Rating, faults: tuple[str, ...]
) -> Standing:
    sat = [(party, count) for party, count in zip(league.parties, counts, strict=True) if bot in party]
    wins = sum(count.wins[bot] for _, count in sat)
    forfeits = sum(count.forfeits[bot] for _, count in sat)
    games = sum(count.wins.total() for _, count in sat) + forfeits
    seats = sum(party.count(bot) * (count.wins.total() + count.forfeits[bot]) for party, count in sat)
    low, high = wilson_interval(wins, games)
    return Standing(
        name=league.names[bot],
        label=label,
        games=games,
        wins=wins,
        win_rate=wins / games if games else 0.0,
        low=low,
        high=high,
        fair=seats / (games * league.seats) if games else 0.0,
        rating=rating.value,
        rating_low=rating.low,
        rating_high=rating.high,
        forfeits=forfeits,
        faults=faults,
    )


def _labels(league: League) -> list[str]:
    """Return short names: programs as they call themselves, if only one does so."""
    called = [bot.title if isinstance(bot, ProgramBot) else bot.name for bot in league.bots]
    return [name if called.count(label) > 1 else label for name, label in zip(league.names, called, strict=True)]


def _table(names: Sequence[str], party: Party, count: Count) -> TableResult:
    return TableResult(
        bots=tuple(names[bot] for bot in party),
        games=count.games,
        wins={names[bot]: count.wins[bot] for bot in dict.fromkeys(party)},
        forfeits={names[bot]: games for bot, games in count.forfeits.items()},
    )


def _versus(
    parties: Sequence[Party], counts: Sequence[Count], order: Sequence[int]
) -> tuple[tuple[float | None, ...], ...]:
    return tuple(tuple(_share(parties, counts, one, other) for other in order) for one in order)


def _share(parties: Sequence[Party], counts: Sequence[Count], one: int, other: int) -> float | None:
    """Return how one does against the other where both sit: its part of their wins, seat for seat."""
    met = [(party, count) for party, count in zip(parties, counts, strict=True) if {one, other} <= {*party}]
    for_one = sum(count.wins[one] / party.count(one) for party, count in met)
    for_other = sum(count.wins[other] / party.count(other) for party, count in met)
    return None if one == other or not for_one + for_other else for_one / (for_one + for_other)
