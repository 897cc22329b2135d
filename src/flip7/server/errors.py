"""What is answered in HTTP: bodies of JSON, and refusals with their status."""

from typing import Final

import msgspec
from starlette.responses import Response

from flip7.server.messages import ErrorBody
from flip7.server.refusals import Reason, Refused

JSON: Final = "application/json"

STATUS: Final = {
    Reason.BLOCKED: 403,
    Reason.FOREIGN_ORIGIN: 403,
    Reason.NOT_FOUND: 404,
    Reason.UNKNOWN_TABLE: 404,
    Reason.NOT_OVER: 409,
    Reason.FREE_SEATS: 409,
    Reason.SEAT_TAKEN: 409,
    Reason.TOO_LARGE: 413,
    Reason.TOO_FAST: 429,
    Reason.OUR_FAULT: 500,
    Reason.HOUSE_IS_FULL: 503,
    Reason.STORE_TROUBLE: 503,
    Reason.STOPPING: 503,
}
"""Every other refusal is a 422: what was sent cannot be."""


def status_of(reason: Reason) -> int:
    """The status that says so in HTTP."""
    return STATUS.get(reason, 422)


def error_response(refusal: Refused) -> Response:
    """The refusal as the answer to a request."""
    return as_json(ErrorBody(refusal.reason, str(refusal)), status_of(refusal.reason))


def as_json(body: object, status: int = 200) -> Response:
    """The body as JSON."""
    return Response(msgspec.json.encode(body), status, media_type=JSON)
