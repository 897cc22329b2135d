"""Lines of text end where a reader expects it, in any language."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from rich.console import Console
from rich.text import Text

from flip7.terminal.style.wrap import wrapped

CONSOLE = Console()


@pytest.mark.parametrize(
    "text, width, lines",
    [
        ("Ana has seven different numbers", 12, ["Ana has ", "seven ", "different ", "numbers"]),
        ("Flip 7！Anaに7種類の数字", 12, ["Flip 7！Ana", "に7種類の数", "字"]),  # noqa: RUF001 - Japanese
        ("ラウンド終了です。", 16, ["ラウンド終了で", "す。"]),
        ("Anaがもう1枚：「12」。", 16, ["Anaがもう1枚：", "「12」。"]),  # noqa: RUF001 - Japanese
        ("凍結", 40, ["凍結"]),
        ("\n凍結\nとは", 40, ["", "凍結", "とは"]),
    ],
)
def test_a_line_is_broken_where_the_language_allows_it(text: str, width: int, lines: list[str]) -> None:
    assert [line.plain for line in wrapped(Text(text), CONSOLE, width)] == lines


@given(st.text(st.sampled_from("ab 。「」にとカードé7"), max_size=60), st.integers(4, 30))
def test_no_line_is_wider_than_it_may_be_and_nothing_is_lost(text: str, width: int) -> None:
    lines = wrapped(Text(text), CONSOLE, width)
    assert all(line.cell_len <= width for line in lines if line.plain.strip())
    assert "".join(line.plain for line in lines).replace(" ", "") == text.replace(" ", "")
