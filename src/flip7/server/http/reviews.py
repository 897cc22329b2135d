"""The route of game reviews: made when somebody first asks, told as far as they are."""

from typing import Annotated, Final

from fastapi import APIRouter, Path, Query, Request
from fastapi.responses import Response

from flip7.record import Record
from flip7.server.http.openapi import OBJECT, TEXT, ref, response, responses
from flip7.server.http.qr import qr_svg
from flip7.server.http.requests import SVG, Services, address_of, found_table
from flip7.server.responses import JSON, NO_STORE, as_json
from flip7.server.reviews import Progress

ACCEPTED: Final = 202
Number = Annotated[int, Path(ge=0, le=2**31)]
A_WHILE: Final = "private, max-age=300"
"""`Cache-Control` of figures that never change, of a game that its owner may delete."""
After = Annotated[int, Query(ge=-1, le=2**31)]


def add_reviews(api: APIRouter, services: Services) -> None:
    """Add the route of reviews to the API."""
    rooms, reads, reviews = services.rooms, services.reads, services.reviews

    @api.get(
        "/tables/{table}/review",
        responses=responses(
            {
                200: response(OBJECT, "The review as far as it is, docs/review.md."),
                ACCEPTED: response(OBJECT, "It is not there yet: so many reviews come first."),
            },
            404,
            409,
            422,
            429,
        ),
    )
    async def review_a_game(table: str, request: Request, after: After = -1) -> Response:
        """Review a finished game: everybody's chance to win all along, what choices cost, and luck and skill apart.

        With `after`, the answer waits until more than so many decisions have their final figures.
        """
        kept = await found_table(request, services, table)

        async def load() -> Record:
            record, _ = await rooms.finished(kept)
            return record

        async with reads.reading(address_of(request)):
            found = await reviews.find(kept.id, load)
        told = found if isinstance(found, Progress) else await reviews.wait(found, after)
        if told.report is None:
            return as_json({"ahead": told.ahead}, ACCEPTED)
        return Response(told.report, headers={"Cache-Control": NO_STORE}, media_type=JSON)

    @api.get(
        "/tables/{table}/choices/{choice}/what-if",
        responses=responses({200: response(ref("WhatIf"), "How the game ends after each answer.")}, 404, 409, 422, 429),
    )
    async def play_a_choice_out(table: str, choice: Number, request: Request) -> Response:
        """Play a choice of a finished game out («what if?»): bots play on up to a thousand times from each answer.

        It is refused as too fast where it takes longer than a minute, and goes on: ask again.
        """
        kept = await found_table(request, services, table)

        async def load() -> Record:
            record, _ = await rooms.finished(kept)
            return record

        async with reads.reading(address_of(request)):
            found = await services.what_ifs.begin(kept.id, choice, load, reads.payer(address_of(request)))
        told = found if isinstance(found, str) else await found.report()
        return Response(told, headers={"Cache-Control": A_WHILE}, media_type=JSON)

    @api.get(
        "/tables/{table}/review/qr.svg",
        responses=responses({200: response(TEXT, "The link to the review as a QR code.", SVG)}, 404, 422, 429),
    )
    async def draw_the_way_to_the_review(table: str, request: Request) -> Response:
        """The link to the review of a game as a QR code, for phones to scan from a big screen."""
        kept = await found_table(request, services, table)
        return Response(qr_svg(rooms.settings.review_link(kept.id)), media_type=SVG)
