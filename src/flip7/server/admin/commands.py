"""Admin commands of the server's owner: list, show and close tables, block addresses, announce, back up, forget.

A running server has one `Admin` behind its admin socket. If no server runs, `flip7 admin` opens the database itself and
asks an `Admin` without a server. Whatever is changed is noted in the log, without names or words.
"""

import asyncio
import logging
from collections import Counter
from collections.abc import AsyncIterator, Callable, Iterator, Mapping, Sequence
from functools import partial
from ipaddress import IPv4Network, IPv6Network, ip_network
from pathlib import Path
from typing import Final, Protocol, assert_never

import msgspec

from flip7.core.errors import Flip7Error, quoted
from flip7.protocol.messages import Announced
from flip7.protocol.room_events import Came, Chose, Closed, Closing, LogLine, RoomEvent, decode_line, encode_line
from flip7.protocol.room_options import Phase
from flip7.protocol.table_code import as_key
from flip7.server.admin import protocol
from flip7.server.admin.board_erasure import erased_players, is_board, names_in, names_of_player
from flip7.server.admin.branch_erasure import BRANCHED_AT, branch_of, erased_in_branch, names_of_tokens
from flip7.server.admin.erasure import StillPlayed, erased, read_line, token_hashes_of
from flip7.server.admin.protocol import (
    ActRow,
    BlockRow,
    ForgottenAt,
    NameRow,
    PersonRow,
    Request,
    Response,
    TableRow,
)
from flip7.server.rooms.room import Room
from flip7.server.security.display_names import skeleton
from flip7.server.storage.store import Entry, RoomSummary, Store, StoredRoom, StoreTrouble, Taken

log: Final = logging.getLogger("flip7.server")

_PAGE_ENTRIES: Final = 500
"""Entries, or rooms, that are read at a time."""
_LAST_ACTS: Final = 10
_DAY_MS: Final = 24 * 60 * 60 * 1000
_MINUTE_MS: Final = 60 * 1000
_WIDEST_BLOCK_BITS: Final = {4: 8, 6: 16}
"""Bits of the widest prefix that can be blocked, by IP version: a typo must not block everybody."""
_HOUSEHOLD_BITS: Final = 64
"""Bits of an IPv6 prefix that one household has: a single address of it is never blocked alone."""
_NO_BEHAVIOUR: Final = -1
"""The number of no referee's behaviour: a room that has it keeps its choices without playing them."""
_NAMING: Final = (b'"came"', b'"score_shared"', b'"joined"', b'"renamed"')
"""The kinds of event and of score entry that hold a name, as JSON: events without any of them are not decoded."""
_MAX_ATTEMPTS: Final = 10


class BadAdmin(Flip7Error):
    """A refusal of the owner's command; the sentence says what to do instead."""


class Live(Protocol):
    """The operations that only a running server has (`Rooms`)."""

    async def close_table(self, key: str) -> None:
        """Close a table for good, and tell everybody at it."""

    async def evict(self, key: str) -> None:
        """Read a room anew, because its log was changed."""

    def announce(self, announced: Announced) -> None:
        """Tell everybody who is connected, and who comes later."""

    def sockets(self, room: str) -> Sequence[int | None]:
        """List the person of each connection to the room; None for a spectator."""


SetBlocks = Callable[[Sequence[tuple[str, int | None]]], None]
"""Called with all prefixes that may not connect, and until when, in milliseconds since 1970."""


Erasure = Callable[[StoredRoom, Sequence[Entry]], dict[int, bytes]]
"""Finds the events of a room that change when somebody is forgotten; raises `StillPlayed` or `StoreTrouble`."""


