"""A character: it is seven cards or nothing."""

from typing import Final

from flip7.bots.strategies.stay_at import StayAt

ENOUGH: Final = 45


class Daredevil(StayAt):
    """Hits up to 45 points, which is to say nearly always to a bust or a Flip 7."""

    def __init__(self) -> None:
        super().__init__(ENOUGH, "daredevil")
