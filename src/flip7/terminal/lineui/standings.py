"""The standings in colour: the round's sums, the totals, and a progress bar to the target."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from rich.cells import cell_len
from rich.style import Style
from rich.text import Text

from flip7.core.seats import Seat
from flip7.i18n.catalog import say
from flip7.i18n.markup import plain
from flip7.i18n.narration_types import Standing, Standings
from flip7.terminal.lineui.table import short
from flip7.terminal.style.palette import BOLD, DIM, GOLD_INK, LEAF, STATUS_SIGNS, STATUS_STYLES

# Widths in columns.
_RAIL: Final = 16
"""Of the progress bar to the target."""
_WIDE_RAIL: Final = 40
"""Of the progress bar where there is room."""
_LONGEST_NAME: Final = 12
_WIDE: Final = 110
"""From here on there is room."""
_LEAST_SCORE: Final = 10
_FIXED: Final = 12
"""Columns for the sign, the total, and the gaps."""


@dataclass(frozen=True, slots=True)
class _Layout:
    """The widths of a row's parts and of the whole, in columns."""

    name: int
    score: int
    rail: int
    width: int


def draw_standings(standings: Standings, width: int, winner: Seat | None = None) -> Iterator[Text]:
    """Draw a heading and a row for every seat, with a star for the winner.

    A sum that is too long for its column stands below it.
    """
    yield Text(plain(standings.sentence.text), style=BOLD)
    layout = _layout(standings, width)
    best = max(row.total for row in standings.rows)
    for row in standings.rows:
        total = Text(f"{row.total:>6} ", style=BOLD if row.total == best else "")
        mark = Text("★ " if row.seat == winner else "  ", style=GOLD_INK)
        yield Text.assemble(
            mark, _name_and_score(row, layout), total, _rail(row, layout.rail, standings.target), _left(row)
        )
        if not _fits(row, layout):
            yield _sum_below(row, layout)


def _layout(standings: Standings, width: int) -> _Layout:
    """Give the longest name and the longest sum the room they need, if there is any."""
    most = _WIDE_RAIL if width >= _WIDE else _RAIL
    name = min(_LONGEST_NAME, max(cell_len(plain(row.name)) for row in standings.rows))
    score = max(cell_len(plain(row.score)) for row in standings.rows)
    room = width - name - _FIXED - max(_left(row).cell_len for row in standings.rows)
    score = max(_LEAST_SCORE, min(score, room - most))
    return _Layout(name, score, max(0, min(most, room - score)), width)


def _fits(row: Standing, layout: _Layout) -> bool:
    return cell_len(plain(row.score)) <= layout.score


def _sum_below(row: Standing, layout: _Layout) -> Text:
    """Draw the sum under its column if it fits, else as far to the left as needed."""
    score = plain(row.score)
    indent = max(2, min(layout.name + 5, layout.width - cell_len(score)))
    return Text.assemble(" " * indent, (score, _style(row)))


def _name_and_score(row: Standing, layout: _Layout) -> Text:
    score = plain(row.score) if _fits(row, layout) else str(row.points)
    told = f" {STATUS_SIGNS[row.status]} {short(score, layout.score)}"
    return Text.assemble((short(plain(row.name), layout.name), BOLD), (told, _style(row)))


def _style(row: Standing) -> Style:
    return GOLD_INK if row.flipped_seven else STATUS_STYLES[row.status]


def _left(row: Standing) -> Text:
    return Text(f" {say('standing-left', left=row.left)}", style=DIM)


def _rail(row: Standing, rail: int, target: int) -> Text:
    """Draw the progress bar: solid what was banked before, hatched this round's points, dotted what is left."""
    end = min(rail, round(rail * row.total / target))
    before = min(end, round(rail * (row.total - row.points) / target))
    return Text.assemble(("█" * before, LEAF), ("▒" * (end - before), LEAF), ("·" * (rail - end), DIM))
