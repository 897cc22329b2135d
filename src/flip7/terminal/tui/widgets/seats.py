"""The seats of the board, in fixed places."""

from math import ceil

from rich.text import Text
from textual.events import Click
from textual.message import Message

from flip7.core.decisions import Give
from flip7.core.seats import Seat
from flip7.terminal.style.console import Colours
from flip7.terminal.style.palette import POPPY
from flip7.terminal.tui.animation import Bloom, Scene
from flip7.terminal.tui.render import GAP, Arrangement, Marks, Pen, arrange
from flip7.terminal.tui.widgets.line_view import LineView


class SeatsView(LineView):
    """Draws every seat and posts clicks on them."""

    class Clicked(Message):
        """Posted when somebody clicks on a seat."""

        def __init__(self, seat: Seat) -> None:
            super().__init__()
            self.seat = seat

    def __init__(self, colours: Colours) -> None:
        super().__init__()
        self._colours = colours
        self._scene: Scene | None = None
        self._considered: Seat | None = None
        self._first = 0
        """The first visible line, where not all fit."""
        self._followed: Seat | None = None

    def show(self, scene: Scene | None) -> None:
        """Update the seats; where not all fit, scroll to the one that matters."""
        self._scene = scene
        if scene is not None:
            self._follow(_whose(scene) if self._considered is None else self._considered)
        self.redraw()

    def consider(self, seat: Seat | None) -> None:
        """Highlight the seat that would be given the card."""
        self._considered = seat
        self._follow(seat)
        self.redraw()

    def look(self, by: int) -> None:
        """Scroll by that many lines, where not all fit."""
        self._first = self._within(self._first + by)
        self.redraw()

    def on_resize(self) -> None:
        """Scroll to the seat that matters."""
        self._followed = None
        self.show(self._scene)

    def on_mouse_scroll_down(self) -> None:
        """Scroll down."""
        self.look(1)

    def on_mouse_scroll_up(self) -> None:
        """Scroll up."""
        self.look(-1)

    def lines(self) -> list[Text]:
        """Draw the visible seats."""
        scene = self._scene
        if scene is None:
            return []
        form = self._form(scene)
        pen = Pen(form, self._colours)
        drawn = [
            pen.seat(scene.table, seat, scene.called(seat), self._marks(scene, seat)) for seat in scene.table.seats
        ]
        lines: list[Text] = []
        for row in range(ceil(len(drawn) / form.columns)):
            beside = [drawn[seat] for seat in form.seats_of(row, len(drawn))]
            lines += [Text(" " * GAP).join([seat[line] for seat in beside]) for line in range(form.height)]
            lines += [Text()] * form.gap
        above = self._space_above(form, len(drawn))
        return [Text()] * above + self._seen(lines[: form.lines(len(drawn))])

    def on_click(self, event: Click) -> None:
        """Post a click on the seat below the mouse."""
        offset = event.get_content_offset(self)
        if self._scene is None or offset is None:
            return
        form, seats = self._form(self._scene), len(self._scene.table.places)
        line = self._within(self._first) + offset.y - self._space_above(form, seats)
        seat = form.seat_at(offset.x, line, seats)
        if seat is not None:
            self.post_message(self.Clicked(seat))

    def _form(self, scene: Scene) -> Arrangement:
        return arrange(len(scene.table.places), self.content_size.width, self.content_size.height)

    def _space_above(self, form: Arrangement, seats: int) -> int:
        """Centre the seats vertically, rather a little above."""
        return max(0, self.content_size.height - form.lines(seats)) // 3

    def _seen(self, lines: list[Text]) -> list[Text]:
        """Return the visible lines, with arrows where there are more."""
        first, height = self._within(self._first), self.content_size.height
        seen = lines[first : first + height]
        if seen and first > 0:
            _end_in(seen[0], "▲")
        if seen and first + height < len(lines):
            _end_in(seen[-1], "▼")
        return seen

    def _follow(self, seat: Seat | None) -> None:
        """Scroll to a seat once, so that whoever scrolls elsewhere may stay there."""
        if seat is None or seat == self._followed or self._scene is None:
            return
        self._followed = seat
        form, height = self._form(self._scene), self.content_size.height
        line = form.line_of(seat, len(self._scene.table.places))
        if not self._first <= line < self._first + height:
            self._first = self._within(line - height // 2)

    def _within(self, first: int) -> int:
        """Clamp the first line so that neither end is passed."""
        if self._scene is None:
            return 0
        lines = self._form(self._scene).lines(len(self._scene.table.places))
        return max(0, min(first, lines - self.content_size.height))

    def _marks(self, scene: Scene, seat: Seat) -> Marks:
        asked = scene.asked
        options = asked.decision.options if asked and asked.here and isinstance(asked.decision, Give) else ()
        return Marks(
            turn=seat == _whose(scene),
            here=seat in scene.here,
            number=seat + 1 if seat in options else None,
            chosen=seat in options and seat == self._considered,
            gold=isinstance(scene.moment, Bloom) and scene.moment.seat == seat,
        )


def _end_in(line: Text, arrow: str) -> None:
    line.truncate(line.cell_len - 1)
    line.append(arrow, style=POPPY)


def _whose(scene: Scene) -> Seat | None:
    """Return the seat that matters now."""
    if scene.moment is not None:
        return scene.moment.seat
    if scene.asked is not None:
        return scene.asked.decision.seat
    return None
