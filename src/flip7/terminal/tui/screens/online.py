"""The screen of a web table: its lobby, its game, and the rematches."""

from math import ceil
from typing import ClassVar, Final

from rich.cells import cell_len
from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.geometry import Size
from textual.widget import Widget
from textual.widgets import Static

from flip7.client.lobby_words import game_words, seat_words, waits_for
from flip7.client.session import RemoteSession
from flip7.clock import Clock
from flip7.i18n.catalog import say
from flip7.play.session import Announcement, GatheredSeat, Gathering
from flip7.protocol.room_options import BOT_PAUSES, FEWEST_SEATS, MOST_SEATS
from flip7.server.http.qr import qr_blocks
from flip7.terminal.lineui.table import short
from flip7.terminal.style.console import Colours
from flip7.terminal.style.palette import BOLD, DIM, LEAF, POPPY
from flip7.terminal.tui.pace import USUAL
from flip7.terminal.tui.screens.people import PeopleScreen
from flip7.terminal.tui.screens.table import TableScreen, announced_text
from flip7.terminal.tui.widgets.board import Board

_CONDITIONAL_ACTIONS: Final = (
    "fill",
    "start",
    "add_seat",
    "drop_seat",
    "ready",
    "sit",
    "people",
    "hand_over",
    "hurry",
    "bot_pause",
)
"""Actions of a web table that are not always possible."""
_TOAST_SECONDS: Final = 10
"""The time for which an announcement pops up."""
_PAUSE_TOAST_SECONDS: Final = 2
_MAX_ROWS: Final = 12
"""More seats get a second column, where there is room."""
_MIN_COLUMN_WIDTH: Final = 34
"""Room for a short name and all its marks."""
_MIN_NAME_WIDTH: Final = 8
_COLUMN_GAP: Final = 3


