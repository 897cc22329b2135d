"""The hall: all rooms that this process has open. Everything that happens in them is written here, and told.

The order is always the same: a wish is granted, its acts are stored, then they happen in the room, then everybody hears
of them. A hall holds nothing that could not be read from the store again.
"""

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager, nullcontext
from math import inf
from typing import Final

from flip7.clock import Clock
from flip7.i18n.catalog import say
from flip7.protocol.commands import Command
from flip7.protocol.errors import Reason, Refused
from flip7.protocol.messages import Announced, Emoted, Parting, ScoresHeld, TableListed, TableView, as_text
from flip7.protocol.room_events import (
    Came,
    CameBack,
    Chose,
    Closed,
    Closing,
    LogLine,
    Rematched,
    Revealed,
    RoomEvent,
    SentAway,
    Started,
    encode_line,
)
from flip7.protocol.room_options import Emote, Phase
from flip7.protocol.table_code import as_key
from flip7.server.background import BackgroundTasks
from flip7.server.config import Settings
from flip7.server.metrics import Metrics
from flip7.server.pubsub import (
    EmoteNotice,
    Notice,
    PresenceNotice,
    PresenceQuestion,
    PubSub,
    ScoresHeldNotice,
    WrittenNotice,
    decode_notice,
    encode_notice,
)
from flip7.server.rooms.cache import RoomCache
from flip7.server.rooms.commands import Sender, handle
from flip7.server.rooms.create import NewRoom, Plan, create_rematch, create_room
from flip7.server.rooms.expiry import Sweeper
from flip7.server.rooms.live_room import TAIL, BotPace, LiveRoom
from flip7.server.rooms.presence import Presence
from flip7.server.rooms.room import GameStep, Room
from flip7.server.rooms.serialize import happened, listed, table_view
from flip7.server.rooms.turn_clock import Bots, Now, TurnClock
from flip7.server.security.log_limit import RateLimitedLog
from flip7.server.security.tokens import new_code, new_id
from flip7.server.storage.store import Entry, Following, Store, StoredRoom, StoreTrouble, Taken

log: Final = logging.getLogger("flip7.server")

MOST_TOLD: Final = 2_000
"""So many acts are told at once of those that have been; whoever has missed more is shown the table instead."""
_PAGE: Final = 512
"""Entries of a log that are read and held at once."""
_AT_ONCE: Final = 16
"""Entries that are followed before others get their turn."""
MOST_LISTED: Final = 50
_LIST_SECONDS: Final = 3.0
"""So long the list of public tables is answered from memory: pages that show it ask every five seconds."""

Followed = Callable[[Entry, RoomEvent, GameStep], None]
"""Called with each entry of a log that has been followed, what it says, and what the referee said to it."""


