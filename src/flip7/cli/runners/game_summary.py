"""Run `flip7 games FILE…`: read games one after the other, write their table, and say who won how often."""

import json
import sys
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import chain
from pathlib import Path
from typing import Final

from flip7.arena.game_table import VERSION, Row, rows_of, table_pieces
from flip7.cli.output.columns import columns
from flip7.core.errors import Flip7Error, escape_unprintable
from flip7.i18n.catalog import say
from flip7.record.files import BadFile, files_of, read_any, write_pieces
from flip7.terminal.compile_notice import remark
from flip7.terminal.lineui.exit import Outcome

MAX_SHOWN: Final = 20
"""Players shown; `--json` and the table have all of them."""


@dataclass(slots=True)
class _Player:
    """Running counts of one player over all games."""

    games: int = 0
    wins: int = 0
    points: int = 0
    rounds: int = 0
    busts: int = 0
    flip_7s: int = 0

    def add(self, row: Row) -> None:
        self.games += 1
        self.wins += row.won
        self.points += row.total
        self.rounds += row.rounds
        self.busts += row.busts
        self.flip_7s += row.flip_7s

    @property
    def bust_rate(self) -> float:
        return self.busts / self.rounds if self.rounds else 0.0


class _Summary:
    """Counts the rows that pass by."""

    def __init__(self) -> None:
        self.games = 0
        self.over = 0
        self.rows = 0
        self.players: dict[tuple[str, str], _Player] = {}

    def passing(self, rows: Iterable[Row]) -> Iterator[Row]:
        for row in rows:
            self.rows += 1
            if row.seat == 0:
                self.games += 1
                self.over += row.over
            self.players.setdefault((row.name, row.bot), _Player()).add(row)
            yield row

    @property
    def best_first(self) -> list[tuple[tuple[str, str], _Player]]:
        return sorted(self.players.items(), key=lambda item: (-item[1].wins, item[1].games, item[0]))


def games_of(files: Sequence[str], table: Path | None, *, as_json: bool) -> int:
    """Read the games, write the table if one is wanted, and print the summary."""
    summary = _Summary()
    rows = summary.passing(_rows(files))
    if table is None:
        for _ in rows:
            pass
    else:
        _check_apart(files, table)
        write_pieces(table, table_pieces(rows))
        remark(say("file-written", file=str(table)))
    if as_json:
        sys.stdout.write(json.dumps(_as_json(summary), ensure_ascii=False) + "\n")
    else:
        _show(summary)
    return Outcome.DONE


def _rows(files: Sequence[str]) -> Iterator[Row]:
    """Yield the rows of all files; a game that breaks a rule is named by its place in its file."""
    number = 0
    for file in chain.from_iterable(map(files_of, files)):
        for place, record in enumerate(read_any(file), start=1):
            number += 1
            try:
                yield from rows_of(record, file=str(file), game=number)
            except Flip7Error as error:
                raise BadFile(file, f"game {place}: {error}") from None


def _check_apart(files: Sequence[str], table: Path) -> None:
    """Refuse to overwrite a game with the table."""
    for file in files:
        if table.exists() and Path(file).exists() and table.samefile(file):
            raise BadFile(table, "this is one of the games, it was left alone")


def _as_json(summary: _Summary) -> dict[str, object]:
    """Return the summary for programs; the format is a contract."""
    return {
        "version": VERSION,
        "games": summary.games,
        "over": summary.over,
        "rows": summary.rows,
        "players": [
            {
                "name": name,
                "bot": bot or None,
                "games": player.games,
                "wins": player.wins,
                "points_per_game": player.points / player.games,
                "rounds": player.rounds,
                "busts": player.busts,
                "flip_7s": player.flip_7s,
            }
            for (name, bot), player in summary.best_first
        ],
    }


def _show(summary: _Summary) -> None:
    print_line(say("games-read", games=summary.games, over=summary.over))
    heads = [
        say("games-head-player"),
        say("games-head-games"),
        say("games-head-won"),
        say("games-head-points"),
        say("games-head-busts"),
        say("games-head-sevens"),
    ]
    rows = [
        [
            escape_unprintable(f"{name} ({bot})" if bot else name),
            str(player.games),
            str(player.wins),
            f"{player.points / player.games:.1f}".replace(".", say("decimal-mark")),
            f"{100 * player.bust_rate:.0f} %",
            str(player.flip_7s),
        ]
        for (name, bot), player in summary.best_first[:MAX_SHOWN]
    ]
    if rows:
        for line in columns([heads, *rows]):
            print_line(line)
    if len(summary.players) > MAX_SHOWN:
        print_line(say("games-players-more", more=len(summary.players) - MAX_SHOWN))


def print_line(text: str) -> None:
    """Print a line."""
    sys.stdout.write(text + "\n")
