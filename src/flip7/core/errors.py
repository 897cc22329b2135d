"""What can be wrong with what a caller gave. Each message is one plain sentence that quotes it."""

from typing import Final

LONGEST_QUOTE: Final = 60


class Flip7Error(ValueError):
    """Something given to flip7 is not right; the message says what and where, in one line. Nothing was changed."""

    def __init__(self, message: str) -> None:
        super().__init__("".join(letter if letter.isprintable() else _escaped(letter) for letter in message))


def quoted(value: object) -> str:
    """The value as Python would write it, cut short."""
    shown = repr(value)
    return shown if len(shown) <= LONGEST_QUOTE else shown[: LONGEST_QUOTE - 1] + "…"


def _escaped(letter: str) -> str:
    return letter.encode("unicode_escape").decode("ascii")
