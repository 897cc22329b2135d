"""The bots that have a name of their own: their level, and how strong they were when we measured it."""

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True)
class Profile:
    """Who a bot is."""

    name: str
    rating: int
    """Elo points in a league of all of these at tables of four; the champion has 1500. See bench/results.md."""
    level: int | None = None
    """1 to 6, from easy to hard; a character has none."""


ROSTER: Final[tuple[Profile, ...]] = (
    Profile("level1", rating=1394, level=1),
    Profile("level2", rating=1453, level=2),
    Profile("level3", rating=1495, level=3),
    Profile("champion", rating=1500),
    Profile("level4", rating=1524, level=4),
    Profile("level5", rating=1549, level=5),
    Profile("level6", rating=1558, level=6),
    Profile("cautious", rating=1405),
    Profile("greedy", rating=1427),
    Profile("vengeful", rating=1479),
    Profile("tourist", rating=1184),
    Profile("daredevil", rating=1336),
)
