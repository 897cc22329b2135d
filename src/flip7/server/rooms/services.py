"""Services that all live rooms of this process share: store, pub/sub, clock, bots, metrics."""

import logging
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field
from math import inf
from typing import TYPE_CHECKING, Final, Protocol

from flip7.clock import Clock
from flip7.core.decisions import Choice, Decision
from flip7.core.game import Answered
from flip7.core.table import Table
from flip7.protocol.room_events import RoomEvent
from flip7.server.background import BackgroundTasks
from flip7.server.config import Settings
from flip7.server.pubsub import PubSub
from flip7.server.room_metrics import RoomMetrics
from flip7.server.security.log_limit import RateLimitedLog
from flip7.server.security.tokens import new_id
from flip7.server.storage.store import RoomStore

if TYPE_CHECKING:
    from flip7.analysis.recommendation import Advice

log: Final = logging.getLogger("flip7.server")

MakeEvents = Callable[[], Sequence[RoomEvent]]
"""Called while the room is locked: returns the events that are to be stored, or raises `Refused`."""
Commit = Callable[[MakeEvents], Awaitable[None]]
"""Stores, applies and tells events of one room; raises `Refused` if they cannot be stored."""


class Bots(Protocol):
    """A service that asks bots for their choices, and for advice."""

    async def choose(
        self, name: str, table: Table, decision: Decision, payer: str, history: Sequence[Answered]
    ) -> Choice:
        """Return the bot's choice, within bounded time; payers take turns. It may raise anything.

        The history has the latest answers of the game for a bot that needs it (`needs_history`), else nothing.
        """

    async def advise(self, table: Table, decision: Decision, payer: str) -> "Advice":
        """Advise on the table's question, within bounded time; payers take turns. It may raise anything."""

    def close(self) -> None:
        """Shut down."""


@dataclass(slots=True)
class BotPace:
    """A rate limit that makes callers wait: a burst of `at_once`, then one in every interval."""

    interval: float
    """In seconds."""
    at_once: float
    _next: float = -inf

    def wait(self, now: float) -> float:
        """Reserve the next slot and return how many seconds away it is."""
        self._next = max(self._next, now - self.at_once * self.interval) + self.interval
        return max(0.0, self._next - now)


@dataclass(slots=True, eq=False)
class RoomServices:
    """Services shared by all live rooms of this process."""

    store: RoomStore
    pubsub: PubSub
    settings: Settings
    clock: Clock
    metrics: RoomMetrics
    bots: Bots
    ended: Callable[[str], None]
    """Called with the id of a table whose game is over, or that is gone."""
    nearly_over: Callable[[], None] = lambda: None
    """Called when a game is about to end, when it ends, and when somebody looks at it after that."""
    origin: str = field(default_factory=new_id)
    """Marks the notices of this process, which are not sent to itself."""
    background: BackgroundTasks = field(init=False)
    warnings: RateLimitedLog = field(init=False)
    bot_pace: BotPace = field(init=False)
    """The rate limit of all bots together; tables take turns."""
    unwatched: set[object] = field(default_factory=set)
    """The presence of each room whose last client has just gone, and whose bots play on for a while."""
    is_stopping: bool = False
    """Whether the server stops: nothing new is scheduled or written."""

    def __post_init__(self) -> None:
        self.background = BackgroundTasks(self.metrics)
        self.warnings = RateLimitedLog(log, self.clock.monotonic)
        rate = self.settings.limits.bot_choices
        self.bot_pace = BotPace(1 / rate.per_second, rate.at_once)

    @property
    def sees_everybody(self) -> bool:
        """Whether this process sees all connections; otherwise nobody is taken to be away."""
        return not (self.store.shared and self.store.has_company)
