"""Clients of a shared score board at a real server: devices that keep score, and screens that watch.

They connect, break off and come back as every scripted `Player` does, and remember all that they were told.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field

from flip7.play.scorekeeper import ScoreKeeper
from flip7.play.scorekeeper.entries import Entry, EntryId
from flip7.play.scorekeeper.json_form import entry_as_json, entry_from_json
from flip7.protocol.commands import ClientMessage, EnterScore, KeepScore, StopSharing, WatchBoard
from flip7.protocol.messages import Asked, Board, Happened, ServerMessage
from flip7.protocol.room_events import ScoreEntered
from tests.server.boards import BATCH, tap
from tests.server.scripted import GivenChoice, Known, Player


def nothing_is_asked(asked: Asked) -> GivenChoice:
    """Choose nothing: the questions of a score board are for its keepers, not for the server's players."""
    raise AssertionError(f"a score board asks {asked}")


def _from_the_beginning() -> Known:
    return Known(last=-1)


@dataclass(kw_only=True)
class BoardKeeper(Player):
    """A device that keeps score: with a token of the board, or with its invitation."""

    score: ScoreKeeper
    invitation: str
    board: bool = True
    known: Known = field(default_factory=_from_the_beginning)
    on_board: set[EntryId] = field(default_factory=set)
    """The entries that the board is known to have."""
    stops: bool = False
    """Whether the board is to be shared no more."""

    def tap(self) -> None:
        """Tap something, connected or not."""
        tap(self.score, self.chance)
        self._news.set()

    def stop_sharing(self) -> None:
        """Share the board no more, when there is a connection."""
        self.stops = True
        self._news.set()

    def missing(self) -> Sequence[Entry]:
        """Return the entries of this device that the board lacks, as far as it knows."""
        return [each for each in self.score.log.entries if each.id not in self.on_board]

    def _hear(self, message: ServerMessage) -> None:
        super()._hear(message)
        if isinstance(message, Happened) and isinstance(message.act, ScoreEntered):
            entries = [entry_from_json(each) for each in message.act.entries]
            self.on_board.update(each.id for each in entries)
            self.score.merge(entries)

    def _due(self) -> ClientMessage | None:
        """Send what the board lacks, one message after the other, once it is known what the board has."""
        if not self.known.is_up_to_date or self.known.over:
            return None
        if self.known.person is None:
            return KeepScore(invitation=self.invitation) if self._is_new("keep") else None
        missing = self.missing()[:BATCH]
        if missing:
            is_new = self._is_new(f"enter {missing[0].id}")
            return EnterScore(entries=tuple(map(entry_as_json, missing))) if is_new else None
        return StopSharing() if self.stops and self._is_new("stop") else None


@dataclass(kw_only=True)
class BoardWatcher(Player):
    """A screen that shows the board, until it is shared no more."""

    board: bool = True
    boards: list[Board] = field(default_factory=list)
    """All that it was sent."""

    @property
    def is_done(self) -> bool:
        """Whether the last board that it was sent is closed."""
        return bool(self.boards) and self.boards[-1].closed

    def _hear(self, message: ServerMessage) -> None:
        super()._hear(message)
        if isinstance(message, Board):
            self.boards.append(message)

    def _due(self) -> ClientMessage | None:
        """Ask for the board once on each connection, when the server has said hello."""
        return WatchBoard() if self.known.last is not None and self._is_new("watch") else None
