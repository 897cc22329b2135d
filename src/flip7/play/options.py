"""What is asked for when a game is to be played, and what is taken where nothing is asked for."""

from dataclasses import dataclass
from pathlib import Path
from typing import Final

from flip7.core.rules import First

USUAL_SEATS: Final = 4


@dataclass(frozen=True, slots=True)
class PlayOptions:
    """What was asked for on the command line; None where nothing was."""

    names: tuple[str, ...] = ()
    bots: tuple[str, ...] = ()
    seats: int | None = None
    seed: str | None = None
    target: int | None = None
    first: First | None = None
    save: Path | None = None
    resume: Path | None = None
