"""The standings after a round."""

from collections.abc import Iterator

from rich.text import Text

from flip7.lines.palette import Colours
from flip7.lines.rail import draw_standings
from flip7.words.sentence import Standings


def standings_text(standings: Standings, _: Colours, width: int) -> Iterator[Text]:
    """A heading, and a line for every seat."""
    yield from draw_standings(standings, width)
