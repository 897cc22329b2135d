"""Errors about what a caller gave: one plain sentence each, which quotes it."""

from typing import Final

LONGEST_QUOTE: Final = 60
"""Characters."""


class Flip7Error(ValueError):
    """Something given to flip7 is not right; the message says what and where, in one line. Nothing was changed."""

    def __init__(self, message: str) -> None:
        super().__init__(escape_unprintable(message))


def quoted(value: object) -> str:
    """Return the value as Python would write it, cut short."""
    shown = repr(value)
    return shown if len(shown) <= LONGEST_QUOTE else shown[: LONGEST_QUOTE - 1] + "…"


def escape_unprintable(text: str) -> str:
    r"""Escape every character that cannot be seen, or not be encoded.

    >>> escape_unprintable("Ana\tand \ud800")
    'Ana\\tand \\ud800'
    """
    return "".join(
        letter if letter.isprintable() else letter.encode("unicode_escape").decode("ascii") for letter in text
    )
