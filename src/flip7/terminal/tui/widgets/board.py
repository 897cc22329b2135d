"""The board: heading, seats, stage, and the log where there is room."""

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

LOG_FROM_COLUMNS: Final = 118
"""From this many columns on the log is shown beside the seats."""
PAGE: Final = 10
"""Lines that PageUp and PageDown scroll."""
_HEADING_AND_KEYS: Final = 2
"""Lines of the heading and of the footer."""
_LINES_AROUND_SEATS: Final = 7
"""Lines of the heading, of a question with its buttons, and of the footer."""
_LOG_COLUMNS: Final = 43
"""Columns of the log with its edge and margin."""


class Board(Vertical):
    """The board."""

    def __init__(self, colours: Colours) -> None:
        super().__init__()
        self._colours = colours
        self._scene: Scene | None = None
        self._heading = ""

    def compose(self) -> ComposeResult:
        """Lay out from top to bottom; the log on the right."""
        yield Static(id="heading")
        with Horizontal(id="middle"):
            with Vertical(id="play"):
                yield SeatsView(self._colours)
                yield StandingsView()
                yield StageView(self._colours)
            yield Log(self._colours, id="log")

    def on_mount(self) -> None:
        """Keep the focus off the log, so that the arrow keys are the table's."""
        self.query_one(Log).can_focus = False

    def on_resize(self) -> None:
        """Show or hide the log for the new width."""
        self._settle()

    def _settle(self) -> None:
        """Hide the log if it would cut off seats."""
        width, height = self.size.width - _LOG_COLUMNS, self.size.height - STAGE - 1
        seats = 0 if self._scene is None else len(self._scene.table.places)
        crowded = seats > 0 and height > 0 and arrange(seats, width, height).lines(seats) > height
        self.set_class(self.size.width < LOG_FROM_COLUMNS or crowded, "narrow")

    def show(self, scene: Scene | None, heading: str, *, held: bool = False) -> None:
        """Update everything."""
        self._scene = scene
        self._settle()
        if heading != self._heading:
            self._heading = heading
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
        """Highlight the seat that would be given the card."""
        self.query_one(SeatsView).consider(seat)

    def look(self, by: int) -> None:
        """Scroll the standings, or the seats, by that many lines."""
        between = self.query_one(StandingsView)
        if between.display:
            between.scroll_relative(y=by, animate=False)
        else:
            self.query_one(SeatsView).look(by)


def seats_in(width: int, height: int) -> int:
    """Return how many seats can be seen at once in a terminal of that size."""
    room = height - STAGE - _LINES_AROUND_SEATS
    return max(seats for seats in range(1, MAX_SEATS + 1) if arrange(seats, width - 1, room).lines(seats) <= room)


def forms(seats: int, width: int, height: int) -> list[tuple[Arrangement, bool]]:
    """Return the arrangement of the seats and whether all are seen: without the log and with it."""
    room = height - STAGE - _HEADING_AND_KEYS
    drawn = [arrange(seats, columns, room) for columns in (width - 1, width - _LOG_COLUMNS)]
    return [(form, form.lines(seats) <= room) for form in drawn]


def heading_of(scene: Scene | None) -> str:
    """Return the heading: the round, the dealer, and the target."""
    if scene is None:
        return say("tui-title")
    target = str(scene.table.rules.target)
    if not scene.table.round:
        return say("tui-heading-before", target=target)
    dealer, you = scene.table.dealer, "yes" if scene.table.dealer == scene.names.you else "no"
    return say("tui-heading", number=scene.table.round, dealer=scene.names[dealer], you=you, target=target)
