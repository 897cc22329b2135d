"""The REST API of shared score boards: share one, and draw its links as QR codes. The board itself is on the socket."""

from fastapi import APIRouter, Request
from fastapi.responses import Response

from flip7.protocol.messages import BoardFollowed
from flip7.server.http.openapi import TEXT, ref, response, responses
from flip7.server.http.qr import qr_svg
from flip7.server.http.requests import SVG, Services, address_of, found_table, read_body
from flip7.server.responses import JSON, as_json
from flip7.server.rooms.create_board import BoardPlan, BoardRematch, Invitation, decode_body


def add_boards(api: APIRouter, services: Services) -> None:
    """Add the routes of score boards."""
    rooms, limiter = services.rooms, services.limiter

    @api.post(
        "/boards",
        status_code=201,
        openapi_extra=_body("BoardPlan"),
        responses=responses({201: response(ref("BoardFounded"), "The board is shared.")}, 403, 413, 422, 429),
    )
    async def share_a_board(request: Request) -> Response:
        """Share the score of a game with real cards; its entries follow on the socket."""
        services.origins.check_origin(request.headers.get("origin"), request.headers.get("host"))
        limiter.may_create_table(address_of(request))
        made = await rooms.create_board(decode_body(await read_body(request, services.clock), BoardPlan))
        limiter.table_made(address_of(request), made.kept.id)
        return as_json(made.founded(rooms.settings.board_link(made.kept.code)), 201)

    @api.post(
        "/boards/{board}/rematch",
        status_code=201,
        openapi_extra=_body("BoardRematch"),
        responses=responses(
            {201: response(ref("BoardFollowed"), "The board of the next game.")}, 403, 404, 409, 413, 422, 429
        ),
    )
    async def keep_the_next_game(board: str, request: Request) -> Response:
        """Keep the next game at a new board, with the same keepers and those who watch; the first to ask makes it."""
        services.origins.check_origin(request.headers.get("origin"), request.headers.get("host"))
        kept = await found_table(request, services, board)
        limiter.may_create_table(address_of(request))
        plan = decode_body(await read_body(request, services.clock), BoardRematch)
        made = await rooms.rematch_board(kept.id, plan)
        limiter.table_made(address_of(request), made.id)
        return as_json(BoardFollowed(made.id, made.code, rooms.settings.board_link(made.code)), 201)

    @api.get(
        "/boards/{board}/qr.svg",
        responses=responses({200: response(TEXT, "The board's link as a QR code.", SVG)}, 404, 422, 429),
    )
    async def draw_the_board(board: str, request: Request) -> Response:
        """The link by which everybody may watch, as a QR code."""
        kept = await found_table(request, services, board)
        return Response(qr_svg(rooms.settings.board_link(kept.code)), media_type=SVG)

    @api.post(
        "/boards/{board}/qr.svg",
        openapi_extra=_body("Invitation"),
        responses=responses({200: response(TEXT, "The invitation as a QR code.", SVG)}, 404, 413, 422, 429),
    )
    async def draw_the_invitation_to_keep(board: str, request: Request) -> Response:
        """The link by which somebody may keep score, too, as a QR code: the invitation is in its fragment."""
        kept = await found_table(request, services, board)
        given = decode_body(await read_body(request, services.clock), Invitation)
        link = f"{rooms.settings.board_link(kept.code)}#keep={given.invitation}"
        return Response(qr_svg(link), media_type=SVG)


def _body(schema: str) -> dict[str, object]:
    return {"requestBody": {"required": True, "content": {JSON: {"schema": ref(schema)}}}}
