"""The HTTP status of each refusal, and how much of a request it quotes."""

from typing import Final

from flip7.protocol.errors import Reason

STATUS: Final = {
    Reason.BLOCKED: 403,
    Reason.FOREIGN_ORIGIN: 403,
    Reason.SENT_AWAY: 403,
    Reason.NOT_INVITED: 403,
    Reason.NOT_FOUND: 404,
    Reason.UNKNOWN_TABLE: 404,
    Reason.IS_A_BOARD: 404,
    Reason.NOT_A_BOARD: 404,
    Reason.NO_SUCH_CHOICE: 404,
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
MAX_QUOTE_CHARACTERS: Final = 200
"""The part of a request that an error quotes: more helps nobody, and fills the log."""


def status_of(reason: Reason) -> int:
    """Return the HTTP status of a reason."""
    return STATUS.get(reason, 422)


def cut_short(text: str) -> str:
    """Shorten what is quoted of a request."""
    return text if len(text) <= MAX_QUOTE_CHARACTERS else f"{text[: MAX_QUOTE_CHARACTERS - 1]}…"
