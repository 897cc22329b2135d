"""REST beside the socket: tables made and looked at, finished games to take home, and how the server is."""

import asyncio
from dataclasses import dataclass
from typing import Annotated, Any, Final

import msgspec
from fastapi import APIRouter, Query, Request
from fastapi.openapi.utils import get_openapi
from fastapi.responses import Response
from starlette.requests import ClientDisconnect

from flip7 import __version__
from flip7.bots.roster import ROSTER
from flip7.clock import Clock, timeout
from flip7.i18n.catalog import ENGLISH, LANGUAGES, say
from flip7.i18n.rulebook import all_rules
from flip7.protocol.commands import PROTOCOL
from flip7.protocol.errors import Reason, Refused
from flip7.protocol.messages import Founded
from flip7.protocol.room_options import USUAL_BOT
from flip7.record import Record, to_json, to_notation
from flip7.server.health import Health
from flip7.server.http.qr import qr_svg
from flip7.server.http.responses import JSON, as_json, cut_short
from flip7.server.json_schema import protocol_schema, rest_schemas
from flip7.server.lessons import all_lessons
from flip7.server.rooms.create import Plan
from flip7.server.rooms.registry import Rooms
from flip7.server.rooms.serialize import you
from flip7.server.security.origins import Origins
from flip7.server.security.rate_limit import RateLimiter
from flip7.server.security.read_limit import ReadLimit
from flip7.server.storage.store import StoredRoom

SVG: Final = "image/svg+xml"
LARGEST_BODY: Final = 16 * 1024
BODY_SECONDS: Final = 10.0
MOST_LISTED: Final = 50
SHORTLY: Final = "public, max-age=300"
"""`Cache-Control` of what changes with the program's version alone."""
A_MINUTE: Final = "public, max-age=60"
"""`Cache-Control` of the version itself, by which a page learns that there is a new one."""


def _ref(name: str) -> dict[str, Any]:
    return {"$ref": f"#/components/schemas/{name}"}


def _says(schema: dict[str, Any], what: str, media: str = JSON) -> dict[str, Any]:
    return {"description": what, "content": {media: {"schema": schema}}}


def _answers(good: dict[int, dict[str, Any]], *errors: int) -> dict[int | str, dict[str, Any]]:
    """What a request can be answered with."""
    answers: dict[int | str, dict[str, Any]] = dict(good.items())
    answers |= {status: _says(_ref("ErrorBody"), _MEANING[status]) for status in (*errors, 500, 503)}
    return answers


_MEANING: Final = {
    403: "Not from another site's page.",
    404: "There is no such table.",
    409: "Not as things are now.",
    413: "Too much was sent.",
    422: "What was sent cannot be.",
    429: "Too often; wait a little.",
    500: "Something went wrong on our side.",
    503: "Not just now.",
}
_LIST: Final = {"type": "array", "items": _ref("TableListed")}
_HISTORY: Final = {"type": "array", "items": _ref("Happened")}
_LESSONS: Final = {"type": "array", "items": _ref("Lesson")}
_OBJECT: Final = {"type": "object"}
_TEXT: Final = {"type": "string"}
_PLANS: Final = {
    "friends": {"summary": "A table for four people.", "value": {"name": "Ann"}},
    "bots": {
        "summary": "A game against bots that begins at once.",
        "value": {"name": "Ann", "seats": 3, "fill": USUAL_BOT, "start": True},
    },
}
_BY_CODE: Final = {"parameters": {"table": "$response.body#/code"}}
_BY_ID: Final = {"parameters": {"table": "$response.body#/id"}}
_LINKS: Final = {
    "look": {"operationId": "look_at_a_table"} | _BY_CODE,
    "look_by_id": {"operationId": "look_at_a_table"} | _BY_ID,
    "read": {"operationId": "read_the_log"} | _BY_CODE,
    "take": {"operationId": "take_the_game"} | _BY_CODE,
    "take_in_notation": {"operationId": "take_the_game_in_notation"} | _BY_CODE,
}
"""What can be asked of a table that has just been made."""

Limit = Annotated[int, Query(ge=1, le=MOST_LISTED)]
Since = Annotated[int, Query(ge=0, le=2**31)]
Language = Annotated[str, Query(pattern=f"^({'|'.join(LANGUAGES)})$")]


@dataclass(frozen=True, slots=True)
class Services:
    """What the routes need."""

    rooms: Rooms
    limiter: RateLimiter
    origins: Origins
    reads: ReadLimit
    health: Health
    clock: Clock


