"""The REST API: create and read tables, download finished games, health checks."""

import asyncio
from typing import Annotated, Final

from fastapi import APIRouter, Query, Request
from fastapi.responses import Response

from flip7 import __version__
from flip7.bots.catalog import roster
from flip7.i18n.languages import ENGLISH
from flip7.i18n.rulebook import all_rules
from flip7.protocol.commands import PROTOCOL
from flip7.record import to_json, to_notation
from flip7.server.health import Health
from flip7.server.http.boards import add_boards
from flip7.server.http.openapi import (
    HISTORY,
    LESSONS,
    NEW_TABLE,
    OBJECT,
    PLAN_EXAMPLES,
    TABLE_LINKS,
    TABLE_LIST,
    TEXT,
    ref,
    response,
    responses,
)
from flip7.server.http.qr import qr_svg
from flip7.server.http.requests import SVG, Language, Services, address_of, found_table, read_body
from flip7.server.http.reviews import add_reviews
from flip7.server.json_schema import protocol_schema
from flip7.server.lessons import all_lessons
from flip7.server.responses import JSON, as_json
from flip7.server.rooms.create import decode_plan, founded
from flip7.server.rooms.daily import daily_deal, outcome, todays_deal
from flip7.server.rooms.public_list import MAX_LISTED_TABLES
from flip7.server.security.read_limit import ReadLimit

CACHE_5_MINUTES: Final = "public, max-age=300"
"""`Cache-Control` of what changes with the program's version alone."""
CACHE_1_MINUTE: Final = "public, max-age=60"
"""`Cache-Control` of the version itself, by which a page learns that there is a new one."""


Limit = Annotated[int, Query(ge=1, le=MAX_LISTED_TABLES)]
Since = Annotated[int, Query(ge=0, le=2**31)]


def router(services: Services) -> APIRouter:
    """Make the routes of the REST API."""
    api = APIRouter(
        prefix="/api", default_response_class=Response, generate_unique_id_function=lambda route: route.name
    )
    _making(api, services)
    _tables(api, services)
    _games(api, services)
    _daily(api, services)
    add_reviews(api, services)
    add_boards(api, services)
    _house(api, services.health, services.reads)
    return api


def _making(api: APIRouter, services: Services) -> None:
    rooms, limiter, origins = services.rooms, services.limiter, services.origins
    body = {"requestBody": {"required": True, "content": {JSON: {"schema": ref("Plan"), "examples": PLAN_EXAMPLES}}}}

    @api.post(
        "/tables",
        status_code=201,
        openapi_extra=body,
        responses=responses(
            {201: response(NEW_TABLE, "The table is made.") | {"links": TABLE_LINKS}}, 403, 404, 409, 413, 422, 429
        ),
    )
    async def make_a_table(request: Request) -> Response:
        """Make a table; you are its host. With `fill` and `start` a game against bots begins at once.

        Without a name it is for a big screen: it belongs to nobody, and whoever sits down first is its host. With
        `branch` a finished game is played on from one of its choices, in another way.
        """
        origins.check_origin(request.headers.get("origin"), request.headers.get("host"))
        limiter.may_create_table(address_of(request))
        plan = decode_plan(await read_body(request, services.clock))
        if plan.branch is None:
            made = await rooms.create(plan)
        else:
            await found_table(request, services, plan.branch.of)
            async with services.reads.reading(address_of(request)):
                made = await rooms.create(plan, asyncio.to_thread)
        limiter.table_made(address_of(request), made.kept.id)
        return as_json(founded(made, rooms.settings.link(made.kept.code)), 201)


def _tables(api: APIRouter, services: Services) -> None:
    rooms, reads = services.rooms, services.reads

    @api.get(
        "/tables",
        responses=responses({200: response(TABLE_LIST, "The newest public tables that are not over.")}, 422, 429),
    )
    async def list_public_tables(request: Request, limit: Limit = 20) -> Response:
        """List public tables, newest first."""
        reads.check_list(address_of(request))
        return as_json(await rooms.public(limit))

    @api.get(
        "/tables/{table}", responses=responses({200: response(ref("TableView"), "The table as it is.")}, 404, 422, 429)
    )
    async def look_at_a_table(table: str, request: Request) -> Response:
        """Look at a table, by its code or id."""
        kept = await found_table(request, services, table)
        async with reads.reading(address_of(request)):
            return as_json(await rooms.view(kept.id))

    @api.get(
        "/tables/{table}/qr.svg",
        responses=responses({200: response(TEXT, "The table's link as a QR code.", SVG)}, 404, 422, 429),
    )
    async def draw_the_invitation(table: str, request: Request) -> Response:
        """The link to a table as a QR code, for phones to scan."""
        kept = await found_table(request, services, table)
        return Response(qr_svg(rooms.settings.link(kept.code)), media_type=SVG)

    @api.get(
        "/tables/{table}/log",
        responses=responses({200: response(HISTORY, "What happened, act by act.")}, 404, 422, 429),
    )
    async def read_the_log(table: str, request: Request, since: Since = 0) -> Response:
        """The log of a table, from an act's number on, as the socket tells it; at most 2,000 acts at a time."""
        kept = await found_table(request, services, table)
        async with reads.reading(address_of(request)):
            told = await rooms.history(kept.id, since)
            return Response(f"[{','.join(told)}]", media_type=JSON)