class Admin:
    """Answers the owner's requests."""

    def __init__(
        self, store: Store, now: Callable[[], int], live: Live | None = None, set_blocks: SetBlocks = lambda _: None
    ) -> None:
        self._store = store
        self._now = now
        self._live = live
        self._set_blocks = set_blocks

    async def answer(self, request: Request) -> Response:
        """Run a request; return `Failed` with a sentence that says why if it cannot be done."""
        try:
            return await self._do(request)
        except (Flip7Error, OSError) as error:
            return protocol.Failed(str(error))

    async def load_blocks(self) -> None:
        """Let the rate limiter know which addresses are blocked; call it once when the server starts."""
        self._set_blocks([(row.prefix, row.until) for row in await self._blocks()])

    async def _do(self, request: Request) -> Response:
        match request:
            case protocol.ListTables():
                return await self._list(request)
            case protocol.LookAtTable(table):
                return await self._look(table)
            case protocol.CloseTable(table):
                return await self._close(table)
            case protocol.ListBlocks():
                return protocol.BlocksListed(tuple(await self._blocks()))
            case protocol.Block():
                return await self._block(request)
            case protocol.Unblock(prefix):
                return await self._unblock(prefix)
            case protocol.Announce():
                return self._announce(request)
            case protocol.BackUp(file):
                return await self._back_up(Path(file))
            case protocol.FindName(name):
                return await self._find_name(name)
            case protocol.Forget(table, person):
                return await self._forget(table, person)
            case _:
                assert_never(request)

    # --- tables -------------------------------------------------------------------------------------------------------

    async def _list(self, asked: protocol.ListTables) -> Response:
        rooms = await self._store.rooms_kept(asked.phase, limit=asked.limit, offset=asked.offset)
        return protocol.TablesListed(tuple([await self._row(each) for each in rooms]))

    async def _look(self, key: str) -> Response:
        kept = await self._find(key)
        room, last = Room.stored(kept), list[Entry]()
        async for page in self._pages(kept.id):
            _follow(room, page)
            last = [*last, *page][-_LAST_ACTS:]
        sockets = Counter(self._sockets(kept.id))
        first = room.length - len(last)
        return protocol.TableSeen(
            table=self._as_row(RoomSummary(kept, room.length, last[-1].at if last else kept.created), room),
            people=_people(room, sockets),
            watching=sockets[None],
            locked=room.locked,
            closed=room.closed,
            rematch=room.rematch,
            last_acts=tuple(_act(first + place, entry) for place, entry in enumerate(last)),
        )

    async def _row(self, each: RoomSummary) -> TableRow:
        """The table in a list; one that cannot be read is listed too, and says so."""
        room = Room.stored(each.kept)
        try:
            async for page in self._pages(room.id):
                _follow(room, page[:1])
                room.behaviour = _NO_BEHAVIOUR  # who sits where is the question: no game is replayed for it
                _follow(room, page[1:])
        except StoreTrouble as trouble:
            return msgspec.structs.replace(self._as_row(each, room), problem=str(trouble))
        return self._as_row(each, room)

    def _as_row(self, each: RoomSummary, room: Room) -> TableRow:
        kept = each.kept
        return TableRow(
            id=kept.id,
            code=kept.code,
            phase=kept.phase,
            public=kept.public,
            created=kept.created,
            last_act=each.last,
            acts=each.length,
            seats=len(room.chairs) if room.score is None else len(room.score.names()),
            people=_players(room),
            bots=sum(chair.bot is not None for chair in room.chairs),
            sockets=len(self._sockets(kept.id)),
        )

    async def _pages(self, room: str) -> AsyncIterator[list[Entry]]:
        """The room's log, page by page; others get their turn in between."""
        since = 0
        while page := await self._store.log(room, since, _PAGE_ENTRIES):
            yield page
            since += len(page)
            await asyncio.sleep(0)

    async def _close(self, key: str) -> Response:
        kept = await self._find(key)
        if kept.phase is not Phase.OVER:
            await (self._close_kept(kept) if self._live is None else self._live.close_table(kept.id))
            _note("closed table %s", kept.code)
        return protocol.Closed(kept.code, kept.phase)

    async def _close_kept(self, kept: StoredRoom) -> None:
        """Write the event without a server; somebody else who writes at the same time may be first."""
        line = encode_line(LogLine(Closed(Closing.OWNER)))
        for _ in range(_MAX_ATTEMPTS):
            room = Room.stored(kept)
            async for page in self._pages(kept.id):
                _follow(room, page)
            if room.phase is Phase.OVER:
                return
            try:
                await self._store.append(room.id, room.length, [Entry(self._now(), line)], Phase.OVER)
            except Taken:
                continue
            return
        raise BadAdmin(f"table {kept.code} is busy: another program keeps writing to it; try again")

    async def _find(self, key: str) -> StoredRoom:
        tidy = as_key(key)
        kept = None if tidy is None else await self._store.find(tidy)
        if kept is None:
            raise BadAdmin(f"there is no table {quoted(key)}: flip7 admin tables lists those that are kept")
        return kept

    def _sockets(self, room: str) -> Sequence[int | None]:
        return () if self._live is None else self._live.sockets(room)

    # --- addresses ----------------------------------------------------------------------------------------------------

    async def _blocks(self) -> list[BlockRow]:
        now = self._now()
        rows = [BlockRow(each.prefix, each.until, each.reason) for each in await self._store.blocks()]
        return [row for row in rows if row.until is None or row.until > now]

    async def _block(self, asked: protocol.Block) -> Response:
        prefix = str(prefix_of(asked.prefix))
        until = None if asked.days is None else self._now() + int(asked.days * _DAY_MS)
        await self._store.block(prefix, until, asked.reason)
        await self.load_blocks()
        _note("blocked %s", prefix)
        return protocol.Blocked(BlockRow(prefix, until, asked.reason))

    async def _unblock(self, given: str) -> Response:
        prefix = str(prefix_of(given))
        was_blocked = await self._store.unblock(prefix)
        await self.load_blocks()
        if was_blocked:
            _note("unblocked %s", prefix)
        return protocol.Unblocked(prefix, was_blocked)

    # --- everybody ----------------------------------------------------------------------------------------------------

    def _announce(self, asked: protocol.Announce) -> Response:
        if self._live is None:
            raise BadAdmin("no server runs with this database, so there is nobody to tell")
        text = " ".join(asked.text.split())
        at = None if asked.restart_in is None else self._now() + int(asked.restart_in * _MINUTE_MS)
        self._live.announce(Announced(text or None, at))
        cleared = not text and at is None
        _note("took the announcement back" if cleared else "announced something to everybody")
        return protocol.AnnouncedTo(at, cleared)

    async def _back_up(self, file: Path) -> Response:
        if not file.is_absolute():
            raise BadAdmin(f"{quoted(str(file))}: the server needs the whole path of the file")
        await self._store.backup(file)
        _note("backed up to %s", file)
        return protocol.BackedUp(str(file), (await asyncio.to_thread(file.stat)).st_size)

    # --- people -------------------------------------------------------------------------------------------------------

    async def _find_name(self, name: str) -> Response:
        """Read every log; only the events that hold a name are decoded."""
        wanted, found, unreadable = skeleton(name), list[NameRow](), list[str]()
        async for kept in self._all_rooms():
            try:
                found += await self._named(kept, wanted)
            except StoreTrouble:
                unreadable.append(kept.id)
        return protocol.NamesFound(tuple(found), tuple(unreadable))

    async def _named(self, kept: StoredRoom, wanted: str) -> list[NameRow]:
        found: list[NameRow] = []
        async for page in self._pages(kept.id):
            for entry in page:
                found += [
                    NameRow(kept.id, kept.code, kept.phase, person, name, entry.at)
                    for person, name in _names(entry)
                    if _is_called(name, wanted)
                ]
        return found

    async def _forget(self, key: str, person: int) -> Response:
        """The table itself tells who is meant; in its rematches they may have another number."""
        named = await self._find(key)
        erasure = _erasure_of(await self._store.log(named.id), person)
        if erasure is None:
            raise BadAdmin(f"nobody at table {named.code} has the number {person}: flip7 admin look {named.code}")
        tables = [kept async for kept in self._all_rooms() if kept.code == named.code]
        for kept in tables:
            await self._erasure(kept, erasure)  # before anything is changed: none of them is being played
        in_branches = await self._in_branches(tables, await self._store.log(named.id), person)
        changed = [(kept, await self._erase(kept, erasure)) for kept in tables]
        changed += [(kept, await self._erase(kept, in_branch)) for kept, in_branch in in_branches]
        done = tuple(ForgottenAt(kept.id, kept.code, count) for kept, count in changed if count)
        if done:
            _note("took the name and words of person %d out of table %s", person, named.code)
        return protocol.Forgotten(done)

    async def _in_branches(
        self, tables: Sequence[StoredRoom], entries: Sequence[Entry], person: int
    ) -> list[tuple[StoredRoom, Erasure]]:
        """The branches of these tables, and those of branches, in which somebody sits in for the person by name."""
        token_hashes = token_hashes_of(entries, person)
        logs = [await self._store.log(kept.id) for kept in tables]
        names = frozenset[str]().union(*(names_of_tokens(each, token_hashes) for each in logs))
        if not names:
            return []  # a score board, or they were forgotten before
        branches = [
            (kept, of)
            async for kept in self._all_rooms()
            for entry in await self._store.log(kept.id, BRANCHED_AT, 1)
            if (of := branch_of(entry))
        ]
        roots = {kept.id for kept in tables}
        while more := {kept.id for kept, of in branches if of in roots} - roots:
            roots |= more
        erasure = partial(erased_in_branch, names=names)
        return [(kept, erasure) for kept, of in branches if of in roots]

    async def _erase(self, kept: StoredRoom, erasure: Erasure) -> int:
        """Erase, and count the events; again if whoever had the room open has written a name or word anew."""
        changed = 0
        for _ in range(_MAX_ATTEMPTS):
            now = await self._store.find(kept.id)
            events = {} if now is None else await self._erasure(now, erasure)
            if not events:
                break
            await self._store.rewrite(kept.id, events)
            if self._live is not None:
                await self._live.evict(kept.id)
            changed += len(events)
        return changed

    async def _erasure(self, kept: StoredRoom, erasure: Erasure) -> dict[int, bytes]:
        try:
            return erasure(kept, await self._store.log(kept.id))
        except StillPlayed:
            raise BadAdmin(
                f"the game at table {kept.code} is being played: wait for its end, "
                f"or end it with: flip7 admin close {kept.id}"
            ) from None
        except StoreTrouble as trouble:
            raise BadAdmin(f"{trouble}: repair it first with: flip7 tables repair {kept.id}") from None

    async def _all_rooms(self) -> AsyncIterator[StoredRoom]:
        """Every room once, the newest first; those that are made meanwhile move the others to later pages."""
        seen: set[str] = set()
        while rooms := await self._store.rooms_kept(limit=_PAGE_ENTRIES, offset=len(seen)):
            new = [each.kept for each in rooms if each.kept.id not in seen]
            if not new:
                return
            for kept in new:
                seen.add(kept.id)
                yield kept