class Rooms:
    """All rooms that are open here."""

    def __init__(  # noqa: PLR0913 - all that it works with is passed in
        self,
        store: Store,
        pubsub: PubSub,
        settings: Settings,
        clock: Clock,
        metrics: Metrics,
        *,
        bots: Bots | None = None,
        ended: Callable[[str], None] = lambda _: None,
    ) -> None:
        self.settings = settings
        self.metrics = metrics
        self.now: Now = clock.now
        self._store = store
        self._pubsub = pubsub
        self._origin = new_id()
        self._live_rooms: dict[str, LiveRoom] = {}
        self._opening: dict[str, asyncio.Task[LiveRoom]] = {}
        self._writing: set[asyncio.Task[None]] = set()
        self._reading = asyncio.Semaphore()
        """Held by whoever reads a long log: one after the other, so that games go on beside it."""
        self._cache = RoomCache()
        self._seatings = RoomCache()
        """For the list of public tables: rooms without their games."""
        self._founding = 0
        """Tables that are being made: the store does not count them yet."""
        self._listing = asyncio.Semaphore()
        """The same for the list of public tables, which waits for nobody else."""
        self._refreshing: asyncio.Task[None] | None = None
        self._listed: list[TableListed] | None = None
        """The list of public tables."""
        self._listed_at = -inf
        """When it was made, by the monotonic clock."""
        self._clock = clock
        self._log = RateLimitedLog(log, clock.monotonic)
        self._ended = ended
        """Called with the id of a table whose game is over, or that is gone."""
        self.announced: Announced | None = None
        """What the owner of the server has told everybody; newcomers are told too."""
        self._stopping = False
        self._background = BackgroundTasks(metrics)
        self.turn_clock: TurnClock = TurnClock(self._do, self._background, settings, clock, metrics=metrics, bots=bots)
        self.presence: Presence = Presence(
            settings,
            self._background,
            clock,
            do=self._do,
            tell_others=self._tell_attendance,
            go_on=self.turn_clock.go_on,
            close=self._close,
            sees_all=lambda: not (store.shared and store.has_company),
        )
        self._sweeper = Sweeper(store, settings.keeping, clock, lambda: frozenset(self._live_rooms))
        metrics.watch_rooms(lambda: len(self._live_rooms))

    # --- rooms --------------------------------------------------------------------------------------------------------

    async def found(self, plan: Plan) -> NewRoom:
        """Store a new table. Nobody has it open yet, and its bots wait for somebody to come."""
        async with self._one_more_table():
            while True:
                new_room = create_room(plan, self.now())
                try:
                    await self._store.create(new_room.kept, new_room.entries)
                except Taken:
                    continue  # one in hundreds of millions: another code
                self.metrics.tables.inc()
                if new_room.kept.public and self._listed is not None:
                    link = self.settings.link(new_room.kept.code)
                    self._listed.insert(0, listed(new_room.room, new_room.kept.created, link))
                return new_room

    @asynccontextmanager
    async def _one_more_table(self) -> AsyncIterator[None]:
        """Make a table within the block; `Refused` if the house is full, those that are being made included."""
        self._check_open()
        self._founding += 1
        try:
            if await self._store.count() + self._founding > self.settings.limits.tables:
                raise Refused(Reason.HOUSE_IS_FULL, say("refused-house-full"))
            yield
        finally:
            self._founding -= 1

    async def find(self, key: str) -> StoredRoom:
        """What is kept of the table with that code or id, or `Refused`."""
        tidy = as_key(key)
        kept = None if tidy is None else await self._store.find(tidy)
        if kept is None:
            raise Refused(Reason.UNKNOWN_TABLE, say("refused-unknown-table"))
        return kept

    async def live(self, room: str) -> LiveRoom:
        """The room with that id, open; the first to ask reads it from the store."""
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
        await self._keep_up(live)
        return self._live_rooms.get(room)  # it may have been closed meanwhile

    async def _open(self, id_: str) -> LiveRoom:
        kept = await self.find(id_)
        limits = self.settings.limits
        pace = BotPace(1 / limits.bot_choices_per_second, limits.bot_choices_at_once)
        live = LiveRoom(Room.stored(kept), self.now(), lambda notice: self._hear(live, notice), pace)
        await self._pubsub.subscribe(id_, live.hear)
        try:
            async with live.lock:
                await self._read(live)
        except BaseException:
            await self._pubsub.unsubscribe(id_, live.hear)
            raise
        self._live_rooms[id_] = live
        self._cache.drop(id_)
        self._publish(live, PresenceQuestion(self._origin))
        if live.room.is_foreign and live.room.phase is Phase.PLAYING:
            await self._do(live, lambda: _closed(live.room, Closing.BEHAVIOUR))
        self.turn_clock.go_on(live)
        self.presence.close_if_idle(live)
        return live

    def _close(self, live: LiveRoom) -> None:
        live.silence()
        if self._live_rooms.get(live.room.id) is live:  # not one that was evicted, whose last client has gone now
            del self._live_rooms[live.room.id]
            self._background.spawn(self._pubsub.unsubscribe(live.room.id, live.hear))

    async def _read(self, live: LiveRoom) -> None:
        """Fold the room's log, and keep the messages of its last acts at hand."""
        room = live.room
        await self._follow(room, max(0, await self._length(room) - TAIL))

        def remember(entry: Entry, act: RoomEvent, said: GameStep) -> None:
            live.remember(as_text(happened(room, entry.at, act, said, self.turn_clock.deadline(live))))

        await self._follow(room, None, remember)

    async def _length(self, room: Room) -> int:
        """Ask the store how many entries the room's log has."""
        return (await self._store.lengths([room.id])).get(room.id, 0)

    async def _follow(
        self,
        room: Room,
        before: int | None = None,
        each: Followed | None = None,
        turn: asyncio.Semaphore | None = None,
    ) -> None:
        """Follow a log to its end, or to before the act of that number, page by page.

        What is longer than a page waits for its turn: however many long logs are asked for at once, one is followed,
        and whoever wants a short one does not wait for them.
        """
        length = await self._length(room)
        end = length if before is None else min(before, length)
        async with (turn or self._reading) if end - room.length > _PAGE else nullcontext():
            while room.length < end and await self._follow_page(room, min(_PAGE, end - room.length), each):
                pass
        if length == 0:
            raise StoreTrouble(f"table {room.id}: its log is empty")

    async def _follow_page(self, room: Room, limit: int, each: Followed | None) -> int:
        """Follow so many more entries of a log, and return how many there were; others get their turn meanwhile."""
        page = await self._store.log(room.id, room.length, limit)
        for place, (entry, act, said) in enumerate(room.follow(page)):
            if each is not None:
                each(entry, act, said)
            if place % _AT_ONCE == 0:
                await asyncio.sleep(0)
        return len(page)

    def _room(self, kept: StoredRoom, most_acts: int | None = None) -> Room:
        """Take the room out of the cache, unless it has gone past that act, or begin anew."""
        return self._cache.take(kept.id, most_acts) or Room.stored(kept)

    async def _folded(self, kept: StoredRoom) -> Room:
        """Follow the log of a room that is not open to its end, from where the cache has it."""
        room = self._room(kept)
        await self._follow(room)
        self._cache.put(room)
        return room

    async def _seating(self, kept: StoredRoom) -> Room:
        """Follow who sits where in a room that is not open, without its game: the list shows no more."""
        room = self._seatings.take(kept.id) or Room.stored(kept, has_referee=False)
        await self._follow(room, turn=self._listing)
        self._seatings.put(room)
        return room

    async def look(self, key: str) -> tuple[StoredRoom, Room, int | None]:
        """Find a room and the deadline of its question; one that is not open is read, and kept in the cache."""
        kept = await self.find(key)
        live = await self._up_to_date(kept.id)
        if live is not None:
            return kept, live.room, self.turn_clock.deadline(live)
        return kept, await self._folded(kept), None

    async def view(self, key: str) -> TableView:
        """The table as everybody may see it."""
        kept, room, deadline = await self.look(key)
        return table_view(room, self.settings.link(kept.code), deadline)

    async def history(self, key: str, since: int = 0) -> list[str]:
        """The messages of the acts from that number on, as they were told; at most `MOST_TOLD`."""
        kept = await self.find(key)
        room = self._room(kept, since)
        await self._follow(room, since)
        told: list[str] = []
        await self._follow(
            room,
            since + MOST_TOLD,
            lambda entry, act, said: told.append(as_text(happened(room, entry.at, act, said, None))),
        )
        self._cache.put(room)  # where the next page of the same log begins
        return told

    async def public(self, limit: int) -> list[TableListed]:
        """List the newest public tables that are not over, from a memory of some seconds.

        While the list is made anew, which takes a while after a restart, everybody is answered with the one before.
        """
        if self._refreshing is None and self._clock.monotonic() - self._listed_at > _LIST_SECONDS:
            self._refreshing = asyncio.get_running_loop().create_task(self._refresh_list())
            self._refreshing.add_done_callback(lambda task: task.cancelled() or task.exception())  # it may be nobody's
        if self._listed is None and self._refreshing is not None:
            await asyncio.shield(self._refreshing)
        return (self._listed or [])[:limit]

    async def _refresh_list(self) -> None:
        try:
            self._listed = await self._list_public()
            self._listed_at = self._clock.monotonic()
        except StoreTrouble:
            self._listed = None  # whoever asks next tries again, and is told
            raise
        finally:
            self._refreshing = None

    async def _list_public(self) -> list[TableListed]:
        found: list[TableListed] = []
        for kept in await self._store.newest_public(MOST_LISTED):
            try:
                live = await self._up_to_date(kept.id)
                room = await self._seating(kept) if live is None else live.room
            except (StoreTrouble, Refused) as trouble:
                self.metrics.trouble.inc()
                self._log.warning("a table is not listed", trouble)
            else:
                found.append(listed(room, kept.created, self.settings.link(kept.code)))
        return found

    # --- wishes -------------------------------------------------------------------------------------------------------

    async def command(self, live: LiveRoom, key: str, command: Command) -> None:
        """The wish of the one whose token has this hash is granted and told; `Refused` if it cannot be."""

        def acts() -> Sequence[RoomEvent]:
            return handle(live.room, Sender(live.room.person_with(key), live.connected(), self.now(), key), command)

        await self._do(live, acts, key)

    async def _do(self, live: LiveRoom, acts: Callable[[], Sequence[RoomEvent]], key: str = "") -> None:
        """The acts are stored, happen and are told. If somebody else was first, they are thought over again."""

        async def attempt() -> None:
            await self._write(live, [LogLine(act, key if isinstance(act, Came) else None) for act in acts()])

        await self._in_turn(live, attempt)

    async def _in_turn(self, live: LiveRoom, attempt: Callable[[], Awaitable[None]]) -> None:
        """It is done to its end, even if the one who asked for it is gone before: what is stored must be told."""
        self._check_open()
        task = asyncio.get_running_loop().create_task(self._alone(live, attempt))
        self._writing.add(task)
        task.add_done_callback(self._written)
        await asyncio.shield(task)

    def _written(self, task: asyncio.Task[None]) -> None:
        self._writing.discard(task)
        if not task.cancelled():
            task.exception()  # whoever still waits is told

    async def _alone(self, live: LiveRoom, attempt: Callable[[], Awaitable[None]]) -> None:
        """Nobody else in this process writes to the room meanwhile; if another process does, it is tried again."""
        try:
            async with live.lock:
                while True:
                    try:
                        await attempt()
                        break
                    except Taken:
                        await self._catch_up(live)
                        self.turn_clock.go_on(
                            live
                        )  # a bot's answer to a question that is no longer open is not due any more
        except StoreTrouble as trouble:
            raise self._not_stored(trouble) from None
        finally:
            self.turn_clock.go_on(live)

    async def _write(self, live: LiveRoom, lines: Sequence[LogLine]) -> None:
        """Store the acts of one command, all or none of them, then apply and broadcast each."""
        if not lines:
            return
        for line in lines:
            live.room.check(line.act)
        entries = [Entry(self.now(), encode_line(line)) for line in lines]
        phases = [phase for line in lines if (phase := _phase_after(line.act)) is not None]
        joined = any(isinstance(line.act, Came) for line in lines)
        with self.metrics.storing.time():
            await self._store.append(
                live.room.id, live.room.length, entries, phases[-1] if phases else None, joined=joined
            )
        for entry, line in zip(entries, lines, strict=True):
            self._happen(live, entry, line)

    def _happen(self, live: LiveRoom, entry: Entry, line: LogLine) -> None:
        """What is stored happens in the room, and everybody hears of it."""
        self._tell(live, entry, line.act, live.room.apply_line(line, entry.at))
        self._publish(live, WrittenNotice(self._origin, live.room.length - 1))

    async def _catch_up(self, live: LiveRoom) -> None:
        """What others have written happens here too, and is told."""
        for entry, act, said in live.room.follow(await self._store.log(live.room.id, live.room.length)):
            self._tell(live, entry, act, said)

    def _tell(self, live: LiveRoom, entry: Entry, act: RoomEvent, said: GameStep) -> None:
        text = as_text(happened(live.room, entry.at, act, said, self.turn_clock.deadline(live)))
        live.remember(text)
        live.tell(text)
        match act:
            case Chose(by=by):
                self.metrics.choices[by].inc()
            case Came() | CameBack():
                self.presence.changed(live)
            case SentAway(person=person):
                self._part_with(live, person)
            case Revealed() | Closed():
                self._ended(live.room.id)
            case _:
                pass

    def _part_with(self, live: LiveRoom, person: int) -> None:
        for listener in tuple(live.listeners):
            if listener.person == person:
                listener.part(Parting.SENT_AWAY, 0)

    async def missed(self, live: LiveRoom, last: int, length: int) -> list[str]:
        """The messages of the acts after that number, up to when the log had that length."""
        at_hand = live.since(last)
        if at_hand is not None:
            return at_hand
        return (await self.history(live.room.id, last + 1))[: length - last - 1]

    async def rematch(self, live: LiveRoom, key: str) -> None:
        """The same people have a new table, and everybody at the old one is told; whoever asks first makes it."""

        async def attempt() -> None:
            if live.room.rematch is not None and await self._store.find(live.room.rematch) is not None:
                return
            async with self._one_more_table():
                holder = await self._store.find(live.room.code)
                moves = (
                    holder is not None and holder.id == live.room.id
                )  # not after an earlier rematch, which has expired
                new_room = create_rematch(
                    live.room, key, self.now(), live.room.code if moves or holder is None else new_code()
                )
                line = LogLine(Rematched(new_room.kept.id))
                entry = Entry(self.now(), encode_line(line))
                following = Following(live.room.id, live.room.length, entry, moves_code=moves)
                await self._store.create(new_room.kept, new_room.entries, following)
                self._happen(live, entry, line)

        await self._in_turn(live, attempt)

    def emote(self, live: LiveRoom, person: int, emote: Emote) -> None:
        """Everybody sees it; nobody keeps it."""
        live.tell(as_text(Emoted(person, emote)))
        self._publish(live, EmoteNotice(self._origin, person, emote))

    def hold_scores(self, live: LiveRoom, person: int, number: int, *, held: bool) -> None:
        """Everybody's screen waits for whoever still reads that round's scores; nobody keeps it."""
        live.tell(as_text(ScoresHeld(person, number, held)))
        self._publish(live, ScoresHeldNotice(self._origin, person, number, held))

    def _not_stored(self, trouble: StoreTrouble) -> Refused:
        """The trouble is noted for the owner; people are told that nothing has happened."""
        self.metrics.trouble.inc()
        self._log.warning("nothing was stored", trouble)
        return Refused(Reason.STORE_TROUBLE, say("refused-store"))

    def _check_open(self) -> None:
        if self._stopping:
            raise Refused(Reason.STOPPING, say("refused-stopping"))

    # --- other processes ----------------------------------------------------------------------------------------------

    def _publish(self, live: LiveRoom, notice: Notice) -> None:
        self._pubsub.publish(live.room.id, encode_notice(notice))

    def _tell_attendance(self, live: LiveRoom) -> None:
        self._publish(live, PresenceNotice(self._origin, live.people_here(), live.watching_here()))

    def _hear(self, live: LiveRoom, told: bytes) -> None:
        """Another process has something to say about a room that is open here."""
        notice = decode_notice(told)
        if notice.origin == self._origin:
            return
        match notice:
            case WrittenNotice(number=number):
                if number >= live.room.length:
                    self._background.spawn(self._keep_up(live))
            case EmoteNotice(person=person, emote=emote):
                live.tell(as_text(Emoted(person, emote)))
            case ScoresHeldNotice(person=person, round=number, held=held):
                live.tell(as_text(ScoresHeld(person, number, held)))
            case PresenceNotice():
                self.presence.hear(live, notice)
            case PresenceQuestion():
                self._tell_attendance(live)

    async def _keep_up(self, live: LiveRoom) -> None:
        try:
            async with live.lock:
                await self._catch_up(live)
        except StoreTrouble as trouble:
            self._not_stored(trouble)  # the next act, or a client that comes back, tries again
        self.turn_clock.go_on(live)

    # --- beginning and end --------------------------------------------------------------------------------------------

    async def sweep(self) -> None:
        """Mark tables at which nothing has happened for long, and remove those that were marked a day ago."""
        for room in await self._sweeper.sweep():
            self._cache.drop(room)
            self._seatings.drop(room)
            self._ended(room)

    async def upkeep(self) -> None:
        """Do what is done for every open room now and then: repeat presence, free seats of absent people."""
        for live in tuple(self._live_rooms.values()):
            self.presence.keep_up(live)

    async def keep_up_with_others(self) -> None:
        """Follow what other processes have written to rooms that are open here, where a notice of it was lost."""
        if not self._store.shared or not self._live_rooms:
            return
        for room, length in (await self._store.lengths(tuple(self._live_rooms))).items():
            live = self._live_rooms.get(room)
            if live is not None and length > live.room.length:
                await self._keep_up(live)

    # --- the owner ----------------------------------------------------------------------------------------------------

    async def close_table(self, key: str) -> None:
        """Close a table for good, whoever sits at it; one that is over stays as it is."""
        live = await self.live((await self.find(key)).id)
        await self._do(live, lambda: _closed(live.room, Closing.OWNER))

    def sockets(self, room: str) -> Sequence[int | None]:
        """List whose each connection to an open room is; None: somebody who watches."""
        live = self._live_rooms.get(room)
        return () if live is None else [each.person for each in live.listeners]

    def announce(self, announced: Announced) -> None:
        """Tell everybody who is connected something, and everybody who comes later."""
        self.announced = announced if announced.text or announced.restart_at else None
        text = as_text(announced)
        for live in self._live_rooms.values():
            live.tell(text)

    async def evict(self, key: str) -> None:
        """Forget an open or cached room, whose log was changed by hand; its clients come back to what it says now."""
        id_ = (await self.find(key)).id
        self._cache.drop(id_)
        self._seatings.drop(id_)
        live = self._live_rooms.get(id_)
        if live is None:
            return
        async with live.lock:
            for listener in tuple(live.listeners):
                listener.part(Parting.STOPPING, 0)
            if id_ in self._live_rooms:
                self._close(live)

    async def check(self) -> None:
        """The store can be read and written, or `StoreTrouble`."""
        await self._store.check()

    async def stop(self, seconds: float) -> None:
        """Every client is told to come back after so long; nothing is written any more."""
        self._stopping = True
        self.presence.stop()
        self.turn_clock.stop()
        for live in tuple(self._live_rooms.values()):
            live.silence()
            for listener in tuple(live.listeners):
                listener.part(Parting.STOPPING, seconds)
        await self._background.stop()
        if self._refreshing is not None:
            self._refreshing.cancel()
        await asyncio.gather(*self._writing, return_exceptions=True)
        self.turn_clock.close()


def _closed(room: Room, why: Closing) -> Sequence[RoomEvent]:
    return [] if room.phase is Phase.OVER else [Closed(why)]


def _phase_after(act: RoomEvent) -> Phase | None:
    match act:
        case Started():
            return Phase.PLAYING
        case Revealed() | Closed():
            return Phase.OVER
        case _:
            return None
