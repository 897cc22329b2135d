"""Shows what a session tells, beat by beat, at the speed that was chosen."""

import asyncio
from collections.abc import Callable
from math import inf
from typing import Final

from flip7.clock import Clock
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
from flip7.terminal.tui.pace import SPEEDS, USUAL, standings_seconds
from flip7.terminal.tui.pause import Pause

BEHIND: Final = 6
"""With so many steps waiting, the rest is shown quickly: nobody wants to watch the past."""
QUICKLY: Final = 0.25

# Whoever is asked by a clock sees the question in time to think; the browser reckons the same more finely
# (web/src/animation/reveal.ts). With so many seconds left, the rest is shown …
HURRIED: Final = 14.0
"""… quickly, …"""
URGENT: Final = 8.0
"""… and at once."""
_BRIEF_SUMMARY: Final = 3.0
_A_WHILE: Final = 0.5


class Showing:
    """Between a session and a scene."""

    def __init__(self, session: TableSession, changed: Callable[[], None], clock: Clock, pace: int = USUAL) -> None:
        self.scene: Scene | None = None
        self.pace: int = pace
        self.remark: str = ""
        self.gathering: Gathering | None = None
        """Who has come, as long as no game has begun."""
        self.roster: Roster | None = None
        """Everybody at a web table."""
        self.announcement: Announcement | None = None
        """What the owner of the server has told everybody."""
        self.held: bool = False
        """Somebody wants to look at the standings for longer."""
        self.settled: bool = False
        """Everything that was told has been shown."""
        self._session = session
        self._changed = changed
        self._waiting: asyncio.Queue[Update | None] = asyncio.Queue()
        self._clock = clock
        self._pause = Pause(clock)
        self._passing = False
        """The remark holds until something happens."""
        self._deadline = inf
        """When a bot answers the newest question in place of whoever looks on."""

    async def run(self) -> None:
        """Everything is shown, until nothing can happen any more."""
        listening = asyncio.create_task(self._listen())
        try:
            while (update := await self._waiting.get()) is not None:
                self.settled = False
                await self._show(update)
                self.settled = self._waiting.empty()
                self._changed()
            await listening  # what went wrong there is not kept secret
            self.settled = True
            self._changed()
        finally:
            listening.cancel()

    def skip(self) -> None:
        """What is being shown may go on."""
        self._pause.skip()

    def hold(self) -> None:
        """The standings stay until they are let go."""
        self.held = not self.held
        if not self.held:
            self.skip()
        self._changed()

    def faster(self, by: int) -> None:
        """Another speed, if there is one."""
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
        """How much of its time a beat gets."""
        if self._left < URGENT:
            return 0
        behind = step.missed or self._waiting.qsize() >= BEHIND or self._left <= HURRIED
        return QUICKLY if behind else 1

    @property
    def _left(self) -> float:
        """Seconds that whoever looks on has for the newest question."""
        return self._deadline - self._clock.monotonic()

    async def _standings(self, seconds: float) -> None:
        """They stay for their time, or until they are let go; at the highest speed nobody waits."""
        if SPEEDS[self.pace] and self._left >= URGENT:
            unhurried = standings_seconds(seconds, self.pace)
            await self._pause.wait(_BRIEF_SUMMARY if self._left <= HURRIED else unhurried)
            while self.held and self._left > URGENT:
                await self._pause.wait(min(self._left - URGENT, _A_WHILE))
        self.held = False


def _deadline(asked: Asked | None) -> float:
    """When a bot answers in place of whoever looks on; never, if they are not asked or there is no clock."""
    return inf if asked is None or not asked.here or asked.deadline is None else asked.deadline
