"""A bot that says what it does in Python and as data says the same thing twice."""

from typing import Final

import pytest

from flip7.arena.simulation import rotating
from flip7.core.rules import Rules
from tests.arena.asked_bots import AskedBot

NAMES: Final = ("level1", "level2", "level3", "champion", "level4", "cautious", "greedy", "vengeful", "daredevil")


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("seats", [2, 4, 7])
def test_the_kernel_plays_the_games_that_the_bot_plays(name: str, seats: int) -> None:
    """Count for count: wins, busts, points, and what was asked."""
    others = [*NAMES[: seats - 1]]
    inside = rotating([name, *others], seats, Rules(), "same").play(range(seats * 2))
    asked = rotating([AskedBot(name), *others], seats, Rules(), "same").play(range(seats * 2))
    assert inside == asked


def test_level_5_chooses_the_same_through_the_referee_and_in_the_kernel() -> None:
    inside = rotating(["level5", "champion", "level5"], 3, Rules(), "same").play(range(6))
    asked = rotating([AskedBot("level5"), "champion", AskedBot("level5")], 3, Rules(), "same").play(range(6))
    assert inside == asked
