"""The players of a kept game: somebody joins, leaves, is back, or has another name."""

from dataclasses import dataclass
from typing import ClassVar, Protocol

from rich.text import Text
from textual import on
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.widgets import Input, OptionList
from textual.widgets.option_list import Option

from flip7.core.latecomers import StartingPoints
from flip7.core.seats import SEATS, Seat
from flip7.i18n.catalog import say
from flip7.play.scorekeeper import ScoreKeeper
from flip7.play.scorekeeper.line_up import Attendance
from flip7.terminal.style.palette import BOLD, DIM
from flip7.terminal.tui.screens.score_sheets import ScoreSheet


class PlayerWish(Protocol):
    """A change of who plays."""

    def perform(self, keeper: ScoreKeeper) -> object:
        """Enter it; `Refused` says why it cannot be."""


@dataclass(frozen=True, slots=True)
class Join:
    """Add a player to the game."""

    name: str
    points: StartingPoints

    def perform(self, keeper: ScoreKeeper) -> object:
        """Enter it."""
        return keeper.join(self.name, self.points)


@dataclass(frozen=True, slots=True)
class Rename:
    """A player has another name."""

    seat: Seat
    name: str

    def perform(self, keeper: ScoreKeeper) -> object:
        """Enter it."""
        keeper.rename(self.seat, self.name)
        return self.seat


@dataclass(frozen=True, slots=True)
class LeaveOrComeBack:
    """A player leaves, or plays again."""

    seat: Seat

    def perform(self, keeper: ScoreKeeper) -> object:
        """Enter it."""
        if _presence(keeper, self.seat) in (Attendance.AWAY, Attendance.LEAVING):
            keeper.come_back(self.seat)
        else:
            keeper.leave(self.seat)
        return self.seat


class PlayersScreen(ScoreSheet[PlayerWish]):
    """All players, and two ways to join."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("x", "leave", show=False)]

    def __init__(self, keeper: ScoreKeeper) -> None:
        super().__init__()
        self._keeper = keeper

    def heading(self) -> str:
        """«Players»"""
        return say("tui-score-players")

    def keys(self) -> str:
        """Return the keys, for the lower edge of the frame."""
        return say("tui-score-players-keys")

    def inside(self) -> ComposeResult:
        """Compose the players with where they stand, and those who may join."""
        options = [self._player(seat) for seat in SEATS[: self._players]]
        options += [Option(say("tui-score-joins", points=points)) for points in StartingPoints]
        yield OptionList(*options)

    def on_mount(self) -> None:
        """Select the first player."""
        self.query_one(OptionList).highlighted = 0

    @property
    def _players(self) -> int:
        return len(self._keeper.names.shown)

    def _player(self, seat: Seat) -> Option:
        where = say("tui-score-presence", presence=_presence(self._keeper, seat))
        return Option(Text.assemble((self._keeper.names.shown[seat], BOLD), "  ", (where, DIM)))

    @on(OptionList.OptionSelected)
    def _selected(self, event: OptionList.OptionSelected) -> None:
        at = event.option_index
        name = self._keeper.names.shown[at] if at < self._players else ""

        def named(name: str | None) -> None:
            if name is None:
                return
            if at < self._players:
                self.dismiss(Rename(SEATS[at], name))
            else:
                self.dismiss(Join(name, list(StartingPoints)[at - self._players]))

        self.app.push_screen(NameScreen(name), named)

    def action_leave(self) -> None:
        """Let the selected player leave, or come back."""
        at = self.query_one(OptionList).highlighted
        if at is not None and at < self._players:
            self.dismiss(LeaveOrComeBack(SEATS[at]))


class NameScreen(ScoreSheet[str]):
    """Asks for a name."""

    def __init__(self, name: str) -> None:
        super().__init__()
        self._proposed = name

    def heading(self) -> str:
        """«Name»"""
        return say("tui-score-name")

    def keys(self) -> str:
        """Return the keys, for the lower edge of the frame."""
        return say("tui-score-name-keys")

    def inside(self) -> ComposeResult:
        """Compose the field."""
        yield Input(self._proposed)

    @on(Input.Submitted)
    def _submitted(self, event: Input.Submitted) -> None:
        if event.value.strip():
            self.dismiss(event.value.strip())


def _presence(keeper: ScoreKeeper, seat: Seat) -> Attendance:
    return keeper.fold.line_up.presence(seat, keeper.fold.table.round)
