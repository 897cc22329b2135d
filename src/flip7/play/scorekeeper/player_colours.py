"""The colours of the players on a page, by number: 1 to 8 (`seat` in design/colours.json)."""

from collections.abc import Sequence
from typing import Final

COLOURS: Final = 8
"""The number of colours that a page has for players."""


def are_colours(colours: Sequence[int], players: int) -> bool:
    """Return whether these are colours, at most one for each player: whoever joins later gets one by `colours_for`."""
    return len(colours) <= players and all(1 <= colour <= COLOURS for colour in colours)


def colours_for(players: int, given: Sequence[int] = ()) -> tuple[int, ...]:
    """Return a colour for each player: those given, and for the others one that nobody has while there is one."""
    colours = list(given[:players])
    for seat in range(len(colours), players):
        free = [colour for colour in range(1, COLOURS + 1) if colour not in colours]
        colours.append(free[0] if free else seat % COLOURS + 1)
    return tuple(colours)