def router(services: Services) -> APIRouter:
    """The routes of the REST interface."""
    api = APIRouter(
        prefix="/api", default_response_class=Response, generate_unique_id_function=lambda route: route.name
    )
    _making(api, services)
    _tables(api, services)
    _games(api, services)
    _house(api, services.health, services.reads)
    return api


async def _found(request: Request, services: Services, table: str) -> StoredRoom:
    """Look a table up; an address that names too many codes of no table has to wait.

    Only tables that exist count as reads: whoever tried wrong codes is still served what they know the id of.
    """
    with services.limiter.looking_up(address_of(request), table):
        return await services.rooms.find(table)


def _making(api: APIRouter, services: Services) -> None:
    rooms, limiter, origins = services.rooms, services.limiter, services.origins
    body = {"requestBody": {"required": True, "content": {JSON: {"schema": _ref("Plan"), "examples": _PLANS}}}}

    @api.post(
        "/tables",
        status_code=201,
        openapi_extra=body,
        responses=_answers(
            {201: _says(_ref("Founded"), "The table is made.") | {"links": _LINKS}}, 403, 409, 413, 422, 429
        ),
    )
    async def make_a_table(request: Request) -> Response:
        """Make a table; you are its host. With `fill` and `start` a game against bots begins at once."""
        origins.check_origin(request.headers.get("origin"), request.headers.get("host"))
        limiter.may_create_table(address_of(request))
        made = await rooms.create(_plan(await _body(request, services.clock)))
        limiter.table_made(address_of(request), made.kept.id)
        link = rooms.settings.link(made.kept.code)
        mine = you(made.room, made.founder)
        return as_json(Founded(made.kept.id, made.kept.code, link, made.token, mine), 201)


def _tables(api: APIRouter, services: Services) -> None:
    rooms, reads = services.rooms, services.reads

    @api.get(
        "/tables", responses=_answers({200: _says(_LIST, "The newest public tables that are not over.")}, 422, 429)
    )
    async def list_public_tables(request: Request, limit: Limit = 20) -> Response:
        """List public tables, newest first."""
        reads.check_list(address_of(request))
        return as_json(await rooms.public(limit))

    @api.get(
        "/tables/{table}", responses=_answers({200: _says(_ref("TableView"), "The table as it is.")}, 404, 422, 429)
    )
    async def look_at_a_table(table: str, request: Request) -> Response:
        """Look at a table, by its code or id."""
        kept = await _found(request, services, table)
        async with reads.reading(address_of(request)):
            return as_json(await rooms.view(kept.id))

    @api.get(
        "/tables/{table}/qr.svg",
        responses=_answers({200: _says(_TEXT, "The table's link as a QR code.", SVG)}, 404, 422, 429),
    )
    async def draw_the_invitation(table: str, request: Request) -> Response:
        """The link to a table as a QR code, for phones to scan."""
        kept = await _found(request, services, table)
        return Response(qr_svg(rooms.settings.link(kept.code)), media_type=SVG)

    @api.get(
        "/tables/{table}/log",
        responses=_answers({200: _says(_HISTORY, "What happened, act by act.")}, 404, 422, 429),
    )
    async def read_the_log(table: str, request: Request, since: Since = 0) -> Response:
        """What happened at a table, from an act's number on, as the socket tells it; at most 2,000 acts at a time."""
        kept = await _found(request, services, table)
        async with reads.reading(address_of(request)):
            told = await rooms.history(kept.id, since)
            return Response(f"[{','.join(told)}]", media_type=JSON)


def _games(api: APIRouter, services: Services) -> None:
    rooms, reads = services.rooms, services.reads

    async def finished(kept: StoredRoom) -> tuple[Record, str]:
        """The game, and what its file is called, with the table's code whichever way it was asked for."""
        _, room, _ = await rooms.look(kept.id)
        if room.is_foreign:
            raise Refused(Reason.OTHER_BEHAVIOUR, say("refused-behaviour"))
        if room.revealed is None:
            raise Refused(Reason.NOT_OVER, say("refused-not-over"))
        return room.record(), f"flip7-{kept.code}"

    @api.get(
        "/tables/{table}/game.json",
        responses=_answers({200: _says(_OBJECT, "The game, docs/records.md.")}, 404, 409, 422, 429),
    )
    async def take_the_game(table: str, request: Request) -> Response:
        """A finished game as a JSON record, seed and all."""
        kept = await _found(request, services, table)
        async with reads.reading(address_of(request)):
            record, name = await finished(kept)
            text = await asyncio.to_thread(to_json, record)  # a long game takes its time
            return _file(text + "\n", JSON, f"{name}.json")

    @api.get(
        "/tables/{table}/game.f7",
        responses=_answers({200: _says(_TEXT, "The game, docs/notation.md.", "text/plain")}, 404, 409, 422, 429),
    )
    async def take_the_game_in_notation(table: str, request: Request) -> Response:
        """A finished game in notation, for people."""
        kept = await _found(request, services, table)
        async with reads.reading(address_of(request)):
            record, name = await finished(kept)
            return _file(await asyncio.to_thread(to_notation, record), "text/plain", f"{name}.f7")


