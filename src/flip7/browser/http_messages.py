"""Requests to a device and their answers, as the page sends and gets them."""

from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass
from typing import Final

import msgspec

JSON: Final = "application/json"


@dataclass(frozen=True, slots=True)
class Answer:
    """The answer to a request."""

    status: int
    media_type: str
    body: str
    filename: str | None = None
    """The name of the file, if the answer is one to keep."""


@dataclass(frozen=True, slots=True)
class Request:
    """A request whose route was found."""

    parts: tuple[str, ...]
    """The parts of the path that the route leaves open."""
    query: Mapping[str, str]
    body: str


Handler = Callable[[Request], Awaitable[Answer]]
Routes = tuple[tuple[str, str, Handler], ...]
"""Method, path with `{}` for what it leaves open, and who answers."""


def json_answer(body: object, status: int = 200) -> Answer:
    """Answer with JSON."""
    return Answer(status, JSON, msgspec.json.encode(body).decode())


def error_answer(status: int, reason: str, sentence: str) -> Answer:
    """Answer with an error: its reason for programs, a sentence for people (`protocol.messages.ErrorBody`)."""
    return json_answer({"error": reason, "message": sentence}, status)
