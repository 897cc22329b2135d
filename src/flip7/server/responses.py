"""HTTP responses: JSON bodies, errors with their status, `Retry-After` and `Cache-Control`."""

from math import ceil
from typing import Final

import msgspec
from starlette.responses import Response

from flip7.protocol.errors import Refused
from flip7.protocol.messages import ErrorBody
from flip7.server.http_status import status_of

JSON: Final = "application/json"

NO_STORE: Final = "no-store"
"""`Cache-Control` of tables as they are now, and of errors."""
_RETRY_SECONDS: Final = {429: 5, 503: 10}
"""`Retry-After` by status, if the refusal itself does not say."""


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
