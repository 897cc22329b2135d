"""The metrics that rooms count: what they need of them, and those of a server that counts nothing.

`flip7.server.metrics.Metrics` has them for Prometheus. Rooms themselves need no Prometheus: they also run where there
is none, as in a browser (`flip7.browser`).
"""

from collections.abc import Callable, Mapping
from contextlib import AbstractContextManager, nullcontext
from typing import Protocol

from flip7.protocol.room_events import By


class Counting(Protocol):
    """A counter."""

    def inc(self) -> None:
        """Count one more."""


class CountingByLabel(Protocol):
    """Counters that are told apart by a label."""

    def labels(self, label: str, /) -> Counting:
        """Return the counter of that label."""


class Timing(Protocol):
    """A histogram of durations."""

    def time(self) -> AbstractContextManager[object]:
        """Measure how long the block takes."""


class RoomMetrics(Protocol):
    """The counters of rooms and of the conversations with their clients."""

    @property
    def choices(self) -> Mapping[By, Counting]:
        """Choices stored and told, by who made them."""

    @property
    def tables(self) -> Counting:
        """Tables made."""

    @property
    def games(self) -> Counting:
        """Games played to their end."""

    @property
    def refusals(self) -> CountingByLabel:
        """Refusals, by their reason."""

    @property
    def trouble(self) -> Counting:
        """Writes that the store refused."""

    @property
    def bot_failures(self) -> Counting:
        """Bots that raised, hung or answered illegally."""

    @property
    def faults(self) -> Counting:
        """Bugs; each is in the log."""

    @property
    def dropped_gestures(self) -> Counting:
        """Emotes and score holds beyond a person's rate."""

    @property
    def storing(self) -> Timing:
        """The time that it takes to store an event."""

    def watch_rooms(self, count: Callable[[], int]) -> None:
        """Read the number of open rooms from this function."""


class NoCount:
    """A counter and a histogram that keep nothing."""

    def inc(self) -> None:
        """Count nothing."""

    def labels(self, _: str, /) -> "NoCount":
        """Return itself: every label counts nothing."""
        return self

    def time(self) -> AbstractContextManager[None]:
        """Measure nothing."""
        return nullcontext()


class NoMetrics:
    """Metrics of a server that nobody watches."""

    def __init__(self) -> None:
        nothing = NoCount()
        self.choices: dict[By, NoCount] = dict.fromkeys(By, nothing)
        self.tables: NoCount = nothing
        self.games: NoCount = nothing
        self.trouble: NoCount = nothing
        self.bot_failures: NoCount = nothing
        self.faults: NoCount = nothing
        self.dropped_gestures: NoCount = nothing
        self.refusals: NoCount = nothing
        self.storing: NoCount = nothing

    def watch_rooms(self, count: Callable[[], int]) -> None:
        """Watch nothing."""
