"""A device for tests: a persistence that can fail, a server on it, and pages that talk to it."""

import asyncio
import json
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from functools import partial
from itertools import count
from typing import Any

from flip7.browser.server import BrowserServer
from tests.server.clocks import FakeClock
from tests.server.rooms_fixture import QUICK, SWIFT
from tests.server.turns import quiet, until

Message = dict[str, Any]


class Crash(Exception):
    """The browser is gone: nothing after this happens."""


class FakePersistence:
    """Keeps rooms as IndexedDB would: each write as a whole, or not at all."""

    def __init__(self) -> None:
        self.kept: dict[str, Message] = {}
        self.logs: dict[str, dict[int, tuple[int, str]]] = {}
        self.score_metas: dict[str, Message] = {}
        self.tapped: dict[str, dict[int, str]] = {}
        self.writes = 0
        self.reads: list[str] = []
        """The rooms whose logs were read."""
        self.refuse = False
        """Whether every write fails, as on a device that is full."""
        self.freeze_after: int | None = None
        """After so many writes the write is done, and never answered: the browser was closed meanwhile."""

    async def rooms(self) -> str:
        await asyncio.sleep(0)
        return json.dumps(list(self.kept.values()))

    async def entries(self, room: str) -> str:
        await asyncio.sleep(0)
        self.reads.append(room)
        log = self.logs.get(room, {})
        return json.dumps([log[number] for number in sorted(log)])

    async def scores(self) -> str:
        await asyncio.sleep(0)
        return json.dumps(list(self.score_metas.values()))

    async def taps(self, game: str) -> str:
        await asyncio.sleep(0)
        self.reads.append(game)
        tapped = self.tapped.get(game, {})
        return json.dumps([tapped[number] for number in sorted(tapped)])

    async def write(self, changes: str) -> None:
        await asyncio.sleep(0)
        if self.refuse:
            raise OSError("QuotaExceededError")
        if self.freeze_after is not None and self.writes >= self.freeze_after:
            await asyncio.get_running_loop().create_future()
        told = json.loads(changes)
        for meta in told.get("rooms", ()):
            self.kept[meta["id"]] = meta
        for room, number, at, act in told.get("entries", ()):
            log = self.logs.setdefault(room, {})
            assert number == len(log), "no gap in a log, and nothing is overwritten"
            log[number] = (at, act)
        for room in told.get("removed", ()):
            del self.kept[room], self.logs[room]
        self._write_scores(told)
        self.writes += 1
        if self.freeze_after is not None and self.writes >= self.freeze_after:
            await asyncio.get_running_loop().create_future()

    def _write_scores(self, told: Message) -> None:
        for meta in told.get("scores", ()):
            self.score_metas[meta["id"]] = meta
        for game, number, entry in told.get("taps", ()):
            tapped = self.tapped.setdefault(game, {})
            assert number == len(tapped), "no gap in what was tapped, and nothing is overwritten"
            tapped[number] = entry
        for game in told.get("removed_scores", ()):
            del self.score_metas[game]
            self.tapped.pop(game, None)

    def copy(self) -> "FakePersistence":
        """Return what the device kept, for a browser that is opened again."""
        other = FakePersistence()
        other.kept = dict(self.kept)
        other.logs = {room: dict(log) for room, log in self.logs.items()}
        other.score_metas = dict(self.score_metas)
        other.tapped = {game: dict(tapped) for game, tapped in self.tapped.items()}
        return other


_numbers = count(1)


class Page:
    """One connection of a page, and what it was told."""

    def __init__(self, server: BrowserServer) -> None:
        self.server = server
        self.number = next(_numbers)
        self.code = ""
        """Of the table, where a test has noted it."""
        self.heard: list[Message] = []
        server.connect(self.number, lambda text: self.heard.append(json.loads(text)))

    def say(self, **message: object) -> None:
        self.server.receive(self.number, json.dumps(message))

    async def told(self, kind: str, holds: Callable[[Message], object] = lambda _: True) -> Message:
        """Wait for a message of that kind for which that holds."""
        found: list[Message] = []

        def look() -> bool:
            found[:] = [each for each in self.heard if each["type"] == kind and holds(each)]
            return bool(found)

        await until(look)
        return found[0]

    async def hello(self, table: str, token: str | None = None, last: int | None = None) -> Message:
        self.say(type="hello", protocol=1, table=table, token=token, last=last)
        return await self.told("welcome")

    @property
    def acts(self) -> list[Message]:
        return [each for each in self.heard if each["type"] == "happened"]

    @property
    def asked(self) -> Message | None:
        """The question that is open, as far as this page was told."""
        told = [each for each in self.heard if each["type"] in {"happened", "welcome"}]
        asked: Message | None = told[-1]["asked"] if told else None
        return asked

    def close(self) -> None:
        self.server.disconnect(self.number)


@asynccontextmanager
async def device(
    persistence: FakePersistence | None = None, clock: FakeClock | None = None
) -> AsyncIterator[BrowserServer]:
    """A browser with that persistence, or with nothing kept."""
    server = BrowserServer(clock or FakeClock(), persistence or FakePersistence(), limits=SWIFT, timeouts=QUICK)
    try:
        yield server
    finally:
        await server.close()


async def asked_of(server: BrowserServer, method: str, target: str, body: object = None) -> Any:  # noqa: ANN401 - JSON
    """Send a request that is answered with success, and return what its JSON says."""
    text = body if isinstance(body, str) or body is None else json.dumps(body)
    answer = await server.request(method, target, text)
    assert answer.status in {200, 201}, answer
    return json.loads(answer.body)


async def refused(server: BrowserServer, method: str, target: str, body: object = None) -> tuple[int, str, str]:
    """Send a request that is refused: the status, the reason and the sentence."""
    text = body if isinstance(body, str) or body is None else json.dumps(body)
    answer = await server.request(method, target, text)
    told = json.loads(answer.body)
    return answer.status, told["error"], told["message"]


def bold(asked: Message) -> object:
    """Choose the last option."""
    return asked["options"][-1]


async def play(
    pages: dict[int, Page],
    watching: Page,
    choose: Callable[[Message], object] = bold,
    most: int | None = None,
) -> int:
    """Answer for the seats of these pages, so often or until the game is over; return how many answers were given."""
    made = 0
    answered = -1
    while most is None or made < most:
        await until(partial(_is_due_or_over, pages, watching, answered))
        if _is_over(watching):
            break
        asked = watching.asked
        assert asked is not None
        answered = asked["ordinal"]
        pages[asked["seat"]].say(type="answer", ordinal=answered, choice=choose(asked))
        made += 1
    await quiet()
    return made


def _is_due_or_over(pages: dict[int, Page], watching: Page, answered: int) -> bool:
    asked = watching.asked
    is_due = asked is not None and asked["seat"] in pages and asked["ordinal"] > answered
    return is_due or _is_over(watching)


def _is_over(page: Page) -> bool:
    return any(each["act"]["act"] == "revealed" for each in page.acts)
