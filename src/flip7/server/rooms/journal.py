"""The journal: the one write path of rooms. Everything that happens at a table goes through `transact`.

Clients by `command`; the turn clock, presence and the owner by `commit`; a rematch of a table or a board, which is
stored together with the new room, by `transact` and `apply` (`flip7.server.rooms.registry.Rooms._follow_up`).

The order never changes: see that the server is open → lock the room → make the events → check that they fit → store
them → for each: apply it, tell everybody here, publish it → unlock → reschedule the turn clock. What is told is stored,
and what is stored is told.
"""

import asyncio
from collections.abc import Awaitable, Callable, Sequence

from flip7.i18n.catalog import say
from flip7.protocol.commands import Command
from flip7.protocol.errors import Reason, Refused
from flip7.protocol.room_events import Came, Closed, LogLine, Revealed, RoomEvent, Started, encode_line
from flip7.protocol.room_options import Phase
from flip7.server.pubsub import WrittenNotice
from flip7.server.rooms.commands import Sender, handle
from flip7.server.rooms.live_room import LiveRoom
from flip7.server.rooms.services import MakeEvents, RoomServices
from flip7.server.storage.store import Entry, StoreTrouble, Taken


class Journal:
    """Writes the logs of all live rooms of this process."""

    def __init__(self, services: RoomServices) -> None:
        self._services = services
        self._writing: set[asyncio.Task[None]] = set()

    def __len__(self) -> int:
        return len(self._writing)

    async def command(self, live: LiveRoom, token_hash: str, command: Command) -> None:
        """Run a command of the person whose token has this hash; raise `Refused` if it is not allowed."""

        def make_events() -> list[RoomEvent]:
            person, now = live.room.person_with(token_hash), self._services.clock.now()
            return handle(live.room, Sender(person, live.presence.connected(), now, token_hash), command)

        await self.commit(live, make_events, token_hash)

    async def commit(self, live: LiveRoom, make_events: MakeEvents, token_hash: str = "") -> None:
        """Store, apply and tell the events that `make_events` returns: all or none of them.

        `make_events` is called while the room is locked, and again if another process has written to the room
        meanwhile. It may raise `Refused`; so does this if nothing could be stored. `token_hash` is a newcomer's.
        """

        async def write() -> None:
            events = make_events()
            await self._append(live, [LogLine(each, token_hash if isinstance(each, Came) else None) for each in events])

        await self.transact(live, write)

    async def transact(self, live: LiveRoom, write: Callable[[], Awaitable[None]]) -> None:
        """Run a write in a task of its own: it ends even if the caller is cancelled, as what is stored must be told."""
        self.check_open()
        task = asyncio.get_running_loop().create_task(self._locked(live, write))
        self._writing.add(task)
        task.add_done_callback(self._written)
        await asyncio.shield(task)

    async def _locked(self, live: LiveRoom, write: Callable[[], Awaitable[None]]) -> None:
        """Lock the room and write; catch up and try again if another process was first."""
        try:
            async with live.lock:
                while True:
                    try:
                        await write()
                        break
                    except Taken:
                        await self._catch_up(live)
                        live.turn_clock.reschedule()  # a bot's answer to an earlier question is not pending any more
        except StoreTrouble as trouble:
            raise self._not_stored(trouble) from None
        finally:
            live.turn_clock.reschedule()

    async def _append(self, live: LiveRoom, lines: Sequence[LogLine]) -> None:
        """Check that the lines fit, store them in one transaction, then apply and tell each."""
        if not lines:
            return
        room = live.room
        for line in lines:
            room.check(line.act)
        entries = [Entry(self._services.clock.now(), encode_line(line)) for line in lines]
        phases = [phase for line in lines if (phase := _phase_after(line.act)) is not None]
        joined = any(isinstance(line.act, Came) for line in lines)
        with self._services.metrics.storing.time():
            await self._services.store.append(
                room.id, room.length, entries, phases[-1] if phases else None, joined=joined
            )
        for entry, line in zip(entries, lines, strict=True):
            self.apply(live, entry, line)

    def apply(self, live: LiveRoom, entry: Entry, line: LogLine) -> None:
        """Apply a line that is stored, and tell everybody, here and at other processes."""
        live.tell(entry.at, line.act, live.room.apply_line(line, entry.at))
        self._services.pubsub.publish(live.room.id, WrittenNotice(self._services.origin, live.room.number))

    # --- what other processes have stored -----------------------------------------------------------------------------

    async def keep_up(self, live: LiveRoom) -> None:
        """Apply and tell what other processes have stored; if the store cannot be read, the next write tries again."""
        try:
            async with live.lock:
                await self._catch_up(live)
        except StoreTrouble as trouble:
            self._not_stored(trouble)
        live.turn_clock.reschedule()

    async def _catch_up(self, live: LiveRoom) -> None:
        room = live.room
        for entry, event, step in room.follow(await self._services.store.log(room.id, room.length)):
            live.tell(entry.at, event, step)

    # --- opening and closing ------------------------------------------------------------------------------------------

    def check_open(self) -> None:
        """Raise `Refused` if the server stops."""
        if self._services.is_stopping:
            raise Refused(Reason.STOPPING, say("refused-stopping"))

    async def finish(self) -> None:
        """Wait until everything that is being written is stored and told."""
        await asyncio.gather(*self._writing, return_exceptions=True)

    def _written(self, task: asyncio.Task[None]) -> None:
        self._writing.discard(task)
        if not task.cancelled():
            task.exception()  # mark it as seen: whoever still waits for the task raises it

    def _not_stored(self, trouble: StoreTrouble) -> Refused:
        """Log the trouble for the owner, and return what clients are told: nothing has happened."""
        self._services.metrics.trouble.inc()
        self._services.warnings.warning("a write to the store failed", trouble)
        return trouble.refusal


def _phase_after(event: RoomEvent) -> Phase | None:
    match event:
        case Started():
            return Phase.PLAYING
        case Revealed() | Closed():
            return Phase.OVER
        case _:
            return None
