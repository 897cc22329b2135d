"""«What if» at the server: decisions played out up to 1,000 times in the process of the reviews, their reports shared.

A play-out takes some tenths of a second at a table of four, a few seconds at a large one, where fewer games are played
(`flip7.arena.what_if`). It always has the same figures, so the latest are kept in memory alone.
"""

import asyncio
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final

from flip7.bots.worker import FairSemaphore
from flip7.clock import Clock, timeout
from flip7.core.errors import Flip7Error
from flip7.i18n.catalog import say
from flip7.protocol.errors import Reason, Refused
from flip7.record import BadBranch, to_json
from flip7.server.http_status import cut_short
from flip7.server.review_worker import Reviewing, WorkerLost
from flip7.server.reviews import RETRY_SECONDS, Load
from flip7.server.rooms.services import RoomServices

MAX_PLAY_OUTS: Final = 16
"""Play-outs that are under way or wait for their turn; more are refused."""
MAX_PLAY_OUTS_OF_AN_ADDRESS: Final = 4
"""Play-outs of one address, or one IPv6 /48, among them: more are refused, so that others get their turn."""
REPORT_SECONDS: Final = 60.0
"""The longest that a request waits: an answer comes before a proxy gives up (75 s in deploy/nginx.conf), and the
play-out goes on."""
KEPT: Final = 512
"""Reports that are kept: a thousand bytes each."""
_NOBODY: Final = ""
"""The payer of all who have no limits: together they take turns with the others as one."""


@dataclass(slots=True, eq=False)
class PlayOut:
    """A decision that is being played out."""

    payer: str | None
    """The payer whose request it is; None if they have no limits."""
    clock: Clock
    is_read: asyncio.Event = field(default_factory=asyncio.Event)
    """Set when the game has been read, or could not be."""
    task: asyncio.Task[str] | None = None

    async def report(self) -> str:
        """Return the report as JSON when it is there, or raise what went wrong; others may wait for it, too.

        Raise `Refused` if it takes long: whoever asks again gets it, or waits on.
        """
        assert self.task is not None, "it is under way"
        try:
            async with timeout(self.clock, REPORT_SECONDS):
                return await asyncio.shield(self.task)
        except TimeoutError:
            raise Refused(Reason.TOO_FAST, say("refused-play-outs"), seconds=RETRY_SECONDS) from None


class WhatIfReports:
    """Plays decisions out, each once for all who ask."""

    def __init__(self, worker: Reviewing, services: RoomServices, expect: Callable[[], None]) -> None:
        self._worker = worker
        self._services = services
        self._expect = expect
        """Has the process kept for a while; it ends when nobody has asked for long."""
        self._kept: OrderedDict[tuple[str, int], str] = OrderedDict()
        self._under_way: dict[tuple[str, int], PlayOut] = {}
        self._turns = FairSemaphore(1)
        """Payers take turns, however many play-outs each of them has."""

    async def begin(self, room: str, choice: int, load: Load, payer: str | None) -> str | PlayOut:
        """Return the report of a decision as JSON, or the play-out that makes it, as soon as its game has been read.

        `load` reads the record of the finished game. Raise `Refused` if too many are being played out.
        """
        key = (room, choice)
        if key in self._kept:
            self._kept.move_to_end(key)
            return self._kept[key]
        play_out = self._under_way.get(key)
        if play_out is None:
            self._check_open()
            self._check_free(payer)
            play_out = self._under_way[key] = PlayOut(payer, self._services.clock)
            play_out.task = asyncio.create_task(self._make(key, load, play_out))
            play_out.task.add_done_callback(lambda task: self._made(key, task))
        await play_out.is_read.wait()
        return play_out

    def _check_open(self) -> None:
        if self._services.is_stopping:  # nobody would end a process that is started now
            raise Refused(Reason.STOPPING, say("refused-stopping"))

    def _check_free(self, payer: str | None) -> None:
        others = [each.payer for each in self._under_way.values()]
        if len(others) >= MAX_PLAY_OUTS or (payer is not None and others.count(payer) >= MAX_PLAY_OUTS_OF_AN_ADDRESS):
            raise Refused(Reason.TOO_FAST, say("refused-play-outs"), seconds=RETRY_SECONDS)

    def _made(self, key: tuple[str, int], task: asyncio.Task[str]) -> None:
        del self._under_way[key]
        if task.cancelled() or task.exception() is not None:  # nobody may be left who waits for it
            return
        self._kept[key] = task.result()
        if len(self._kept) > KEPT:
            self._kept.popitem(last=False)

    async def _make(self, key: tuple[str, int], load: Load, play_out: PlayOut) -> str:
        try:
            record = await load()
        finally:
            play_out.is_read.set()
        self._expect()
        text = await asyncio.to_thread(to_json, record)
        async with self._turns.turn_of(play_out.payer or _NOBODY):
            self._check_open()
            return await self._play_out(text, key[1])

    async def _play_out(self, text: str, choice: int) -> str:
        try:
            return await self._worker.play_out(text, choice)
        except WorkerLost as error:
            self._check_open()
            self._services.warnings.warning("a play-out failed", error)
            raise Refused(Reason.OUR_FAULT, say("refused-our-fault")) from None
        except BadBranch:
            raise Refused(Reason.NO_SUCH_CHOICE, say("refused-no-such-choice", choice=choice + 1)) from None
        except Flip7Error as error:
            raise Refused(Reason.BAD_RECORD, say("refused-review", problem=cut_short(str(error)))) from None
        finally:
            self._expect()  # others may wait for the process
