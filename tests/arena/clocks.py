"""Clocks that tests pass in."""


class Ticking:
    """A clock that goes on by so many seconds whenever somebody looks: whatever is measured takes as long as that."""

    def __init__(self, seconds: float) -> None:
        self._seconds = seconds
        self._now = 0.0

    def __call__(self) -> float:
        self._now += self._seconds
        return self._now
