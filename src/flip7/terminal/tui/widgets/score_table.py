"""The score sheet: a row for each player with the total and the points of each round."""

from dataclasses import dataclass
from typing import Final

from rich.cells import cell_len
from rich.style import Style
from rich.text import Text
from textual.events import Click
from textual.message import Message
from textual.widget import Widget

from flip7.core.scoring import round_points
from flip7.core.seats import Seat
from flip7.core.table import BUSTED
from flip7.i18n.catalog import say
from flip7.play.scorekeeper import ScoreKeeper
from flip7.play.scorekeeper.finished_round import FinishedRound, points_of
from flip7.terminal.lineui.table import short
from flip7.terminal.style.palette import BOLD, BUST, DIM, GOLD_INK, LEAF, POPPY

BUST_SIGN: Final = "✕"
FLIP_7_SIGN: Final = "★"
BY_HAND_SIGN: Final = "*"
_OPEN: Final = "·"
_CURSOR: Final = Style(reverse=True, bold=True)

# Widths in columns.
_POINTER: Final = 3
_LONGEST_NAME: Final = 16
_SHORTEST_NAME: Final = 6
_TOTAL: Final = 7
_NARROWEST_ROUND: Final = 5
_RAIL: Final = 12
"""The progress bar to the target, where there is room for it."""
_SPACIOUS: Final = 2
_HEADER: Final = 1
"""Lines above the players."""


@dataclass(frozen=True, slots=True)
class SheetCell:
    """A cell of the sheet."""

    round: int
    seat: Seat


@dataclass(frozen=True, slots=True)
class Shown:
    """Everything that the sheet shows."""

    keeper: ScoreKeeper
    at: SheetCell | None
    """Where something is entered next."""
    typed: str = ""
    """The characters typed there so far."""
    asked: Seat | None = None
    """The seat that is asked, in a round that is kept live."""

    @property
    def rounds(self) -> range:
        """The numbers of all rounds."""
        fold = self.keeper.fold
        return range(1, len(fold.finished) + (1 if fold.over else 2))

    @property
    def whose(self) -> Seat | None:
        """The player who matters now."""
        return self.asked if self.at is None else self.at.seat


@dataclass(frozen=True, slots=True)
class _Layout:
    name: int
    cell: int
    """Columns of a round."""
    rounds: range
    """Those that are shown."""
    rail: int

    @property
    def first_cell(self) -> int:
        """The column where the rounds begin."""
        return _POINTER + self.name + _TOTAL


