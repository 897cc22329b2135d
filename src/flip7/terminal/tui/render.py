"""Seats and cards drawn with characters. Colour is never the only sign."""

from dataclasses import dataclass
from math import ceil, sqrt
from typing import Final

from rich.cells import cell_len
from rich.style import Style
from rich.text import Text

from flip7.core.cards import Card
from flip7.core.numbers import FLIP_7
from flip7.core.scoring import round_points
from flip7.core.seats import Seat
from flip7.core.table import ACTIVE, BUSTED, Status, Table
from flip7.i18n.catalog import say
from flip7.i18n.markup import plain
from flip7.i18n.table import worth, worth_as_a_sum
from flip7.terminal.lineui.table import above_the_line, short, widest_status
from flip7.terminal.style.console import Colours
from flip7.terminal.style.palette import BOLD, DIM, FACE_DOWN, GOLD, LEAF, POPPY, STATUS_STYLES, card_style

# Widths in columns, heights in lines.
CARD_WIDTHS: Final = {3: 4, 5: 7}
"""The two sizes of a card in a panel: its columns, by its lines."""
PANEL_HEIGHT: Final = 5
LARGE_PANEL_HEIGHT: Final = 7
"""Lines of a panel: a card between two lines of words."""
_WIDEST_PANELS: Final = {PANEL_HEIGHT: 56, LARGE_PANEL_HEIGHT: 72}
"""Columns; in a wider panel the eye loses the way from a name to its total."""
ROW_WIDTH: Final = 58
_WIDEST_ROW: Final = 96
_SHORTEST_NAME: Final = 8
_LONGEST_NAME: Final = 12
GAP: Final = 2
"""Columns between two panels or rows."""
_RAIL: Final = 12
"""The progress bar to the target, in a panel."""
_LONGEST_RAIL: Final = 20
"""Columns of the progress bar in a row, where it is compared with those above and below."""
_SHORTEST_RAIL: Final = 4
_ABOVE: Final = 8
"""Columns in a row for what often lies above the line."""
_POINTER: Final = 3
"""Columns for the pointer at a seat."""
_WIDE_ROW: Final = 76
_NUMBERS: Final = 10
"""Columns in a row for the total and the points of the round."""


# --- cards ------------------------------------------------------------------------------------------------------------


