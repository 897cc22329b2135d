"""What every screen with a table on it shows: the heading, the seats, the stage, and the log where there is room."""

from typing import Final

from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical
from textual.widgets import Static

from flip7.core.seats import MAX_SEATS, Seat
from flip7.i18n.catalog import say
from flip7.terminal.style.console import Colours
from flip7.terminal.style.markup import styled
from flip7.terminal.tui.animation import Scene
from flip7.terminal.tui.render import Arrangement, arrange
from flip7.terminal.tui.widgets.log import Log
from flip7.terminal.tui.widgets.seats import SeatsView
from flip7.terminal.tui.widgets.stage import HEIGHT as STAGE
from flip7.terminal.tui.widgets.stage import StageView
from flip7.terminal.tui.widgets.standings import StandingsView, is_over

WIDE: Final = 118
"""From so many columns on the log has a place of its own."""
PAGE: Final = 10
"""Lines that are scrolled at once."""
_HEADING_AND_KEYS: Final = 2
_AROUND: Final = 7
"""Lines of the heading, of a question with its buttons, and of the keys."""
_LOG_COLUMNS: Final = 43
"""With its edge, and what is left free beside it."""


class Board(Vertical):
    """A table to look at."""

    def __init__(self, colours: Colours) -> None:
        super().__init__()
        self._colours = colours
        self._scene: Scene | None = None

    def compose(self) -> ComposeResult:
        """From top to bottom; the log to the right."""
        yield Static(id="heading")
        with Horizontal(id="middle"):
            with Vertical(id="play"):
                yield SeatsView(self._colours)
                yield StandingsView()
                yield StageView(self._colours)
            yield Log(self._colours, id="log")

    def on_mount(self) -> None:
        """The log leaves the arrows to the table."""
        self.query_one(Log).can_focus = False

    def on_resize(self) -> None:
        """Where there is room, the log has a place of its own."""
        self._settle()

    def _settle(self) -> None:
        """The log makes room for seats that would be cut off otherwise."""
        width, height = self.size.width - _LOG_COLUMNS, self.size.height - STAGE - 1
        seats = 0 if self._scene is None else len(self._scene.table.places)
        crowded = seats > 0 and height > 0 and arrange(seats, width, height).lines(seats) > height
        self.set_class(self.size.width < WIDE or crowded, "narrow")

    def show(self, scene: Scene | None, heading: str, *, held: bool = False) -> None:
        """The table as it is now."""
        self._scene = scene
        self._settle()
        self.query_one("#heading", Static).update(styled(heading, colours=self._colours))
        between = self.query_one(StandingsView)
        between.show(scene, held=held)
        seats = self.query_one(SeatsView)
        seats.display = not between.display
        seats.show(scene)
        stage = self.query_one(StageView)
        stage.display = scene is None or not is_over(scene)
        stage.show(scene)
        if scene is not None:
            log = self.query_one(Log)
            log.border_title = say("tui-log")
            log.show(scene.told)

    def consider(self, seat: Seat | None) -> None:
        """That seat would get a card."""
        self.query_one(SeatsView).consider(seat)

    def look(self, by: int) -> None:
        """What has no room is scrolled by so many lines: the standings, or the seats."""
        between = self.query_one(StandingsView)
        if between.display:
            between.scroll_relative(y=by, animate=False)
        else:
            self.query_one(SeatsView).look(by)


def seats_in(width: int, height: int) -> int:
    """How many seats of a table can be seen at once in a terminal of that size."""
    room = height - STAGE - _AROUND
    return max(seats for seats in range(1, MAX_SEATS + 1) if arrange(seats, width - 1, room).lines(seats) <= room)


def forms(seats: int, width: int, height: int) -> list[tuple[Arrangement, bool]]:
    """How seats are drawn above a plate, and whether all are seen: without the log and with it."""
    room = height - STAGE - _HEADING_AND_KEYS
    drawn = [arrange(seats, columns, room) for columns in (width - 1, width - _LOG_COLUMNS)]
    return [(form, form.lines(seats) <= room) for form in drawn]


def heading_of(scene: Scene | None) -> str:
    """The round, who deals, and the target."""
    if scene is None:
        return say("tui-title")
    target = str(scene.table.rules.target)
    if not scene.table.round:
        return say("tui-heading-before", target=target)
    return say("tui-heading", number=scene.table.round, dealer=scene.names[scene.table.dealer], target=target)
