"""Spectators of a score board: each is sent the whole board after every change, in their own language.

A television and the phones of the others need no Python: the server folds the entries with the same score keeper as
the keepers' devices, once for all who watch, and only while somebody does.
"""

import asyncio
from collections.abc import Collection
from typing import TYPE_CHECKING, Final

import msgspec

from flip7.clock import Timer
from flip7.i18n.catalog import say, speaking
from flip7.protocol.errors import Reason, Refused
from flip7.protocol.messages import Board, as_text
from flip7.server.rooms.commands import check_language
from flip7.server.rooms.presence import Listener
from flip7.server.rooms.room import Room
from flip7.server.rooms.services import RoomServices

if TYPE_CHECKING:
    from flip7.play.scorekeeper import Entry, ScoreKeeper

_INLINE_ENTRIES: Final = 200
"""A log that is longer is folded in a thread: other tables do not wait for it."""


class BoardWatchers:
    """The clients that watch one board, and the keeper that folds it for them."""

    def __init__(self, room: Room, services: RoomServices) -> None:
        self._room = room
        self._services = services
        self._languages: dict[Listener, str] = {}
        self._keeper: ScoreKeeper | None = None
        self._timer: Timer | None = None
        self._folding = asyncio.Lock()
        """Held while the board is folded, so that nobody gets an older board after a newer one."""

    def watch(self, listener: Listener, language: str) -> None:
        """Send the board to that client soon, and after every change; raise `Refused` where there is none."""
        if self._room.score is None and self._room.is_board:
            raise Refused(Reason.OTHER_BEHAVIOUR, say("refused-behaviour"))
        if self._room.score is None:
            raise Refused(Reason.NOT_A_BOARD, say("refused-not-board"))
        check_language(language)
        self._languages[listener] = language
        self.changed()

    def leave(self, listener: Listener) -> None:
        """Send nothing more to that client."""
        self._languages.pop(listener, None)
        if not self._languages:
            self._keeper = None

    def changed(self) -> None:
        """Send the board soon; many changes at once are sent once."""
        if self._languages and self._timer is None and not self._services.is_stopping:
            self._timer = self._services.clock.call_later(self._services.settings.timeouts.presence, self._due)

    def cancel(self) -> None:
        """Cancel the timer: the room is open here no more."""
        if self._timer is not None:
            self._timer.cancel()

    def _due(self) -> None:
        self._timer = None
        self._services.background.spawn(self._send())

    async def _send(self) -> None:
        async with self._folding:
            room, score = self._room, self._room.score
            assert score is not None, "somebody watches a board"
            number, closed, entries = room.number, room.closed is not None, score.log.entries
            languages = set(self._languages.values())
            if len(entries) <= _INLINE_ENTRIES:
                boards = self._boards(entries, languages)
            else:
                boards = await asyncio.to_thread(self._boards, entries, languages)
        texts = {
            language: as_text(Board(number, closed, msgspec.to_builtins(board, str_keys=True)))
            for language, board in boards.items()
        }
        for listener, language in tuple(self._languages.items()):
            if language in texts:
                listener.deliver(texts[language])

    def _boards(self, entries: Collection["Entry"], languages: Collection[str]) -> dict[str, dict[str, object]]:
        """Fold what is new, and return the board in each language."""
        from flip7.play.scorekeeper import ScoreKeeper
        from flip7.play.scorekeeper.board_view import board_view

        score = self._room.score
        assert score is not None, "somebody watches a board"
        if self._keeper is None:
            self._keeper = ScoreKeeper(score.setup)
        keeper = self._keeper
        keeper.merge(entries)
        boards = {}
        for language in languages:
            with speaking(language):
                boards[language] = board_view(keeper, score.facts)
        return boards
