"""The two forms of a record."""

from enum import StrEnum


class Form(StrEnum):
    """How a game is written."""

    F7 = "f7"
    JSON = "json"
