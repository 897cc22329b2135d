"""The history of a web table before we joined: fetch its log over HTTP."""

import asyncio
from collections.abc import Callable, Iterable, Iterator
from http.client import HTTPException, HTTPResponse
from typing import Final
from urllib.parse import quote

import msgspec

from flip7.client.connection import MAX_MESSAGE_BYTES
from flip7.client.rest_api import opener
from flip7.clock import Clock, timeout
from flip7.core.events import Event
from flip7.core.table import Table
from flip7.play.session import Past
from flip7.protocol.from_views import table_of
from flip7.protocol.game_events import core_event
from flip7.protocol.messages import Happened, TableView

_TIMEOUT_SECONDS: Final = 3.0
"""The game is shown without its history rather than late."""
_CHUNK_BYTES: Final = 2**16

_decoder: Final = msgspec.json.Decoder(tuple[Happened, ...])


async def past_of(server: str, room: TableView, clock: Clock) -> Past | None:
    """Return the events of the game so far; None if there is no game, or its log cannot be fetched in time."""
    if room.game is None:
        return None
    try:
        async with timeout(clock, _TIMEOUT_SECONDS):
            acts = await asyncio.to_thread(lambda: tuple(_acts(server, room, clock)))
    except (OSError, HTTPException, msgspec.DecodeError):  # a time-out is an OSError, too
        return None
    return _past(acts, room)


def _acts(server: str, room: TableView, clock: Clock) -> Iterator[Happened]:
    """Fetch the room events up to the welcome, page by page."""
    opened = opener(server)
    since, until = 0, clock.monotonic() + _TIMEOUT_SECONDS
    while since <= room.number:
        address = f"{server}/api/tables/{quote(room.id, safe='')}/log?since={since}"
        with opened.open(address, timeout=_TIMEOUT_SECONDS) as answer:
            acts = _decoder.decode(_read(answer, lambda: clock.monotonic() > until))
        if not acts or acts[-1].number < since:
            return
        yield from (told for told in acts if told.number <= room.number)
        since = acts[-1].number + 1


def _read(answer: HTTPResponse, is_late: Callable[[], bool]) -> bytes:
    """Read the whole body or raise `TimeoutError`: a thread that waits for the rest would keep the program alive."""
    read = bytearray()
    while part := answer.read1(_CHUNK_BYTES):
        read += part
        if is_late() or len(read) > MAX_MESSAGE_BYTES:
            raise TimeoutError
    return bytes(read)


def _past(acts: Iterable[Happened], room: TableView) -> Past | None:
    """Collect the events of the game from its first card on."""
    first: Table | None = None
    events: list[Event] = []
    for told in acts:
        if told.game is not None:
            first, events = table_of(told.game, room.rules.for_the_referee()), []
        events += map(core_event, told.events)
    return None if first is None else Past(first, tuple(events))
