"""The result of a simulation: rates with their errors, from counts."""

from dataclasses import asdict, dataclass, replace
from math import sqrt
from typing import Any

from flip7.analysis.confidence import Z_95, wilson_interval
from flip7.arena.sequential_test import Comparison, compare
from flip7.arena.simulation import Simulation
from flip7.arena.tally import Tally
from flip7.kernel import game_loop, referee


@dataclass(frozen=True, slots=True)
class BotResult:
    """The result of one player."""

    name: str
    games: int
    wins: int
    win_rate: float
    low: float
    high: float
    """The upper end of the 95 % interval of the win rate."""
    points_per_round: float
    points_error: float
    """Half the width of the 95 % interval of the mean."""
    bust_rate: float
    """Rounds that ended in a bust, of all rounds."""
    frozen_rate: float
    flip7_rate: float
    scores: tuple[int, ...]
    """The number of rounds that scored 0, 1, 2 … points."""


@dataclass(frozen=True, slots=True)
class Result:
    """The result of a simulation."""

    games: int
    seconds: float
    games_per_second: float
    rounds_per_game: float
    cards_per_game: float
    decisions_per_game: float
    reshuffles_per_game: float
    winning_total: float
    """The winner's total at the end, on average."""
    bots: tuple[BotResult, ...]
    seats: tuple[float, ...]
    """The win rate of each seat, whoever sat there; seat 0 deals first."""
    seat_error: float
    """Half the width of the 95 % interval of each of them."""
    rounds: tuple[int, ...]
    """The number of games that took 1, 2, 3 … rounds."""
    seed: str
    target: int
    first: str
    comparison: Comparison | None = None

    def as_json(self) -> dict[str, Any]:
        """Return the result as `flip7 simulate --json` prints it."""
        return asdict(self)


def result_of(simulation: Simulation, tally: Tally, seconds: float) -> Result:
    """Compute rates from the counts."""
    games = tally.one("games")
    seats = simulation.seats
    seat_wins = tally.each("seat_wins", seats)
    even = 1 / seats
    shuffles = games / simulation.same_cards  # games with the same cards are no two witnesses
    comparison = compare(simulation, tally) if simulation.same_cards > 1 else None
    return Result(
        games=games,
        seconds=seconds,
        games_per_second=games / seconds if seconds else 0.0,
        rounds_per_game=_ratio(tally.one("rounds"), games),
        cards_per_game=_ratio(tally.one("cards"), games),
        decisions_per_game=_ratio(tally.one("decisions"), games),
        reshuffles_per_game=_ratio(tally.one("reshuffles"), games),
        winning_total=_ratio(tally.one("winning"), games),
        bots=_with_intervals(_bot_results(simulation, tally), comparison),
        seats=tuple(_ratio(wins, games) for wins in seat_wins),
        seat_error=Z_95 * sqrt(even * (1 - even) / shuffles) if games else 1.0,
        rounds=_trimmed(tally.each("length", game_loop.ROUNDS)),
        seed=simulation.seed,
        target=simulation.rules.target,
        first=str(simulation.rules.first),
        comparison=comparison,
    )


def _with_intervals(bots: list[BotResult], comparison: Comparison | None) -> tuple[BotResult, ...]:
    """Give compared bots the interval of the comparison, which knows that games were played with the same cards."""
    if comparison is None:
        return tuple(bots)
    one, other = bots
    low, high = comparison.low, comparison.high
    return replace(one, low=low, high=high), replace(other, low=1 - high, high=1 - low)


def _bot_results(simulation: Simulation, tally: Tally) -> list[BotResult]:
    players = len(simulation.players)
    wins = tally.each("wins", players)
    sevens = tally.each("sevens", players)
    ended = tally.table("ended", players)
    scored = tally.table("scored", players)
    games = tally.one("games")
    return [
        _bot_result(
            player.name,
            games=games,
            wins=wins[place],
            sevens=sevens[place],
            ended=ended[place].tolist(),
            scored=scored[place].tolist(),
        )
        for place, player in enumerate(simulation.players)
    ]


def _bot_result(  # noqa: PLR0913 - one for each thing that is counted
    name: str, *, games: int, wins: int, sevens: int, ended: list[int], scored: list[int]
) -> BotResult:
    rounds = sum(scored)
    total = sum(points * count for points, count in enumerate(scored))
    squares = sum(points * points * count for points, count in enumerate(scored))
    mean = _ratio(total, rounds)
    spread = max(_ratio(squares, rounds) - mean**2, 0.0)
    low, high = wilson_interval(wins, games)
    return BotResult(
        name=name,
        games=games,
        wins=wins,
        win_rate=_ratio(wins, games),
        low=low,
        high=high,
        points_per_round=mean,
        points_error=Z_95 * sqrt(spread / rounds) if rounds else 0.0,
        bust_rate=_ratio(ended[referee.BUSTED], rounds),
        frozen_rate=_ratio(ended[referee.FROZEN], rounds),
        flip7_rate=_ratio(sevens, rounds),
        scores=_trimmed(scored),
    )


def _ratio(part: int, whole: int) -> float:
    return part / whole if whole else 0.0


def _trimmed(counts: list[int]) -> tuple[int, ...]:
    """Return the counts without the zeros at the end."""
    last = max((place for place, count in enumerate(counts) if count), default=-1)
    return tuple(counts[: last + 1])
