"""The registry of rooms: create, find, open, list, close and expire them.

A registry holds nothing that could not be read from the store again. What happens within a room is written by the
journal (`flip7.server.rooms.journal`).
"""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager, suppress
from typing import ParamSpec, Protocol, TypeVar

from msgspec import structs

from flip7.bots.worker import BotWorkers
from flip7.clock import Clock
from flip7.i18n.catalog import say
from flip7.protocol.commands import Rematch
from flip7.protocol.errors import Reason, Refused
from flip7.protocol.messages import Announced, TableListed, TableView, as_text
from flip7.protocol.room_events import Closed, Closing, LogLine, Rematched, RoomEvent, encode_line
from flip7.protocol.room_options import Phase
from flip7.record import Record
from flip7.server.config import Settings
from flip7.server.pubsub import PresenceQuestion, PubSub
from flip7.server.room_metrics import RoomMetrics
from flip7.server.rooms.branch import create_branch
from flip7.server.rooms.create import BranchPlan, NewRoom, Plan, create_rematch, create_room
from flip7.server.rooms.create_board import (
    BoardPlan,
    BoardRematch,
    NewBoard,
    check_keeper,
    create_board,
    create_next_board,
)
from flip7.server.rooms.expiry import ExpirySweeper
from flip7.server.rooms.journal import Journal
from flip7.server.rooms.live_room import TAIL_MESSAGES, LiveRoom
from flip7.server.rooms.log_reader import LogReader
from flip7.server.rooms.public_list import PublicList
from flip7.server.rooms.room import Room
from flip7.server.rooms.services import Bots, RoomServices
from flip7.server.rooms.views import table_view
from flip7.server.security.tokens import TableKeys
from flip7.server.storage.store import Entry, Following, RoomStore, StoredRoom, StoreTrouble, Taken

P = ParamSpec("P")
T = TypeVar("T")


