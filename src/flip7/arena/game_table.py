"""The table of games, a row for each game and seat, for spreadsheets and data frames; docs/records.md has its columns.

Rows are made from records, which the referee plays again, game by game.
"""

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Final

from flip7.arena.csv_lines import Line, csv_pieces, harmless
from flip7.core.events import Event, Hit, RoundEnded, Saved
from flip7.core.table import Status
from flip7.i18n.seat_names import BotSeat, bot_seat
from flip7.record import Record, replay

VERSION: Final = 1
"""Counts up when a column changes its name, its place or its meaning; new columns come last, and do not count."""

COLUMNS: Final = (
    "file",
    "game",
    "seed",
    "seats",
    "target",
    "over",
    "seat",
    "name",
    "bot",
    "total",
    "place",
    "won",
    "rounds",
    "busts",
    "frozen",
    "stayed",
    "flip_7s",
    "hits",
    "saves",
    "best_round",
)


@dataclass(frozen=True, slots=True)
class Row:
    """One seat of one game."""

    file: str
    game: int
    """Numbered from 1 in the order in which the games were read."""
    seed: str
    """In hex; empty if the cards did not come from a seed."""
    seats: int
    target: int
    over: bool
    seat: int
    """Numbered from 0, clockwise; 0 deals first, if the record does not say otherwise."""
    name: str
    bot: str
    """Empty for a person."""
    total: int
    place: int
    """1 for most points so far; seats with as many share a place."""
    won: bool
    rounds: int
    """Finished rounds that the seat was dealt to."""
    busts: int
    frozen: int
    stayed: int
    """Rounds that ended so for the seat. In the others it was still in when somebody flipped seven."""
    flip_7s: int
    hits: int
    saves: int
    """Busts that a Second Chance prevented."""
    best_round: int
    """Most points of a round; 0 if none is over."""

    @property
    def line(self) -> Line:
        """The row as it is written: flags as 0 and 1, and nothing that a spreadsheet takes for a formula."""
        written: Line = {}
        for column in COLUMNS:
            value = getattr(self, column)
            written[column] = harmless(value) if isinstance(value, str) else int(value)
        return written


@dataclass(slots=True)
class _Seat:
    """Running counts of one seat."""

    ended: Counter[Status] = field(default_factory=Counter)
    flip_7s: int = 0
    hits: int = 0
    saves: int = 0
    best_round: int = 0


def rows_of(record: Record, *, file: str = "", game: int = 1) -> Iterator[Row]:
    """Yield the rows of a game, seat by seat; raise `BadRecord` if it breaks a rule."""
    replayed = replay(record)
    table = replayed.game.table
    counted = [_Seat() for _ in record.seats]
    for event in replayed.events:
        _count(event, counted)
    for seat, (recorded, its) in enumerate(zip(record.seats, counted, strict=True)):
        player = _player(recorded)
        total = table.scores[seat] if seat < len(table.scores) else 0  # who has not joined yet has no place
        yield Row(
            file=file,
            game=game,
            seed="" if record.seed is None else record.seed.hex(),
            seats=len(record.seats),
            target=record.rules.target,
            over=table.winner is not None,
            seat=seat,
            name=player.name,
            bot=player.bot,
            total=total,
            place=1 + sum(score > total for score in table.scores),
            won=table.winner == seat,
            rounds=its.ended.total(),
            busts=its.ended[Status.BUSTED],
            frozen=its.ended[Status.FROZEN],
            stayed=its.ended[Status.STAYED],
            flip_7s=its.flip_7s,
            hits=its.hits,
            saves=its.saves,
            best_round=its.best_round,
        )


def table_pieces(rows: Iterable[Row]) -> Iterator[str]:
    """Yield the text of the CSV file, the header first; rows are taken one at a time."""
    return csv_pieces(COLUMNS, (row.line for row in rows))


def _count(event: Event, counted: list[_Seat]) -> None:
    match event:
        case Hit():
            counted[event.seat].hits += 1
        case Saved():
            counted[event.seat].saves += 1
        case RoundEnded():
            for seat, (status, points) in enumerate(zip(event.statuses, event.points, strict=True)):
                counted[seat].ended[status] += 1
                counted[seat].best_round = max(counted[seat].best_round, points)
            if event.flipped_seven is not None:
                counted[event.flipped_seven].flip_7s += 1
        case _:  # the other events are not counted
            pass


@lru_cache(maxsize=1024)
def _player(recorded: str) -> BotSeat:
    """Return the name and the bot of a recorded name: many games have the same players."""
    return bot_seat(recorded) or BotSeat(recorded, "")