class _SeatList(Widget):
    """A line for every seat, in columns."""

    def __init__(self) -> None:
        super().__init__()
        self._seats: tuple[GatheredSeat, ...] = ()

    def show(self, seats: tuple[GatheredSeat, ...]) -> None:
        """Update the seats."""
        self._seats = seats
        self.refresh(layout=True)

    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:  # noqa: ARG002 - Textual's
        """Return the lines of the longest column."""
        return ceil(len(self._seats) / self._columns(width))

    def render(self) -> Text:
        """Render all seats."""
        columns = self._columns(self.content_size.width)
        width = (self.content_size.width + _COLUMN_GAP) // columns - _COLUMN_GAP
        lines = [_seat(number, seat, width) for number, seat in enumerate(self._seats, 1)]
        rows = ceil(len(lines) / columns)
        return Text("\n", no_wrap=True).join([Text(" " * _COLUMN_GAP).join(lines[at::rows]) for at in range(rows)])

    def _columns(self, width: int) -> int:
        return max(
            1, min((width + _COLUMN_GAP) // (_MIN_COLUMN_WIDTH + _COLUMN_GAP), ceil(len(self._seats) / _MAX_ROWS))
        )


class Lobby(Horizontal):
    """The lobby: who has joined, and how others join."""

    def compose(self) -> ComposeResult:
        """Lay out the address above the seats, which may be many; beside them the QR code."""
        with Vertical(id="gathered"):
            yield Static(id="address")
            with VerticalScroll(can_focus=False):
                yield _SeatList()
        yield Static(id="scan")

    def show(self, gathering: Gathering) -> None:
        """Update the lobby."""
        code, link = say("tui-lobby", code=gathering.code), gathering.link
        played = game_words(gathering)
        above = Text.assemble((code, BOLD), "\n", (played, DIM), "\n", (link, DIM), "\n", waits_for(gathering))
        self.query_one("#address", Static).update(above)
        self.query_one(_SeatList).show(gathering.seats)
        self.query_one("#scan", Static).update(Text("\n".join(qr_blocks(gathering.link)), style="black on white"))

    def look(self, by: int) -> None:
        """Scroll the seats."""
        self.query_one(VerticalScroll).scroll_relative(y=by, animate=False)


class OnlineTableScreen(TableScreen, inherit_bindings=False):
    """A table screen with a lobby, for a remote session."""

    # In the footer the keys of the lobby come first.
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter", "start", "tui-key-start"),
        Binding("b", "fill", "tui-key-fill"),
        Binding("a", "add_seat", "tui-key-add-seat"),
        Binding("d", "drop_seat", "tui-key-drop-seat"),
        Binding("y", "ready", "tui-key-ready"),
        Binding("c", "sit", "tui-key-sit"),
        Binding("t", "hand_over", "tui-key-hand-over"),
        Binding("g", "people", "tui-key-people"),
        Binding("e", "hurry", "tui-key-hurry"),
        Binding("z", "bot_pause", "tui-key-bot-pause", show=False),
        *TableScreen.BINDINGS,
    ]

    def __init__(
        self, session: RemoteSession, colours: Colours, *, pace: int = USUAL, clock: Clock | None = None
    ) -> None:
        super().__init__(session, colours, pace=pace, clock=clock)
        self._web = session
        self._announced: Announcement | None = None
        self._hurried: int | None = None
        """The round to whose end this person has skipped."""

    def compose(self) -> ComposeResult:
        """Lay out the lobby, then the table; only one is displayed."""
        yield Lobby()
        yield from super().compose()

    def _draw(self) -> None:
        gathering = self._animator.gathering
        lobby = self.query_one(Lobby)
        lobby.display = gathering is not None
        self.query_one(Board).display = gathering is None
        if gathering is not None:
            lobby.show(gathering)
        super()._draw()
        self._draw_people()
        self._announce()

    def _draw_people(self) -> None:
        """Update the list of people, if it is open."""
        roster = self._animator.roster
        if roster is not None and isinstance(self.app.screen, PeopleScreen):
            self.app.screen.show(roster)

    def _announce(self) -> None:
        """Pop an announcement up once; then it stands in the action bar (`_draw_action_bar`)."""
        announced = self._animator.announcement
        text = announced_text(announced, self._clock.monotonic())
        if announced != self._announced and text:
            self.notify(text, timeout=_TOAST_SECONDS, markup=False)
        self._announced = announced

    def _notice(self) -> str:
        return say("join-you-late") if self._web.waits and self._animator.gathering is None else ""

    def action_look(self, by: int) -> None:
        """Scroll the board, or in the lobby its seats."""
        if self._animator.gathering is not None:
            self.query_one(Lobby).look(by)
        else:
            super().action_look(by)

    def action_start(self) -> None:
        """Start the game with who is there (host)."""
        self._web.start(drop_free=True)

    def action_add_seat(self) -> None:
        """Add a free seat (host)."""
        self._web.add_seat()

    def action_drop_seat(self) -> None:
        """Drop the last free seat (host)."""
        gathering = self._animator.gathering
        if gathering is not None and gathering.last_free is not None:
            self._web.drop_seat(gathering.last_free)

    def action_fill(self) -> None:
        """Fill the free seats with bots (host)."""
        self._web.fill()

    def action_people(self) -> None:
        """Open the list of people (host)."""
        if self._animator.roster is not None:
            self.app.push_screen(PeopleScreen(self._web, self._animator.roster))

    def action_hand_over(self) -> None:
        """Let a bot play for the person whom everybody waits for, and who is not connected (host)."""
        asked = None if self.scene is None else self.scene.asked
        if asked is not None and asked.absent:
            self._web.hand_over(asked.decision.seat)

    def action_hurry(self) -> None:
        """Skip to the end of a round in which only bots are left."""
        if self._is_idle and self.scene is not None:
            self._hurried = self.scene.table.round
            self._web.hurry(self._hurried)
            self._animator.rush()
            self._changed()

    def action_bot_pause(self) -> None:
        """Let bots answer sooner; from «at once» on slowly again (host)."""
        shorter = [pause for pause in BOT_PAUSES if pause < self._web.bot_seconds]
        pause = max(shorter, default=BOT_PAUSES[-1])
        self._web.set_pause(pause)
        said = say("tui-bot-pause", pause=BOT_PAUSES.index(pause))
        self.notify(said, timeout=_PAUSE_TOAST_SECONDS)

    @property
    def _is_idle(self) -> bool:
        """Whether we are out of the round, and only bots are still in it."""
        scene = self.scene
        if scene is None or scene.standings is not None or scene.table.winner is not None:
            return False
        still_in = frozenset(scene.table.active)
        alone = bool(still_in and scene.here) and not still_in & scene.here and still_in <= self._web.bot_seats
        return alone and scene.table.round != self._hurried

    def action_ready(self) -> None:
        """Say that we are ready, or not yet."""
        gathering = self._animator.gathering
        seat = None if gathering is None else gathering.here
        if seat is not None:
            self._web.ready(ready=not seat.ready)

    def action_sit(self) -> None:
        """Sit down as a spectator, or take our seat back from a bot."""
        if self._web.is_away:
            self._web.come_back()
        else:
            self._web.sit()

    def action_coach(self) -> None:
        """Ask the server for advice: it stands in the action bar, and everybody is told that we asked."""
        self._web.ask_advice()

    def action_again(self) -> None:
        """Ask for a rematch."""
        self._web.rematch()

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Return whether an action is possible now, in the lobby or in the game."""
        gathering = self._animator.gathering
        match action:
            case "start" | "fill" | "add_seat" | "drop_seat":
                return gathering is not None and gathering.is_host and _can_host(action, gathering)
            case "ready":
                return gathering is not None and gathering.here is not None and not gathering.is_host
            case "sit":
                watches = gathering is not None and gathering.here is None
                return watches or self._web.is_away
            case "people":
                return self._animator.roster is not None and self._animator.roster.is_host
            case "hand_over":
                return gathering is None and self._waits_for_absent
            case "hurry":
                return gathering is None and self._is_idle
            case "bot_pause":
                return gathering is None and self._hosts_bots
            case "again" if self.scene is not None and not (self.scene.here and self._web.offers_rematch):
                return False  # a spectator cannot ask for a rematch, and a branch has none
            case "replay":
                return False  # the game is the server's: its page replays it
            case _ if gathering is not None:
                return action in {"rules", "help", "leave", "look"}
            case _:
                return super().check_action(action, parameters)

    @property
    def _waits_for_absent(self) -> bool:
        """Whether we are the host, and whoever is asked is not connected."""
        roster, asked = self._animator.roster, None if self.scene is None else self.scene.asked
        return roster is not None and roster.is_host and asked is not None and asked.absent

    @property
    def _hosts_bots(self) -> bool:
        """Whether we decide how long the bots of this game wait."""
        roster = self._animator.roster
        return roster is not None and roster.is_host and bool(self._web.bot_seats)

    def _situation(self) -> tuple[object, ...]:
        return (*super()._situation(), *(self.check_action(action, ()) for action in _CONDITIONAL_ACTIONS))


def _can_host(action: str, gathering: Gathering) -> bool:
    """Tell whether the host can do that with the seats now."""
    match action:
        case "start":
            return gathering.taken >= FEWEST_SEATS
        case "fill":
            return gathering.free > 0
        case "add_seat":
            return len(gathering.seats) < MOST_SEATS
        case _:
            return gathering.free > 0 and len(gathering.seats) > FEWEST_SEATS


def _seat(number: int, seat: GatheredSeat, width: int) -> Text:
    """Render one line, however long the name is."""
    before = Text(f"{number:>2}  ", style=DIM)
    marks = Text(seat_words(seat), style=LEAF if seat.name is not None and seat.bot is None and seat.ready else DIM)
    if seat.name is None:
        line = before.append_text(marks)
    else:
        room = max(_MIN_NAME_WIDTH, width - before.cell_len - marks.cell_len - 2)
        name = short(seat.name, min(room, cell_len(seat.name)))
        line = Text.assemble(before, (name, POPPY if seat.here else BOLD), "  ", marks)
    line.truncate(width, overflow="ellipsis")
    line.pad_right(width - line.cell_len)
    return line
