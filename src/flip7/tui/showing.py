"""Shows what a session tells, beat by beat, at the speed that was chosen."""

import asyncio
from collections.abc import Callable
from typing import Final

from flip7.tui.pace import SPEEDS, USUAL
from flip7.tui.scene import SUMMARY, Scene
from flip7.tui.session import Fresh, Gathering, Remark, Step, TableSession, Update

BEHIND: Final = 6
"""With so many steps waiting, the rest is shown quickly: nobody wants to watch the past."""
QUICKLY: Final = 0.25


class Showing:
    """Between a session and a scene."""

    def __init__(self, session: TableSession, changed: Callable[[], None], pace: int = USUAL) -> None:
        self.scene: Scene | None = None
        self.pace: int = pace
        self.remark: str = ""
        self.gathering: Gathering | None = None
        """Who has come, as long as no game has begun."""
        self.held: bool = False
        """Somebody wants to look at the standings for longer."""
        self.settled: bool = False
        """Everything that was told has been shown."""
        self._session = session
        self._changed = changed
        self._waiting: asyncio.Queue[Update | None] = asyncio.Queue()
        self._skip = asyncio.Event()
        self._passing = False
        """The remark holds until something happens."""

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
        self._skip.set()

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
                await self._standings()
            else:
                await self._wait(seconds * SPEEDS[self.pace] * (QUICKLY if self._in_a_hurry(step) else 1))

    def _in_a_hurry(self, step: Step) -> bool:
        return step.missed or self._waiting.qsize() >= BEHIND

    async def _standings(self) -> None:
        """They stay for their time, or until they are let go; at the highest speed nobody waits."""
        if SPEEDS[self.pace]:
            await self._wait(SUMMARY)
            while self.held:
                await self._wait(None)
        self.held = False

    async def _wait(self, seconds: float | None) -> None:
        self._skip.clear()
        if seconds == 0:
            await asyncio.sleep(0)
            return
        try:
            async with asyncio.timeout(seconds):
                await self._skip.wait()
        except TimeoutError:
            pass
