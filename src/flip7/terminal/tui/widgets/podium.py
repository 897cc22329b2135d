"""The end of a game: the best on steps, and the game in numbers."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from rich.cells import cell_len
from rich.style import Style
from rich.text import Text

from flip7.core.seats import Seat
from flip7.i18n.catalog import say
from flip7.i18n.markup import plain
from flip7.i18n.narration import Sentence, Standing, Standings, Told, Tone
from flip7.terminal.lineui.table import short
from flip7.terminal.style.palette import BOLD, DIM, GOLD_INK, POPPY

_STEP: Final = 18
"""Columns of a step with its edges."""
_HEIGHTS: Final = (4, 3, 2)
"""Lines within the steps of the first, the second and the third."""
_ORDER: Final = (1, 0, 2)
"""The first stands in the middle."""


def steps(ranked: Sequence[Standing], winner: Seat, width: int) -> list[Text]:
    """The three best on their steps, the winner highest; all lines in the middle of so many columns."""
    drawn = [_step(rank, ranked) for rank in _ORDER if rank < len(ranked)]
    tallest = max(map(len, drawn))
    lines = []
    for at in range(tallest):
        parts = [step[at - tallest + len(step)] if at >= tallest - len(step) else Text(" " * _STEP) for step in drawn]
        line = Text().join(parts)
        line.pad_left(max(0, (width - line.cell_len) // 2))
        lines.append(line)
    assert ranked[0].seat == winner, "whoever has won comes first"
    return lines


def _step(rank: int, ranked: Sequence[Standing]) -> list[Text]:
    """A name, and below it a step with the place and the total on it."""
    row, inside = ranked[rank], _STEP - 2
    ink = POPPY if rank == 0 else BOLD
    place = 1 + sum(other.total > row.total for other in ranked)
    filled = [_centred(str(place), inside, ink), _centred(str(row.total), inside, BOLD)]
    filled += [Text(" " * inside)] * (_HEIGHTS[rank] - len(filled))
    edge = POPPY if rank == 0 else DIM
    name = plain(row.name)
    return [
        *([_centred("★", _STEP, GOLD_INK)] if rank == 0 else []),
        _centred(short(name, min(cell_len(name), inside)), _STEP, ink),
        Text(f"╭{'─' * inside}╮", style=edge),
        *(Text.assemble(("│", edge), line, ("│", edge)) for line in filled),
        Text("▀" * _STEP, style=edge),
    ]


def _centred(words: str, width: int, style: Style) -> Text:
    text = Text(words, style=style)
    text.pad_left((width - text.cell_len) // 2)
    text.pad_right(width - text.cell_len)
    return text


@dataclass(frozen=True, slots=True)
class _Numbers:
    """A whole game, counted from what was told."""

    cards: int
    busts: int
    flip_sevens: int
    best: Standing
    """The first of those who have scored most in a round."""


def in_numbers(told: Sequence[Told], rounds: int) -> str:
    """How many cards, busts and Flip 7s there were, and the best round; nothing if not all of it was told here."""
    standings = [each for each in told if isinstance(each, Standings)]
    if not standings or len(standings) != rounds:
        return ""
    numbers = _counted(told, standings)
    words = [
        say("tui-over-rounds", rounds=rounds),
        say("tui-over-cards", cards=numbers.cards),
        say("tui-over-busts", busts=numbers.busts),
        say("tui-over-flip-sevens", count=numbers.flip_sevens),
        say("tui-over-best", name=plain(numbers.best.name), points=str(numbers.best.points)),
    ]
    return " · ".join(words)


def _counted(told: Sequence[Told], standings: Sequence[Standings]) -> _Numbers:
    tones = [each.tone for each in told if isinstance(each, Sentence)]
    rows = [row for each in standings for row in each.rows]
    best = max(rows, key=lambda row: row.points)
    return _Numbers(tones.count(Tone.CARD), tones.count(Tone.BUST), tones.count(Tone.GOLD), best)