class Aside(Protocol):
    """Runs a function where it holds up nobody."""

    async def __call__(self, function: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> T:
        """Run it, and return what it returns."""


async def _here(function: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> T:
    return function(*args, **kwargs)


class Rooms:
    """All rooms of the server, and those among them that this process has open."""

    def __init__(  # noqa: PLR0913 - all that it works with is passed in
        self,
        store: RoomStore,
        pubsub: PubSub,
        settings: Settings,
        clock: Clock,
        metrics: RoomMetrics,
        *,
        bots: Bots | None = None,
        ended: Callable[[str], None] = lambda _: None,
        keys: TableKeys = TableKeys(),  # noqa: B008 - it is frozen
        closes_foreign: bool = True,
    ) -> None:
        self.settings = settings
        self.metrics = metrics
        self.now: Callable[[], int] = clock.now
        """Returns the wall-clock time, in milliseconds since 1970."""
        self.announced: Announced | None = None
        """The owner's announcement to everybody; newcomers are told too."""
        self.services: RoomServices = RoomServices(store, pubsub, settings, clock, metrics, bots or BotWorkers(), ended)
        self.journal: Journal = Journal(self.services)
        self.logs: LogReader = LogReader(store)
        self.public_list: PublicList = PublicList(self.services, self._listable)
        self._store = store
        self._keys = keys
        self._closes_foreign = closes_foreign
        """Whether a game of another behaviour is closed for good when somebody opens it; if not, it is refused."""
        self._live_rooms: dict[str, LiveRoom] = {}
        self._opening: dict[str, asyncio.Task[LiveRoom]] = {}
        self._being_created = 0
        """Tables that are being created: the store does not count them yet."""
        self._sweeper = ExpirySweeper(store, settings.retention, clock, lambda: frozenset(self._live_rooms))
        metrics.watch_rooms(lambda: len(self._live_rooms))

    # --- creating -----------------------------------------------------------------------------------------------------

    async def create(self, plan: Plan, aside: Aside = _here) -> NewRoom:
        """Store a new table. Nobody has it open yet, and its bots wait for somebody to come.

        What takes long is done `aside`, such as in a thread.
        """
        if plan.branch is None:
            return await self._store_new(lambda: _here(create_room, plan, self.now(), self._keys))
        kept = await self.find(plan.branch.of)
        branch = structs.replace(plan.branch, of=kept.id)
        record, _ = await self.finished(kept)
        return await self._store_new(lambda: aside(create_branch, plan, branch, record, self.now(), self._keys))

    async def create_from(self, plan: Plan, branch: BranchPlan, record: Record) -> NewRoom:
        """Store a branch of a game that was played at none of our tables."""
        return await self._store_new(lambda: _here(create_branch, plan, branch, record, self.now(), self._keys))

    async def _store_new(self, create: Callable[[], Awaitable[NewRoom]]) -> NewRoom:
        async with self._one_more_table():
            while True:
                new_room = await create()
                try:
                    await self._store.create(new_room.kept, new_room.entries)
                except Taken:
                    continue  # one in hundreds of millions: another code
                self.metrics.tables.inc()
                self.public_list.add(new_room.kept, new_room.room)
                return new_room

    async def create_board(self, plan: BoardPlan) -> NewBoard:
        """Store a new score board; its entries come when its keeper has connected."""
        async with self._one_more_table():
            while True:
                new_board = create_board(plan, self.now(), self._keys)
                try:
                    await self._store.create(new_board.kept, new_board.entries)
                except Taken:
                    continue
                self.metrics.tables.inc()
                return new_board

    async def rematch(self, live: LiveRoom, token_hash: str, wanted: Rematch | None = None) -> None:
        """Create a new table for the same people, and tell everybody at the old one; the first to ask creates it."""
        await self._follow_up(
            live, lambda code: create_rematch(live.room, token_hash, self.now(), code, wanted, keys=self._keys)
        )

    async def rematch_board(self, key: str, plan: BoardRematch) -> StoredRoom:
        """Create the board of the next game, and tell everybody at the old one; the first to ask creates it."""
        live = await self.live((await self.find(key)).id)
        check_keeper(live.room, plan.token)
        await self._follow_up(live, lambda code: create_next_board(live.room, plan, self.now(), code, self._keys))
        assert live.room.rematch is not None, "there is one now, or it was refused"
        return await self.find(live.room.rematch)

    async def _follow_up(self, live: LiveRoom, create: Callable[[str], NewRoom | NewBoard]) -> None:
        """Store the room that follows a room, unless there is one, together with the event that leads there."""

        async def write() -> None:
            room = live.room
            if room.rematch is not None and await self._store.find(room.rematch) is not None:
                return
            async with self._one_more_table():
                holder = await self._store.find(room.code)
                # The code stays with an earlier rematch, unless that has expired.
                moves_code = holder is not None and holder.id == room.id
                code = room.code if moves_code or holder is None else self._keys.new_code()
                new_room = create(code)
                line = LogLine(Rematched(new_room.kept.id))
                entry = Entry(self.now(), encode_line(line))
                following = Following(room.id, room.length, entry, moves_code=moves_code)
                await self._store.create(new_room.kept, new_room.entries, following)
                self.journal.apply(live, entry, line)
                self.services.background.spawn(self._bring_along(live, new_room.kept.id))

        await self.journal.transact(live, write)

    async def _bring_along(self, before: LiveRoom, rematch: str) -> None:
        """Open a rematch, and let it wait for the people who still look at the result of the game before."""
        with suppress(Refused, StoreTrouble):  # whoever comes first tries again
            (await self.live(rematch)).presence.follow(before.presence)

    @asynccontextmanager
    async def _one_more_table(self) -> AsyncIterator[None]:
        """Create a table within the block; raise `Refused` if the server has all the tables it may have."""
        self.journal.check_open()
        self._being_created += 1
        try:
            if await self._store.count() + self._being_created > self.settings.limits.tables:
                raise Refused(Reason.HOUSE_IS_FULL, say("refused-house-full"))
            yield
        finally:
            self._being_created -= 1

    # --- finding and opening ------------------------------------------------------------------------------------------

    async def find(self, key: str) -> StoredRoom:
        """Find the table with that code or id; raise `Refused` if there is none."""
        tidy = self._keys.as_key(key)
        kept = None if tidy is None else await self._store.find(tidy)
        if kept is None:
            raise Refused(Reason.UNKNOWN_TABLE, say("refused-unknown-table"))
        return kept

    async def live(self, room: str) -> LiveRoom:
        """Open the room with that id, or return it if it is open; the first to ask reads it from the store."""
        live = await self._up_to_date(room)
        if live is not None:
            return live
        task = self._opening.get(room)
        if task is None:
            task = self._opening[room] = asyncio.get_running_loop().create_task(self._open(room))
            task.add_done_callback(lambda _: self._opening.pop(room, None))
        return await asyncio.shield(task)

    async def _up_to_date(self, room: str) -> LiveRoom | None:
        """Return the room if it is open here, with all that other processes have written to it.

        Somebody may have played, or taken a seat, at another process a moment ago: whoever comes must find it here.
        """
        live = self._live_rooms.get(room)
        if live is None or not self._store.shared:
            return live
        await self.journal.keep_up(live)
        return self._live_rooms.get(room)  # it may have been closed meanwhile

    async def _open(self, id_: str) -> LiveRoom:
        pubsub = self.services.pubsub
        live = LiveRoom(
            Room.stored(await self.find(id_)),
            self.services,
            commit=self.journal.commit,
            keep_up=self.journal.keep_up,
            close=self._close_idle,
        )
        await pubsub.subscribe(id_, self.services.origin, live.hear)
        try:
            async with live.lock:
                await self._read(live)
            self._check_behaviour(live.room)
        except BaseException:
            await pubsub.unsubscribe(id_, live.hear)
            raise
        self._live_rooms[id_] = live
        self.logs.cache.drop(id_)
        pubsub.publish(id_, PresenceQuestion(self.services.origin))
        if live.room.is_foreign and live.room.phase is Phase.PLAYING:
            await self.journal.commit(live, lambda: _closed(live.room, Closing.BEHAVIOUR))
        live.turn_clock.reschedule()
        live.presence.close_if_idle()
        return live

    async def _read(self, live: LiveRoom) -> None:
        """Fold the room's log, and keep the messages of its last events in the tail."""
        room = live.room
        await self.logs.fold(room, max(0, await self.logs.length(room) - TAIL_MESSAGES))
        await self.logs.fold(room, on_entry=live.remember)

    def _check_behaviour(self, room: Room) -> None:
        """Refuse a game of another behaviour where it is to be kept as it is."""
        if room.is_foreign and room.phase is Phase.PLAYING and not self._closes_foreign:
            raise Refused(Reason.OTHER_BEHAVIOUR, say("refused-behaviour"))

    def _close(self, live: LiveRoom) -> None:
        live.close()
        if self._live_rooms.get(live.room.id) is live:  # not one that was evicted, whose last client has gone now
            del self._live_rooms[live.room.id]
            self.services.background.spawn(self.services.pubsub.unsubscribe(live.room.id, live.hear))

    def _close_idle(self, live: LiveRoom) -> None:
        """Close a room without clients, or later if it is being written to."""
        if live.lock.locked():
            live.presence.close_later()
        else:
            self._close(live)

    # --- reading ------------------------------------------------------------------------------------------------------

    async def look(self, key: str) -> tuple[StoredRoom, Room, int | None]:
        """Return a room and the deadline of its question; one that is not open is read, and kept in the cache."""
        kept = await self.find(key)
        live = await self._up_to_date(kept.id)
        if live is not None:
            return kept, live.room, live.turn_clock.deadline()
        return kept, await self.logs.room(kept), None

    async def view(self, key: str) -> TableView:
        """Return the table as everybody may see it."""
        kept, room, deadline = await self.look(key)
        if room.is_board:
            raise Refused(Reason.IS_A_BOARD, say("refused-is-board"))
        self._expect_review(room)
        return table_view(room, self.settings.link(kept.code), deadline)

    async def history(self, key: str, since: int = 0) -> list[str]:
        """Return the messages of the events from that number on, as many as one answer may have."""
        return await self.logs.history(await self.find(key), since)

    async def missed(self, live: LiveRoom, last: int, length: int) -> list[str]:
        """Return the messages of the events after that number, up to when the log had that length."""
        in_tail = live.since(last)
        if in_tail is not None:
            return in_tail
        return (await self.history(live.room.id, last + 1))[: length - last - 1]

    async def finished(self, kept: StoredRoom) -> tuple[Record, str]:
        """Return the record of a finished game, and the name of its file: with the table's code, not its id."""
        _, room, _ = await self.look(kept.id)
        if room.is_foreign:
            raise Refused(Reason.OTHER_BEHAVIOUR, say("refused-behaviour"))
        if room.revealed is None:
            raise Refused(Reason.NOT_OVER, say("refused-not-over"))
        return room.record(), f"flip7-{kept.code}"

    async def public(self, limit: int) -> list[TableListed]:
        """List the newest public tables that are not over."""
        return await self.public_list.newest(limit)

    async def seating(self, key: str) -> Room:
        """Return a room for its seats alone: its game may not be followed."""
        room = await self._listable(await self.find(key))
        self._expect_review(room)
        return room

    def _expect_review(self, room: Room) -> None:
        """Have the process for reviews started: from a page of a finished game its review is one tap away."""
        if room.revealed is not None:
            self.services.nearly_over()

    async def _listable(self, kept: StoredRoom) -> Room:
        live = await self._up_to_date(kept.id)
        return await self.logs.seating(kept) if live is None else live.room

    # --- upkeep -------------------------------------------------------------------------------------------------------

    async def sweep(self) -> None:
        """Mark tables at which nothing has happened for long, and remove those that were marked a day ago."""
        for room in await self._sweeper.sweep():
            self.logs.drop(room)
            self.services.ended(room)

    async def upkeep(self) -> None:
        """Repeat the presence of every open room to other processes, and free seats of absent people."""
        for live in tuple(self._live_rooms.values()):
            live.presence.keep_up()

    async def keep_up_with_others(self) -> None:
        """Apply what other processes have written to rooms that are open here, where a notice of it was lost."""
        if not self._store.shared or not self._live_rooms:
            return
        for room, length in (await self._store.lengths(tuple(self._live_rooms))).items():
            live = self._live_rooms.get(room)
            if live is not None and length > live.room.length:
                await self.journal.keep_up(live)

    async def check(self) -> None:
        """Raise `StoreTrouble` unless the store can be read and written."""
        await self._store.check()

    async def stop(self, seconds: float) -> None:
        """Stop writing, and tell every client to reconnect after this many seconds."""
        self.services.is_stopping = True
        for live in tuple(self._live_rooms.values()):
            live.close()
            live.presence.part_with_all(seconds)
        await self.services.background.stop()
        self.public_list.cancel()
        await self.journal.finish()
        self.services.bots.close()

    # --- the owner ----------------------------------------------------------------------------------------------------

    async def close_table(self, key: str) -> None:
        """Close a table for good, whoever sits at it; one that is over stays as it is."""
        live = await self.live((await self.find(key)).id)
        await self.journal.commit(live, lambda: _closed(live.room, Closing.OWNER))

    def sockets(self, room: str) -> Sequence[int | None]:
        """List whose each connection to an open room is; None: a spectator's."""
        live = self._live_rooms.get(room)
        return () if live is None else [each.person for each in live.presence.listeners]

    def announce(self, announced: Announced) -> None:
        """Tell everybody who is connected something, and everybody who comes later."""
        self.announced = announced if announced.text or announced.restart_at else None
        text = as_text(announced)
        for live in self._live_rooms.values():
            live.presence.broadcast(text)

    async def evict(self, key: str) -> None:
        """Forget a room whose log was changed by hand; its clients reconnect to what the log says now."""
        id_ = (await self.find(key)).id
        self.logs.drop(id_)
        live = self._live_rooms.get(id_)
        if live is None:
            return
        async with live.lock:
            live.presence.part_with_all(0)
            if id_ in self._live_rooms:
                self._close(live)


def _closed(room: Room, why: Closing) -> Sequence[RoomEvent]:
    return [] if room.phase is Phase.OVER else [Closed(why)]