def _house(api: APIRouter, health: Health, reads: ReadLimit) -> None:
    @api.get("/bots", responses=_answers({200: _says(_OBJECT, "The bots that have a name, with ratings.")}))
    async def list_bots() -> Response:
        """Who can be seated at a table: levels, characters and how strong they are."""
        bots = [{"name": each.name, "rating": each.rating, "level": each.level} for each in ROSTER]
        return as_json({"bots": bots}, cache=SHORTLY)

    @api.get("/rules", responses=_answers({200: _says(_OBJECT, "Every rule, in order.")}, 429))
    async def list_rules(request: Request, language: Language = ENGLISH) -> Response:
        """The numbered rules, with the section each stands in; a word of the game has no number."""
        async with reads.reading(address_of(request)):
            return as_json({"rules": all_rules(language)}, cache=SHORTLY)

    @api.get("/lessons", responses=_answers({200: _says(_LESSONS, "Every lesson, worked out.")}, 429))
    async def list_lessons(request: Request) -> Response:
        """Short games with a stacked deck, with all that can become of them: for newcomers."""
        async with reads.reading(address_of(request)):  # 80 kB
            return as_json(all_lessons(), cache=SHORTLY)

    @api.get("/health", responses=_answers({200: _says(_OBJECT, "All is well.")}))
    async def is_healthy() -> Response:
        """Whether tables can be read and written now: a row is written, at most once a second."""
        await health.check_healthy()
        return as_json({"status": "ok"})

    @api.get("/ready", responses=_answers({200: _says(_OBJECT, "New people may come.")}))
    async def is_ready() -> Response:
        """Whether new people may come here: healthy, not full, and not about to stop. For load balancers."""
        await health.check_ready()
        return as_json({"status": "ready"})

    @api.get("/version", responses=_answers({200: _says(_OBJECT, "The versions.")}))
    async def version() -> Response:
        """The version of the program and of the protocol."""
        return as_json({"version": __version__, "protocol": PROTOCOL}, cache=A_MINUTE)

    @api.get("/protocol.json", responses=_answers({200: _says(_OBJECT, "A JSON Schema.")}))
    async def protocol() -> Response:
        """What is said on the socket, as JSON Schema."""
        return as_json(protocol_schema(), cache=SHORTLY)


def openapi(title: str, routes: list[Any]) -> dict[str, Any]:
    """The OpenAPI document, with the bodies from the message types."""
    document = get_openapi(
        title=title, version=__version__, routes=routes, summary="Tables of Flip 7; the game itself is on /ws."
    )
    document["components"] = {"schemas": rest_schemas()}
    return document


def _file(text: str, media: str, name: str) -> Response:
    return Response(text, media_type=media, headers={"Content-Disposition": f'attachment; filename="{name}"'})


def address_of(request: Request) -> str:
    """Return the client's address."""
    return request.client.host if request.client else "?"


async def _body(request: Request, clock: Clock) -> bytes:
    """The whole body, if it is not too large and does not take too long."""
    try:
        async with timeout(clock, BODY_SECONDS):
            return await _received(request)
    except (TimeoutError, ClientDisconnect):
        raise Refused(Reason.BAD_MESSAGE, say("refused-unfinished")) from None


async def _received(request: Request) -> bytes:
    received = bytearray()
    async for piece in request.stream():
        received += piece
        if len(received) > LARGEST_BODY:
            raise Refused(Reason.TOO_LARGE, say("refused-large", most=LARGEST_BODY))
    return bytes(received)


def _plan(body: bytes) -> Plan:
    try:
        return msgspec.json.decode(body, type=Plan)
    except (msgspec.DecodeError, RecursionError, UnicodeDecodeError) as error:
        raise Refused(Reason.BAD_MESSAGE, say("refused-message", problem=cut_short(str(error)))) from None
