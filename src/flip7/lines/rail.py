"""The standings in colour: the round's points as sums, totals, and a little rail to the target."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from rich.cells import cell_len
from rich.text import Text

from flip7.lines.palette import BOLD, DIM, GOLD_INK, LEAF, STATUS_STYLES
from flip7.lines.rows import short
from flip7.words.fluent import say
from flip7.words.marked import plain
from flip7.words.sentence import Standing, Standings

_RAIL: Final = 16
_WIDE_RAIL: Final = 40
_LONGEST_NAME: Final = 12
_WIDE: Final = 110
_LEAST_SCORE: Final = 10
_FIXED: Final = 24
"""Columns for the total, the points to go, and what stands between."""


@dataclass(frozen=True, slots=True)
class _Layout:
    """How many columns each part of a row has."""

    name: int
    score: int
    rail: int


def draw_standings(standings: Standings, width: int) -> Iterator[Text]:
    """A heading, and a row for every seat."""
    yield Text(plain(standings.sentence.text), style=BOLD)
    layout = _layout(standings, width)
    best = max(row.total for row in standings.rows)
    for row in standings.rows:
        total = Text(f"{row.total:>6} ", style=BOLD if row.total == best else "")
        yield Text.assemble(_name_and_score(row, layout), total, _rail(row, layout.rail, standings.target), _left(row))


def _layout(standings: Standings, width: int) -> _Layout:
    """As much as the longest name and the longest sum need, if there is room."""
    rail = _WIDE_RAIL if width >= _WIDE else _RAIL
    name = min(_LONGEST_NAME, max(cell_len(plain(row.name)) for row in standings.rows))
    score = max(cell_len(plain(row.score)) for row in standings.rows)
    return _Layout(name, max(_LEAST_SCORE, min(score, width - name - rail - _FIXED)), rail)


def _name_and_score(row: Standing, layout: _Layout) -> Text:
    style = GOLD_INK if row.flipped_seven else STATUS_STYLES[row.status]
    name, score = short(plain(row.name), layout.name), short(plain(row.score), layout.score)
    return Text.assemble("  ", (name, BOLD), "  ", (score, style))


def _left(row: Standing) -> Text:
    return Text(f" {say('standing-left', left=row.left)}", style=DIM)


def _rail(row: Standing, rail: int, target: int) -> Text:
    """Solid what was banked before, hatched what this round brought, dotted what is left."""
    end = min(rail, round(rail * row.total / target))
    before = min(end, round(rail * (row.total - row.points) / target))
    return Text.assemble(("█" * before, LEAF), ("▒" * (end - before), LEAF), ("·" * (rail - end), DIM))
