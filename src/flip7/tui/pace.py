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
