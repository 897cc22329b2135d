"""The charts' numbers in tables."""

from collections.abc import Sequence
from html import escape
from typing import Final, TypeAlias

from flip7.arena.result import Result
from flip7.core.seats import seat_letter
from flip7.pages.numbers import SPACE, hundredths, rounds_text, span
from flip7.pages.simulation.counts import quantile, share_of
from flip7.pages.simulation.pools import Pool, pools
from flip7.words.fluent import say

Cell: TypeAlias = str | tuple[str, str]
"""A number, or one with something small under it."""
NARROW_TABLE: Final = 3
"""A table of so few columns does not spread over the whole page."""


def tables(result: Result) -> str:
    """The charts' numbers: the bots in the open, the rest folded."""
    found = pools(result)
    folded = [_scores_table(found)]
    if len(result.seats) > 1:
        folded.append(_seats_table(result))
    folded.append(_length_table(result))
    return "\n".join([_bots_table(found), *folded])


def _bots_table(found: Sequence[Pool]) -> str:
    heads = [
        say("plot-head-bot"),
        say("plot-head-wins"),
        say("plot-head-points"),
        say("plot-head-busts"),
        say("plot-head-frozen"),
        say("plot-head-sevens"),
    ]
    rows: list[list[Cell]] = [
        [
            _named(pool),
            _wins_cell(pool, len(found)),
            (f"{pool.points:.2f}", f"±{pool.error:.2f}"),
            hundredths(pool.bust),
            hundredths(pool.frozen),
            hundredths(pool.seven),
        ]
        for pool in found
    ]
    return _table(say("plot-numbers-caption"), heads, rows)


def _wins_cell(pool: Pool, bots: int) -> Cell:
    """The rate and its interval; a bot among itself wins as often as it must."""
    rate = hundredths(pool.share.rate)
    return rate if bots == 1 else (rate, span(pool.share.low, pool.share.high))


def _named(pool: Pool) -> Cell:
    players = len(pool.share.each)
    return pool.name if players == 1 else (pool.name, say("plot-players", count=players))


def _scores_table(found: Sequence[Pool]) -> str:
    heads = [
        say("plot-head-bot"),
        say("plot-head-zero"),
        say("plot-head-quarter"),
        say("plot-head-half"),
        say("plot-head-three-quarters"),
        say("plot-head-tenths"),
        say("plot-head-most"),
    ]
    rows: list[list[Cell]] = [
        [
            pool.name,
            hundredths(pool.zero),
            *(str(quantile(pool.scores, share)) for share in (0.25, 0.5, 0.75, 0.9, 1)),
        ]
        for pool in found
    ]
    return _folded(say("plot-scores-caption"), heads, rows, say("plot-scores-note"))


def _seats_table(result: Result) -> str:
    rows: list[list[Cell]] = [[seat_letter(seat), hundredths(rate)] for seat, rate in enumerate(result.seats)]
    note = say("plot-seats-note", error=f"{100 * result.seat_error:.2f}{SPACE}%")
    return _folded(say("plot-seats-caption"), [say("plot-head-seat"), say("plot-head-wins")], rows, note)


def _length_table(result: Result) -> str:
    rows: list[list[Cell]] = [
        [rounds_text(rounds), f"{count:,}", hundredths(share_of(count, result.games))]
        for rounds, count in enumerate(result.rounds, 1)
        if count
    ]
    heads = [say("plot-head-rounds"), say("plot-head-games"), say("plot-head-share")]
    return _folded(say("plot-length-caption"), heads, rows)


def _folded(caption: str, heads: Sequence[str], rows: Sequence[Sequence[Cell]], note: str = "") -> str:
    """A table that opens when its caption is chosen."""
    said = f"<p>{escape(note)}</p>" if note else ""
    return f"<details><summary>{escape(caption)}</summary>{said}{_table(caption, heads, rows)}</details>"


def _table(caption: str, heads: Sequence[str], rows: Sequence[Sequence[Cell]]) -> str:
    pairs = [" class=pair" if isinstance(cell, tuple) else "" for cell in rows[0]] if rows else [""] * len(heads)
    top = "".join(f'<th scope="col"{pair}>{escape(head)}</th>' for head, pair in zip(heads, pairs, strict=True))
    body = "\n".join(f"<tr>{_row(row)}</tr>" for row in rows)
    narrow = ' class="narrow"' if len(heads) <= NARROW_TABLE else ""
    return (
        f"<table{narrow}><caption>{escape(caption)}</caption>"
        f"<thead><tr>{top}</tr></thead>\n<tbody>{body}</tbody></table>"
    )


def _row(cells: Sequence[Cell]) -> str:
    first, *others = map(_cell, cells)
    return f'<th scope="row">{first}</th>' + "".join(f"<td>{cell}</td>" for cell in others)


def _cell(cell: Cell) -> str:
    if isinstance(cell, str):
        return escape(cell)
    number, small = cell
    return f"{escape(number)} <small>{escape(small)}</small>"
