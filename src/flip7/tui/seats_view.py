"""All seats, in fixed places."""

from math import ceil

from rich.text import Text
from textual.events import Click
from textual.message import Message
from textual.widget import Widget

from flip7.core.decisions import Give
from flip7.core.seats import Seat
from flip7.lines.palette import Colours
from flip7.tui.drawing import Arrangement, Marks, arrange, draw_seat
from flip7.tui.scene import Bloom, Scene


class SeatsView(Widget):
    """Draws every seat, and hears clicks on them."""

    class Clicked(Message):
        """Somebody has clicked on a seat."""

        def __init__(self, seat: Seat) -> None:
            super().__init__()
            self.seat = seat

    scene: Scene | None = None
    colours: Colours = Colours.ALL
    chosen: Seat | None = None
    """Who would get the card."""

    def render(self) -> Text:
        """All of them."""
        scene = self.scene
        if scene is None:
            return Text()
        form = self._form(scene)
        seats = len(scene.table.places)
        drawn = [
            draw_seat(scene.table, seat, scene.names.shown[seat], self._marks(scene, seat), form, self.colours)
            for seat in scene.table.seats
        ]
        rows = ceil(seats / form.columns)
        lines: list[Text] = []
        for row in range(rows):
            at = [row * form.columns + each if form.panels else each * rows + row for each in range(form.columns)]
            beside = [drawn[each] for each in at if each < seats]
            lines += [Text("  ").join([seat[line] for seat in beside]) for line in range(form.height)]
            lines += [Text()] * form.gap
        text = Text("\n").join(lines)
        text.no_wrap = True
        return text

    def on_click(self, event: Click) -> None:
        """The seat that is drawn there is meant."""
        if self.scene is None:
            return
        offset = event.get_content_offset(self)
        if offset is None:
            return
        seat = self._form(self.scene).seat_at(offset.x, offset.y, len(self.scene.table.places))
        if seat is not None:
            self.post_message(self.Clicked(seat))

    def _form(self, scene: Scene) -> Arrangement:
        return arrange(len(scene.table.places), self.content_size.width, self.content_size.height)

    def _marks(self, scene: Scene, seat: Seat) -> Marks:
        asked = scene.asked
        giving = asked is not None and asked.here and isinstance(asked.decision, Give)
        options = asked.decision.options if asked is not None and giving else ()
        return Marks(
            turn=seat == _whose(scene),
            here=seat in scene.here,
            number=seat + 1 if seat in options else None,
            chosen=seat in options and seat == self.chosen,
            gold=isinstance(scene.moment, Bloom) and scene.moment.seat == seat,
        )


def _whose(scene: Scene) -> Seat | None:
    """The seat to look at."""
    if scene.moment is not None:
        return scene.moment.seat
    if scene.asked is not None:
        return scene.asked.decision.seat
    return scene.table.turn
