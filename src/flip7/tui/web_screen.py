"""A web table: its lobby, its game, and the rematches."""

from typing import ClassVar, Final

from rich.table import Table as Grid
from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal
from textual.widgets import Static

from flip7.lines.palette import BOLD, DIM, LEAF, POPPY
from flip7.lines.terminal import Colours
from flip7.server.qr import qr_blocks
from flip7.tui.board import Board
from flip7.tui.pace import USUAL
from flip7.tui.remote import RemoteSession
from flip7.tui.session import GatheredSeat, Gathering
from flip7.tui.table_screen import TableScreen
from flip7.words.fluent import say

_IN_THE_LOBBY: Final = ("fill", "start", "ready", "sit")
_COLUMNS: Final = 2
_ONE_COLUMN: Final = 12
"""So many seats are listed one below the other."""


class Lobby(Horizontal):
    """Who has come, and how others come."""

    def compose(self) -> ComposeResult:
        """The seats, and beside them the code to scan."""
        yield Static(id="gathered")
        yield Static(id="scan")

    def show(self, gathering: Gathering) -> None:
        """The lobby as it is now."""
        self.query_one("#gathered", Static).update(_seats(gathering))
        self.query_one("#scan", Static).update(Text("\n".join(qr_blocks(gathering.link)), style="black on white"))


class WebTableScreen(TableScreen):
    """A table that others see too."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter", "start", say("tui-key-start")),
        Binding("b", "fill", say("tui-key-fill")),
        Binding("y", "ready", say("tui-key-ready")),
        Binding("c", "sit", say("tui-key-sit")),
    ]

    def __init__(self, session: RemoteSession, colours: Colours, *, pace: int = USUAL) -> None:
        super().__init__(session, colours, pace=pace)
        self._web = session

    def compose(self) -> ComposeResult:
        """The lobby, then the table."""
        yield Lobby()
        yield from super().compose()

    def _draw(self) -> None:
        gathering = self._showing.gathering
        lobby = self.query_one(Lobby)
        lobby.display = gathering is not None
        self.query_one(Board).display = gathering is None
        if gathering is not None:
            lobby.show(gathering)
        super()._draw()

    def action_start(self) -> None:
        """The game begins."""
        self._web.start()

    def action_fill(self) -> None:
        """Bots take the free seats."""
        self._web.fill()

    def action_ready(self) -> None:
        """It can start, or it cannot yet."""
        gathering = self._showing.gathering
        seat = None if gathering is None else gathering.here
        if seat is not None:
            self._web.ready(ready=not seat.ready)

    def action_sit(self) -> None:
        """Whoever watches sits down; whoever is played by a bot plays again."""
        if self._web.is_away:
            self._web.come_back()
        else:
            self._web.sit()

    def action_again(self) -> None:
        """The same people play again."""
        self._web.rematch()

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """In the lobby other things can be done than in the game."""
        gathering = self._showing.gathering
        match action:
            case "start":
                return gathering is not None and gathering.can_start
            case "fill":
                return gathering is not None and gathering.is_host and gathering.free > 0
            case "ready":
                return gathering is not None and gathering.here is not None and not gathering.is_host
            case "sit":
                watches = gathering is not None and gathering.here is None and gathering.free > 0
                return watches or self._web.is_away
            case "replay":
                return False  # the game is the server's: its page replays it
            case _ if gathering is not None:
                return action in {"rules", "help", "leave"}
            case _:
                return super().check_action(action, parameters)

    def _situation(self) -> tuple[object, ...]:
        return (*super()._situation(), *(self.check_action(action, ()) for action in _IN_THE_LOBBY))


def _seats(gathering: Gathering) -> Grid:
    grid = Grid.grid(padding=(0, 3))
    lines = [_seat(number, seat) for number, seat in enumerate(gathering.seats, 1)]
    rows = len(lines) if len(lines) <= _ONE_COLUMN else -(-len(lines) // _COLUMNS)
    for at in range(rows):
        grid.add_row(*lines[at::rows])
    above = Text.assemble((say("tui-lobby", code=gathering.code), BOLD), "\n", (gathering.link, DIM), "\n")
    whole = Grid.grid()
    whole.add_row(above)
    whole.add_row(grid)
    whole.add_row(Text(f"\n{_waits_for(gathering)}", style=DIM))
    return whole


def _seat(number: int, seat: GatheredSeat) -> Text:
    if seat.name is None:
        return Text.assemble((f"{number:>2}  ", DIM), (say("tui-seat-free"), DIM))
    line = Text.assemble((f"{number:>2}  ", DIM), (seat.name, POPPY if seat.here else BOLD))
    if seat.bot is not None:
        return line.append(f"  {seat.bot}", style=DIM)
    marks = [say("tui-seat-host")] if seat.is_host else []
    marks += [say("tui-seat-ready")] if seat.ready else []
    marks += [] if seat.connected else [say("tui-seat-away")]
    return line.append(f"  {' · '.join(marks)}", style=LEAF if seat.ready else DIM)


def _waits_for(gathering: Gathering) -> str:
    if gathering.free:
        free = gathering.free
        return say("tui-lobby-free-host", free=free) if gathering.is_host else say("tui-lobby-free", free=free)
    return say("tui-lobby-full-host") if gathering.is_host else say("tui-lobby-full", name=gathering.host or "?")
