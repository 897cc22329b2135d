"""Standings between rounds and at the end of the game: sums, totals, the podium, the game in numbers."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from rich.cells import cell_len
from rich.style import Style
from rich.text import Text
from textual.app import ComposeResult
from textual.containers import VerticalScroll
from textual.widget import Widget
from textual.widgets import Static

from flip7.core.seats import Seat
from flip7.i18n.catalog import say
from flip7.i18n.markup import plain
from flip7.i18n.narration_types import Sentence, Standing, Standings, Told, Tone
from flip7.terminal.lineui.standings import draw_standings
from flip7.terminal.lineui.table import short
from flip7.terminal.style.palette import BOLD, DIM, GOLD_INK, POPPY
from flip7.terminal.tui.animation import Scene

# Widths in columns.
_MARGIN: Final = 8
_NARROWEST: Final = 40
_WIDEST: Final = 100
_STEP: Final = 18
"""Columns of a podium step with its edges."""
_HEIGHTS: Final = (4, 3, 2)
"""Lines of the steps of the first, the second and the third."""
_ORDER: Final = (1, 0, 2)
"""The first stands in the middle."""


class StandingsView(VerticalScroll):
    """Covers the seats while standings are shown."""

    def compose(self) -> ComposeResult:
        """Lay out one text."""
        yield Static()

    def show(self, scene: Scene | None, *, held: bool) -> None:
        """Show the standings of the finished round, held or not, or of the game; hide otherwise."""
        self.display = scene is not None and is_read(scene)
        if scene is None or not self.display:
            return
        around = self.parent if isinstance(self.parent, Widget) else self  # laid out also while this is hidden
        width = max(_NARROWEST, min(_WIDEST, around.size.width - _MARGIN))
        if scene.standings is None:
            lines = _of_the_game(scene, width, around.size.height)
        else:
            lines = _of_the_round(scene.standings, width, held=held)
        self.query_one(Static).update(Text("\n").join(lines))


def is_read(scene: Scene) -> bool:
    """Return whether standings are shown: a round or the game is over."""
    return scene.standings is not None or is_over(scene)


def is_over(scene: Scene) -> bool:
    """Return whether the game is won and everything has been shown."""
    won = scene.table.winner is not None and scene.moment is None and scene.asked is None
    return won and scene.standings is None


def _of_the_round(standings: Standings, width: int, *, held: bool) -> list[Text]:
    goes_on = say("tui-round-held") if held else say("tui-round-goes-on")
    return [*draw_standings(standings, width), Text(), Text(goes_on, style=DIM)]


def _of_the_game(scene: Scene, width: int, height: int) -> list[Text]:
    """Lay out the podium, if all fits with it; the game in numbers; the winner, then the others by totals."""
    winner, last = scene.table.winner, _last_standings(scene)
    if last is None or winner is None:
        return [_won(scene)]
    ranked = sorted(last.rows, key=lambda row: (row.seat != winner, -row.total))
    numbers = Text(_in_numbers(scene.told, scene.table.round), style=DIM, no_wrap=False)
    steps = podium(ranked, winner, width)
    below = [
        *([numbers] if numbers else []),
        Text(),
        *draw_standings(replace(last, rows=tuple(ranked)), width, winner),
    ]
    has_room = 1 + len(steps) + len(below) <= height
    return [_won(scene), *(steps if has_room else ()), *below]


def _last_standings(scene: Scene) -> Standings | None:
    return next((told for told in reversed(scene.told) if isinstance(told, Standings)), None)


def _won(scene: Scene) -> Text:
    winner = scene.table.winner
    assert winner is not None, "the game is over"
    words = say("tui-over", name=scene.names[winner], total=scene.table.scores[winner])
    return Text(plain(words), style=POPPY)


# --- the podium and the game in numbers -------------------------------------------------------------------------------


def podium(ranked: Sequence[Standing], winner: Seat, width: int) -> list[Text]:
    """Draw the three best on their steps, the winner highest, centred."""
    drawn = [_step(rank, ranked) for rank in _ORDER if rank < len(ranked)]
    tallest = max(map(len, drawn))
    lines = []
    for at in range(tallest):
        parts = [step[at - tallest + len(step)] if at >= tallest - len(step) else Text(" " * _STEP) for step in drawn]
        line = Text().join(parts)
        line.pad_left(max(0, (width - line.cell_len) // 2))
        lines.append(line)
    assert ranked[0].seat == winner, "the winner comes first"
    return lines


def _step(rank: int, ranked: Sequence[Standing]) -> list[Text]:
    """Draw a name, and below it a step with the place and the total."""
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
    """Statistics of a game, counted from its narration."""

    cards: int
    busts: int
    flip_sevens: int
    best: Standing
    """The first of those who scored most in a round."""


def _in_numbers(told: Sequence[Told], rounds: int) -> str:
    """Describe cards, busts, Flip 7s and the best round; empty if not the whole game was narrated here."""
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