class ScoreTable(Widget):
    """Draws the sheet, and posts clicks on its cells."""

    class Clicked(Message):
        """Posted when somebody clicks on a player's score of a round."""

        def __init__(self, place: SheetCell) -> None:
            super().__init__()
            self.place = place

    def __init__(self) -> None:
        super().__init__()
        self._shown: Shown | None = None
        self._first = 0
        """The first visible player, where not all fit."""

    def show(self, shown: Shown) -> None:
        """Update the sheet, and scroll to the player who matters."""
        self._shown = shown
        self._follow()
        self.refresh()

    def on_resize(self) -> None:
        """Scroll to the player who matters."""
        self._follow()

    def look(self, by: int) -> None:
        """Scroll by that many players, where not all fit."""
        self._first = self._within(self._first + by)
        self.refresh()

    def on_mouse_scroll_down(self) -> None:
        """Scroll down."""
        self.look(1)

    def on_mouse_scroll_up(self) -> None:
        """Scroll up."""
        self.look(-1)

    def on_click(self, event: Click) -> None:
        """Post a click on the cell below the mouse; on a name, on its cell of this round."""
        offset, shown = event.get_content_offset(self), self._shown
        if offset is None or shown is None or offset.y < _HEADER:
            return
        layout, seat = self._layout(shown), self._within(self._first) + (offset.y - _HEADER) // self._spacing
        column = (offset.x - layout.first_cell) // layout.cell
        number = layout.rounds[column] if 0 <= column < len(layout.rounds) else shown.rounds[-1]
        if seat < len(shown.keeper.fold.table.places):
            self.post_message(self.Clicked(SheetCell(number, Seat(seat))))

    def render(self) -> Text:
        """Render the visible part of the sheet."""
        shown = self._shown
        if shown is None:
            return Text()
        layout = self._layout(shown)
        rows = [self._row(shown, seat, layout) for seat in shown.keeper.fold.table.seats]
        first, height = self._within(self._first), self._height
        seen = rows[first : first + height]
        if seen and first > 0:
            _end_in(seen[0], "▲")
        if seen and first + height < len(rows):
            _end_in(seen[-1], "▼")
        return Text("\n", no_wrap=True).join([self._header(shown, layout), Text("\n" * self._spacing).join(seen)])

    # --- layout -------------------------------------------------------------------------------------------------------

    @property
    def _height(self) -> int:
        """The number of players that can be seen."""
        return max(1, self.content_size.height - _HEADER)

    @property
    def _spacing(self) -> int:
        """Lines of a player: two where all have room for them."""
        players = 0 if self._shown is None else len(self._shown.keeper.fold.table.places)
        return _SPACIOUS if players * _SPACIOUS <= self._height else 1

    def _within(self, first: int) -> int:
        players = 0 if self._shown is None else len(self._shown.keeper.fold.table.places)
        return max(0, min(first, players - self._height))

    def _follow(self) -> None:
        shown = self._shown
        if shown is None or shown.whose is None or not self.content_size.height:
            return
        if not self._first <= shown.whose < self._first + self._height:
            self._first = self._within(shown.whose - self._height // 2)

    def _layout(self, shown: Shown) -> _Layout:
        """Give names and rounds their room: the last rounds, or those around the cursor."""
        width = self.content_size.width
        longest = max(cell_len(name) for name in shown.keeper.seated_names)
        name = max(_SHORTEST_NAME, min(_LONGEST_NAME, longest))
        widest = max(
            (cell_len(str(points)) for each in shown.keeper.fold.finished for points in each.points), default=0
        )
        cell = max(_NARROWEST_ROUND, widest + 2)
        room = width - _POINTER - name - _TOTAL
        count = max(1, room // cell)
        last = shown.rounds[-1]
        if shown.at is not None:
            last = max(min(last, shown.at.round + count // 2), min(last, count))
        rounds = range(max(1, last - count + 1), last + 1)
        rail = room - cell * len(rounds) - 2
        return _Layout(name, cell, rounds, min(_RAIL, rail) if rail >= _RAIL // 2 else 0)

    # --- drawing ------------------------------------------------------------------------------------------------------

    def _header(self, shown: Shown, layout: _Layout) -> Text:
        total = say("tui-score-total")
        gap = _POINTER + layout.name + _TOTAL - 1 - cell_len(total)
        header = Text(f"{' ' * max(1, gap)}{total} ")
        for number in layout.rounds:
            hidden = "◂" if number == layout.rounds[0] and number > 1 else ""
            text = f"{hidden}{number}".rjust(layout.cell - 1) + " "
            header.append(text, style=POPPY if number == shown.keeper.fold.table.round else Style())
        if layout.rounds[-1] < shown.rounds[-1]:
            header.append("▸")
        header.stylize_before(DIM)
        return header

    def _row(self, shown: Shown, seat: Seat, layout: _Layout) -> Text:
        fold = shown.keeper.fold
        here, won = seat == shown.whose, seat == fold.table.winner
        pointer = " ★ " if won else " ▸ " if here else "   "
        name = short(shown.keeper.names.shown[seat], layout.name)
        row = Text.assemble(
            (pointer, GOLD_INK if won else POPPY),
            (name, POPPY if here else DIM if seat in fold.round.away else BOLD),
            (f"{standing(shown.keeper, seat):>{_TOTAL - 1}} ", BOLD),
        )
        for number in layout.rounds:
            row.append_text(self._cell(shown, SheetCell(number, seat), layout.cell))
        if layout.rail:
            row.append("  ").append_text(rail(standing(shown.keeper, seat), fold.table.rules.target, layout.rail))
        return row

    def _cell(self, shown: Shown, place: SheetCell, width: int) -> Text:
        if place == shown.at:
            text, style = shown.typed or entered(shown.keeper, place).plain or "_", _CURSOR
            return Text.assemble(" " * max(0, width - 2 - cell_len(text)), (f" {text} ", style))
        drawn = entered(shown.keeper, place)
        signed = drawn.plain[-1:] in (BUST_SIGN, FLIP_7_SIGN, BY_HAND_SIGN)
        drawn.pad_left(max(0, width - drawn.cell_len - (0 if signed else 1)))
        return drawn if signed else Text.assemble(drawn, " ")


def entered(keeper: ScoreKeeper, place: SheetCell) -> Text:
    """Return the points of a cell with the sign of a bust, a Flip 7 or a score set by hand; a dot if there are none.

    Empty for whoever does not play in that round.
    """
    finished = next((each for each in keeper.fold.finished if each.number == place.round), None)
    if finished is not None:
        return _finished(finished, place.seat)
    fold = keeper.fold
    if place.seat in fold.round.away:
        return Text()
    if fold.round.live:
        points = round_points(fold.table, place.seat)
        busted = fold.table.places[place.seat].status is BUSTED
        return Text(BUST_SIGN, style=BUST) if busted else Text(str(points) if points else _OPEN, style=DIM)
    cell = fold.round.cells[place.seat]
    if cell.empty:
        return Text(_OPEN, style=DIM)
    if cell.busted:
        return Text(f"0{BUST_SIGN}", style=BUST)
    points = cell.worth(fold.table.rules)
    if not cell.settled:
        return Text(str(points), style=DIM)
    return _points(points, by_hand=cell.sure, gold=cell.flipped_seven)


def _finished(finished: FinishedRound, seat: Seat) -> Text:
    points, by_hand = points_of(finished, seat), seat in finished.by_hand
    if points is None:
        return Text()
    if finished.statuses[seat] is BUSTED and not by_hand:
        return Text(f"{points}{BUST_SIGN}", style=BUST)
    return _points(points, by_hand=by_hand, gold=finished.flipped_seven == seat)


def _points(points: int, *, by_hand: bool, gold: bool) -> Text:
    if by_hand:
        return Text(f"{points}{BY_HAND_SIGN}", style=BOLD)
    return Text(f"{points}{FLIP_7_SIGN}", style=GOLD_INK) if gold else Text(str(points))


def standing(keeper: ScoreKeeper, seat: Seat) -> int:
    """Return the total with what was entered in the round under way, as paper would show it."""
    fold = keeper.fold
    total = fold.table.scores[seat]
    if fold.over or fold.round.live or not fold.round.cells[seat].settled:
        return total
    return total + fold.round.cells[seat].worth(fold.table.rules)


def rail(points: int, target: int, width: int) -> Text:
    """Draw the progress bar to the target."""
    full = min(width, round(width * points / target))
    return Text.assemble(("█" * full, LEAF), ("·" * (width - full), DIM))


def _end_in(line: Text, arrow: str) -> None:
    line.append(f" {arrow}", style=POPPY)