def prefix_of(given: str) -> IPv4Network | IPv6Network:
    """Parse an address or a prefix; of IPv6 at least the prefix of a household.

    >>> str(prefix_of("192.0.2.7")), str(prefix_of("2001:db8::7")), str(prefix_of("::ffff:192.0.2.7"))
    ('192.0.2.7/32', '2001:db8::/64', '192.0.2.7/32')
    """
    try:
        network = ip_network(given.strip(), strict=False)
    except ValueError:
        raise BadAdmin(f"{quoted(given)} is not an address, such as 192.0.2.7 or 2001:db8::/48") from None
    if isinstance(network, IPv6Network):
        mapped = network.network_address.ipv4_mapped
        if mapped is not None:
            network = ip_network((int(mapped), max(0, network.prefixlen - 96)), strict=False)
        elif network.prefixlen > _HOUSEHOLD_BITS:
            network = network.supernet(new_prefix=_HOUSEHOLD_BITS)
    if network.is_loopback or str(network.network_address) == "::":
        raise BadAdmin(f"{quoted(given)} is this machine itself, or the proxy on it")
    if network.prefixlen < _WIDEST_BLOCK_BITS[network.version]:
        raise BadAdmin(f"{quoted(given)} is too wide: block at most a /{_WIDEST_BLOCK_BITS[network.version]}")
    return network


