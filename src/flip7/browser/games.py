"""The games that a device keeps: list them, delete one, back all of them up and restore them."""

from collections.abc import Iterable, Sequence
from typing import Final

import msgspec
from msgspec import Struct

from flip7 import __version__
from flip7.browser.errors import BadInput
from flip7.browser.store import Changes, DeviceStore, RoomMeta, meta_of, rows_of
from flip7.i18n.catalog import say
from flip7.protocol.room_options import Phase
from flip7.server.rooms.registry import Rooms
from flip7.server.rooms.room import Room
from flip7.server.security.tokens import TableKeys
from flip7.server.storage.store import Entry, StoredRoom, StoreTrouble

BACKUP_FORMAT: Final = "flip7-games"
BACKUP_VERSION: Final = 3
"""Version 2 may hold the tokens of those who play on the device, version 3 what is kept of one's own games."""
_SECRET_BYTES: Final = 32


class DeviceGame(Struct, frozen=True):
    """A game of this device, in the list of them."""

    id: str
    code: str
    phase: Phase
    created: int
    last: int
    """When something happened last; both in milliseconds since 1970."""
    seats: tuple[str, ...] = ()
    """The name at each seat, bots too; empty for a free seat."""
    people: tuple[str, ...] = ()
    scores: tuple[int, ...] | None = None
    """The totals; null before the game."""
    round: int | None = None
    """Null unless the game is being played."""
    winner: int | None = None
    """A seat; null if the game is not over."""
    branch: bool = False
    """Whether it is a «what if» of another game: it counts as nobody's result."""
    playable: bool = True
    """Whether this version of the program can go on with it, or show it."""
    problem: str | None = None
    """The reason why it cannot, in one sentence."""


class _Kept(Struct, frozen=True, forbid_unknown_fields=True):
    """One game in a backup."""

    id: str
    code: str
    secret: str
    public: bool
    created: int
    joined: bool
    log: list[tuple[int, str]]
    """Time and act of each entry."""
    tokens: list[str] = []
    """Of those who play it on the device, which the page adds and takes out again: they prove whose seat is whose."""


class _Backup(Struct, frozen=True, forbid_unknown_fields=True):
    format: str
    version: int
    program: str
    games: list[_Kept]
    own: dict[str, object] = {}
    """Own results (`browser.own_results`): the page adds them, and takes them out again."""


class _AnyBackup(Struct, frozen=True):
    """The head of a backup of any version: it tells a backup from other files."""

    format: str
    version: int


class DeviceGames:
    """The games of a device, besides what happens at its tables."""

    def __init__(self, rooms: Rooms, store: DeviceStore, keys: TableKeys) -> None:
        self._rooms = rooms
        self._store = store
        self._keys = keys

    async def list_games(self) -> list[DeviceGame]:
        """List all games, the newest first; one that cannot be read or played on is listed with its problem."""
        return [await self._game(meta) for meta in reversed(await self._store.metas())]

    async def _game(self, meta: RoomMeta) -> DeviceGame:
        try:
            if meta.phase is Phase.PLAYING:
                _, room, _ = await self._rooms.look(meta.id)
            else:  # who sat there and the final scores do, and need no referee
                room = await self._rooms.logs.seating(meta.stored())
        except StoreTrouble:
            problem = say("refused-damaged")
            return DeviceGame(meta.id, meta.code, meta.phase, meta.created, meta.last, playable=False, problem=problem)
        return _listed(meta, room)

    async def delete(self, key: str) -> None:
        """Delete a game; whoever has it open is told to go."""
        kept = await self._rooms.find(key)
        await self._rooms.evict(kept.id)
        await self._store.remove(kept.id)

    async def backup(self) -> str:
        """Return all games as one text."""
        games = [
            _Kept(
                meta.id,
                meta.code,
                meta.secret,
                meta.public,
                meta.created,
                meta.joined,
                [(entry.at, entry.act.decode()) for entry in await self._store.log(meta.id)],
            )
            for meta in await self._store.metas()
        ]
        return msgspec.json.encode(_Backup(BACKUP_FORMAT, BACKUP_VERSION, __version__, games)).decode()

    async def restore(self, text: str) -> tuple[int, int]:
        """Keep the games of a backup that are not here; return how many they were, and how many were here already.

        All of them are checked before one is written, and all are written at once: a bad file changes nothing.
        """
        read = [self._read(game) for game in _decoded(text).games]
        if len({room.id for room, _ in read}) != len(read):
            raise _not_a_backup()
        here = {meta.id for meta in await self._store.metas()}
        new = [(room, entries) for room, entries in read if room.id not in here]
        if new:
            rows = [row for room, entries in new for row in rows_of(room.id, 0, entries)]
            await self._store.write(Changes([meta_of(room, entries) for room, entries in new], rows))
        return len(new), len(read) - len(new)

    def _read(self, game: _Kept) -> tuple[StoredRoom, list[Entry]]:
        """Check a game of a backup by folding its log, and return it with the phase that it has reached."""
        try:
            secret = bytes.fromhex(game.secret)
        except ValueError:
            raise _not_a_backup() from None
        keys = (game.id, game.code)
        if any(self._keys.as_key(key) != key for key in keys) or len(secret) != _SECRET_BYTES or not game.log:
            raise _not_a_backup()
        kept = StoredRoom(game.id, game.code, secret, game.public, game.created, joined=game.joined)
        entries = [Entry(at, act.encode()) for at, act in game.log]
        phase = _phase_after(Room.stored(kept), entries)
        return msgspec.structs.replace(meta_of(kept, entries), phase=phase).stored(), entries


def _phase_after(room: Room, entries: Iterable[Entry]) -> Phase:
    try:
        for _ in room.follow(entries):
            pass
    except StoreTrouble:
        raise _not_a_backup() from None
    return room.phase


def _decoded(text: str) -> _Backup:
    try:
        found = msgspec.json.decode(text, type=_AnyBackup)
        if found.format != BACKUP_FORMAT:
            raise _not_a_backup()
        if found.version > BACKUP_VERSION:
            raise BadInput(say("device-newer-backup"))
        return msgspec.json.decode(text, type=_Backup)
    except (msgspec.DecodeError, RecursionError, UnicodeError):
        raise _not_a_backup() from None


def _not_a_backup() -> BadInput:
    return BadInput(say("device-not-backup"))


def _listed(meta: RoomMeta, room: Room) -> DeviceGame:
    if room.game is not None:
        scores: Sequence[int] | None = room.game.table.scores
    else:
        scores = None if room.revealed is None else room.revealed.scores
    return DeviceGame(
        id=room.id,
        code=room.code,
        phase=room.phase,
        created=meta.created,
        last=meta.last,
        seats=tuple(room.name_at(seat) or "" for seat in room.seats),
        people=tuple(person.name for person in room.people),
        scores=None if scores is None else tuple(scores),
        round=None if room.game is None else room.game.table.round,
        winner=None if room.revealed is None or not scores else scores.index(max(scores)),
        branch=room.branch is not None,
        playable=not room.is_foreign,
        problem=say("refused-behaviour") if room.is_foreign else None,
    )
