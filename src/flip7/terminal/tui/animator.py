"""The animator: plays a session's updates on a scene, beat by beat, at the chosen speed."""

import asyncio
from collections.abc import Callable
from math import inf
from typing import Final

from flip7.clock import Clock
from flip7.generated.reveal_timing import CATCH_UP_PACE, CATCH_UP_THINKING, SUMMARY_BRIEF
from flip7.play.session import (
    Announcement,
    Asked,
    Fresh,
    Gathering,
    Remark,
    Roster,
    Step,
    TableSession,
    Update,
)
from flip7.terminal.tui.animation import Scene
from flip7.terminal.tui.pace import SPEEDS, USUAL, Pause, standings_seconds

CATCH_UP_STEPS: Final = 6
"""With this many steps queued, animate them quickly: nobody wants to watch the past."""

# Whoever is asked with a turn clock must see the question in time to think; the browser does the same more finely
# (web/src/animation/reveal.ts).
HURRY_BELOW_SECONDS: Final = 14.0
"""With this much left on the turn clock, animate quickly."""
SKIP_BELOW_SECONDS: Final = CATCH_UP_THINKING
"""With less than this left, skip animations."""
_HOLD_CHECK_SECONDS: Final = 0.5
"""The interval at which held standings check the turn clock."""


class Animator:
    """Between a session and a scene."""

    def __init__(self, session: TableSession, changed: Callable[[], None], clock: Clock, pace: int = USUAL) -> None:
        self.scene: Scene | None = None
        self.pace: int = pace
        self.remark: str = ""
        self.gathering: Gathering | None = None
        """The lobby; None once the game has begun."""
        self.roster: Roster | None = None
        """Everybody at a web table."""
        self.announcement: Announcement | None = None
        """The server owner's announcement."""
        self.held: bool = False
        """The standings stay until somebody lets them go."""
        self.settled: bool = False
        """All updates have been shown."""
        self._session = session
        self._changed = changed
        self._waiting: asyncio.Queue[Update | None] = asyncio.Queue()
        self._clock = clock
        self._pause = Pause(clock)
        self._passing = False
        """The remark is cleared by the next step."""
        self._deadline = inf
        """When a bot answers our newest question instead."""
        self._rushed: int | None = None
        """The round of which nothing more is shown but its standings."""

    async def run(self) -> None:
        """Show all updates until the session ends."""
        listening = asyncio.create_task(self._listen())
        try:
            while (update := await self._waiting.get()) is not None:
                self.settled = False
                await self._show(update)
                self.settled = self._waiting.empty()
                self._changed()
            await listening  # raises what went wrong there
            self.settled = True
            self._changed()
        finally:
            listening.cancel()

    def skip(self) -> None:
        """Skip the current pause."""
        self._pause.skip()

    def rush(self) -> None:
        """Show nothing more of this round but its standings."""
        if self.scene is not None:
            self._rushed = self.scene.table.round
            self.skip()

    def hold(self) -> None:
        """Hold the standings, or let them go."""
        self.held = not self.held
        if not self.held:
            self.skip()
        self._changed()

    def faster(self, by: int) -> None:
        """Change the speed by that many steps."""
        self.pace = min(len(SPEEDS) - 1, max(0, self.pace + by))
        self._changed()

    async def _listen(self) -> None:
        try:
            async for update in self._session.updates():
                if isinstance(update, Fresh | Step):
                    self._deadline = _deadline(update.asked)
                self._waiting.put_nowait(update)
        finally:
            self._waiting.put_nowait(None)

    async def _show(self, update: Update) -> None:
        match update:
            case Gathering():
                self.gathering = update
            case Fresh():
                self.gathering = None
                if self.scene is None:
                    self.scene = Scene.of(update)
                else:
                    self.scene.begin(update)
            case Roster():
                self.roster = update
            case Announcement():
                self.announcement = update
            case Remark(text, lasting):
                self.remark, self._passing = text, not lasting
            case Step():
                if self._passing:
                    self.remark = ""
                assert self.scene is not None, "a session begins with its table"
                await self._beats(self.scene, update)

    async def _beats(self, scene: Scene, step: Step) -> None:
        for seconds in scene.show(step):
            self._changed()
            if scene.standings is not None:
                await self._standings(seconds)
            else:
                await self._pause.wait(seconds * SPEEDS[self.pace] * self._haste(step))

    def _haste(self, step: Step) -> float:
        """Return the factor of a beat's duration: less than 1 when the animation is behind or time runs out."""
        rushed = self.scene is not None and self.scene.table.round == self._rushed
        if rushed or self._left < SKIP_BELOW_SECONDS:
            return 0
        behind = step.missed or self._waiting.qsize() >= CATCH_UP_STEPS or self._left <= HURRY_BELOW_SECONDS
        return CATCH_UP_PACE if behind else 1

    @property
    def _left(self) -> float:
        """The seconds left on the turn clock of our newest question."""
        return self._deadline - self._clock.monotonic()

    async def _standings(self, seconds: float) -> None:
        """Show the standings for their time, or until they are let go; do not wait at the highest speed."""
        if SPEEDS[self.pace] and self._left >= SKIP_BELOW_SECONDS:
            unhurried = standings_seconds(seconds, self.pace)
            await self._pause.wait(SUMMARY_BRIEF if self._left <= HURRY_BELOW_SECONDS else unhurried)
            while self.held and self._left > SKIP_BELOW_SECONDS:
                await self._pause.wait(min(self._left - SKIP_BELOW_SECONDS, _HOLD_CHECK_SECONDS))
        self.held = False


def _deadline(asked: Asked | None) -> float:
    """Return when a bot answers instead of us; never, if we are not asked or there is no turn clock."""
    return inf if asked is None or not asked.here or asked.deadline is None else asked.deadline
