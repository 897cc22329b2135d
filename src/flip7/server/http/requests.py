"""Helpers of the routes of the REST API: their services, who asks, which table is meant, and the body of a request."""

from dataclasses import dataclass
from typing import Annotated, Final

from fastapi import Query, Request
from starlette.requests import ClientDisconnect

from flip7.clock import Clock, timeout
from flip7.i18n.catalog import say
from flip7.i18n.languages import LANGUAGES
from flip7.protocol.errors import Reason, Refused
from flip7.server.health import Health
from flip7.server.reviews import Reviews
from flip7.server.rooms.registry import Rooms
from flip7.server.security.origins import Origins
from flip7.server.security.rate_limit import RateLimiter
from flip7.server.security.read_limit import ReadLimit
from flip7.server.storage.store import StoredRoom
from flip7.server.what_if import WhatIfReports

SVG: Final = "image/svg+xml"
MAX_BODY_BYTES: Final = 16 * 1024
BODY_TIMEOUT_SECONDS: Final = 10.0

Language = Annotated[str, Query(pattern=f"^({'|'.join(LANGUAGES)})$")]


@dataclass(frozen=True, slots=True)
class Services:
    """Services that the routes use."""

    rooms: Rooms
    limiter: RateLimiter
    origins: Origins
    reads: ReadLimit
    health: Health
    clock: Clock
    reviews: Reviews
    what_ifs: WhatIfReports


def address_of(request: Request) -> str:
    """Return the client's address."""
    return request.client.host if request.client else "?"


async def found_table(request: Request, services: Services, table: str) -> StoredRoom:
    """Look a table up; an address that names too many codes of no table has to wait.

    Only tables that exist count as reads: whoever tried wrong codes is still served what they know the id of.
    """
    with services.limiter.looking_up(address_of(request), table):
        return await services.rooms.find(table)


async def read_body(request: Request, clock: Clock) -> bytes:
    """Read the whole body; raise `Refused` if it is too large or takes too long."""
    try:
        async with timeout(clock, BODY_TIMEOUT_SECONDS):
            return await _received(request)
    except (TimeoutError, ClientDisconnect):
        raise Refused(Reason.BAD_MESSAGE, say("refused-unfinished")) from None


async def _received(request: Request) -> bytes:
    received = bytearray()
    async for piece in request.stream():
        received += piece
        if len(received) > MAX_BODY_BYTES:
            raise Refused(Reason.TOO_LARGE, say("refused-large", most=MAX_BODY_BYTES))
    return bytes(received)
