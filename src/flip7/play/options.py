"""Options of `flip7 play`, and their defaults."""

from dataclasses import dataclass
from pathlib import Path
from typing import Final

from flip7.core.rules import First

USUAL_SEATS: Final = 4
MIN_RECOMMENDED_PLAYERS: Final = 3
"""The game is made for three or more; fewer are told so."""


@dataclass(frozen=True, slots=True)
class PlayOptions:
    """The options as given on the command line or the start screen; None where nothing was given."""

    names: tuple[str, ...] = ()
    bots: tuple[str, ...] = ()
    seats: int | None = None
    seed: str | None = None
    target: int | None = None
    first: First | None = None
    save: Path | None = None
    resume: Path | None = None
    after: int | None = None
    """The number of choices of the resumed game that are kept: it is played on from there in another way."""
    new_cards: bool = False
    """Whether the draw pile is shuffled anew there."""
    way_back: str = ""
    """The command that goes on with this game, if it is not `play --resume`."""
    me: str | None = None
    """The name of the person, if no names are given."""

    @property
    def resumed_file(self) -> Path | None:
        """The file that the game goes on in; a branch leaves the file of the other game alone."""
        return self.resume if self.after is None else None
