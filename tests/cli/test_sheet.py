"""`flip7 sheet`: a score sheet to print."""

import pytest

from tests.cli.command import Command


@pytest.mark.parametrize(
    "arguments, said",
    [
        (("--players", "25"), "2 to 24 players, not 25"),
        (("--names", "Ana"), "2 to 24 players, not 1"),
        (("--paper", "a5"), "a4 or letter"),
        (("--names", "Ana,Ben,Cleo", "--players", "2"), "fewer than the names"),
        (("--link", "javascript:alert(1)"), "begins with http"),
    ],
)
def test_a_sheet_that_cannot_be(flip7: Command, arguments: tuple[str, ...], said: str) -> None:
    assert said in flip7.refused("sheet", *arguments)


def test_a_sheet_is_written_and_never_overwritten(flip7: Command) -> None:
    ended = flip7("sheet", "evening.pdf", "--names", "Ana,Ben")
    assert ended.status == 0
    assert ended.out == "Written: evening.pdf\n"
    assert (flip7.folder / "evening.pdf").read_bytes().startswith(b"%PDF")
    assert "already" in flip7.refused("sheet", "evening.pdf")
