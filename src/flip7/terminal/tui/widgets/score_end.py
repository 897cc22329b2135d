"""The end of a kept game: the podium, the game in numbers, and the race as a chart of characters."""

from collections.abc import Sequence
from typing import Final

from rich.cells import cell_len
from rich.text import Text
from textual.app import ComposeResult
from textual.containers import VerticalScroll
from textual.widget import Widget
from textual.widgets import Static

from flip7.core.seats import SEATS, Points, Seat
from flip7.core.table import BUSTED, STAYED
from flip7.i18n.catalog import say
from flip7.i18n.markup import plain
from flip7.i18n.narration_types import Standing
from flip7.play.scorekeeper import ScoreKeeper
from flip7.terminal.lineui.table import short
from flip7.terminal.style.palette import BOLD, DIM, GOLD_INK, LEAF, POPPY
from flip7.terminal.tui.widgets.standings import podium

_BARS: Final = "▁▂▃▄▅▆▇█"
_NOTHING: Final = " "

# Widths in columns.
_MARGIN: Final = 8
_NARROWEST: Final = 40
_WIDEST: Final = 100
_LONGEST_NAME: Final = 16
_NUMBERS: Final = 11
"""The place and the total, with their gaps."""
_WIDEST_ROUND: Final = 4
_ABOVE: Final = 1
"""Free lines above the text."""


class ScoreEnd(VerticalScroll):
    """Covers the score sheet when the game is won."""

    def __init__(self) -> None:
        super().__init__()
        self._keeper: ScoreKeeper | None = None

    def compose(self) -> ComposeResult:
        """Lay out one text."""
        yield Static()

    def on_mount(self) -> None:
        """Keep the focus off the text: the arrow keys are the sheet's."""
        self.can_focus = False

    def on_resize(self) -> None:
        """Lay the text out for the new size."""
        if self._keeper is not None and self._keeper.fold.over:
            self.show(self._keeper)

    def show(self, keeper: ScoreKeeper) -> None:
        """Show the end of the game."""
        self._keeper = keeper
        around = self.parent if isinstance(self.parent, Widget) else self  # laid out also while this is hidden
        width = max(_NARROWEST, min(_WIDEST, around.size.width - _MARGIN))
        self.query_one(Static).update(Text("\n").join(end_of_game(keeper, width, around.size.height - _ABOVE)))


def end_of_game(keeper: ScoreKeeper, width: int, height: int) -> list[Text]:
    """Draw the podium, if all fits with it; the game in numbers; the race."""
    winner = keeper.fold.table.winner
    assert winner is not None, "the game is over"
    ranked = sorted(_rows(keeper), key=lambda row: (row.seat != winner, -row.total))
    won = Text(plain(say("tui-over", name=keeper.names[winner], total=keeper.scores[winner])), style=POPPY)
    numbers = Text(_in_numbers(keeper), style=DIM)
    below = [numbers, Text(), Text(say("tui-score-race"), style=BOLD), *_race(keeper, ranked, width)]
    steps = podium(ranked, winner, width)
    return [won, *(steps if 1 + len(steps) + len(below) <= height else ()), *below]


def _rows(keeper: ScoreKeeper) -> list[Standing]:
    """Return everybody with a seat, also those who have left: their points stay."""
    target = keeper.setup.rules.target
    return [
        Standing(seat, keeper.names[seat], STAYED, False, "", Points(0), total, max(0, target - total))  # noqa: FBT003
        for seat, total in zip(SEATS, keeper.scores, strict=False)
    ]


def _race(keeper: ScoreKeeper, ranked: Sequence[Standing], width: int) -> list[Text]:
    """Draw a line of bars for each player, as high as the total after each round; the winner first."""
    name = min(_LONGEST_NAME, max(cell_len(plain(row.name)) for row in ranked))
    rounds = len(keeper.fold.finished)
    columns = max(1, min(_WIDEST_ROUND, (width - name - _NUMBERS) // rounds))
    most = max(1, *(row.total for row in ranked))
    lines = []
    for row in ranked:
        place = 1 + sum(other.total > row.total for other in ranked)
        bars = [_bar(total, most) * columns for total in totals(keeper, row.seat)]
        first = row is ranked[0]
        line = Text.assemble(
            (f"{place:>2} ", GOLD_INK if first else DIM),
            (short(plain(row.name), name), POPPY if first else BOLD),
            f"{row.total:>6}  ",
            ("".join(bars), LEAF),
        )
        line.truncate(width)
        lines.append(line)
    return lines


def _bar(total: int, most: int) -> str:
    return _BARS[min(len(_BARS) - 1, total * len(_BARS) // (most + 1))] if total else _NOTHING


def totals(keeper: ScoreKeeper, seat: Seat) -> list[int]:
    """Return a player's total after each round."""
    return [each.totals[seat] if seat < len(each.totals) else 0 for each in keeper.fold.finished]


def _in_numbers(keeper: ScoreKeeper) -> str:
    """Describe rounds, busts and Flip 7s where every hand is known, and the best round."""
    rounds = keeper.fold.finished
    words = [say("tui-over-rounds", rounds=len(rounds))]
    if all(hand is not None for each in rounds for hand in each.hands):
        busts = sum(status is BUSTED for each in rounds for status in each.statuses)
        words.append(say("tui-over-busts", busts=busts))
        words.append(say("tui-over-flip-sevens", count=sum(each.flipped_seven is not None for each in rounds)))
    best = max(((points, -seat) for each in rounds for seat, points in enumerate(each.points)), default=(0, 0))
    name = keeper.names.shown[-best[1]]
    return " · ".join([*words, say("tui-over-best", name=name, points=str(best[0]))])
