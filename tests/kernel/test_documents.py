"""docs/kernel.md shows the records as they are."""

from pathlib import Path

import pytest

from flip7.kernel import game_loop, referee

DOCUMENT = (Path(__file__).parents[2] / "docs" / "kernel.md").read_text(encoding="utf-8")


@pytest.mark.parametrize(
    "fields", [referee.FIELDS, game_loop.QUESTION_FIELDS, game_loop.TALLY_FIELDS], ids=["game", "question", "tally"]
)
def test_every_field_of_a_record_stands_in_its_table(fields: tuple[tuple[str, str, tuple[int, ...], str], ...]) -> None:
    """All rows, in the order of the record, and nothing between them."""
    rows = [f"| `{name}` | {kind}{_times(shape)} | {meaning} |" for name, kind, shape, meaning in fields]
    assert "\n".join(["| field | type | meaning |", "|---|---|---|", *rows, ""]) in DOCUMENT


def test_the_size_of_a_record_is_the_one_that_is_told() -> None:
    assert f"{referee.GAME.itemsize} bytes; the types are NumPy's." in DOCUMENT


def _times(shape: tuple[int, ...]) -> str:
    return f" \N{MULTIPLICATION SIGN} {shape[0]}" if shape else ""
