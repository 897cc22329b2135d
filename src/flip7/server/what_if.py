"""What if, at the server: decisions played out a thousand times in the process of the reviews, their reports shared.

A play-out takes some tenths of a second and always has the same figures, so the latest are kept in memory alone.
"""

import asyncio
from collections import OrderedDict
from collections.abc import Callable
from typing import Final

from flip7.core.errors import Flip7Error
from flip7.i18n.catalog import say
from flip7.protocol.errors import Reason, Refused
from flip7.record import BadBranch, Record, to_json
from flip7.server.http_status import cut_short
from flip7.server.review_worker import Reviewing, WorkerLost
from flip7.server.reviews import RETRY_SECONDS, Load
from flip7.server.rooms.services import RoomServices

MAX_PLAY_OUTS: Final = 16
"""Play-outs that are under way or wait for their turn; more are refused."""
KEPT: Final = 512
"""Reports that are kept: a thousand bytes each."""


class WhatIfReports:
    """Plays decisions out, each once for all who ask."""

    def __init__(self, worker: Reviewing, services: RoomServices, expect: Callable[[], None]) -> None:
        self._worker = worker
        self._warnings = services.warnings
        self._expect = expect
        """Has the process kept for a while; it ends when nobody has asked for long."""
        self._kept: OrderedDict[tuple[str, int], str] = OrderedDict()
        self._under_way: dict[tuple[str, int], asyncio.Task[str]] = {}

    async def find(self, room: str, choice: int, load: Load) -> str:
        """Return the report of a decision as JSON; `load` reads the record of the finished game.

        Raise `Refused` if there is no such decision, or too many are being played out.
        """
        key = (room, choice)
        if key in self._kept:
            self._kept.move_to_end(key)
            return self._kept[key]
        task = self._under_way.get(key)
        if task is None:
            if len(self._under_way) >= MAX_PLAY_OUTS:
                raise Refused(Reason.TOO_FAST, say("refused-play-outs"), seconds=RETRY_SECONDS)
            task = self._under_way[key] = asyncio.get_running_loop().create_task(self._play_out(choice, load))
            task.add_done_callback(lambda _: self._under_way.pop(key, None))
        report = await asyncio.shield(task)
        self._kept[key] = report
        if len(self._kept) > KEPT:
            self._kept.popitem(last=False)
        return report

    async def _play_out(self, choice: int, load: Load) -> str:
        record: Record = await load()
        self._expect()
        text = await asyncio.to_thread(to_json, record)
        try:
            return await self._worker.play_out(text, choice)
        except WorkerLost as error:
            self._warnings.warning("a play-out failed", error)
            raise Refused(Reason.OUR_FAULT, say("refused-our-fault")) from None
        except BadBranch:
            raise Refused(Reason.NO_SUCH_CHOICE, say("refused-no-such-choice", choice=choice + 1)) from None
        except Flip7Error as error:
            raise Refused(Reason.BAD_RECORD, say("refused-review", problem=cut_short(str(error)))) from None
