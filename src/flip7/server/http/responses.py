"""HTTP responses: bodies of JSON, refusals with their status, `Retry-After` and `Cache-Control`."""

from math import ceil
from typing import Final

import msgspec
from starlette.responses import Response

from flip7.protocol.errors import Reason, Refused
from flip7.protocol.messages import ErrorBody

JSON: Final = "application/json"

STATUS: Final = {
    Reason.BLOCKED: 403,
    Reason.FOREIGN_ORIGIN: 403,
    Reason.SENT_AWAY: 403,
    Reason.NOT_FOUND: 404,
    Reason.UNKNOWN_TABLE: 404,
    Reason.NOT_OVER: 409,
    Reason.FREE_SEATS: 409,
    Reason.SEAT_TAKEN: 409,
    Reason.LOCKED: 409,
    Reason.IS_CLOSED: 409,
    Reason.OTHER_BEHAVIOUR: 409,
    Reason.TOO_LARGE: 413,
    Reason.TOO_FAST: 429,
    Reason.OUR_FAULT: 500,
    Reason.HOUSE_IS_FULL: 503,
    Reason.STORE_TROUBLE: 503,
    Reason.STOPPING: 503,
}
"""Every other refusal is a 422: what was sent cannot be."""
NO_STORE: Final = "no-store"
"""A table as it is now, or an error: nobody keeps it."""
LONGEST_QUOTE: Final = 200
"""Characters of a request that an error quotes: more help nobody, and fill the log (S7)."""
_RETRY_SECONDS: Final = {429: 5, 503: 10}
"""When a client may try again, if the refusal itself does not know better."""


def status_of(reason: Reason) -> int:
    """The status that says so in HTTP."""
    return STATUS.get(reason, 422)


def error_response(refusal: Refused) -> Response:
    """The refusal as the answer to a request."""
    status = status_of(refusal.reason)
    answer = as_json(ErrorBody(refusal.reason, str(refusal)), status)
    if status in _RETRY_SECONDS:
        seconds: float | None = getattr(refusal, "seconds", None)
        answer.headers["Retry-After"] = str(max(1, ceil(_RETRY_SECONDS[status] if seconds is None else seconds)))
    return answer


def as_json(body: object, status: int = 200, cache: str = NO_STORE) -> Response:
    """The body as JSON; by default it is not to be kept."""
    return Response(msgspec.json.encode(body), status, {"Cache-Control": cache}, media_type=JSON)


def cut_short(text: str) -> str:
    """Return what is quoted of a request: its beginning."""
    return text if len(text) <= LONGEST_QUOTE else f"{text[: LONGEST_QUOTE - 1]}…"
