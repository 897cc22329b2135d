"""Ten whole games, written down: what is in these files is what the referee does, to the last card.

A change in any of them is a change of the rules or of the shuffle, and is to be read in review.
"""

from pathlib import Path

import pytest

from flip7.core.shuffle import seed_hash
from flip7.record import from_notation, replay, to_notation

GAMES = sorted(Path(__file__).parent.glob("*.f7"))


def test_there_are_ten() -> None:
    assert len(GAMES) == 10


@pytest.mark.parametrize("path", GAMES, ids=lambda path: path.stem)
def test_the_game_is_played_as_it_is_written(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    record = from_notation(text)
    assert record.seed is not None
    assert record.seed_hash == seed_hash(record.seed)
    assert replay(record).game.table.winner is not None
    assert to_notation(record) == text