def _follow(room: Room, entries: Sequence[Entry]) -> None:
    for _ in room.follow(entries):
        pass


def _players(room: Room) -> tuple[str, ...]:
    """Return who sits at a table, or whose score a board shows."""
    if room.score is not None:
        return room.score.names()
    return tuple(room.people[chair.person].name for chair in room.chairs if chair.person is not None)


def _people(room: Room, sockets: Mapping[int | None, int]) -> tuple[PersonRow, ...]:
    """Return the people with their numbers; at a score board its players, as its keepers have no names."""
    if room.score is None:
        return tuple(_person(room, each.number, sockets[each.number]) for each in room.people)
    names = enumerate(room.score.names())
    return tuple(
        PersonRow(seat, name, seat, host=False, gone=False, sent_away=False, sockets=0) for seat, name in names
    )


def _person(room: Room, number: int, sockets: int) -> PersonRow:
    person = room.people[number]
    return PersonRow(
        person=number,
        name=person.name,
        seat=person.seat,
        host=room.host == number,
        gone=person.gone,
        sent_away=person.sent_away,
        sockets=sockets,
    )


def _act(number: int, entry: Entry) -> ActRow:
    """Return the event by its kind, and who it is about; nothing that anybody typed, and nothing of the seed."""
    event = decode_line(entry.act).act
    kind = str(event.__struct_config__.tag)
    return ActRow(number, entry.at, kind, _who(event))


def _who(event: RoomEvent) -> str:
    told = [
        f"{name} {getattr(event, name)}" for name in ("person", "seat") if isinstance(getattr(event, name, None), int)
    ]
    if isinstance(event, Chose):
        told.append(f"{event.choice} ({event.by})")
    return ", ".join(told)


def _erasure_of(entries: Sequence[Entry], person: int) -> Erasure | None:
    """Return how the person of that number is forgotten: by their token, or by name at a board; None if nobody is."""
    if is_board(entries):
        names = names_of_player(entries, person)
        return partial(erased_players, names=names) if names else None
    token_hashes = token_hashes_of(entries, person)
    return partial(erased, token_hashes=token_hashes) if token_hashes else None


def _names(entry: Entry) -> Iterator[tuple[int, str]]:
    """Yield every name in an event, with the number that the person has there."""
    if not any(each in entry.act for each in _NAMING):
        return
    event = read_line(entry).act
    if isinstance(event, Came):
        yield event.person, event.name
    yield from names_in(event)


def _is_called(name: str, wanted: str) -> bool:
    """Whether that is the name, perhaps with the number that a second Ann gets."""
    before, _, number = name.rpartition(" ")
    return skeleton(name) == wanted or (number.isdecimal() and skeleton(before) == wanted)


def _note(what: str, *about: object) -> None:
    """Log what the owner changed, in one line."""
    log.info("the owner %s", what % about)
