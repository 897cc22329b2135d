"""HTTP responses: JSON bodies, errors with their status, `Retry-After` and `Cache-Control`."""

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
    Reason.TOO_FEW_SEATS: 409,
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
"""The status of each reason; all others are 422."""
NO_STORE: Final = "no-store"
"""`Cache-Control` of tables as they are now, and of errors."""
MAX_QUOTE_CHARACTERS: Final = 200
"""How much of a request an error quotes: more helps nobody, and fills the log."""
_RETRY_SECONDS: Final = {429: 5, 503: 10}
"""`Retry-After` by status, if the refusal itself does not say."""


def status_of(reason: Reason) -> int:
    """Return the HTTP status of a reason."""
    return STATUS.get(reason, 422)


def error_response(refusal: Refused) -> Response:
    """Make the response to a request that is refused."""
    status = status_of(refusal.reason)
    answer = as_json(ErrorBody(refusal.reason, str(refusal)), status)
    if status in _RETRY_SECONDS:
        seconds: float | None = getattr(refusal, "seconds", None)
        answer.headers["Retry-After"] = str(max(1, ceil(_RETRY_SECONDS[status] if seconds is None else seconds)))
    return answer


def as_json(body: object, status: int = 200, cache: str = NO_STORE) -> Response:
    """Make a JSON response; by default it is not cached."""
    return Response(msgspec.json.encode(body), status, {"Cache-Control": cache}, media_type=JSON)


def cut_short(text: str) -> str:
    """Shorten what is quoted of a request."""
    return text if len(text) <= MAX_QUOTE_CHARACTERS else f"{text[: MAX_QUOTE_CHARACTERS - 1]}…"
