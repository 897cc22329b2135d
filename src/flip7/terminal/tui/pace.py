"""How fast things are shown."""

from typing import Final

SPEEDS: Final = (2.0, 1.5, 1.0, 0.6, 0.3, 0.0)
"""How long a beat takes, from leisurely to at once."""
USUAL: Final = 2
_USUAL_SECONDS: Final = 0.4
"""For which a card is seen, as `--pace` says it."""


def pace_of(seconds: float) -> int:
    """The speed that is nearest to what was asked for."""
    wanted = seconds / _USUAL_SECONDS
    return min(range(len(SPEEDS)), key=lambda pace: abs(SPEEDS[pace] - wanted))


def standings_seconds(seconds: float, pace: int) -> float:
    """For how long standings are read: whoever likes it slow has more time, whoever likes it fast no less.

    At the highest speed nobody waits.
    """
    return seconds * max(1.0, SPEEDS[pace]) if SPEEDS[pace] else 0.0
