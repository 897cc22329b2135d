"""Error messages: one line, whatever they quote, and never a screenful."""

import pytest

from flip7.core.errors import LONGEST_QUOTE, Flip7Error, quoted


@pytest.mark.parametrize(
    "given, shown",
    [("plain «text»", "plain «text»"), ("two\nlines", r"two\nlines"), ("\x1b[31m", r"\x1b[31m"), ("\u2028", r"\u2028")],
)
def test_a_message_is_one_line_that_can_be_shown(given: str, shown: str) -> None:
    assert str(Flip7Error(given)) == shown


def test_a_quote_is_cut_only_where_it_is_too_long() -> None:
    just_right = "x" * (LONGEST_QUOTE - 2)
    assert quoted(just_right) == f"'{just_right}'"
    assert quoted(just_right + "x") == f"'{just_right}…"
    assert len(quoted("x" * 10_000)) == LONGEST_QUOTE
