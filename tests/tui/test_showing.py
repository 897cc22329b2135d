"""How fast things are shown to whoever is asked by a clock: in time, whatever there is to be seen before."""

import asyncio
import time
from collections.abc import AsyncIterator
from dataclasses import replace
from math import inf
from types import SimpleNamespace

import pytest
from textual.widgets import Static

from flip7.core.apply import apply
from flip7.core.events import RoundEnded
from flip7.core.table import Table
from flip7.record import from_notation, replay
from flip7.tui.pace import USUAL
from flip7.tui.scene import SUMMARY
from flip7.tui.session import Step, Update
from flip7.tui.showing import HURRIED, QUICKLY, URGENT, Showing
from flip7.words.sentence import Standings
from tests.server.running import PATIENCE
from tests.tui.tables import AtATable, Still, story

END_OF_A_ROUND = "1. A / A 5 / B 6 / C 7 / A h 9 / B s / C s / A s = 14 6 7\n2. B / B 3 / C 4 / A 8"
EVERYBODY = (0, 1, 2)


class EndOfARound(Still):
    """A round ends before one's eyes, the next is dealt, and somebody is asked."""

    def __init__(self, here: tuple[int, ...], deadline: float | None) -> None:
        super().__init__(END_OF_A_ROUND, "Ana", "Ben", "Cleo", here=here)
        replayed = replay(from_notation(END_OF_A_ROUND))
        ends = next(
            at for at, step in enumerate(replayed.steps) if any(isinstance(each, RoundEnded) for each in step.events)
        )
        table = Table.set_up(3, replayed.record.rules, replayed.record.dealer)
        for step in replayed.steps[:ends]:
            for event in step.events:
                apply(table, event)
        asked = self.fresh.asked
        assert asked is not None
        events = tuple(event for step in replayed.steps[ends:] for event in step.events)
        self.step = Step(events, replace(asked, deadline=deadline))
        self.fresh = replace(self.fresh, table=table, asked=None, told=story(replayed, self.fresh.names, ends))

    async def updates(self) -> AsyncIterator[Update]:
        yield self.fresh
        yield self.step


class Watched(Showing):
    """Waits for nothing, and writes down how long it would have waited."""

    def __init__(self, left: float, *, here: tuple[int, ...] = EVERYBODY) -> None:
        session = EndOfARound(here, None if left == inf else time.monotonic() + left)
        super().__init__(session, lambda: None, USUAL)
        self.waited: list[float] = []
        self.during_standings: list[float] = []

    async def _wait(self, seconds: float) -> None:
        assert self.scene is not None
        (self.waited if self.scene.standings is None else self.during_standings).append(seconds)
        await asyncio.sleep(0)

    async def all(self) -> "Watched":
        await self.run()
        assert self.scene is not None
        assert self.scene.asked is not None
        assert any(isinstance(told, Standings) for told in self.scene.told)
        return self


async def test_without_a_clock_everything_has_its_time() -> None:
    plain = await Watched(inf).all()
    assert plain.during_standings == [SUMMARY]
    assert sum(plain.waited) > 3
    generous = await Watched(10 * HURRIED).all()
    assert (generous.waited, generous.during_standings) == (plain.waited, plain.during_standings)


async def test_with_little_time_left_the_rest_is_shown_quickly() -> None:
    plain, hurried = await Watched(inf).all(), await Watched(HURRIED).all()
    assert hurried.waited == pytest.approx([QUICKLY * seconds for seconds in plain.waited])
    assert sum(hurried.during_standings) < HURRIED - URGENT


async def test_with_hardly_any_the_question_is_there_at_once() -> None:
    urgent = await Watched(URGENT - 1).all()
    assert not any(urgent.waited)
    assert urgent.during_standings == []


async def test_whoever_is_not_asked_is_in_no_hurry() -> None:
    plain, other = await Watched(inf).all(), await Watched(URGENT - 1, here=()).all()
    assert (other.waited, other.during_standings) == (plain.waited, plain.during_standings)


async def test_held_standings_go_when_time_runs_out() -> None:
    showing = Watched(URGENT + 0.3)
    showing.held = True
    async with asyncio.timeout(20):
        await showing.all()
    assert not showing.held
    assert showing._left < URGENT


@pytest.mark.integration
async def test_the_time_that_is_left_is_seen_and_goes_by(monkeypatch: pytest.MonkeyPatch) -> None:
    """By a clock that stands still until it is set."""
    now = 1000.0
    for module in ("table_screen", "showing"):
        monkeypatch.setattr(f"flip7.tui.{module}.time", SimpleNamespace(monotonic=lambda: now))
    session = Still("A 5 / B 6 / C 7", "Ana", "Ben", "Cleo", here=EVERYBODY)
    asked = session.fresh.asked
    assert asked is not None
    session.fresh = replace(session.fresh, asked=replace(asked, deadline=now + 30))
    app = AtATable(session)
    async with app.run_test(size=(80, 24)) as pilot, asyncio.timeout(PATIENCE):
        for gone_by, left in ((0, 30), (1, 29), (2.5, 28), (29.9, 1), (31, 0)):
            now = 1000 + gone_by
            while f" {left} s left" not in f" {app.screen.query_one('#question', Static).render()}":
                await pilot.pause(0.01)