def _games(api: APIRouter, services: Services) -> None:
    rooms, reads = services.rooms, services.reads

    @api.get(
        "/tables/{table}/game.json",
        responses=responses({200: response(OBJECT, "The game, docs/records.md.")}, 404, 409, 422, 429),
    )
    async def take_the_game(table: str, request: Request) -> Response:
        """A finished game as a JSON record, seed and all."""
        kept = await found_table(request, services, table)
        async with reads.reading(address_of(request)):
            record, name = await rooms.finished(kept)
            text = await asyncio.to_thread(to_json, record)  # a long game takes its time
            return _file(text + "\n", JSON, f"{name}.json")

    @api.get(
        "/tables/{table}/game.f7",
        responses=responses({200: response(TEXT, "The game, docs/notation.md.", "text/plain")}, 404, 409, 422, 429),
    )
    async def take_the_game_in_notation(table: str, request: Request) -> Response:
        """A finished game in notation, for people."""
        kept = await found_table(request, services, table)
        async with reads.reading(address_of(request)):
            record, name = await rooms.finished(kept)
            return _file(await asyncio.to_thread(to_notation, record), "text/plain", f"{name}.f7")


def _daily(api: APIRouter, services: Services) -> None:
    rooms, reads = services.rooms, services.reads

    @api.get("/daily", responses=responses({200: response(ref("DailyDealView"), "The deal of the day.")}))
    async def look_at_the_daily_deal() -> Response:
        """The deal of the day, and the fingerprint of the next one; a plan with `daily` plays it."""
        return as_json(todays_deal(rooms.now()))

    @api.get(
        "/tables/{table}/daily",
        responses=responses({200: response(ref("DailyOutcome"), "How it went.")}, 404, 409, 422, 429),
    )
    async def compare_the_daily_deal(table: str, request: Request) -> Response:
        """Tell the score of a daily deal that was played to its end, beside that of a strong bot."""
        kept = await found_table(request, services, table)
        async with reads.reading(address_of(request)):
            deal = daily_deal(kept)
            record, _ = await rooms.finished(kept)
            return as_json(await asyncio.to_thread(outcome, deal, record))  # the bot plays a game


def _house(api: APIRouter, health: Health, reads: ReadLimit) -> None:
    @api.get("/bots", responses=responses({200: response(OBJECT, "The bots that have a name, with ratings.")}))
    async def list_bots() -> Response:
        """List the bots that can be seated at a table: levels and characters, with their ratings."""
        bots = [{"name": each.name, "rating": each.rating, "level": each.level} for each in roster()]
        return as_json({"bots": bots}, cache=CACHE_5_MINUTES)

    @api.get("/rules", responses=responses({200: response(OBJECT, "Every rule, in order.")}, 429))
    async def list_rules(request: Request, language: Language = ENGLISH) -> Response:
        """The numbered rules, with the section each stands in; a word of the game has no number."""
        async with reads.reading(address_of(request)):
            return as_json({"rules": all_rules(language)}, cache=CACHE_5_MINUTES)

    @api.get("/lessons", responses=responses({200: response(LESSONS, "Every lesson, worked out.")}, 429))
    async def list_lessons(request: Request) -> Response:
        """Short games with a stacked deck, with all that can become of them: for newcomers."""
        async with reads.reading(address_of(request)):  # 80 kB
            return as_json(all_lessons(), cache=CACHE_5_MINUTES)

    @api.get("/health", responses=responses({200: response(OBJECT, "All is well.")}))
    async def is_healthy() -> Response:
        """Whether tables can be read and written now: a row is written, at most once a second."""
        await health.check_healthy()
        return as_json({"status": "ok"})

    @api.get("/ready", responses=responses({200: response(OBJECT, "New people may come.")}))
    async def is_ready() -> Response:
        """Whether new people may come here: healthy, not full, and not about to stop. For load balancers."""
        await health.check_ready()
        return as_json({"status": "ready"})

    @api.get("/version", responses=responses({200: response(OBJECT, "The versions.")}))
    async def version() -> Response:
        """The version of the program and of the protocol."""
        return as_json({"version": __version__, "protocol": PROTOCOL}, cache=CACHE_1_MINUTE)

    @api.get("/protocol.json", responses=responses({200: response(OBJECT, "A JSON Schema.")}))
    async def protocol() -> Response:
        """The messages of the socket, as JSON Schema."""
        return as_json(protocol_schema(), cache=CACHE_5_MINUTES)


def _file(text: str, media: str, name: str) -> Response:
    return Response(text, media_type=media, headers={"Content-Disposition": f'attachment; filename="{name}"'})