def card_block(card: Card, colours: Colours, *, face_down: bool = False, height: int = 3) -> list[Text]:
    """Draw a number card of that many lines: a field with round edges, or a frame where there is no colour."""
    inside = CARD_WIDTHS[height] - 2
    label = "▒▒" if face_down and colours is Colours.NONE else f"{card!s:>2}"
    rows = [" " * inside] * (height - 2)
    rows[len(rows) // 2] = f"{label:^{inside}}"
    if colours is Colours.NONE:
        return [Text(f"╭{'─' * inside}╮"), *(Text(f"│{row}│") for row in rows), Text(f"╰{'─' * inside}╯")]
    style = FACE_DOWN if face_down else card_style(card, colours)
    edge = Style(color=style.bgcolor)
    top, bottom = ("▄" * (inside + 2), "▀" * (inside + 2))
    return [Text(top, style=edge), *(Text(f" {row} ", style=style) for row in rows), Text(bottom, style=edge)]


def free_slot(height: int = 3) -> list[Text]:
    """Draw a free slot for a number."""
    inside = CARD_WIDTHS[height] - 2
    middle = [f"╎{' ' * inside}╎"] * (height - 2)
    return [Text(line, style=DIM) for line in (f"┌{'╌' * inside}┐", *middle, f"└{'╌' * inside}┘")]


def _beside(blocks: list[list[Text]], gap: str) -> list[Text]:
    return [Text(gap).join(lines) for lines in zip(*blocks, strict=True)]


# --- seats ------------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Arrangement:
    """A layout of seats: how many columns of seats, and each seat's size in characters."""

    columns: int
    width: int
    height: int
    """Lines of a seat: 5 or 7 for panels, 1 for rows."""
    gap: int
    """Lines between two seats."""

    @property
    def panels(self) -> bool:
        """Whether cards are drawn as objects."""
        return self.height > 1

    @property
    def card_height(self) -> int:
        """Lines of a card in a panel."""
        return self.height - 2

    def lines(self, seats: int) -> int:
        """Count the lines that all seats take."""
        rows = ceil(seats / self.columns)
        return rows * (self.height + self.gap) - self.gap

    def seat_at(self, x: int, y: int, seats: int) -> Seat | None:
        """Return the seat drawn at a position."""
        column, row = x // (self.width + GAP), y // (self.height + self.gap)
        seat = self._seat(row, column, seats)
        return Seat(seat) if 0 <= y < self.lines(seats) and column < self.columns and seat < seats else None

    def line_of(self, seat: Seat, seats: int) -> int:
        """Return the first line of a seat."""
        row = seat // self.columns if self.panels else seat % ceil(seats / self.columns)
        return row * (self.height + self.gap)

    def seats_of(self, row: int, seats: int) -> list[int]:
        """Return the seats in a row."""
        return [seat for column in range(self.columns) if (seat := self._seat(row, column, seats)) < seats]

    def _seat(self, row: int, column: int, seats: int) -> int:
        """Order panels like a page; rows like the columns of a newspaper."""
        return row * self.columns + column if self.panels else column * ceil(seats / self.columns) + row


def arrange(seats: int, width: int, height: int) -> Arrangement:
    """Choose panels if there is room for them, as square as possible; else rows, in as few columns as possible.

    Cards are large where that moves no panel to another place.
    """
    most = max(1, (width + GAP) // (_panel_width(PANEL_HEIGHT) + GAP))
    wanted = ceil(sqrt(seats))
    for columns in sorted(range(1, most + 1), key=lambda columns: (abs(columns - wanted), -columns)):
        for gap in (1, 0):
            form = _panels(columns, width, PANEL_HEIGHT, gap)
            if form.width >= _panel_width(PANEL_HEIGHT) and form.lines(seats) <= height:
                large = _panels(columns, width, LARGE_PANEL_HEIGHT, gap)
                fits = large.width >= _panel_width(LARGE_PANEL_HEIGHT) and large.lines(seats) <= height
                return large if fits else form
    most = max(1, (width + GAP) // (ROW_WIDTH + GAP))
    columns = next((each for each in range(1, most + 1) if ceil(seats / each) <= height), most)
    return Arrangement(columns, min(_WIDEST_ROW, (width + GAP) // columns - GAP), 1, 0)


def _panels(columns: int, width: int, height: int, gap: int) -> Arrangement:
    return Arrangement(columns, min(_WIDEST_PANELS[height], (width + GAP) // columns - GAP), height, gap)


def _panel_width(height: int) -> int:
    """Return the columns that a panel needs: seven cards with a gap between them, the pointer and an edge."""
    return _POINTER + FLIP_7 * CARD_WIDTHS[height - 2] + FLIP_7


@dataclass(frozen=True, slots=True)
class Marks:
    """The highlights of a seat."""

    turn: bool = False
    """It is its turn, or a card has come up for it."""
    here: bool = False
    """It is played at this keyboard."""
    number: int | None = None
    """The digit that gives it a card."""
    chosen: bool = False
    gold: bool = False
    """It has flipped seven."""


@dataclass(frozen=True, slots=True)
class Pen:
    """Draws seats in the size that the arrangement gives them."""

    form: Arrangement
    colours: Colours

    def seat(self, table: Table, seat: Seat, name: str, marks: Marks) -> list[Text]:
        """Draw a seat, every line as wide as the arrangement says."""
        lines = self._panel(table, seat, name, marks) if self.form.panels else [self._row(table, seat, name, marks)]
        width = self.form.width
        for line in lines:
            line.truncate(width)
            line.pad_right(width - line.cell_len)
            line.no_wrap = True
        return lines

    def _panel(self, table: Table, seat: Seat, name: str, marks: Marks) -> list[Text]:
        """Draw name and total; the cards as objects; what lies above the line, the sum, and the progress bar."""
        place, width = table.places[seat], self.form.width
        status, total = _status(place.status), f"{table.scores[seat]}"
        room = width - _POINTER - status.cell_len - len(total) - 4
        head = Text.assemble(_pointer(marks), (short(name, min(room, cell_len(name))), _name_style(marks)))
        head.pad_right(width - head.cell_len - status.cell_len - len(total) - 2)
        head.append_text(status).append("  ").append(total, style=BOLD)
        high, busted = self.form.card_height, place.status is BUSTED
        blocks = [card_block(card, self.colours, face_down=busted, height=high) for card in place.line]
        blocks += [free_slot(high)] * (FLIP_7 - len(blocks))
        cards = [Text.assemble(" " * _POINTER, line) for line in _beside(blocks, " ")]
        above = Text(" ").join(above_the_line(place, colours=self.colours))
        foot = Text.assemble(" " * _POINTER, above, "  " if above else "", (_sum(table, seat), BOLD))
        rail = _rail(table, seat, min(_RAIL, width - foot.cell_len - 1))
        foot.pad_right(width - foot.cell_len - rail.cell_len)
        return [head, *cards, foot.append_text(rail)]

    def _row(self, table: Table, seat: Seat, name: str, marks: Marks) -> Text:
        """Draw everything on one line, with the progress bar at its end if there is room."""
        place = table.places[seat]
        row = Text.assemble(
            _pointer(marks),
            (short(name, self._name_width), _name_style(marks)),
            (f"{table.scores[seat]:>4} ", BOLD),
        )
        for card in place.line:
            row.append_text(self._in_a_row(card, face_down=place.status is BUSTED))
        row.append(f"{'·':>{self._slot - 1}} " * (FLIP_7 - len(place.line)), style=DIM)
        row.append(f" {worth(table, seat):>3} ", style=BOLD).append_text(_status(place.status))
        above = Text(" ").join(above_the_line(place, colours=self.colours))
        if above:
            row.append(" ").append_text(above)
        rail = _rail(table, seat, self._rail_width)
        if row.cell_len + rail.cell_len >= self.form.width:
            return row
        row.pad_right(self.form.width - row.cell_len - rail.cell_len)
        return row.append_text(rail)

    @property
    def _slot(self) -> int:
        """Return the columns of a card in a row."""
        return 4 if self.form.width >= _WIDE_ROW else 3

    @property
    def _rail_width(self) -> int:
        """Return the width of the progress bar: the same in all rows, so that they can be compared."""
        cards = FLIP_7 * self._slot
        others = _POINTER + self._name_width + cards + _NUMBERS + widest_status() + _ABOVE
        return min(_LONGEST_RAIL, self.form.width - others)

    @property
    def _name_width(self) -> int:
        """Return the columns left for names in a row."""
        return max(_SHORTEST_NAME, min(_LONGEST_NAME, _SHORTEST_NAME + self.form.width - ROW_WIDTH))

    def _in_a_row(self, card: Card, *, face_down: bool) -> Text:
        """Draw a card as wide as its slot, however many digits it has."""
        slot = self._slot
        if self.colours is Colours.NONE:
            return Text(f"{'▒▒' if face_down else card!s:>{slot - 1}} ")
        style = FACE_DOWN if face_down else card_style(card, self.colours)
        return Text(f"{card!s:>{slot - 1}} ", style=style)


def _pointer(marks: Marks) -> Text:
    if marks.number is not None:
        return Text(f"{marks.number:>2} ", style=GOLD if marks.chosen else POPPY)
    return Text(" ▸ " if marks.turn else "   ", style=POPPY)


def _name_style(marks: Marks) -> Style:
    if marks.gold:
        return GOLD
    return POPPY if marks.turn else Style(bold=True, underline=marks.here)


def _status(status: Status) -> Text:
    return Text("" if status is ACTIVE else say("status", status=status), style=STATUS_STYLES[status])


def _sum(table: Table, seat: Seat) -> str:
    place = table.places[seat]
    return "" if not place.cards or place.status is BUSTED else plain(worth_as_a_sum(table, seat))


def _rail(table: Table, seat: Seat, width: int) -> Text:
    """Draw the progress bar: solid what is banked, hatched what this round would bring, dotted what is left."""
    if width < _SHORTEST_RAIL:
        return Text()
    target = table.rules.target
    banked = min(width, round(width * table.scores[seat] / target))
    now = min(width, round(width * (table.scores[seat] + round_points(table, seat)) / target))
    return Text.assemble(("█" * banked, LEAF), ("▒" * (now - banked), LEAF), ("·" * (width - now), DIM))
