"""The hall: all rooms that this process has open. Everything that happens in them is written here, and told.

The order is always the same: a wish is granted, its acts are stored, then they happen in the room, then everybody hears
of them. A hall holds nothing that could not be read from the store again.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence
from contextlib import nullcontext
from typing import Final

from flip7.server.acts import Act, Came, CameBack, Chose, Closed, Line, Rematched, Revealed, Started, encode_line
from flip7.server.attendance import Attendance
from flip7.server.bus import (
    Attending,
    Bus,
    Gestured,
    Notice,
    Reading,
    WhoIsThere,
    Written,
    decode_notice,
    encode_notice,
)
from flip7.server.desk import TAIL, Desk
from flip7.server.dues import Dues, Now
from flip7.server.errands import Errands
from flip7.server.founding import Founding, Plan, again, founded
from flip7.server.granting import Asker, grant
from flip7.server.keys import as_key, new_id
from flip7.server.messages import Emoted, Parting, ScoresHeld, TableListed, TableView, as_text
from flip7.server.metrics import Metrics
from flip7.server.options import Emote
from flip7.server.refusals import Reason, Refused
from flip7.server.room import Room, Said
from flip7.server.settings import Settings
from flip7.server.storage.store import Entry, Expiry, Following, Kept, Phase, Store, StoreTrouble, Taken
from flip7.server.views import happened, listed, table_view
from flip7.server.wishes import Wish
from flip7.words.fluent import say

log: Final = logging.getLogger("flip7.server")

MOST_TOLD: Final = 2_000
"""So many acts are told at once of those that have been; whoever has missed more is shown the table instead."""
_LONG: Final = 2_000
_AT_ONCE: Final = 128
_TOLD_AT_ONCE: Final = 16


class Hall:
    """All rooms that are open here."""

    def __init__(self, store: Store, bus: Bus, settings: Settings, now: Now, metrics: Metrics) -> None:
        self.settings = settings
        self.metrics = metrics
        self.now = now
        self._store = store
        self._bus = bus
        self._origin = new_id()
        self._desks: dict[str, Desk] = {}
        self._opening: dict[str, asyncio.Task[Desk]] = {}
        self._writing: set[asyncio.Task[None]] = set()
        self._reading = asyncio.Semaphore()
        """Held by whoever reads a long log from its beginning: one after the other, so that games go on beside it."""
        self._stopping = False
        self._errands = Errands(metrics)
        patience = settings.patience
        self.dues: Dues = Dues(self._do, self._errands, patience, now, metrics)
        self.attendance: Attendance = Attendance(
            patience, self._errands, do=self._do, tell_others=self._tell_attendance, close=self._close
        )
        metrics.watch_rooms(lambda: len(self._desks))

    # --- rooms --------------------------------------------------------------------------------------------------------

    async def found(self, plan: Plan) -> Founding:
        """A new table is kept; nobody has it open yet."""
        if await self._store.count() >= self.settings.limits.tables:
            raise Refused(Reason.HOUSE_IS_FULL, say("refused-house-full"))
        while True:
            founding = founded(plan, self.now())
            try:
                await self._store.create(founding.kept, founding.entries)
            except Taken:
                continue  # one in hundreds of millions: another code
            self.metrics.tables.inc()
            if founding.room.phase is Phase.PLAYING:
                await self.desk(founding.kept.id)
            return founding

    async def find(self, key: str) -> Kept:
        """What is kept of the table with that code or id, or `Refused`."""
        tidy = as_key(key)
        kept = None if tidy is None else await self._store.find(tidy)
        if kept is None:
            raise Refused(Reason.UNKNOWN_TABLE, say("refused-unknown-table"))
        return kept

    async def desk(self, room: str) -> Desk:
        """The room with that id, open; the first to ask reads it from the store."""
        desk = self._desks.get(room)
        if desk is not None:
            return desk
        task = self._opening.get(room)
        if task is None:
            task = self._opening[room] = asyncio.get_running_loop().create_task(self._open(room))
            task.add_done_callback(lambda _: self._opening.pop(room, None))
        return await asyncio.shield(task)

    async def _open(self, id_: str) -> Desk:
        kept = await self.find(id_)
        desk = Desk(Room.of(kept), self.now(), lambda notice: self._hear(desk, notice))
        await self._bus.subscribe(id_, desk.hear)
        try:
            async with desk.lock:
                await self._read(desk)
        except BaseException:
            await self._bus.unsubscribe(id_, desk.hear)
            raise
        self._desks[id_] = desk
        self._publish(desk, WhoIsThere(self._origin))
        self.dues.go_on(desk)
        self.attendance.close_if_idle(desk)
        return desk

    def _close(self, desk: Desk) -> None:
        desk.silence()
        del self._desks[desk.room.id]
        self._errands.spawn(self._bus.unsubscribe(desk.room.id, desk.hear))

    async def _read(self, desk: Desk) -> None:
        """The room is as its log says, with the last messages at hand."""
        entries = await self._store.log(desk.room.id)
        await self._followed(desk.room, entries[:-TAIL])
        for entry, act, said in desk.room.follow(entries[-TAIL:]):
            desk.remember(as_text(happened(desk.room, entry.at, act, said, self.dues.deadline(desk))))

    async def _followed(self, room: Room, entries: Sequence[Entry]) -> None:
        """The entries have happened in the room. That may take a second, and others get their turn meanwhile."""
        async with self._reading if len(entries) > _LONG else nullcontext():
            for start in range(0, len(entries), _AT_ONCE):
                for _ in room.follow(entries[start : start + _AT_ONCE]):
                    pass
                await asyncio.sleep(0)

    async def look(self, key: str) -> tuple[Kept, Room, int | None]:
        """The room as it is and the deadline of its question; a room that is not open is read and forgotten."""
        kept = await self.find(key)
        desk = self._desks.get(kept.id)
        if desk is not None:
            return kept, desk.room, self.dues.deadline(desk)
        room = Room.of(kept)
        await self._followed(room, await self._store.log(kept.id))
        return kept, room, None

    async def view(self, key: str) -> TableView:
        """The table as everybody may see it."""
        kept, room, deadline = await self.look(key)
        return table_view(room, self.settings.link(kept.code), deadline)

    async def history(self, key: str, since: int = 0) -> list[str]:
        """The messages of the acts from that number on, as they were told; at most `MOST_TOLD`."""
        kept = await self.find(key)
        room = Room.of(kept)
        entries = await self._store.log(kept.id)
        await self._followed(room, entries[:since])
        told: list[str] = []
        for entry, act, said in room.follow(entries[since : since + MOST_TOLD]):
            told.append(as_text(happened(room, entry.at, act, said, None)))
            if len(told) % _TOLD_AT_ONCE == 0:
                await asyncio.sleep(0)
        return told

    async def public(self, limit: int) -> list[TableListed]:
        """The newest public tables that are not over."""
        found: list[TableListed] = []
        for kept in await self._store.newest_public(limit):
            try:
                _, room, _ = await self.look(kept.id)
            except (StoreTrouble, Refused) as trouble:
                self.metrics.trouble.inc()
                log.warning("a table is not listed: %s", trouble)
            else:
                found.append(listed(room, kept.created, self.settings.link(kept.code)))
        return found

    # --- wishes -------------------------------------------------------------------------------------------------------

    async def wish(self, desk: Desk, key: str, wish: Wish) -> None:
        """The wish of the one whose token has this hash is granted and told; `Refused` if it cannot be."""

        def acts() -> Sequence[Act]:
            return grant(desk.room, Asker(desk.room.person_with(key), desk.connected(), self.now()), wish)

        await self._do(desk, acts, key)

    async def _do(self, desk: Desk, acts: Callable[[], Sequence[Act]], key: str = "") -> None:
        """The acts are stored, happen and are told. If somebody else was first, they are thought over again."""

        async def attempt() -> None:
            await self._write(desk, [Line(act, key if isinstance(act, Came) else None) for act in acts()])

        await self._in_turn(desk, attempt)

    async def _in_turn(self, desk: Desk, attempt: Callable[[], Awaitable[None]]) -> None:
        """It is done to its end, even if the one who asked for it is gone before: what is stored must be told."""
        self._check_open()
        task = asyncio.get_running_loop().create_task(self._alone(desk, attempt))
        self._writing.add(task)
        task.add_done_callback(self._written)
        await asyncio.shield(task)

    def _written(self, task: asyncio.Task[None]) -> None:
        self._writing.discard(task)
        if not task.cancelled():
            task.exception()  # whoever still waits is told

    async def _alone(self, desk: Desk, attempt: Callable[[], Awaitable[None]]) -> None:
        """Nobody else in this process writes to the room meanwhile; if another process does, it is tried again."""
        try:
            async with desk.lock:
                while True:
                    try:
                        await attempt()
                        break
                    except Taken:
                        await self._catch_up(desk)
                        self.dues.go_on(desk)  # a bot's answer to a question that is no longer open is not due any more
        except StoreTrouble as trouble:
            raise self._not_stored(trouble) from None
        finally:
            self.dues.go_on(desk)

    async def _write(self, desk: Desk, lines: Sequence[Line]) -> None:
        """Store the acts of one command, all or none of them, then apply and broadcast each."""
        if not lines:
            return
        for line in lines:
            desk.room.check(line.act)
        entries = [Entry(self.now(), encode_line(line)) for line in lines]
        phases = [phase for line in lines if (phase := _phase_after(line.act)) is not None]
        with self.metrics.storing.time():
            await self._store.append(desk.room.id, desk.room.length, entries, phases[-1] if phases else None)
        for entry, line in zip(entries, lines, strict=True):
            self._happen(desk, entry, line)

    def _happen(self, desk: Desk, entry: Entry, line: Line) -> None:
        """What is stored happens in the room, and everybody hears of it."""
        self._tell(desk, entry, line.act, desk.room.apply(line, entry.at))
        self._publish(desk, Written(self._origin, desk.room.length - 1))

    async def _catch_up(self, desk: Desk) -> None:
        """What others have written happens here too, and is told."""
        for entry, act, said in desk.room.follow(await self._store.log(desk.room.id, desk.room.length)):
            self._tell(desk, entry, act, said)

    def _tell(self, desk: Desk, entry: Entry, act: Act, said: Said) -> None:
        text = as_text(happened(desk.room, entry.at, act, said, self.dues.deadline(desk)))
        desk.remember(text)
        desk.tell(text)
        match act:
            case Chose(by=by):
                self.metrics.choices[by].inc()
            case Came() | CameBack():
                self.attendance.changed(desk)
            case _:
                pass

    async def missed(self, desk: Desk, last: int, length: int) -> list[str]:
        """The messages of the acts after that number, up to when the log had that length."""
        at_hand = desk.since(last)
        if at_hand is not None:
            return at_hand
        return (await self.history(desk.room.id, last + 1))[: length - last - 1]

    async def rematch(self, desk: Desk, key: str) -> None:
        """The same people have a new table, and everybody at the old one is told; whoever asks first makes it."""

        async def attempt() -> None:
            if desk.room.rematch is not None:
                return
            founding = again(desk.room, key, self.now())
            line = Line(Rematched(founding.kept.id))
            entry = Entry(self.now(), encode_line(line))
            await self._store.create(founding.kept, founding.entries, Following(desk.room.id, desk.room.length, entry))
            self._happen(desk, entry, line)

        await self._in_turn(desk, attempt)

    def emote(self, desk: Desk, person: int, emote: Emote) -> None:
        """Everybody sees it; nobody keeps it."""
        desk.tell(as_text(Emoted(person, emote)))
        self._publish(desk, Gestured(self._origin, person, emote))

    def hold_scores(self, desk: Desk, person: int, number: int, *, held: bool) -> None:
        """Everybody's screen waits for whoever still reads that round's scores; nobody keeps it."""
        desk.tell(as_text(ScoresHeld(person, number, held)))
        self._publish(desk, Reading(self._origin, person, number, held))

    def _not_stored(self, trouble: StoreTrouble) -> Refused:
        """The trouble is noted for the owner; people are told that nothing has happened."""
        self.metrics.trouble.inc()
        log.warning("%s", trouble)
        return Refused(Reason.STORE_TROUBLE, say("refused-store"))

    def _check_open(self) -> None:
        if self._stopping:
            raise Refused(Reason.STOPPING, say("refused-stopping"))

    # --- other processes ----------------------------------------------------------------------------------------------

    def _publish(self, desk: Desk, notice: Notice) -> None:
        self._bus.publish(desk.room.id, encode_notice(notice))

    def _tell_attendance(self, desk: Desk) -> None:
        self._publish(desk, Attending(self._origin, desk.people_here(), desk.watching_here()))

    def _hear(self, desk: Desk, told: bytes) -> None:
        """Another process has something to say about a room that is open here."""
        notice = decode_notice(told)
        if notice.origin == self._origin:
            return
        match notice:
            case Written(number=number):
                if number >= desk.room.length:
                    self._errands.spawn(self._keep_up(desk))
            case Gestured(person=person, emote=emote):
                desk.tell(as_text(Emoted(person, emote)))
            case Reading(person=person, round=number, held=held):
                desk.tell(as_text(ScoresHeld(person, number, held)))
            case Attending():
                self.attendance.hear(desk, notice)
            case WhoIsThere():
                self._tell_attendance(desk)

    async def _keep_up(self, desk: Desk) -> None:
        try:
            async with desk.lock:
                await self._catch_up(desk)
        except StoreTrouble as trouble:
            self._not_stored(trouble)  # the next act, or a client that comes back, tries again
        self.dues.go_on(desk)

    # --- beginning and end --------------------------------------------------------------------------------------------

    async def resume(self) -> None:
        """Every game that was being played goes on; rooms that wait for somebody are closed again after a while."""
        for room in await self._store.unfinished():
            try:
                await self.desk(room)
            except (StoreTrouble, Refused) as trouble:
                self.metrics.trouble.inc()
                log.warning("a game does not go on: %s", trouble)

    async def sweep(self) -> None:
        """Tables at which nothing has happened for long are gone, but for those that are open."""
        now, keeping = self.now(), self.settings.keeping
        rule = Expiry(
            now=now,
            lobbies_before=now - int(keeping.lobbies * 1000),
            lonely_before=now - int(keeping.lobbies * 1000),
            games_before=now - int(keeping.games * 1000),
            records_before=now - int(keeping.records * 1000),
            remove_marked_before=now,
        )
        gone = (await self._store.expire(rule, frozenset(self._desks))).removed
        if gone:
            log.info("%d tables have expired", len(gone))

    async def check(self) -> None:
        """The store can be read and written, or `StoreTrouble`."""
        await self._store.check()

    async def stop(self, seconds: float) -> None:
        """Every client is told to come back after so long; nothing is written any more."""
        self._stopping = True
        self.attendance.stop()
        self.dues.stop()
        for desk in tuple(self._desks.values()):
            desk.silence()
            for listener in tuple(desk.listeners):
                listener.part(Parting.STOPPING, seconds)
        await self._errands.stop()
        await asyncio.gather(*self._writing, return_exceptions=True)
        self.dues.close()


def _phase_after(act: Act) -> Phase | None:
    match act:
        case Started():
            return Phase.PLAYING
        case Revealed() | Closed():
            return Phase.OVER
        case _:
            return None
