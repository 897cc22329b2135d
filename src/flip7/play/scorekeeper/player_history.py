"""The players' history: wins, busts and averages over finished games. Who joins and leaves a game: `line_up`."""

import csv
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from io import StringIO

from flip7.core.seats import Seat
from flip7.core.table import BUSTED
from flip7.play.scorekeeper.export import as_text
from flip7.play.scorekeeper.finished_round import points_of
from flip7.play.scorekeeper.keeper import ScoreKeeper


@dataclass(frozen=True, slots=True)
class PlayerResult:
    """A player's result in a finished game."""

    name: str
    total: int
    rounds: int
    busts: int
    """Those that are known: a 0 as a number may be a bust or a Freeze."""
    flip7s: int
    best: int
    """The most points in one round."""
    start: int = 0
    """The points that a latecomer began with (X.15)."""


@dataclass(frozen=True, slots=True)
class GameResult:
    """A finished game, as far as the history needs it."""

    players: tuple[PlayerResult, ...]
    winner: int
    """A seat."""


@dataclass(frozen=True, slots=True)
class Against:
    """The games of two players at one table."""

    name: str
    games: int
    wins: int
    """In how many of them the one whose history it is had more points than the other."""


@dataclass(frozen=True, slots=True)
class PlayerHistory:
    """A player's games on this device."""

    name: str
    games: int
    wins: int
    fair: float
    """The wins that an even share would be: a quarter of each game of four."""
    average: float
    """Points in a round."""
    busts: int
    flip7s: int
    best: int
    """The most points in one round."""
    against: tuple[Against, ...]
    """Everybody met, whom they met most first."""


def result_of(keeper: ScoreKeeper) -> GameResult | None:
    """Return what the history keeps of a game; None while nobody has won."""
    winner = keeper.fold.table.winner
    if winner is None:
        return None
    return GameResult(tuple(_player(keeper, seat) for seat in keeper.fold.table.seats), winner)


def _player(keeper: ScoreKeeper, seat: Seat) -> PlayerResult:
    rounds = [each for each in keeper.fold.finished if points_of(each, seat) is not None]
    scored = [each.points[seat] for each in rounds]
    return PlayerResult(
        name=keeper.seated_names[seat],
        total=keeper.scores[seat],
        rounds=len(rounds),
        busts=sum(each.statuses[seat] is BUSTED for each in rounds),
        flip7s=sum(each.flipped_seven == seat for each in rounds),
        best=max(scored, default=0),
        start=keeper.scores[seat] - sum(scored),
    )


def history(games: Iterable[GameResult]) -> list[PlayerHistory]:
    """Return everybody's history, whoever has won most first; the games come in their order.

    Names are compared without case, and shown as in the latest game.
    """
    sums: dict[str, _Sum] = {}
    for game in games:
        for seat, player in enumerate(game.players):
            if player.rounds == 0:  # left before the first card
                continue
            sums.setdefault(_key(player.name), _Sum()).add(game, seat)
    shown = {key: each.name for key, each in sums.items()}
    found = [each.as_history(shown) for each in sums.values()]
    return sorted(found, key=lambda each: (-each.wins, -each.games, each.name.casefold()))


def _key(name: str) -> str:
    return name.casefold()


@dataclass(slots=True)
class _Sum:
    """The sums over a player's games."""

    name: str = ""
    games: int = 0
    wins: int = 0
    fair: float = 0.0
    points: int = 0
    rounds: int = 0
    busts: int = 0
    flip7s: int = 0
    best: int = 0
    met: dict[str, list[int]] = field(default_factory=dict)
    """Games with each other player, and in how many this one had more points."""

    def add(self, game: GameResult, seat: int) -> None:
        """Add a game in which the player sat there."""
        player = game.players[seat]
        self.name = player.name
        self.games += 1
        self.wins += game.winner == seat
        self.fair += 1 / sum(each.rounds > 0 for each in game.players)
        self.points += player.total - player.start
        self.rounds += player.rounds
        self.busts += player.busts
        self.flip7s += player.flip7s
        self.best = max(self.best, player.best)
        for other in game.players[:seat] + game.players[seat + 1 :]:
            if other.rounds == 0:
                continue
            met = self.met.setdefault(_key(other.name), [0, 0])
            met[0] += 1
            met[1] += player.total > other.total

    def as_history(self, shown: dict[str, str]) -> PlayerHistory:
        """Return the sums as a history; `shown` has everybody's name."""
        against = [Against(shown[key], games, wins) for key, (games, wins) in self.met.items()]
        return PlayerHistory(
            name=self.name,
            games=self.games,
            wins=self.wins,
            fair=round(self.fair, 2),
            average=round(self.points / self.rounds, 1),
            busts=self.busts,
            flip7s=self.flip7s,
            best=self.best,
            against=tuple(sorted(against, key=lambda each: (-each.games, each.name.casefold()))),
        )


def history_as_csv(players: Sequence[PlayerHistory]) -> str:
    """Write the history as CSV: one row for each player."""
    text = StringIO()
    rows = csv.writer(text, lineterminator="\n")
    columns = ("name", "games", "wins", "fair", "average", "busts", "flip7s", "best")
    rows.writerow(columns)
    for player in players:
        rows.writerow([as_text(player.name), *(getattr(player, column) for column in columns[1:])])
    return text.getvalue()
